import type { EditionSources } from '../../src/editions/edition-sources.ts';
import type { TextSources } from '../../src/steps/tables/text-sources.ts';
import { fifthEdition } from './edition.ts';
import { FifthFacts } from './facts.ts';

/** Its compile file, as it would stand beside the others. */
export const fifthSources: EditionSources = {
  edition: fifthEdition,
  date: '2030-01-01',
  itemPackage: 'fifth-items',
  tables: 'fifth',
  glyphs: [],
  runes: [],
  expansions: [],
};

export const fifthTexts: TextSources = {
  facts: new FifthFacts(),
  talentTooltips: () => ({
    file: 'fifth-items/talents.json',
    of: (id) => ['Talent', 'Rank 1', `Makes you ${id} times better.`],
  }),
  itemTooltips: () => ({ file: 'fifth-items/data.json', of: () => undefined }),
};

const row = (itemId: number, name: string, phase: number, lines: readonly string[]) => ({
  ...{ itemId, name, icon: 'inv_chest_cloth_01', class: 'Armor', subclass: 'Plate' },
  ...{ sellPrice: 10, quality: 'Epic', itemLevel: 9, requiredLevel: 3, slot: 'Chest' },
  ...{ contentPhase: phase },
  tooltip: [name, 'Chest', '100 Armor', ...lines].map((label) => ({ label })),
});

/** Its package of items. */
export const FIFTH_ITEMS = [
  row(1, 'Plate of Dawn', 1, ['+10 Strength']),
  row(2, 'Plate of Dusk', 9, ['+12 Strength', 'Equip: Improves hit rating by 8.']),
];
