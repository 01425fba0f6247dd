import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import { parseTalents } from '@gearwright/game/talent/read-talents.ts';
import type { TalentOrder } from '@gearwright/game/talent/talent-order.ts';
import type { Trainee } from './talent-build.ts';

export interface PublishedBuild {
  readonly key: string;
  /** "Fury: DPS, by WoWSims". */
  readonly label: string;
  readonly order: TalentOrder;
}

/** Builds to start from that the level allows, each once; those of the spec first. */
export function publishedBuilds(trainee: Trainee, spec: string | null): readonly PublishedBuild[] {
  const { dataset, gameClass, level } = trainee;
  const talents = dataset.talents(gameClass);
  const specs = classFacts(dataset, gameClass)?.specs ?? [];
  const seen = new Set<string>();
  return dataset.builds
    .filter((build) => build.gameClass === gameClass)
    .toSorted((one, other) => Number(other.spec === spec) - Number(one.spec === spec))
    .flatMap((build): readonly PublishedBuild[] => {
      const key = `${build.spec} ${build.talents}`;
      const order = parseTalents(build.talents, talents, level).value;
      if (seen.has(key) || !order || order.length === 0) return [];
      seen.add(key);
      const specName = specs.find((each) => each.key === build.spec)?.name ?? build.spec;
      const own = build.name === specName ? '' : `: ${build.name}`;
      return [{ key, label: `${specName}${own}, by ${build.author}`, order }];
    });
}
