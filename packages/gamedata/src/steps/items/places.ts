import type { Named, Zone } from '@gearwright/game/dataset/tables.ts';
import type { EditionSources } from '../../editions/edition-sources.ts';
import type { ItemFacts } from './item-facts.ts';

/** Names that mark places nobody can go to. */
const NO_PLACE = /UNUSED|REUSE/;

export function compileZones(facts: ItemFacts): readonly Zone[] {
  return [...facts.zones.values()]
    .filter((zone) => !NO_PLACE.test(zone.name))
    .map(({ id, name, kind, expansion, phase, sizes, heroic }) => ({
      id,
      name,
      kind,
      expansion,
      phase: phase ?? null,
      sizes: sizes ?? [],
      heroic: heroic === true,
    }));
}

export function compileFactions(
  facts: ItemFacts,
  { expansions }: EditionSources,
): readonly Named[] {
  return [...facts.factions.values()]
    .filter((faction) => expansions.includes(faction.expansion))
    .map(({ id, name }) => ({ id, name }));
}
