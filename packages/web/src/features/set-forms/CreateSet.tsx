import { useState, type ReactNode } from 'react';
import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import { examplesFor } from '@gearwright/game/exchange/examples-for.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { failureText } from '../../data/failure-text.ts';
import { useFirstEdit } from '../../data/editor/use-first-edit.ts';
import { useCreateSet } from '../../data/roster/use-set-changes.ts';
import { useSharedPointSaver } from '../../data/roster/use-point-changes.ts';
import { Heading } from '../../ui/Heading.tsx';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { ExampleField } from './ExampleField.tsx';
import { FormPage } from './FormPage.tsx';
import { beginWith, type Beginning } from './new-set.ts';
import type { FormOwner, PointsInput } from './set-fields.ts';
import { SetForm } from './SetForm.tsx';
import styles from './SetForm.module.css';
import { startOf, type KitInput } from './start-of.ts';
import { useSetFields } from './use-set-fields.ts';

interface Props {
  readonly game: RosterGame;
  readonly owner: FormOwner;
  readonly points: (input: PointsInput) => ReactNode;
  /** Where it is chosen what the spec brings along. */
  readonly kit: (input: KitInput) => ReactNode;
}

/** Makes a set of a character and opens it. */
export function CreateSet({ game, owner, points, kit }: Props) {
  const [fields, change, forget] = useSetFields(owner, game);
  const [chosen, setChosen] = useState<ExampleSet | null>(null);
  const { create } = useCreateSet();
  const saveShared = useSharedPointSaver();
  const firstEdit = useFirstEdit();
  const navigate = useAppNavigate();
  const wish = { ...owner, spec: fields.spec, phase: fields.phase ?? 0 };
  const examples = fields.spec === '' ? [] : examplesFor(game.dataset, game.edition, wish);
  // Another spec or phase has other examples.
  const example = chosen && examples.includes(chosen) ? chosen : null;
  const beginning: Beginning = beginWith(example, fields, owner, game);
  const start = startOf(fields, owner, game, example);
  return (
    <FormPage title="Create Gear Set" owner={owner}>
      <SetForm
        game={game}
        owner={owner}
        fields={fields}
        onChange={change}
        points={points}
        action="Create Set"
        doing="Creating..."
        back={`/character/${owner.id}`}
        problems={start?.problem ? [start.problem] : []}
        onGiveUp={forget}
        send={async () => {
          await saveShared(fields.points);
          const { id } = await create(beginning.input);
          // The set is there, whatever becomes of its start: sent again, the form would make another.
          if (start?.edit) {
            await firstEdit(id, start.edit).catch((error: unknown) =>
              showToast(failureText(error), { tone: 'failed' }),
            );
          }
          forget();
          navigate(`/character/${owner.id}/set/${id}`, { replace: true });
        }}
      >
        <ExampleField
          examples={examples}
          chosen={example}
          onChange={setChosen}
          warnings={beginning.warnings}
        />
        {start && (
          <section className={styles.start} aria-label={start.title}>
            <Heading>{start.title}</Heading>
            {kit({ ...start.input, onChange: (chosen) => change({ kit: chosen }) })}
          </section>
        )}
      </SetForm>
    </FormPage>
  );
}
