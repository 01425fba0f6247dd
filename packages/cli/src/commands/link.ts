import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { characterOfImport } from '@gearwright/game/exchange/imported-character.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import { pastedLinks } from '@gearwright/roster/link/pasted-links.ts';
import { openSetLink, setsOfLink, writeSetLink } from '@gearwright/roster/link/set-link.ts';
import { toldSet } from '@gearwright/roster/rules/told-set.ts';
import { chooseEdition } from '../choose-edition.ts';
import { defineCommand } from '../command.ts';
import { readAll } from '../read-input.ts';
import { printLines } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export const link = defineCommand({
  name: 'link',
  summary: 'reads and writes links that carry a set',
  help: `
gw link LINK…
gw link --write --edition <classic|sod|tbc|wrath> [--site ADDRESS] < set.json

Reads links that carry their sets (an address, or what stands behind /link/ in it) and prints one JSON object a
line for each set: what /api/v1 answers for a shared set, with "totals", "values" and "warnings". The link names
its edition. With --write it reads a set in any form the importer knows and prints its link.

Options
  --write            write a link of the set on standard input
  --site ADDRESS     what the link begins with (default: nothing, only its path)

Examples
  gw link https://tbc.example.org/link/1eJx… | jq .totals.stamina
  gw link --write --edition tbc --site https://tbc.example.org < tank.json
`,
  options: {
    edition: { type: 'string', short: 'e' },
    write: { type: 'boolean' },
    site: { type: 'string' },
  },
  takes: 'LINK',
  run: async ({ edition, write, site = '' }, terminal, links) => {
    if (write) {
      return printLines(terminal, [await written(edition, site, await readAll(terminal))]);
    }
    if (links.length === 0) throw new UsageError('Which link? Name it, or write one with --write.');
    for (const text of links) await printLines(terminal, await told(text));
  },
});

async function told(text: string): Promise<readonly string[]> {
  const found = pastedLinks(text)?.links[0];
  try {
    const body = await openSetLink(found?.kind === 'carried' ? found.packed : text.trim());
    const game = { edition: EDITIONS[body.edition], dataset: loadDataset(body.edition) };
    return setsOfLink(body, game).map((set) => JSON.stringify(toldSet(set, game)));
  } catch (error) {
    if (!(error instanceof PlannerError)) throw error;
    throw new UsageError('This is no link that carries a set, or part of it was lost.');
  }
}

async function written(editionText: string | undefined, site: string, text: string) {
  const key = chooseEdition(editionText);
  try {
    const game = { edition: EDITIONS[key], dataset: loadDataset(key) };
    const { character, set } = characterOfImport(readImport(text), game);
    return `${site.replace(/\/$/, '')}/link/${await writeSetLink(key, [{ set, character }])}`;
  } catch (error) {
    if (error instanceof PlannerError) throw new UsageError(error.message);
    throw error;
  }
}
