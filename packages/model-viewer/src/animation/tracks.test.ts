import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMovement, makeTrack, mirroredPose, trackAt } from './tracks.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });

test('a track passes through its keys and never beyond them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -90, max: 90 }), { minLength: 2, maxLength: 8 }),
      share,
      fc.boolean(),
      (values, at, loop) => {
        const knots = values.map((value, place) => ({ at: place / values.length, value }));
        const track = makeTrack(knots, loop);
        for (const knot of knots) expect(trackAt(track, knot.at)).toBeCloseTo(knot.value, 6);
        const value = trackAt(track, at);
        expect(value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-6);
        expect(value).toBeLessThanOrEqual(Math.max(...values) + 1e-6);
      },
    ),
  );
});

test('a loop ends as it begins', () => {
  const track = makeTrack(
    [
      { at: 0, value: 3 },
      { at: 0.4, value: 9 },
    ],
    true,
  );
  expect(trackAt(track, 0.999_999)).toBeCloseTo(trackAt(track, 0), 3);
});

test('mirrored twice, a pose is itself', () => {
  const pose = { uarmL: [1, 2, 3], head: [4, 5, 6], footR: [7, 8, 9] } as const;
  expect(mirroredPose(mirroredPose(pose))).toEqual(pose);
  expect(mirroredPose(pose)).toMatchObject({ uarmR: [1, -2, -3], footL: [7, -8, -9] });
});

test('the second half of a mirrored movement is the first with the sides exchanged', () => {
  const { bones } = makeMovement({
    ...{ version: 1, seconds: 1, loop: true, mirrored: true },
    keys: [{ at: 0, pose: { thighL: [-30, 0, 0], thighR: [20, 0, 0] } }],
  });
  expect(trackAt(bones.get('thighL')![0], 0.5)).toBeCloseTo(20);
  expect(trackAt(bones.get('thighR')![0], 0.5)).toBeCloseTo(-30);
});
