import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { whyNotSubmitSet } from '@gearwright/game/set/set-form.ts';
import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { failureText } from '../../data/failure-text.ts';
import { Button } from '../../ui/Button.tsx';
import { FormProblems } from '../../ui/form/FormProblems.tsx';
import { useSubmission } from '../../ui/form/use-submission.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ProfessionsField } from './ProfessionsField.tsx';
import type { FormOwner, PointsInput, SetFields } from './set-fields.ts';
import styles from './SetForm.module.css';

interface Props {
  readonly game: RosterGame;
  readonly owner: FormOwner;
  readonly fields: SetFields;
  readonly onChange: (part: Partial<SetFields>) => void;
  /** Where the points are chosen. */
  readonly points: (input: PointsInput) => ReactNode;
  /** What else is asked, before the points. */
  readonly children?: ReactNode;
  /** What the gold button says, and what it says while it works. */
  readonly action: string;
  readonly doing: string;
  /** What else is not right yet. */
  readonly problems?: readonly string[];
  /** Where giving up leads. */
  readonly back: string;
  /** Whoever gives up has no use for what was typed. */
  readonly onGiveUp: () => void;
  readonly send: () => Promise<void>;
}

/** What is asked about a set, new or not. */
export function SetForm(props: Props) {
  const { game, owner, fields, onChange, points, children, action, doing, back, send } = props;
  const { problems = [] } = props;
  const { edition, dataset } = game;
  const specs = classFacts(dataset, owner.gameClass)?.specs ?? [];
  const [isWriting, setWriting] = useState(false);
  const reasons = [...whyNotSubmitSet(fields).map(({ message }) => message), ...problems];
  const submission = useSubmission({
    missing: isWriting ? [...reasons, MESSAGES.pointUnfinished()] : reasons,
    failureText,
    send,
  });
  const missing = (label: string) => submission.errorOf(MESSAGES.required(label));
  return (
    <form className={styles.form} noValidate onSubmit={submission.submit}>
      <FormProblems problems={submission.problems} />
      <TextField
        label="Name"
        value={fields.name}
        error={missing('Name')}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <div className={styles.pair}>
        <Select
          label="Talent Specialization"
          error={missing('Talent Specialization')}
          options={specs.map(({ key, name }) => ({ value: key, label: name }))}
          value={fields.spec || null}
          onChange={(spec) => onChange({ spec })}
        />
        <Select
          label="Phase"
          error={missing('Phase')}
          options={edition.phases.map(({ phase, name }) => ({
            value: phase,
            label: `${phase}: ${name}`,
          }))}
          value={fields.phase}
          onChange={(phase) => onChange({ phase })}
        />
      </div>
      <ProfessionsField
        professions={edition.professions}
        chosen={fields.professions}
        onChange={(professions) => onChange({ professions })}
      />
      {children}
      {points({
        holder: { gameClass: owner.gameClass, spec: fields.spec },
        points: fields.points,
        onChange: (chosen) => onChange({ points: chosen }),
        error:
          submission.errorOf(MESSAGES.pointRequired()) ??
          submission.errorOf(MESSAGES.duplicatePoint()),
        onWriting: setWriting,
      })}
      <div className={styles.actions}>
        <ButtonLink to={back} onClick={props.onGiveUp}>
          Cancel
        </ButtonLink>
        <Button tone="main" type="submit" aria-disabled={!submission.ready}>
          {submission.busy ? doing : action}
        </Button>
      </div>
    </form>
  );
}
