import { writeOwn } from '@gearwright/game/exchange/write-own.ts';
import { autofill as fill, autofilling } from '@gearwright/game/optimise/autofill.ts';
import { parseCap, type Cap } from '@gearwright/game/optimise/exact/cap.ts';
import { exactAutofill } from '@gearwright/game/optimise/exact/exact-autofill.ts';
import { GOAL_NAMES, goalNamed } from '@gearwright/game/optimise/exact/named-goals.ts';
import { nakedSheet } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { sheetStats } from '@gearwright/game/total/sheet-stats.ts';
import { defineCommand } from '../command.ts';
import { readInputSet, type InputSet } from '../read-input.ts';
import { autofillGoal } from '../autofill-goal.ts';
import { printLines } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export const autofill = defineCommand({
  name: 'autofill',
  summary: 'the best gear for a set by its stat weights',
  help: `
gw autofill --edition <classic|sod|tbc|wrath> [--exact] [--defaults] [options] < set.json

Reads a set with at least one point (stat weights; the first is used) and prints the filled set in our
own format, with value, bound and proved beside it. Class, level, phase, professions and filters of the
set decide what may be worn.

Options
  --exact            the best whole set at once, with its proof, instead of the best of each slot
  --defaults         weights, caps, weapon style and worths of effects as a new set of the spec has them;
                     the spec is character.spec, else that of the talents. Points of the set, --cap, --min,
                     --style and --no-effects win. "defaults" in the answer says what was chosen
  --style NAME       how to be armed: twoHand, twoOneHanders, twoTwoHanders, shield, heldOffHand or oneHand;
                     may be repeated, "any" for any way
  --no-effects       procs, uses, relics and set bonuses without stats count nothing
  --cap TEXT         'hitRating<=202': worthless above that amount of the sheet; may be repeated
  --min TEXT         'defenseRating>=130': at least that amount; may be repeated
                     --cap and --min also take a goal by name: uncrittable (defense and resilience until no
                     boss strikes critically), uncrushable (102.4 % of blows avoided or blocked, with a
                     shield), armorPenetration (worthless once all armor is ignored)
  --seconds N        end the exact search after so long with the best so far (default 60)

Examples
  gw autofill --edition wrath --exact --cap 'hitRating<=263' < mage.json
  gw autofill --edition wrath --exact --defaults < fury.json
  gw autofill --edition tbc --exact --min 'defenseRating>=331' < tank.json
`,
  options: {
    edition: { type: 'string', short: 'e' },
    exact: { type: 'boolean' },
    cap: { type: 'string', multiple: true },
    min: { type: 'string', multiple: true },
    seconds: { type: 'string' },
    defaults: { type: 'boolean' },
    style: { type: 'string', multiple: true },
    'no-effects': { type: 'boolean' },
  },
  run: async (values, terminal) => {
    const input = await readInputSet(values.edition, terminal);
    const { wearer, edition, dataset, resolved, warnings } = input;
    const rules = { edition, dataset, wearer };
    const named = [...(values.cap ?? []), ...(values.min ?? [])].map((text) =>
      capOf(text, input, rules),
    );
    const goal = autofillGoal(input.set, rules, {
      defaults: values.defaults ?? false,
      effects: !values['no-effects'],
      styles: values.style ?? [],
      caps: named,
      form: resolved.form,
    });
    const { set, weights, effects, arms, caps } = goal;
    if (named.length > 0 && !values.exact) throw new UsageError('Caps need --exact.');
    const index = buildSearchIndex(dataset, edition);
    const context = { index, rules, set, weights, effects, arms };
    const end = performance.now() + secondsOf(values.seconds) * 1000;
    const totals = sheetStats(nakedSheet(set, rules, resolved.form));
    const found = values.exact
      ? exactAutofill({ ...context, caps, totals }, { stop: () => performance.now() > end })
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
        ...(goal.defaults && { defaults: goal.defaults }),
        warnings,
      }),
    ]);
  },
});

/** An amount of a stat, or a goal by its name. */
function capOf(text: string, { edition, set, resolved }: InputSet, rules: Rules): Cap {
  const cap = parseCap(text, edition) ?? goalNamed(text, nakedSheet(set, rules, resolved.form));
  if (!cap) {
    throw new UsageError(
      `"${text}" is no cap. Say for example 'hitRating<=202', or a goal: ${GOAL_NAMES.join(', ')}.`,
    );
  }
  return cap;
}

function secondsOf(text: string | undefined): number {
  const seconds = Number(text ?? 60);
  if (!(seconds > 0)) throw new UsageError(`--seconds takes a number above 0, not "${text}".`);
  return seconds;
}
