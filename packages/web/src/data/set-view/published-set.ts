import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import { exampleKey, exampleName } from '@gearwright/game/exchange/example-key.ts';
import { setFromExample } from '@gearwright/game/exchange/set-from-example.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';

/** A published set as the wearer of another would have it: its gear and talents, all else as in that set. */
export function publishedSet(example: ExampleSet, beside: GearSet, rules: Rules): GearSet {
  const { gameClass, spec } = beside;
  const id = exampleKey(example);
  const name = exampleName(example);
  const beginnings = { id, characterId: '', name, gameClass, spec, phase: example.phase };
  const { set } = setFromExample(example, beginnings, rules);
  const { points, effectValues, goals, buffs, consumables, glyphs, modelSettings } = beside;
  return {
    ...set,
    ...{ points, effectValues, goals, buffs, consumables, glyphs, modelSettings },
    talents: example.talents === null ? beside.talents : set.talents,
  };
}
