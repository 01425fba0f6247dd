import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { sculptFigure } from '@gearwright/art/model/body/figure.ts';
import { GENDERS } from '@gearwright/art/model/body/proportions.ts';
import { HAIR_STYLES } from '@gearwright/art/model/hair/hair-table.ts';
import { colorsOf } from '@gearwright/art/model/paint/colors.ts';
import { countsOf } from '@gearwright/art/model/pack/option-counts.ts';
import { RACES } from '@gearwright/game/words/classes-and-races.ts';
import type { FixedView } from '@gearwright/model-viewer/camera/orbit.ts';
import type { Look } from '@gearwright/model-viewer/look.ts';
import { atLeast, atMost, type Figure } from '../../../scripts/bench/figure.ts';
import { DRAWING, launchBrowser } from '../../../scripts/browser/launch.ts';
import type { FigurePage } from '../../../scripts/figure-page/page.ts';
import { serveFigures } from '../../../scripts/figure-page/serve.ts';
import type { Proof, ProofTools } from '../../../scripts/prove/proof.ts';
import { numbersFrom, randomOutfit } from './random-outfit.ts';

const PAGE = resolve(import.meta.dirname, '../../../scripts/figure-page/page.ts');
const SETS = { whole: 200, quick: 20 } as const;
/** Pixels in which two choices must differ at the least to be told apart, of a head 150 wide. */
const VISIBLE = 12;
/** Of the figure's pixels that may show skin that is to be covered, in hundreds. */
const MOST_SKIN = 0.5;
/** Movements in which gaps would open, and how far into each. */
const POSES = [
  ['stand', 0],
  ['run', 0.3],
  ['cheer', 0.5],
] as const;

const BARE: Omit<Look, 'race' | 'gender'> = {
  ...{ skin: 0, face: 0, hairStyle: 0, hairColor: 0, facialHair: 0, pieces: [] },
  ...{ helm: true, cloak: true, sheathed: false, ranged: false },
};
const EVERYONE = RACES.flatMap((race) => GENDERS.map((gender) => ({ race, gender })));
type Who = (typeof EVERYONE)[number];

export const proof: Proof = {
  title: 'Figures: every choice of appearance of every body, and random sets on all of them',
  async run(tools) {
    const server = await serveFigures(PAGE);
    const browser = await launchBrowser(DRAWING);
    try {
      const page = await browser.newPage();
      const said: string[] = [];
      page.on('console', (message) => message.type() !== 'log' && said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await page.goto(server.address);
      await page.waitForFunction(() => 'figure' in window);
      const figures = [...(await choices(page, tools)), ...(await dressed(page, tools))];
      return [...figures, { ...plain('errors and warnings in the page'), ...none(said.length) }];
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

const plain = (what: string): Figure => ({ what, value: '', ratio: null, goal: null });
const none = (count: number) => ({ value: String(count), goal: atMost(count, 0) });

/** Each choice of a body beside its first: those that look the same are told. */
async function choices(page: Page, tools: ProofTools): Promise<readonly Figure[]> {
  const bodies = tools.quick ? EVERYONE.slice(0, 2) : EVERYONE;
  const alike: string[] = [];
  let tried = 0;
  for (const [at, who] of bodies.entries()) {
    tools.progress('choices of appearance', at, bodies.length);
    const counted = optionsOf(who);
    const { head } = sculptFigure(who.race, who.gender);
    const view = { turn: 0.33, distance: head.height * 4.6, height: head.centre[1] };
    const found = await page.evaluate(tryChoices, {
      ...{ first: { ...BARE, ...who }, counted, view, open: openStyle(who) },
    });
    tried += found.length;
    for (const { name, pixels } of found)
      if (pixels < VISIBLE) alike.push(`${who.race} ${who.gender} ${name}`);
  }
  if (alike.length > 0) console.log(`Alike: ${alike.join(', ')}`);
  return [
    { ...plain('choices of appearance drawn'), value: String(tried) },
    { ...plain('choices that look like the first of their kind'), ...none(alike.length) },
  ];
}

type Counted = readonly (readonly [key: keyof Look, count: number])[];

function optionsOf({ race, gender }: Who): Counted {
  const { faces, hairStyles, facialHairs } = countsOf(race, gender);
  const { skins, hairs } = colorsOf(race, gender);
  return [
    ['face', faces],
    ['hairStyle', hairStyles],
    ['facialHair', facialHairs],
    ['skin', skins.length],
    ['hairColor', hairs.length],
  ];
}

const FREE = ['bald', 'bun', 'topknot', 'mohawk', 'highTail', 'ponytail', 'undercut', 'cropped'];

function openStyle({ race, gender }: Who): number {
  if (race === 'tauren') return 0;
  const styles: readonly string[] = HAIR_STYLES[race][gender];
  const free = FREE.find((style) => styles.includes(style));
  return free === undefined ? 0 : styles.indexOf(free);
}

interface Tried {
  readonly name: string;
  readonly pixels: number;
}

/** Runs in the page. */
async function tryChoices({
  first,
  counted,
  view,
  open,
}: {
  first: Look;
  counted: Counted;
  view: FixedView;
  /** A hair style that leaves the face and the ears free. */
  open: number;
}): Promise<readonly Tried[]> {
  const { figure }: { figure: FigurePage } = window;
  figure.open(150, 188);
  await figure.show(first);
  const tried: Tried[] = [];
  for (const [key, count] of counted) {
    // Rings in the ears are seen where the hair leaves them free.
    const base = key === 'facialHair' ? { ...first, hairStyle: open } : first;
    await figure.show(base);
    figure.keep('first', 0, view);
    for (let option = 1; option < count; option++) {
      await figure.show({ ...base, [key]: option });
      figure.keep('now', 0, view);
      tried.push({ name: `${key} ${option}`, pixels: figure.differ('first', 'now') });
    }
  }
  return tried;
}

/** Random sets in turn on all bodies, in several movements: how much of the skin beneath shows. */
async function dressed(page: Page, tools: ProofTools): Promise<readonly Figure[]> {
  const count = tools.quick ? SETS.quick : SETS.whole;
  const next = numbersFrom(15);
  const shares: { readonly share: number; readonly what: string }[] = [];
  const wearers = Array.from({ length: Math.ceil(count / EVERYONE.length) }, () => EVERYONE).flat();
  for (const [set, who] of wearers.entries()) {
    tools.progress('random sets', set, wearers.length);
    const look: Look = { ...BARE, ...who, pieces: randomOutfit(next) };
    const pieces = look.pieces.map(({ modelId }) => modelId).join(' ');
    for (const { pose, share } of await page.evaluate(skinShown, { look, poses: POSES }))
      shares.push({ share, what: `${who.race} ${who.gender} ${pose}: ${pieces}` });
  }
  const sorted = shares.toSorted((a, b) => b.share - a.share);
  for (const { share, what } of sorted.slice(0, 8))
    console.log(`${(share * 100).toFixed(2)} % of ${what}`);
  const mean = shares.reduce((sum, { share }) => sum + share, 0) / Math.max(1, shares.length);
  const much = shares.filter(({ share }) => share * 100 > MOST_SKIN).length;
  const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;
  const clean = ((shares.length - much) / Math.max(1, shares.length)) * 100;
  return [
    { ...plain('pictures of random sets'), value: String(shares.length) },
    { ...plain('skin through armour, of the figure, mean'), value: percent(mean) },
    { ...plain('the same, worst'), value: percent(sorted[0]?.share ?? 0) },
    {
      ...plain(`pictures with at most ${MOST_SKIN} % of it`),
      value: `${clean.toFixed(1)} %`,
      goal: atLeast(clean, 97, ' %'),
    },
  ];
}

/** Runs in the page: the body all green, with and without what has to be covered. */
async function skinShown({
  look,
  poses,
}: {
  look: Look;
  poses: readonly (readonly [string, number])[];
}): Promise<readonly { pose: string; share: number }[]> {
  const { figure }: { figure: FigurePage } = window;
  const shares: { pose: string; share: number }[] = [];
  figure.open(190, 238);
  for (const marking of ['holed', 'marked'] as const) {
    await figure.show({ ...look, race: `${marking}-${look.race}` });
    for (const [pose, seconds] of poses) {
      await figure.play(pose);
      figure.keep(`${marking} ${pose}`, seconds);
    }
  }
  for (const [pose] of poses) {
    const seen = figure.green(`marked ${pose}`) - figure.green(`holed ${pose}`);
    shares.push({ pose, share: Math.max(0, seen) / Math.max(1, figure.drawn(`marked ${pose}`)) });
  }
  return shares;
}
