import { useState } from 'react';
import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import type { FormOwner, SetFields } from './set-fields.ts';

/** The fields of a new set; until the player chooses points, the preset of the spec and phase is chosen (acceptance D6). */
export function useSetFields(owner: FormOwner, { edition, dataset }: RosterGame) {
  const [fields, setFields] = useState<Omit<SetFields, 'points'>>({
    name: '',
    spec: owner.spec ?? '',
    phase: edition.defaultPhase,
    professions: [],
  });
  const [points, setPoints] = useState<SetFields['points'] | null>(null);
  const { spec } = fields;
  const phase = fields.phase ?? 0;
  const preset = spec === '' ? null : presetFor(dataset, edition, { ...owner, spec, phase });
  const whole: SetFields = { ...fields, points: points ?? (preset ? [presetPoint(preset)] : []) };
  const change = ({ points: chosen, ...part }: Partial<SetFields>): void => {
    setFields((before) => ({ ...before, ...part }));
    if (chosen) setPoints(chosen);
  };
  return [whole, change] as const;
}
