import type { ReactNode } from 'react';
import {
  filtering,
  renaming,
  settingPhase,
  settingPoints,
  settingSpec,
} from '@gearwright/game/set/edits.ts';
import type { SetEdit } from '@gearwright/game/set/gear-set.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import type { OpenSet } from '../../data/editor/use-set-editor.ts';
import { TAB_KEYS } from '../../data/local/local-keys.ts';
import { useTabState } from '../../data/local/use-tab-state.ts';
import { useSharedPointSaver } from '../../data/roster/use-point-changes.ts';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { FormPage } from './FormPage.tsx';
import { setChangesDraft } from './set-draft.ts';
import type { PointsInput, SetFields } from './set-fields.ts';
import { SetForm } from './SetForm.tsx';
import { saveEdit } from './save-edit.ts';

interface Props {
  readonly game: RosterGame;
  readonly editing: OpenSet;
  readonly points: (input: PointsInput) => ReactNode;
}

/** Changes what a set is called and ranked by, as one step that can be taken back, and returns to the set. */
export function EditSet({ game, editing, points }: Props) {
  const { set, character } = editing;
  const [changes, setChanges, forget] = useTabState<Partial<SetFields>>(
    TAB_KEYS.setDraft(set.id),
    setChangesDraft,
    () => ({}),
  );
  const fields: SetFields = {
    name: set.name,
    spec: set.spec,
    phase: set.phase || game.edition.defaultPhase,
    professions: set.defaultFilters.professions ?? [],
    points: set.points,
    ...changes,
  };
  const saveShared = useSharedPointSaver();
  const navigate = useAppNavigate();
  const path = `/character/${character.id}/set/${set.id}`;
  return (
    <FormPage title="Edit Gear Set" owner={character}>
      <SetForm
        game={game}
        owner={character}
        fields={fields}
        onChange={(part) => setChanges((before) => ({ ...before, ...part }))}
        points={points}
        action="Save"
        doing="Saving..."
        back={path}
        onGiveUp={forget}
        send={async () => {
          await saveShared(fields.points);
          await saveEdit(editing, editOf(changes));
          forget();
          navigate(path, { replace: true });
        }}
      />
    </FormPage>
  );
}

/** One edit of all that was changed. */
function editOf({ name, spec, phase, professions, points }: Partial<SetFields>): SetEdit {
  const edits = [
    name !== undefined && renaming(name.trim()),
    spec !== undefined && settingSpec(spec),
    phase !== undefined && phase !== null && settingPhase(phase),
    professions !== undefined &&
      filtering({ professions: professions.length > 0 ? professions : null }),
    points !== undefined && settingPoints(points),
  ].filter((edit) => edit !== false);
  return (before) => edits.reduce((set, edit) => edit(set), before);
}
