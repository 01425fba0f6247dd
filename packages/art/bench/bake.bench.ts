import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost } from '../../../scripts/bench/figure.ts';
import type { Bench, Figure } from '../../../scripts/bench/figure.ts';
import { milliseconds, timesOf } from '../../../scripts/bench/measure.ts';
import { bakePiece } from '../src/model/bake/bake-piece.ts';
import { Baker } from '../src/model/bake/baker.ts';
import { pieceOf } from '../src/model/bake/model-file.ts';
import { modelFile, type ModelFile } from '../src/model/bake/model-kinds.ts';
import { modelPath } from '../src/model/bake/model-store.ts';

/** A whole outfit of the heaviest kind, cloak and weapons included. */
const OUTFIT = [
  'plate-head-horned-3',
  'plate-shoulder-spikes-3',
  'plate-chest-keel-3-spikes',
  'plate-waist-wide-3-spikes',
  'plate-legs-tassets-3',
  'plate-feet-high-3',
  'plate-wrist-guard-3',
  'plate-hands-cuffed-3',
  'cloak-split-3',
];
const HELD = ['sword1h-leaf-3', 'shield-kite-3'];
const BODIES = ['humanmale', 'taurenfemale', 'gnomemale'];

const namesFor = (body: string): readonly string[] => [
  ...OUTFIT.map((id) => `${id}-${body}`),
  ...HELD,
];

function bakeTime(name: string): number {
  const piece = pieceOf(name);
  if (!piece) throw new Error(`no piece is called ${name}`);
  const start = performance.now();
  bakePiece(piece);
  return performance.now() - start;
}

const fileOf = (name: string): ModelFile => {
  const file = modelFile(`item/${name}.json`);
  if (!file) throw new Error(`no model is called ${name}`);
  return file;
};

export const bench: Bench = {
  title: 'pieces and whole outfits, baked when first asked for',
  async run(): Promise<readonly Figure[]> {
    const root = mkdtempSync(join(tmpdir(), 'gearwright-bake-'));
    const baker = new Baker({ root });
    try {
      // A server has baked its first figures before anybody asks for gear.
      namesFor('orcmale').forEach(bakeTime);
      await Promise.all(namesFor('orcmale').map((name) => baker.fileOf(fileOf(name))));
      const worn = timesOf(BODIES.flatMap((body) => OUTFIT.map((id) => bakeTime(`${id}-${body}`))));
      const held = timesOf(
        ['axe2h-double-3', 'staff-orb-3', 'bow-winged-3', ...HELD].map(bakeTime),
      );
      const outfit = async (body: string): Promise<number> => {
        const start = performance.now();
        const paths = await Promise.all(namesFor(body).map((name) => baker.fileOf(fileOf(name))));
        for (const path of paths) readFileSync(`${path}.br`);
        return performance.now() - start;
      };
      const cold = timesOf([await outfit('humanmale'), await outfit('taurenfemale')]);
      const warm = timesOf([await outfit('humanmale'), await outfit('taurenfemale')]);
      const bytes = namesFor('humanmale').reduce((sum, name) => {
        const json = readFileSync(modelPath(root, fileOf(name)), 'utf8');
        const { mesh } = JSON.parse(json) as { mesh: string };
        return sum + readFileSync(`${modelPath(root, { kind: 'item', file: mesh })}.br`).length;
      }, 0);
      return [
        {
          what: 'a worn piece, cold (median)',
          value: milliseconds(worn.p50),
          ratio: null,
          goal: atMost(worn.p50, 300, ' ms'),
        },
        {
          what: 'the heaviest worn piece, cold',
          value: milliseconds(worn.p99),
          ratio: null,
          goal: null,
        },
        {
          what: 'a weapon, cold (median)',
          value: milliseconds(held.p50),
          ratio: null,
          goal: atMost(held.p50, 300, ' ms'),
        },
        {
          what: 'an outfit of eleven pieces, cold',
          value: milliseconds(cold.p99),
          ratio: null,
          goal: atMost(cold.p99, 3000, ' ms'),
        },
        {
          what: 'the same, warm',
          value: milliseconds(warm.p99),
          ratio: null,
          goal: atMost(warm.p99, 500, ' ms'),
        },
        {
          what: 'its bytes over the wire',
          value: `${(bytes / 1024).toFixed(0)} kB`,
          ratio: null,
          goal: atMost(bytes / 1024, 200, ' kB'),
        },
      ];
    } finally {
      await baker.close();
      rmSync(root, { recursive: true });
    }
  },
};
