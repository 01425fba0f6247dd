import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Rule } from '../../ui/Heading.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import styles from './CharacterForm.module.css';
import { CharacterPreview } from './CharacterPreview.tsx';
import { GenderAndClass, RaceChoice } from './ChooseStep.tsx';
import { whyNotsDraft, type Draft } from './draft.ts';
import { LooksChoice } from './LooksChoice.tsx';
import { NameFields } from './NameFields.tsx';
import { useFormStep, type FormStep } from './use-form-step.ts';

interface Props {
  readonly title: string;
  readonly first: FormStep;
  readonly game: RosterGame;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** The one class that can be chosen; null for any that the race allows. */
  readonly locked: GameClass | null;
  readonly realmNote?: string;
  readonly submit: string;
  /** What is being done, in place of `submit`; null when nothing is. */
  readonly busy: string | null;
  readonly failure: string | null;
  readonly onSubmit: () => void;
  /** Another way to the same end, at the head of the first step. */
  readonly instead?: ReactNode;
  /** Where Cancel leads. */
  readonly leave: string;
}

/** Race, gender and class; then looks, name, level and realm. */
export function CharacterForm(props: Props) {
  const { title, first, game, draft, onChange, locked, realmNote, submit, busy, failure } = props;
  const { step, go } = useFormStep(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [step]);
  const reasons = whyNotsDraft(draft, game);
  const canSubmit = reasons.length === 0 && busy === null;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (step === 'choose') go('customize');
    else if (canSubmit) props.onSubmit();
  };
  const shared = { draft, onChange, game };
  return (
    <form className={styles.page} onSubmit={send} noValidate>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.step}>
          {step === 'choose' ? '1 of 2: Race, gender and class' : '2 of 2: Customize'}
        </p>
        {step === 'choose' && props.instead}
      </header>
      <Rule />
      {failure && <Banner tone="failed">{failure}</Banner>}
      <div className={styles.columns} data-step={step}>
        <div className={styles.left}>
          {step === 'choose' ? (
            <RaceChoice {...shared} locked={locked} />
          ) : (
            <LooksChoice {...shared} />
          )}
        </div>
        <div className={styles.middle}>
          <CharacterPreview draft={draft} game={game} />
        </div>
        <div className={styles.right}>
          {step === 'choose' ? (
            <GenderAndClass {...shared} locked={locked} />
          ) : (
            <fieldset className={styles.group}>
              <legend className={styles.legend}>Details</legend>
              <NameFields {...shared} reasons={reasons} realmNote={realmNote} />
            </fieldset>
          )}
        </div>
      </div>
      <footer className={styles.foot}>
        {step === 'choose' ? (
          <>
            <ButtonLink to={props.leave}>Cancel</ButtonLink>
            <Button tone="main" type="submit">
              Customize
            </Button>
          </>
        ) : (
          <>
            {first === 'customize' && (
              <ButtonLink tone="quiet" to={props.leave}>
                Cancel
              </ButtonLink>
            )}
            <Button onClick={() => go('choose')}>Back</Button>
            <Button tone="main" type="submit" disabled={!canSubmit}>
              {busy ?? submit}
            </Button>
          </>
        )}
      </footer>
    </form>
  );
}
