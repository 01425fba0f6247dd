import { writeOwn } from '@gearwright/game/exchange/write-own.ts';
import { writeAddon, writeWebsite } from '@gearwright/game/exchange/write-simulator.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { sheetStats } from '@gearwright/game/total/sheet-stats.ts';
import { defineCommand } from '../command.ts';
import { readInputSet, type InputSet } from '../read-input.ts';
import { printLines } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export const convert = defineCommand({
  name: 'convert',
  summary: 'a set from one format into another',
  help: `
gw convert --edition <classic|sod|tbc|wrath> --to <own|addon|website> < text

Reads any supported text from standard input (our own JSON, an add-on export, a website export,
a gear-planner link, item links) and prints the set in another form. What was not understood is
told on standard error, a line each.

Examples
  gw convert --edition sod --to own < addon.json > set.json
  gw convert --edition classic --to website < addon.json
`,
  options: {
    edition: { type: 'string', short: 'e' },
    to: { type: 'string' },
  },
  run: async ({ edition: text, to }, terminal) => {
    const write = to === undefined ? undefined : WRITERS[to];
    if (write === undefined)
      throw new UsageError('Convert to what? Say --to own, addon or website.');
    const input = await readInputSet(text, terminal);
    for (const warning of input.warnings) terminal.errors.write(`${warning}\n`);
    await printLines(terminal, [JSON.stringify(write(input), null, 2)]);
  },
});

const WRITERS: Readonly<Record<string, (input: InputSet) => unknown>> = {
  own: (input) => {
    const { set, wearer, edition, dataset, resolved } = input;
    const options = { buffs: true, talents: true, form: resolved.form };
    const sheet = setTotals(set, { edition, dataset, wearer, form: resolved.form, buffs: true });
    const stats = sheetStats(sheet);
    const character = { ...wearer, name: characterName(input) };
    return writeOwn({
      set,
      character,
      dataset,
      stats,
      options,
      links: { set: null, talents: null },
    });
  },
  addon: (input) => writeAddon(simulatorExport(input)),
  website: (input) => writeWebsite(simulatorExport(input)),
};

function simulatorExport(input: InputSet) {
  const { set, wearer, dataset } = input;
  return { set, dataset, character: { ...wearer, name: characterName(input), realm: null } };
}

function characterName({ resolved }: InputSet): string {
  return resolved.characterName ?? '';
}
