import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import { parseTalents } from '@gearwright/game/talent/read-talents.ts';
import { glyphsOf, runesOf } from '@gearwright/game/plans/starting-as.ts';
import { emptyGlyphs } from '@gearwright/game/set/new-gear-set.ts';
import type { TalentBuild, Trainee } from './talent-build.ts';

export interface PublishedBuild {
  readonly key: string;
  /** "Fury: DPS, by WoWSims". */
  readonly label: string;
  /** "Glyph of Rending, Glyph of Cleaving": what comes with it; empty where nothing does. */
  readonly beside: string;
  readonly build: TalentBuild;
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
      const rules = { ...trainee, wearer: trainee };
      const glyphs = glyphsOf(build, rules);
      const runes = runesOf(build, rules);
      const names = [...glyphs.map(({ name }) => name), ...runes.map(({ rune }) => rune.name)];
      return [
        {
          key,
          label: `${specName}${own}, by ${build.author}`,
          beside: names.join(', '),
          build: {
            order,
            glyphs: glyphs.reduce<readonly (number | null)[]>(
              (all, { slot, spellId }) => all.with(slot, spellId),
              emptyGlyphs(),
            ),
            runes: Object.fromEntries(runes.map(({ slot, rune }) => [slot, rune])),
          },
        },
      ];
    });
}
