import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import { DEFAULT_FILTERS } from '@gearwright/game/set/new-gear-set.ts';
import type { CharacterInput, SetInput } from '@gearwright/roster/roster.ts';
import type { Catalog } from '../src/catalog/catalog.ts';

/** A mage in the gear of a published example, with buffs and a preset point. */
export function exampleSet({ dataset, edition }: Catalog): {
  readonly character: CharacterInput;
  readonly set: Omit<SetInput, 'characterId'>;
} {
  const gameClass = 'mage';
  const example = dataset.examples.find((each) => each.gameClass === gameClass)!;
  const wish = { gameClass, spec: example.spec, level: 80, phase: example.phase } as const;
  const bySlot = <Value>(value: (slot: number) => Value): readonly Value[] =>
    Array.from({ length: 20 }, (_, slot) => value(slot));
  const at = (slot: number) => example.items.find(({ slotId }) => slotId === slot);
  return {
    character: {
      name: 'Jaina',
      realm: 'eu-firemaw',
      gender: 1,
      race: 'human',
      level: 80,
      gameClass,
      variations: { skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 },
      connectedSets: [],
    },
    set: {
      name: example.name,
      spec: example.spec,
      phase: example.phase,
      defaultFilters: { ...DEFAULT_FILTERS, professions: [...edition.professions] },
      talents: example.talents ?? '',
      points: [presetPoint(presetFor(dataset, edition, wish)!)],
      itemIds: bySlot((slot) => (at(slot) ? String(at(slot)!.id) : null)),
      gemIds: bySlot((slot) => at(slot)?.gems?.map(String) ?? null),
      gemsAcquired: bySlot((slot) => at(slot)?.gems?.map(() => false) ?? null),
    },
  };
}
