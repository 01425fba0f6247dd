import { WHOLE_KIT, type KitChoice } from '@gearwright/game/plans/choosing-kit.ts';
import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { TAB_KEYS } from '../../data/local/local-keys.ts';
import { useTabState } from '../../data/local/use-tab-state.ts';
import { newSetDraft, type NewSetDraft } from './set-draft.ts';
import type { FormOwner, SetFields } from './set-fields.ts';

export interface NewSetFields extends SetFields {
  readonly kit: KitChoice;
}

/** The fields of a new set; until the player chooses points, the preset of the spec and phase is chosen (acceptance D6). */
export function useSetFields(owner: FormOwner, { edition, dataset }: RosterGame) {
  const [draft, setDraft, forget] = useTabState<NewSetDraft>(
    TAB_KEYS.setDraft(owner.id),
    newSetDraft,
    () => ({
      name: '',
      spec: owner.spec ?? '',
      phase: edition.defaultPhase,
      professions: [],
      points: null,
      kit: WHOLE_KIT,
    }),
  );
  const { spec } = draft;
  const phase = draft.phase ?? 0;
  const preset = spec === '' ? null : presetFor(dataset, edition, { ...owner, spec, phase });
  const whole: NewSetFields = {
    ...draft,
    points: draft.points ?? (preset ? [presetPoint(preset)] : []),
  };
  const change = (part: Partial<NewSetFields>): void =>
    setDraft((before) => ({ ...before, ...part }));
  return [whole, change, forget] as const;
}
