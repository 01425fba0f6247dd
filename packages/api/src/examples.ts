/** Questions that every edition answers, to begin with: the page about the API runs them, and so do the tests. */
export interface Example {
  readonly title: string;
  readonly text: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    title: 'Items by id',
    text: `query Items {
  getItems(ids: ["19019", "17182"]) {
    id
    name
    quality
    itemLevel
    stats { name value }
  }
}`,
  },
  {
    title: 'The best helms for a mage',
    text: `query Helms {
  searchItems(size: 5, query: { slotId: 1, gameClass: mage, quality: [4] }) {
    total
    items { id name itemLevel requiredLevel }
  }
}`,
  },
  {
    title: 'What a naked character has',
    text: `query Naked {
  getBaseStats(gameClass: warrior, race: human, level: 60) {
    strength
    agility
    stamina
    health
  }
}`,
  },
  {
    title: 'Published weights of a class',
    text: `query Weights {
  getPointPresets(gameClass: mage) {
    id
    name
    author
  }
}`,
  },
];
