import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Row } from '../../row.ts';

type Role = 'dps' | 'healing' | 'tank';
type Spec = readonly [key: string, name: string, role: Role];

const HEALERS: Readonly<Partial<Record<GameClass, readonly string[]>>> = {
  priest: ['Discipline', 'Holy'],
  paladin: ['Holy'],
  shaman: ['Restoration'],
  druid: ['Restoration'],
};

/** Names that are not simply the tree's. */
const NAMED: Readonly<Record<string, Spec>> = {
  'Feral (cat)': ['feral', 'Feral (Cat)', 'dps'],
  'Feral (bear)': ['feraltank', 'Feral (Bear)', 'tank'],
  Tank: ['tank', 'Tank', 'tank'],
  'Warden (tank)': ['tank', 'Warden (Tank)', 'tank'],
};

/** Ways to play that weights and example sets know and the list of trees does not. */
const FURTHER: readonly {
  readonly gameClass: GameClass;
  readonly editions: readonly EditionKey[];
  readonly spec: Spec;
}[] = [
  { gameClass: 'deathknight', editions: ['wrath'], spec: ['tank', 'Tank', 'tank'] },
  { gameClass: 'priest', editions: ['tbc', 'wrath'], spec: ['smite', 'Smite', 'dps'] },
];

/** Keys as the presets name them: the tree in lower case without blanks. */
export function specsOf(row: Row, gameClass: GameClass, edition: EditionKey): readonly Spec[] {
  const listed = row.texts('specs').map((name): Spec => {
    const named = NAMED[name];
    if (named !== undefined) return named;
    return [name.toLowerCase().replaceAll(' ', ''), name, roleOf(gameClass, name)];
  });
  const further = FURTHER.filter(
    (each) => each.gameClass === gameClass && each.editions.includes(edition),
  );
  return [...listed, ...further.map((each) => each.spec)];
}

function roleOf(gameClass: GameClass, tree: string): Role {
  if (tree === 'Protection') return 'tank';
  return HEALERS[gameClass]?.includes(tree) ? 'healing' : 'dps';
}
