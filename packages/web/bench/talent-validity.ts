import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodeDataset } from '@gearwright/game/dataset/decode-dataset.ts';
import type { ClassTalents } from '@gearwright/game/dataset/tables.ts';
import { wrath } from '@gearwright/game/edition/wrath.ts';
import { learn, whyNotLearn } from '@gearwright/game/talent/learn.ts';
import {
  ranksOf,
  type TalentOrder,
  type TalentPoint,
  type TreeIndex,
} from '@gearwright/game/talent/talent-order.ts';
import { areValidRanks } from '@gearwright/game/talent/talent-rules.ts';
import { timeInTurn, type Times } from '../../../scripts/bench/measure.ts';

const ROUNDS = 50;
const BUILDS = 20;

export interface ValidityFigures {
  /** Milliseconds a build. */
  readonly rules: Times;
  /** The plain way: every point learned again, asked for by the same rules. */
  readonly replay: Times;
}

/** Full builds of every class at the highest level, clicked together by dice that always fall alike. */
export function validityFigures(): ValidityFigures {
  const builds = wrath.classes.flatMap((gameClass) => {
    const talents = wrathDataset().talents(gameClass);
    return Array.from({ length: BUILDS }, (_, seed) => {
      const order = clicked(talents, seed + 1);
      return { talents, order, ranks: ranksOf(order, talents) };
    });
  });
  const times = timeInTurn(
    {
      rules: () => builds.every(({ ranks, talents }) => areValidRanks(ranks, talents)),
      replay: () => builds.every(({ order, talents }) => isLearnable(order, talents)),
    },
    ROUNDS,
    5,
  );
  return { rules: each(times.rules, builds.length), replay: each(times.replay, builds.length) };
}

let loaded: ReturnType<typeof decodeDataset> | null = null;

function wrathDataset() {
  const folder = resolve(import.meta.dirname, '../../gamedata/out/wrath');
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as {
    readonly core: { readonly file: string };
  };
  return (loaded ??= decodeDataset(readFileSync(`${folder}/${manifest.core.file}`)));
}

function clicked(talents: ClassTalents, seed: number): TalentOrder {
  let order: TalentOrder = [];
  let dice = seed;
  const roll = (sides: number): number => {
    dice = (dice * 48_271) % 2_147_483_647;
    return dice % sides;
  };
  for (let clicks = 0; clicks < 2000; clicks++) {
    const tree = roll(3) as TreeIndex;
    const point: TalentPoint = { tree, talent: roll(talents.trees[tree].talents.length) };
    if (!whyNotLearn(order, point, talents, wrath.maxLevel)) order = learn(order, point);
  }
  return order;
}

function isLearnable(order: TalentOrder, talents: ClassTalents): boolean {
  let learned: TalentOrder = [];
  return order.every((point) => {
    const isFree = !whyNotLearn(learned, point, talents, wrath.maxLevel);
    learned = learn(learned, point);
    return isFree;
  });
}

function each({ p50, p99, least }: Times, count: number): Times {
  return { p50: p50 / count, p99: p99 / count, least: least / count };
}
