import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { isStatName } from '@gearwright/game/stat/catalogue.ts';
import { SourceError } from '../../compiled.ts';
import { projectFacts, type FactsFolder } from '../tables/facts-folder.ts';
import type {
  AddedItemRow,
  BonusArmorRow,
  CorrectionRow,
  EnchantingSkillRow,
  EnchantRow,
  FactionRow,
  GemRow,
  HeirloomFacts,
  InEdition,
  ItemEffectRow,
  NameRow,
  PhaseRow,
  QuestRow,
  ReachRow,
  RestrictionRow,
  SetConditionRow,
  SetPatchRow,
  SetRow,
  SourceFact,
  SourcesRow,
  SuffixGroupRow,
  SuffixRow,
  ZoneRow,
} from './fact-rows.ts';
import { ownOrigins } from './own-origins.ts';

/** The facts about items that hold in one edition. */
export interface ItemFacts {
  readonly sources: ReadonlyMap<number, readonly SourceFact[]>;
  readonly phases: ReadonlyMap<number, number>;
  /** Skill an enchant asks of who makes it, by spell. */
  readonly enchantingSkills: ReadonlyMap<number, number>;
  readonly corrections: ReadonlyMap<number, CorrectionRow>;
  readonly restrictions: ReadonlyMap<number, RestrictionRow>;
  readonly added: readonly AddedItemRow[];
  readonly suffixes: readonly SuffixRow[];
  readonly suffixGroups: readonly SuffixGroupRow[];
  readonly sets: readonly SetRow[];
  readonly setPatches: readonly SetPatchRow[];
  readonly setConditions: readonly SetConditionRow[];
  /** What of the armor shown is base and what is bonus, by item. */
  readonly armorParts: ReadonlyMap<number, { readonly base: number; readonly bonus: number }>;
  readonly enchants: readonly EnchantRow[];
  readonly gems: ReadonlyMap<number, GemRow>;
  readonly itemEffects: ReadonlyMap<number, ItemEffectRow>;
  readonly heirlooms: HeirloomFacts;
  readonly zones: ReadonlyMap<number, ZoneRow>;
  readonly factions: ReadonlyMap<number, FactionRow>;
  readonly npcs: ReadonlyMap<number, string>;
  readonly quests: ReadonlyMap<number, string>;
  readonly tokens: ReadonlyMap<number, string>;
  /** Names of what vendors take instead of money. */
  readonly currencies: ReadonlyMap<number, string>;
  readonly questFacts: ReadonlyMap<number, QuestRow>;
  /** Level from which an item is within reach. */
  readonly reach: ReadonlyMap<number, number>;
  /** Alliance and Horde title of each rank from 1. */
  readonly rankTitles: readonly (readonly [alliance: string, horde: string])[];
}

export function readItemFacts(
  edition: EditionKey,
  folder: FactsFolder = projectFacts(),
): ItemFacts {
  const rows = <T extends InEdition>(name: string): readonly T[] =>
    listOf<T>(folder, name).filter((row) => row.editions?.includes(edition) ?? true);
  const names = (name: string) => new Map(listOf<NameRow>(folder, name));
  const suffixTables = folder.json('item/suffixes.json') as {
    readonly suffixes: readonly SuffixRow[];
    readonly groups: readonly SuffixGroupRow[];
  };
  const armorRows = folder.json('item/bonus-armor.json') as Readonly<
    Partial<Record<EditionKey, readonly BonusArmorRow[]>>
  >;
  const here = (row: InEdition) => row.editions?.includes(edition) ?? true;
  return {
    sources: new Map([
      ...rows<SourcesRow>('sources').flatMap(({ items, from }) =>
        items.map((id) => [id, from] as const),
      ),
      ...ownOrigins(edition),
    ]),
    phases: phasesIn(edition, folder),
    enchantingSkills: new Map(
      listOf<EnchantingSkillRow>(folder, 'enchanting-skills').flatMap(({ skill, spells }) =>
        spells.map((spell) => [spell, skill] as const),
      ),
    ),
    corrections: keyed(rows<CorrectionRow>('corrections'), (row) => row.id),
    restrictions: keyed(rows<RestrictionRow>('restrictions'), (row) => row.id),
    added: rows<AddedItemRow>('added-items'),
    suffixes: suffixTables.suffixes.filter(here),
    suffixGroups: suffixTables.groups.filter(here),
    sets: rows<SetRow>('sets'),
    setPatches: rows<SetPatchRow>('set-patches'),
    setConditions: rows<SetConditionRow>('set-conditions'),
    armorParts: new Map(
      (armorRows[edition] ?? []).map(([id, base, bonus]) => [id, { base, bonus }]),
    ),
    enchants: rows<EnchantRow>('enchants'),
    gems: keyed(rows<GemRow>('gems'), (row) => row.id),
    itemEffects: keyed(rows<ItemEffectRow>('item-effects'), (row) => row.itemId),
    heirlooms: folder.json('item/heirlooms.json') as HeirloomFacts,
    zones: keyed(rows<ZoneRow>('zones'), (row) => row.id),
    factions: keyed(listOf<FactionRow>(folder, 'factions'), (row) => row.id),
    npcs: names('npcs'),
    quests: names('quests'),
    tokens: names('tokens'),
    currencies: names('currencies'),
    questFacts: keyed(rows<QuestRow>('quest-facts'), (row) => row.id),
    reach: new Map(
      rows<ReachRow>('reach').flatMap(({ items, level }) => items.map((id) => [id, level])),
    ),
    rankTitles: folder.json('class/pvp-titles.json') as readonly (readonly [string, string])[],
  };
}

/** Where the package is silent or wrong; `key` is an edition's. */
export function phasesIn(key: string, folder: FactsFolder): ReadonlyMap<number, number> {
  return new Map(
    listOf<PhaseRow>(folder, 'phases').flatMap((row) => {
      const phase = row[key as EditionKey];
      return phase === undefined ? [] : [[row.id, phase]];
    }),
  );
}

function listOf<T>(folder: FactsFolder, name: string): readonly T[] {
  const path = `item/${name}.json`;
  const rows = folder.json(path);
  if (!Array.isArray(rows)) throw new SourceError(`facts/${path}`, 'file', 'not a list of rows');
  for (const [index, row] of rows.entries()) checkStats(`facts/${path}`, index, row);
  return rows as readonly T[];
}

/** Whatever is called stats, patch or socketBonus must be amounts of known stats. */
function checkStats(file: string, index: number, row: unknown): void {
  if (row === null || typeof row !== 'object') {
    throw new SourceError(file, `row ${index + 1}`, 'not a row');
  }
  for (const key of ['stats', 'patch', 'socketBonus'] as const) {
    const stats = (row as Readonly<Record<string, unknown>>)[key];
    for (const [name, amount] of Object.entries(stats ?? {})) {
      if (!isStatName(name) || typeof amount !== 'number') {
        const id = (row as { id?: number }).id;
        throw new SourceError(
          file,
          id === undefined ? `row ${index + 1}` : `id ${id}`,
          `${key}: ${name} ${String(amount)} is no amount of a known stat`,
        );
      }
    }
  }
}

function keyed<T>(rows: readonly T[], key: (row: T) => number): ReadonlyMap<number, T> {
  return new Map(rows.map((row) => [key(row), row]));
}
