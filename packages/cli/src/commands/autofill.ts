import { writeOwn } from '@gearwright/game/exchange/write-own.ts';
import { autofill as fill, autofilling } from '@gearwright/game/optimise/autofill.ts';
import { parseCap, type Cap } from '@gearwright/game/optimise/exact/cap.ts';
import { exactAutofill } from '@gearwright/game/optimise/exact/exact-autofill.ts';
import { weightsOf } from '@gearwright/game/point/point.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import { emptyGear } from '@gearwright/game/set/new-gear-set.ts';
import type { Stats } from '@gearwright/game/stat/catalogue.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { sheetStats } from '@gearwright/game/total/sheet-stats.ts';
import { defineCommand } from '../command.ts';
import { readInputSet, type InputSet } from '../read-input.ts';
import { printLines } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export const autofill = defineCommand({
  name: 'autofill',
  summary: 'the best gear for a set by its stat weights',
  help: `
gw autofill --edition <classic|sod|tbc|wrath> [--exact] [options] < set.json

Reads a set with at least one point (stat weights; the first is used) and prints the filled set in our
own format, with value, bound and proved beside it. Class, level, phase, professions and filters of the
set decide what may be worn.

Options
  --exact            the best whole set at once, with its proof, instead of the best of each slot
  --cap TEXT         'hitRating<=202': worthless above that amount of the sheet; may be repeated
  --min TEXT         'defenseRating>=130': at least that amount; may be repeated
  --seconds N        end the exact search after so long with the best so far (default 60)

Examples
  gw autofill --edition wrath --exact --cap 'hitRating<=263' < mage.json
  gw autofill --edition tbc --exact --min 'defenseRating>=331' < tank.json
`,
  options: {
    edition: { type: 'string', short: 'e' },
    exact: { type: 'boolean' },
    cap: { type: 'string', multiple: true },
    min: { type: 'string', multiple: true },
    seconds: { type: 'string' },
  },
  run: async (values, terminal) => {
    const input = await readInputSet(values.edition, terminal);
    const { set, wearer, edition, dataset, resolved, warnings } = input;
    const point = set.points[0];
    if (!point) throw new UsageError('At least one equivalency point is required');
    const index = buildSearchIndex(dataset, edition);
    const rules = { edition, dataset, wearer };
    const context = { index, rules, set, weights: weightsOf(point) };
    const caps = [...(values.cap ?? []), ...(values.min ?? [])].map((text) => capOf(text, input));
    if (caps.length > 0 && !values.exact) throw new UsageError('Caps need --exact.');
    const end = performance.now() + secondsOf(values.seconds) * 1000;
    const found = values.exact
      ? exactAutofill(
          { ...context, caps, totals: nakedTotals(input) },
          { stop: () => performance.now() > end },
        )
      : { ...fill(context), bound: null, proved: false };
    const filled = autofilling(found, dataset)(set);
    const form = resolved.form;
    const stats = sheetStats(setTotals(filled, { edition, dataset, wearer, form, buffs: true }));
    const options = { buffs: true, talents: true, form };
    const character = { ...wearer, name: resolved.characterName ?? '' };
    const links = { set: null, talents: null };
    const { value, bound, proved } = found;
    const report = 'caps' in found ? { caps: found.caps, broken: found.broken } : {};
    await printLines(terminal, [
      JSON.stringify({
        ...writeOwn({ set: filled, character, dataset, stats, options, links }),
        value,
        bound,
        proved,
        ...report,
        warnings,
      }),
    ]);
  },
});

function capOf(text: string, { edition }: InputSet): Cap {
  const cap = parseCap(text, edition);
  if (!cap) throw new UsageError(`"${text}" is no cap. Say for example 'hitRating<=202'.`);
  return cap;
}

function secondsOf(text: string | undefined): number {
  const seconds = Number(text ?? 60);
  if (!(seconds > 0)) throw new UsageError(`--seconds takes a number above 0, not "${text}".`);
  return seconds;
}

/** What the sheet shows without any gear: it counts towards the caps. */
function nakedTotals({ set, wearer, edition, dataset, resolved }: InputSet): Stats {
  const naked = { ...set, gear: emptyGear() };
  return sheetStats(
    setTotals(naked, { edition, dataset, wearer, form: resolved.form, buffs: true }),
  );
}
