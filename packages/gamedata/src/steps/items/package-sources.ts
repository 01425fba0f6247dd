import type { Faction } from '@gearwright/game/words/classes-and-races.ts';
import type { ItemSource } from '@gearwright/game/item/item.ts';
import { sourceOf } from './empty-source.ts';
import type { Difficulty, ZoneRow } from './fact-rows.ts';
import type { ItemFacts } from './item-facts.ts';
import type { PackageItem, PackageRecipe } from './package-items.ts';
import { dropType, raidOf } from './source-types.ts';
import { possibleChance } from './possible-chance.ts';

/** What the package itself says about where an item comes from. */
export function sourcesFromPackage(row: PackageItem, facts: ItemFacts): readonly ItemSource[] {
  return [...(row.createdBy ?? []).map(crafted), ...given(row, facts)];
}

export function crafted(recipe: PackageRecipe): ItemSource {
  const profession = recipe.category.toLowerCase().replace(' ', '');
  return sourceOf('crafting', {
    primary: recipe.category,
    profession,
    requiredSkill: recipe.requiredSkill,
  });
}

function given(row: PackageItem, facts: ItemFacts): readonly ItemSource[] {
  const { source } = row;
  switch (source?.category) {
    case 'Boss Drop':
    case 'Zone Drop':
      return [dropped(row, facts)];
    case 'Rare Drop':
      return [sourceOf('worlddrop', { dropChance: percent(source.dropChance) })];
    case 'Quest':
      return (source.quests ?? []).map((quest) =>
        sourceOf('quest', {
          primary: quest.name,
          primaryId: quest.questId,
          primaryKind: 'quest',
          faction: side(quest.faction),
        }),
      );
    case 'Vendor':
      return [
        sourceOf('vendor', {
          primary: source.name ?? null,
          price: source.cost ? source.cost : null,
          faction: side(source.faction),
        }),
      ];
    default:
      return [];
  }
}

function dropped(row: PackageItem, facts: ItemFacts): ItemSource {
  const source = row.source!;
  const zone = source.zone === undefined ? null : (facts.zones.get(source.zone) ?? null);
  const type = dropType({
    npc: null,
    name: source.name ?? null,
    zone,
    difficulty: guessedDifficulty(row.itemLevel, zone),
  });
  return sourceOf(type, {
    primary: source.name ?? null,
    secondary: zone?.name ?? null,
    secondaryId: zone?.id ?? null,
    secondaryKind: zone === null ? null : 'zone',
    raid: raidOf(zone),
    dropChance: percent(source.dropChance),
  });
}

/**
 * The package names no difficulty. In Northrend it follows from the item level: raids of the first
 * phase give 213 and more to 25 players, dungeons of level 80 give 200 and more on heroic.
 */
function guessedDifficulty(itemLevel: number, zone: ZoneRow | null): Difficulty {
  if (zone?.expansion !== 'wrath' && zone?.id !== NAXXRAMAS) return 'normal';
  if (zone.kind === 'raid') return itemLevel >= 213 ? 'raid25' : 'raid10';
  return itemLevel >= 200 && !LATE_DUNGEONS.includes(zone.id) ? 'heroic' : 'normal';
}

const NAXXRAMAS = 3456;
/** Trial of the Champion, the Forge of Souls, the Pit of Saron, the Halls of Reflection: rich on normal too. */
const LATE_DUNGEONS: readonly number[] = [4723, 4809, 4813, 4820];

export function percent(share: number | null | undefined): number | null {
  return share === null || share === undefined
    ? null
    : possibleChance(Math.round(share * 10_000) / 100);
}

function side(word: string | undefined): Faction | null {
  return word === 'Alliance' ? 'alliance' : word === 'Horde' ? 'horde' : null;
}
