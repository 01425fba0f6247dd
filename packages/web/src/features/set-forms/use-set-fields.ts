import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { TAB_KEYS } from '../../data/local/local-keys.ts';
import { useTabState } from '../../data/local/use-tab-state.ts';
import type { FormOwner, SetFields } from './set-fields.ts';

type Draft = Omit<SetFields, 'points'> & { readonly points: SetFields['points'] | null };

/** The fields of a new set; until the player chooses points, the preset of the spec and phase is chosen (acceptance D6). */
export function useSetFields(owner: FormOwner, { edition, dataset }: RosterGame) {
  const [draft, setDraft, forget] = useTabState<Draft>(TAB_KEYS.setDraft(owner.id), () => ({
    name: '',
    spec: owner.spec ?? '',
    phase: edition.defaultPhase,
    professions: [],
    points: null,
  }));
  const { spec } = draft;
  const phase = draft.phase ?? 0;
  const preset = spec === '' ? null : presetFor(dataset, edition, { ...owner, spec, phase });
  const whole: SetFields = {
    ...draft,
    points: draft.points ?? (preset ? [presetPoint(preset)] : []),
  };
  const change = (part: Partial<SetFields>): void => setDraft((before) => ({ ...before, ...part }));
  return [whole, change, forget] as const;
}
