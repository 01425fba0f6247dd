import type { GameClass } from '../words/classes-and-races.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { readTalents } from './read-talents.ts';

/** The spec a build belongs to: that of the tree with the most points, the class's first when none has any. */
export function specOfTalents(talents: string, gameClass: GameClass, dataset: Dataset): string {
  const { specs, trees } = dataset.classes.find((facts) => facts.gameClass === gameClass)!;
  const order = readTalents(talents, dataset.talents(gameClass)).value ?? [];
  const points = trees.map((_, tree) => order.filter((point) => point.tree === tree).length);
  const deepest = plain(trees[points.indexOf(Math.max(...points))]!);
  return (specs.find(({ key }) => deepest.startsWith(key)) ?? specs[0]!).key;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(' ', '');
}
