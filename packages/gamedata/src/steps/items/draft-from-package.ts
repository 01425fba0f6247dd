import type { ItemKind } from '@gearwright/game/item/item.ts';
import { SourceError } from '../../compiled.ts';
import type { EditionSources } from '../../editions/edition-sources.ts';
import type { ItemAccount } from './account.ts';
import { emptyItem, emptyTexts, type Draft } from './draft.ts';
import { itemShape } from './item-shape.ts';
import { LINE_EXCEPTIONS } from './line-exceptions.ts';
import { packageFile, QUALITIES, type PackageItem } from './package-items.ts';
import { readTooltip } from './read-tooltip.ts';
import type { Tooltip } from './tooltip.ts';

/** An item as its package row and tooltip tell it. */
export function draftFromPackage(
  row: PackageItem,
  kind: ItemKind,
  { edition, itemPackage }: EditionSources,
  account: ItemAccount,
): Draft {
  const tooltip = readTooltip(row.tooltip, edition);
  const worn = kind === 'equipment' || kind === 'ammo';
  if (worn) keepAccount(row, tooltip, itemPackage, account);
  const shape = worn ? itemShape(row.slot, row.subclass) : null;
  const item = Object.assign(emptyItem(row.itemId, row.name, row.icon.toLowerCase()), shape, {
    kind,
    quality: QUALITIES[row.quality]!,
    itemLevel: tooltip.itemLevel ?? row.itemLevel,
    requiredLevel: tooltip.requiredLevel ?? row.requiredLevel,
    phase: tooltip.phase ?? row.contentPhase ?? 1,
    unique: tooltip.unique,
    uniqueEquipped: tooltip.uniqueEquipped,
    classes: tooltip.classes,
    races: tooltip.races,
    faction: tooltip.faction,
    bind: tooltip.bind,
    heroic: tooltip.heroic,
    requiredProfession: tooltip.profession?.name ?? null,
    requiredSkill: tooltip.profession?.skill ?? null,
    hasEffectText: tooltip.effects.length > 0,
  });
  if (worn) {
    item.stats = { ...tooltip.stats };
    item.sockets = tooltip.sockets;
    item.socketBonus = tooltip.socketBonus;
    item.random = tooltip.random;
    wieldWeapon(item, tooltip);
  }
  const texts = Object.assign(emptyTexts(), {
    effects: kind === 'gem' ? gemSentences(tooltip) : tooltip.effects,
    flavor: tooltip.flavor,
    requirements: tooltip.requirements,
    durability: tooltip.durability,
    sellPrice: row.sellPrice > 0 ? row.sellPrice : null,
    buyPrice: row.vendorPrice ?? null,
  });
  return { item, texts, row, tooltip };
}

/** What a gem gives stands in its facts; a line no phrase understands is kept in its own words. */
function gemSentences({ effects, account }: Tooltip): readonly string[] {
  return [...account.unknown.filter((line) => !line.startsWith('Requires ')), ...effects];
}

function wieldWeapon(item: Draft['item'], tooltip: Tooltip): void {
  if (tooltip.ammoDps !== null) item.stats.weaponDps = tooltip.ammoDps;
  if (tooltip.damage === null) return;
  item.damageMin = tooltip.damage[0] + tooltip.extraDamage[0];
  item.damageMax = tooltip.damage[1] + tooltip.extraDamage[1];
  item.speed = tooltip.speed;
  item.dps = tooltip.dps;
}

/** Every line is understood, excused by the table of exceptions, or the end of the compile. */
function keepAccount(
  row: PackageItem,
  { account: lines }: Tooltip,
  itemPackage: string,
  account: ItemAccount,
): void {
  const counts =
    QUALITIES[row.quality]! >= 2 ? [account.lines, account.uncommonLines] : [account.lines];
  for (const counted of counts) {
    counted.seen += lines.understood + lines.unknown.length;
    counted.understood += lines.understood;
  }
  account.effectLines += lines.effects;
  for (const line of lines.unknown) {
    const exception = LINE_EXCEPTIONS.find(
      (each) => each.itemId === row.itemId && each.line === line,
    );
    if (exception === undefined) {
      throw new SourceError(
        packageFile(itemPackage),
        `item ${row.itemId} (${row.name})`,
        `tooltip line not understood: "${line}"`,
      );
    }
    account.notUnderstood.push({ itemId: row.itemId, name: row.name, line, why: exception.why });
  }
}
