import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { effectsFor } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import { weightsOf, type StatWeights } from '@gearwright/game/point/point.ts';
import { itemAmounts } from '@gearwright/game/score/amounts.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { specNames, worthLine } from '@gearwright/game/text/effect-worth-words.ts';
import { CLASSES, RACE_FACTION } from '@gearwright/game/words/classes-and-races.ts';
import type { EffectWorths } from '@gearwright/game/worth/effect-worths.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import { chooseEdition } from '../choose-edition.ts';
import { defineCommand } from '../command.ts';
import { printLines } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export const value = defineCommand({
  name: 'value',
  summary: 'what items are worth to a spec, and why',
  help: `
gw value --edition <classic|sod|tbc|wrath> --class <class> --spec <spec> [options] ITEM…

Prints one JSON object a line for each item (its id, or its name in quotes): {"id", "name", "weights", "value",
"stats": [{"stat", "amount", "weight", "value"}], "effect": {"value", "reason"}}. The weights are those a new set
of the spec has; sockets count nothing here, for what goes into them is chosen with the set.

Options
  --level N          of the wearer (default: the level cap)
  --phase N          of the set (default: the edition's)

Examples
  gw value --edition wrath --class warrior --spec fury --phase 2 45931 "Dark Matter"
`,
  options: {
    edition: { type: 'string', short: 'e' },
    class: { type: 'string' },
    spec: { type: 'string' },
    level: { type: 'string' },
    phase: { type: 'string' },
  },
  takes: 'ITEM',
  run: async (values, terminal, named) => {
    const key = chooseEdition(values.edition);
    const edition = EDITIONS[key];
    const dataset = loadDataset(key);
    const gameClass = CLASSES.find((each) => each === values.class?.toLowerCase());
    const facts = dataset.classes.find((each) => each.gameClass === gameClass);
    if (!gameClass || !facts) throw new UsageError(`Unknown class "${values.class ?? ''}".`);
    const spec = facts.specs.find((each) => each.key === values.spec?.toLowerCase())?.key;
    if (!spec) {
      const known = facts.specs.map((each) => each.key).join(', ');
      throw new UsageError(`Unknown spec "${values.spec ?? ''}". There are ${known}.`);
    }
    const level = whole('level', values.level, edition.maxLevel);
    const phase = whole('phase', values.phase, 0);
    const race = facts.races[0]!;
    const wearer = { race, gameClass, level, faction: RACE_FACTION[race], professions: [] };
    const rules: Rules = { edition, dataset, wearer };
    const set = newGearSet({ id: 'value', characterId: 'value', name: '', gameClass, spec, phase });
    const preset = presetFor(dataset, edition, { gameClass, spec, level, phase });
    const weights = preset ? weightsOf(presetPoint(preset)) : {};
    const effects = effectsFor(set, rules, weights);
    if (named.length === 0) throw new UsageError('Which items? Name them by id or by name.');
    await printLines(
      terminal,
      named
        .flatMap((text) => itemsNamed(text, rules))
        .map((item) =>
          JSON.stringify({
            ...worthOf(item, weights, effects, rules),
            weights: preset?.name ?? null,
          }),
        ),
    );
  },
});

function itemsNamed(text: string, { dataset, wearer }: Rules): readonly Item[] {
  const byId = dataset.itemAt(text, wearer.level);
  if (byId) return [byId];
  const rows = [...dataset.items.ids.keys()].filter(
    (row) => dataset.items.name(row).toLowerCase() === text.toLowerCase(),
  );
  if (rows.length === 0) throw new UsageError(`No item "${text}".`);
  return rows.map((row) => dataset.item(String(dataset.items.ids[row]!))!);
}

function worthOf(item: Item, weights: StatWeights, effects: EffectWorths, rules: Rules) {
  const stats = Object.entries(itemAmounts(item, item.slotId)).flatMap(([stat, amount]) => {
    const weight = weights[stat as StatName] ?? 0;
    return weight * amount === 0 ? [] : [{ stat, amount, weight, value: weight * amount }];
  });
  const effect = effects.whyItem(item.baseId);
  const reason =
    effect || item.hasEffectText ? worthLine(effect, specNames(rules)) : 'No effect besides stats';
  return {
    id: item.id,
    name: item.name,
    value: stats.reduce((sum, each) => sum + each.value, 0) + (effect?.value ?? 0),
    stats,
    effect: { value: effect?.value ?? null, reason },
  };
}

function whole(name: string, text: string | undefined, otherwise: number): number {
  const number = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(number) || number < 0)
    throw new UsageError(`--${name} takes a whole number, not "${text}".`);
  return number;
}
