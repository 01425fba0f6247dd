import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { itemTooltip } from '@gearwright/game/text/item-tooltip.ts';
import { loadDataset, loadTexts } from '@gearwright/gamedata/load.ts';
import { chooseEdition } from '../choose-edition.ts';
import { defineCommand } from '../command.ts';
import { itemRow } from '../item-row.ts';
import { printLines } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export const item = defineCommand({
  name: 'item',
  summary: 'items by their ids, with the lines of their tooltips',
  help: `
gw item --edition <classic|sod|tbc|wrath> ID…

Prints one JSON object a line for each item or gem: the fields of gw items, and "tooltip", its lines in the
game's order: {"kind": "name"|"text"|"socket"|"flavor"|"money"|"gap", "text", "tone", "right"}.

Examples
  gw item --edition tbc 32837 | jq -r '.tooltip[].text // ""'
`,
  options: { edition: { type: 'string', short: 'e' } },
  takes: 'ID',
  run: async ({ edition: text }, terminal, ids) => {
    const key = chooseEdition(text);
    const game = { edition: EDITIONS[key], dataset: loadDataset(key), texts: loadTexts(key) };
    if (ids.length === 0) throw new UsageError('Which items? Name them by id.');
    const lines = ids.map((id) => {
      const found = game.dataset.item(id);
      if (!found) throw new UsageError(`No item "${id}".`);
      const row = itemRow(found, game.dataset, game.texts);
      return JSON.stringify({ ...row, tooltip: itemTooltip(found, game) });
    });
    await printLines(terminal, lines);
  },
});
