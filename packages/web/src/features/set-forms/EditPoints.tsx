import { useState, type ReactNode } from 'react';
import type { ConnectedSet } from '@gearwright/game/character/character.ts';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { whyNotPoints } from '@gearwright/game/set/set-form.ts';
import type { CharacterWithSets } from '@gearwright/roster/roster.ts';
import { failureText } from '../../data/failure-text.ts';
import { TAB_KEYS } from '../../data/local/local-keys.ts';
import { useTabState } from '../../data/local/use-tab-state.ts';
import { useUpdateCharacter } from '../../data/roster/use-character-changes.ts';
import { useSharedPointSaver } from '../../data/roster/use-point-changes.ts';
import { Button } from '../../ui/Button.tsx';
import { FormProblems } from '../../ui/form/FormProblems.tsx';
import { useSubmission } from '../../ui/form/use-submission.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { FormPage } from './FormPage.tsx';
import { pointsDraft } from './set-draft.ts';
import type { PointsInput } from './set-fields.ts';
import styles from './SetForm.module.css';

interface Props {
  readonly character: CharacterWithSets;
  readonly connected: ConnectedSet;
  readonly points: (input: PointsInput) => ReactNode;
}

/** A live character's gear is not the player's to change, but what it is ranked by is (acceptance D8). */
export function EditPoints({ character, connected, points: pointsField }: Props) {
  const [points, setPoints, forget] = useTabState(
    TAB_KEYS.setDraft(connected.id),
    pointsDraft,
    () => connected.points,
  );
  const { mutateAsync } = useUpdateCharacter();
  const saveShared = useSharedPointSaver();
  const navigate = useAppNavigate();
  const path = `/character/${character.id}/set/${connected.id}`;
  const [isWriting, setWriting] = useState(false);
  const reasons = whyNotPoints(points).map(({ message }) => message);
  const submission = useSubmission({
    missing: isWriting ? [...reasons, MESSAGES.pointUnfinished()] : reasons,
    failureText,
    send: async () => {
      await saveShared(points);
      const connectedSets = character.connectedSets.map((other) =>
        other.id === connected.id ? { ...other, points } : other,
      );
      await mutateAsync({ id: character.id, patch: { connectedSets } });
      forget();
      navigate(path, { replace: true });
    },
  });
  return (
    <FormPage title="Edit Equivalency Points" owner={character}>
      <form className={styles.form} noValidate onSubmit={submission.submit}>
        <FormProblems problems={submission.problems} />
        {pointsField({
          holder: { gameClass: character.gameClass, spec: character.spec ?? '' },
          points,
          onChange: setPoints,
          error: undefined,
          onWriting: setWriting,
        })}
        <div className={styles.actions}>
          <ButtonLink to={path} onClick={forget}>
            Cancel
          </ButtonLink>
          <Button tone="main" type="submit" aria-disabled={!submission.ready}>
            {submission.busy ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </FormPage>
  );
}
