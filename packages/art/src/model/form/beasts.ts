import { FieldBuilder } from '../field/blend-field.ts';
import { ellipsoid } from '../field/shapes.ts';
import type { Layer } from '../mesh/layer.ts';
import {
  antlers,
  fangs,
  fur,
  rigid,
  ruff,
  spots,
  stripes,
  tufts,
  type Painter,
} from './adorn-beast.ts';
import { formColors, type Form, type FormColors } from './form.ts';
import { beastBone, type BeastShape } from './beast-shape.ts';
import { sculptBeast, type Beast } from './quadruped.ts';

interface BeastLook {
  readonly shape: BeastShape;
  readonly colors: Readonly<Record<string, string>>;
  readonly size: number;
  readonly paint: (beast: Beast, colors: FormColors) => Painter;
  readonly glow?: number;
  readonly more?: (beast: Beast, colors: FormColors, shape: BeastShape) => readonly Layer[];
}

const CAT_LEGS = { leg: 0.075, paw: 0.075 };

export const BEASTS: Readonly<Record<string, BeastLook>> = {
  bear: {
    shape: {
      tall: 1.05,
      long: 0.8,
      chest: [0.34, 0.36, 0.36],
      belly: [0.36, 0.34, 0.44],
      hips: [0.35, 0.34, 0.34],
      hump: 0.2,
      leg: 0.125,
      paw: 0.12,
      neck: { long: 0.34, up: 0.16, radius: 0.24 },
      head: 0.24,
      muzzle: { long: 0.62, wide: 0.42, deep: 0.26 },
      ear: { long: 0.42, wide: 0.26, round: true },
      tail: { long: 0.12, radius: 0.06, up: -0.6, bushy: 0.2 },
    },
    colors: {
      fur: '#5a4030',
      dark: '#33241d',
      pale: '#7c5c44',
      nose: '#181212',
      eye: '#ffd27a',
      claw: '#e6dcc0',
      mark: '#8a6a4c',
    },
    size: 1.2,
    paint: fur,
    more: (beast, colors) => [
      tufts(ruff(beast, 30, 0.28, 0.2), 0.062, colors.number('dark'), 'neck'),
      fangs(beast, colors, 0.24, 0.92, 0.16),
    ],
  },
  cat: {
    shape: {
      tall: 0.86,
      long: 0.82,
      chest: [0.2, 0.23, 0.27],
      belly: [0.18, 0.19, 0.4],
      hips: [0.2, 0.22, 0.26],
      hump: 0.05,
      ...CAT_LEGS,
      neck: { long: 0.3, up: 0.36, radius: 0.14 },
      head: 0.2,
      muzzle: { long: 0.36, wide: 0.38, deep: 0.26 },
      ear: { long: 0.56, wide: 0.26, round: true },
      tail: { long: 0.95, radius: 0.042, up: -0.25, bushy: 0.1 },
    },
    colors: {
      fur: '#4c4470',
      dark: '#2a2440',
      pale: '#8a80b0',
      nose: '#2c1a2c',
      eye: '#aef6ff',
      claw: '#efe8d8',
      mark: '#6a5aa8',
    },
    size: 1,
    paint: stripes,
    more: (beast, colors) => [
      tufts(ruff(beast, 24, 0.155, 0.22), 0.038, colors.number('dark'), 'neck'),
      fangs(beast, colors, 0.2, 0.78, 0.36),
    ],
  },
  travel: {
    shape: {
      tall: 1,
      long: 0.84,
      chest: [0.19, 0.24, 0.28],
      belly: [0.17, 0.18, 0.42],
      hips: [0.18, 0.21, 0.25],
      hump: 0.04,
      leg: 0.068,
      paw: 0.066,
      neck: { long: 0.46, up: 0.72, radius: 0.11 },
      head: 0.15,
      muzzle: { long: 0.6, wide: 0.38, deep: 0.2 },
      ear: { long: 0.75, wide: 0.2, round: false },
      tail: { long: 0.3, radius: 0.05, up: -0.2, bushy: 0.8 },
    },
    colors: {
      fur: '#b07a42',
      dark: '#5a3a20',
      pale: '#ead6ac',
      nose: '#2a1a16',
      eye: '#8ad86a',
      claw: '#e0d0a4',
      mark: '#5a3a20',
    },
    size: 1,
    paint: spots,
    more: (beast, colors) => [
      antlers(beast, colors, 0.15),
      tufts(ruff(beast, 22, 0.125, 0.3), 0.036, colors.number('pale'), 'neck'),
    ],
  },
  ghostwolf: {
    shape: {
      tall: 0.92,
      long: 0.8,
      chest: [0.2, 0.25, 0.28],
      belly: [0.17, 0.18, 0.38],
      hips: [0.18, 0.2, 0.24],
      hump: 0.06,
      leg: 0.07,
      paw: 0.072,
      neck: { long: 0.32, up: 0.42, radius: 0.15 },
      head: 0.17,
      muzzle: { long: 0.72, wide: 0.34, deep: 0.2 },
      ear: { long: 0.72, wide: 0.22, round: false },
      tail: { long: 0.6, radius: 0.06, up: -0.3, bushy: 0.9 },
    },
    colors: {
      fur: '#8fb4d8',
      dark: '#5a84b8',
      pale: '#d8ecff',
      nose: '#24384e',
      eye: '#ffffff',
      claw: '#f0faff',
      mark: '#b8d8f4',
    },
    size: 1,
    paint: fur,
    glow: 0.42,
    more: (beast, colors) => [
      tufts(ruff(beast, 28, 0.165, 0.42), 0.045, colors.number('pale'), 'neck', 0.6),
      fangs(beast, colors, 0.17, 0.95, 0.16),
    ],
  },
};

/** A beast of the table as a form. */
export function beastForm({ shape, colors, size, paint, glow = 0, more }: BeastLook): Form {
  const beast = sculptBeast(shape);
  const named = formColors(colors);
  const { field } = beast;
  const solid = (x: number, y: number, z: number): number => Math.max(field.distance(x, y, z), -y);
  const body: Layer = {
    field: solid,
    window: { lo: [field.lo[0], -0.02, field.lo[2]], hi: field.hi },
    voxel: 0.0125 * size,
    triangles: 6500,
    paint: { color: paint(beast, named), pattern: 'fur', rough: 0.7, glow },
    rig: (x, y, z) => field.weights(x, y, z, 0.03 * size),
    edge: 0.014 * size,
    strength: 0.7,
  };
  const eyes = beast.eyes.map(({ centre, radius }): Layer => {
    const ballField = new FieldBuilder()
      .add(ellipsoid(centre, [radius, radius * 0.8, radius * 0.8]), {
        bone: beastBone('head'),
        group: 'eye',
        k: 0.001,
      })
      .build(0.03, 0.02);
    return {
      field: ballField.at,
      window: { lo: ballField.lo, hi: ballField.hi },
      voxel: radius * 0.3,
      triangles: 90,
      paint: {
        color: (x) => named.number(Math.abs(x - centre[0]) < radius * 0.28 ? 'nose' : 'eye'),
        glow: 0.55,
        rough: 0.2,
      },
      rig: rigid('head'),
      strength: 0,
      thin: true,
    };
  });
  return {
    bones: beast.bones,
    layers: [body, ...eyes, ...(more?.(beast, named, shape) ?? [])],
    body: solid,
    size,
    palette: named.palette,
  };
}
