import { whyNotEquip } from '@gearwright/game/equip/can-equip.ts';
import type { MessageCode } from '@gearwright/game/messages.ts';
import { SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import { conditionWords } from '@gearwright/game/text/condition-words.ts';
import { idleWords } from '@gearwright/game/text/idle-words.ts';
import { explain, idleEffects } from '@gearwright/game/total/explain.ts';
import { AT, type FigureName } from '@gearwright/game/total/figures.ts';
import type { IdleEffect } from '@gearwright/game/total/line.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { sheetStats } from '@gearwright/game/total/sheet-stats.ts';
import { figure, type Totals } from '@gearwright/game/total/totals.ts';
import { defineCommand } from '../command.ts';
import { readInputSet, type InputSet } from '../read-input.ts';
import { printLines } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export const totals = defineCommand({
  name: 'totals',
  summary: 'the character sheet of a set read from standard input',
  help: `
gw totals --edition <classic|sod|tbc|wrath> [--explain <stat>|effects] < set.json

Reads a set (our own format, an add-on or website export, a planner link, item links) and prints
{"stats": {name: value}, "warnings": [sentence]}. Values are unrounded. Buffs, consumables and the
form count when the set lists them. What the edition does not know is warned about and counts nothing;
what the class cannot wear is warned about and counts.

Options
  --explain NAME     print the parts of one figure instead, in order of application:
                     {"stat", "value", "contributions": [{"kind", "name", "amount", "condition"?}]}; the amounts sum
                     to the value. "notCounted" lists the effects on this figure that add nothing as the wearer
                     stands, each with its reason; "doubt" says where the sources of the figure disagree
  --explain effects  print every effect that adds nothing as the wearer stands: {"notCounted": [{"kind", "name",
                     "effect", "because"}]}

Examples
  gw totals --edition wrath < fire-mage.json
  gw totals --edition tbc --explain dodgePercent < tank.json
  gw totals --edition sod --explain effects < warrior.json
`,
  options: {
    edition: { type: 'string', short: 'e' },
    explain: { type: 'string' },
  },
  run: async ({ edition: text, explain: wanted }, terminal) => {
    const input = await readInputSet(text, terminal);
    const { set, wearer, edition, dataset, resolved } = input;
    const warnings = [...input.warnings, ...notWorn(input)];
    const sheet = setTotals(set, { edition, dataset, wearer, form: resolved.form, buffs: true });
    if (wanted === undefined) {
      return printLines(terminal, [JSON.stringify({ stats: sheetStats(sheet), warnings })]);
    }
    if (wanted === 'effects') {
      const notCounted = idleEffects(sheet).map(toldIdle);
      return printLines(terminal, [JSON.stringify({ notCounted, warnings })]);
    }
    if (!isFigure(wanted)) throw new UsageError(`"${wanted}" is not a figure of the sheet.`);
    return printLines(terminal, [JSON.stringify({ ...explained(sheet, wanted), warnings })]);
  },
});

function explained(sheet: Totals, wanted: FigureName) {
  const contributions = explain(sheet, wanted).map(({ source: { when, ...source }, amount }) => ({
    ...source,
    ...(when && { condition: conditionWords(when) }),
    amount,
  }));
  const doubt = sheet.input.edition.sheet.doubts.find((each) => each.figure === wanted)?.why;
  return {
    stat: wanted,
    value: figure(sheet, wanted),
    contributions,
    notCounted: idleEffects(sheet, wanted).map(toldIdle),
    ...(doubt !== undefined && { doubt }),
  };
}

function toldIdle(idle: IdleEffect) {
  const { kind, name } = idle.line.source;
  return { kind, name, ...idleWords(idle) };
}

/** Nobody of the class could put it on there, of whatever level and trade. */
const NEVER_WORN: readonly MessageCode[] = ['wrongClass', 'wrongSlot', 'notWearable'];

function notWorn({ set, ...rules }: InputSet): readonly string[] {
  return SLOT_IDS.flatMap((slot) => {
    const { item } = set.gear[slot];
    const reason = item && whyNotEquip(set, slot, item, rules);
    return reason && NEVER_WORN.includes(reason.code) ? [reason.message] : [];
  });
}

function isFigure(name: string): name is FigureName {
  return Object.hasOwn(AT, name);
}
