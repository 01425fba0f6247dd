import { writeAddonList, type AddonRow } from '@gearwright/game/exchange/addon-list.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { SHEET_ORDER } from '@gearwright/game/slot/slots.ts';
import { realmId } from '@gearwright/game/character/realms.ts';
import { writeOwn, type ExportOptions } from '@gearwright/game/exchange/write-own.ts';
import { writeAddon, writeWebsite } from '@gearwright/game/exchange/write-simulator.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { sheetStats } from '@gearwright/game/total/sheet-stats.ts';
import type { SetOwner, SetView } from '../../data/set-view/set-view.ts';

export type ExportForm = 'own' | 'addon' | 'website' | 'list';

/** Whole addresses, where there are any. */
export interface ExportLinks {
  readonly set: string | null;
  readonly talents: string | null;
}

/** The set on the screen as text; `options` say what the totals of our own format include. */
export function writeExport(
  form: ExportForm,
  { set, character, rules, owner }: SetView,
  options: ExportOptions,
  links: ExportLinks,
): string {
  const { edition, dataset, wearer } = rules;
  const named = { ...character, realm: realmOfOwner(owner) };
  if (form === 'addon') return text(writeAddon({ set, character: named, dataset }));
  if (form === 'list') return writeAddonList(set.name, stillWanted(set));
  if (form === 'website') return text(writeWebsite({ set, character: named, dataset }));
  const counted = options.talents ? set : { ...set, talents: '' };
  const { form: shape, buffs } = options;
  const totals = setTotals(counted, { edition, dataset, wearer, form: shape, buffs });
  const stats = sheetStats(totals);
  return text(writeOwn({ set, character, dataset, stats, options, links }));
}

/** What the set wears and its player has not got, then what is wished for. */
function stillWanted({ gear, wishlist }: GearSet): readonly AddonRow[] {
  const worn = SHEET_ORDER.flatMap((slot) => {
    const { item, itemAcquired } = gear[slot];
    return item && !itemAcquired ? [item.id] : [];
  });
  return [...worn, ...wishlist.map(({ id }) => id)].map((id) => ({ id, gain: null }));
}

/** Of whoever wears it: a linked character may be of another realm than the player's own. */
function realmOfOwner(owner: SetOwner): string | null {
  if (owner.kind === 'linked') {
    const { region, realm: slug } = owner.connected;
    return realmId({ region, slug });
  }
  return owner.kind === 'own' ? owner.character.realm : null;
}

function text(value: object): string {
  return JSON.stringify(value, null, 2);
}

/** `thrall-raid.json`: names in lower case, without what a file name cannot hold. */
export function exportFileName({ set, character }: Pick<SetView, 'set' | 'character'>): string {
  const plain = (name: string) => name.toLowerCase().replace(/\W/g, '');
  return `${[plain(character.name), plain(set.name)].filter(Boolean).join('-') || 'set'}.json`;
}
