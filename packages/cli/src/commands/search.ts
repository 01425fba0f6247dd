import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { statForName } from '@gearwright/game/stat/aliases.ts';
import { gradual } from '@gearwright/game/dataset/lazy.ts';
import { gatherOrigins } from '@gearwright/game/search/origins.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { slotByKey, type SlotId } from '@gearwright/game/slot/slots.ts';
import { loadDataset, loadTexts } from '@gearwright/gamedata/load.ts';
import { chooseEdition } from '../choose-edition.ts';
import { defineCommand } from '../command.ts';
import { printLines } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export const search = defineCommand({
  name: 'search',
  summary: 'items ranked by stat weights, filtered and found by name',
  help: `
gw search --edition <classic|sod|tbc|wrath> [options]

Prints the best items first, one JSON object a line: rank, score, id (with suffix), name, slotId,
quality, itemLevel, requiredLevel, phase, stats. Without weights the best spelt names come first.

Options
  --slot HEAD        HEAD, NECK … FINGER_1, TRINKET_1, MAIN_HAND, OFF_HAND, RANGED
  --class mage       what this class can wear (with --level, at that level)
  --level 70         highest required level
  --phase 5          this phase and earlier ones
  --weights JSON     {"spellPower": 1, "hitRating": 0.8}; any spelling of a stat
  --text robe        words of the name, forgiving of typos
  --limit 20         how many to print

Examples
  gw search --edition tbc --slot HEAD --class mage --level 70 --phase 5 --weights '{"spellPower":1}'
  gw search --edition classic --text thundrefury
`,
  options: {
    edition: { type: 'string', short: 'e' },
    slot: { type: 'string' },
    class: { type: 'string' },
    level: { type: 'string' },
    phase: { type: 'string' },
    weights: { type: 'string' },
    text: { type: 'string' },
    limit: { type: 'string' },
  },
  run: async (values, terminal) => {
    const key = chooseEdition(values.edition);
    const edition = EDITIONS[key];
    const phase = numberOf('phase', values.phase);
    const dataset = loadDataset(key);
    const origins = () => gradual(() => gatherOrigins(dataset.items, loadTexts(key)))();
    const index = buildSearchIndex(dataset, edition, values.text === undefined ? null : origins());
    const { hits } = searchItems(index, {
      slotId: slotOf(values.slot),
      gameClass: classOf(values.class, edition),
      maxRequiredLevel: numberOf('level', values.level),
      phases: phase === null ? null : Array.from({ length: phase }, (_, at) => at + 1),
      statWeights: weightsOf(values.weights, edition),
      // Who ranks looks for what can be kept; who asks by name wants to see everything.
      lasting: values.text === undefined,
      search: values.text ?? null,
      size: numberOf('limit', values.limit) ?? 20,
    });
    await printLines(
      terminal,
      hits.map(({ item, score }, at) => {
        const { id, name, slotId, quality, itemLevel, requiredLevel, stats } = item;
        // oxfmt-ignore
        return JSON.stringify({ rank: at + 1, score, id, name, slotId, quality, itemLevel, requiredLevel, phase: item.phase, stats });
      }),
    );
  },
});

function slotOf(text: string | undefined): SlotId | null {
  if (text === undefined) return null;
  const slot = slotByKey(text.toUpperCase());
  if (slot === null) throw new UsageError(`Unknown slot "${text}". Try: gw search --help`);
  return slot;
}

function classOf(
  text: string | undefined,
  { classes }: Pick<Edition, 'classes'>,
): GameClass | null {
  if (text === undefined) return null;
  const gameClass = classes.find((known) => known === text.toLowerCase());
  if (!gameClass)
    throw new UsageError(`Unknown class "${text}". Say one of ${classes.join(', ')}.`);
  return gameClass;
}

function numberOf(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 100_000) {
    throw new UsageError(`--${option} takes a whole number, not "${text}".`);
  }
  return value;
}

/** A JSON object from stat to weight, by any spelling the edition knows. */
function weightsOf(
  text: string | undefined,
  edition: Edition,
): Partial<Record<StatName, number>> | null {
  if (text === undefined) return null;
  const source = parsed(text);
  const weights: Partial<Record<StatName, number>> = {};
  for (const [name, value] of Object.entries(source)) {
    const stat = statForName(name, edition);
    if (stat === null) throw new UsageError(`"${name}" is not a valid stat`);
    if (typeof value !== 'number') throw new UsageError(`"${name}" value must be a number`);
    weights[stat] = value;
  }
  return weights;
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // said below
  }
  throw new UsageError('--weights takes a JSON object from stat to number.');
}
