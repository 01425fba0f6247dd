import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import { chooseKit, type KitChoice } from '@gearwright/game/plans/choosing-kit.ts';
import type { KitPart } from '@gearwright/game/plans/starting-as.ts';
import { settingGoals } from '@gearwright/game/set/edits.ts';
import type { GearSet, SetEdit } from '@gearwright/game/set/gear-set.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { specName } from '@gearwright/game/text/spec-name.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import type { FormOwner } from './set-fields.ts';
import type { NewSetFields } from './use-set-fields.ts';

/** What the place for the kit is given. */
export interface KitInput {
  readonly set: GearSet;
  readonly rules: Rules;
  readonly choice: KitChoice;
  readonly onChange: (choice: KitChoice) => void;
  /** Parts that come from elsewhere. */
  readonly without: readonly KitPart[];
}

interface Start {
  /** "Start as Fury". */
  readonly title: string;
  readonly input: Omit<KitInput, 'onChange'>;
  readonly problem: string | null;
  /** All of it, as one step that can be taken back. */
  readonly edit: SetEdit | null;
}

/** What the spec of a new set brings along; null until one is chosen. */
export function startOf(
  { spec, phase, professions, kit: choice }: NewSetFields,
  owner: FormOwner,
  { edition, dataset }: RosterGame,
  example: ExampleSet | null,
): Start | null {
  if (spec === '') return null;
  const { gameClass } = owner;
  const wanted = { id: '', characterId: owner.id, name: '', gameClass, spec };
  const set = newGearSet({ ...wanted, phase: phase ?? 0 });
  const rules = { edition, dataset, wearer: { ...owner, professions } };
  // A published set has talents of its own; pasted ones are meant.
  const isTold = example !== null && example.talents !== null && choice.pasted.trim() === '';
  const without: readonly KitPart[] = isTold ? ['talents'] : [];
  const left = [...choice.left, ...without];
  const { edit, problem } = chooseKit(set, rules, { ...choice, left });
  const edits = [
    ...(edit ? [edit] : []),
    // A new set has the spec's goals anyway: who does not want them has none.
    ...(choice.left.includes('style') ? [settingGoals({ arms: 'any' })] : []),
    ...(choice.left.includes('caps') ? [settingGoals({ caps: [] })] : []),
  ];
  return {
    title: `Start as ${specName({ gameClass, spec }, dataset)}`,
    input: { set, rules, choice, without },
    problem,
    edit: edits.length > 0 ? (before) => edits.reduce((after, each) => each(after), before) : null,
  };
}
