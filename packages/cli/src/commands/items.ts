import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { loadDataset, loadTexts } from '@gearwright/gamedata/load.ts';
import { chooseEdition } from '../choose-edition.ts';
import { defineCommand } from '../command.ts';
import { itemRow } from '../item-row.ts';
import { printLines } from '../terminal.ts';

export const items = defineCommand({
  name: 'items',
  summary: 'every equippable item of an edition, one JSON object a line',
  help: `
gw items --edition <classic|sod|tbc|wrath>

Prints every item of the edition that can be worn, ascending by id, one JSON object a line.

Fields
  id, name           the item's number and name
  slotId             0 ammo, 1 head … 19 tabard; 11, 13 and 16 stand for either ring, trinket and hand
  quality            0 poor, 1 common, 2 uncommon, 3 rare, 4 epic, 5 legendary, 6 artifact, 7 heirloom
  itemLevel, requiredLevel, phase
  handed             "one", "main", "off", "two" or null
  armorType          0 cloth, 1 leather, 2 mail, 3 plate or null
  weaponType         0 one-handed axe … 22 sigil or null
  stats              {name: amount}, without sockets, suffixes and procs
  sockets            colours in the order of the tooltip
  socketBonus        {name: amount}, empty when there is none
  damageMin, damageMax, speed   of a weapon, else null
  set                {id, name} or null
  classes            who may wear it; null is everyone
  sources            where it comes from; fields that say nothing are left out

Examples
  gw items --edition tbc | grep '"Warglaive of Azzinoth"'
  gw items --edition wrath | jq -r 'select(.stats.hitRating > 80) | .name'
`,
  options: { edition: { type: 'string', short: 'e' } },
  run: async ({ edition: text }, terminal) => {
    const edition = chooseEdition(text);
    await printLines(terminal, itemLines(loadDataset(edition), loadTexts(edition)));
  },
});

function* itemLines(dataset: Dataset, texts: DatasetTexts): Iterable<string> {
  for (const id of dataset.items.ids) {
    const item = dataset.item(String(id))!;
    const wearable = item.kind === 'equipment' || item.kind === 'ammo';
    if (wearable && item.slotId !== null) yield JSON.stringify(itemRow(item, dataset, texts));
  }
}
