import type { Enchant } from '@gearwright/game/dataset/tables.ts';
import type { LaterThings } from '../../compiled.ts';
import type { EditionSources } from '../../editions/edition-sources.ts';
import type { Draft } from './draft.ts';
import type { EnchantRow } from './fact-rows.ts';

/** What came after the last phase an edition's items reach: the tables name it, and nobody has it yet. */
export function laterThings(
  { ends, edition }: Pick<EditionSources, 'ends' | 'edition'>,
  drafts: ReadonlyMap<number, Draft>,
  packagePhases: ReadonlyMap<number, number>,
  rows: readonly EnchantRow[],
  enchants: readonly Enchant[],
): LaterThings {
  if (!ends) return { items: [], enchants: [] };
  const isOfLastPhase = ({ item }: Draft): boolean => item.phase === edition.phases.length;
  const items = [...drafts.values()].filter((draft) => {
    if (draft.row === null || draft.item.slotId === null) return false;
    const phase = packagePhases.get(draft.item.baseId) ?? packagePhase(draft);
    if (phase <= ends.package) return false;
    // Dungeons were open before the gates, and who levels meets what the package dates by its patch alone.
    const isOlder = draft.item.sourceTypes.includes('dungeon') || !isOfLastPhase(draft);
    return phase > ends.package + 1 || !isOlder;
  });
  const later = new Set(rows.filter(({ phase }) => phase > ends.own).map(nameOf));
  return {
    items: items.map(({ item }) => item.baseId),
    enchants: enchants.filter((enchant) => later.has(nameOf(enchant))).map(({ id }) => id),
  };
}

function packagePhase({ row, tooltip }: Draft): number {
  return tooltip?.phase ?? row?.contentPhase ?? 1;
}

/** The same effect goes by one name on gloves and by another on weapons. */
function nameOf({ effectId, name }: Pick<Enchant, 'effectId' | 'name'>): string {
  return `${effectId} ${name}`;
}
