import { expect, test } from 'vitest';
import { FAR_PLANE, FIELD_OF_VIEW, MAX_DISTANCE, Orbit } from './orbit.ts';

const preset = { target: [0, 0.9, 0], distance: 4.8, height: 1.1 } as const;
const frame = { height: 2, breadth: 1, preset };

function distance(orbit: Orbit): number {
  orbit.update(0);
  const { x, y, z } = orbit.camera.position;
  return Math.hypot(x, y - 0.9, z);
}

test('M1: field of view 30, far plane 100, never farther than 12', () => {
  const orbit = new Orbit();
  orbit.fit(frame);
  expect([orbit.camera.fov, orbit.camera.far]).toEqual([FIELD_OF_VIEW, FAR_PLANE]);
  expect([FIELD_OF_VIEW, MAX_DISTANCE, FAR_PLANE]).toEqual([30, 12, 100]);
  for (let turn = 0; turn < 40; turn++) orbit.zoom(1.5);
  expect(distance(orbit)).toBeCloseTo(MAX_DISTANCE, 5);
});

test('the preset of the body is where the whole figure is seen from', () => {
  const orbit = new Orbit();
  orbit.resize(300, 500);
  orbit.fit(frame);
  expect(distance(orbit)).toBeCloseTo(4.8, 5);
});

test('M1: leaving full screen, the camera is far again after one second', () => {
  const orbit = new Orbit();
  orbit.fit(frame);
  const far = distance(orbit);
  orbit.rotate(4, 0.5);
  orbit.zoom(0.3);
  orbit.goFar();
  orbit.update(0.5);
  const halfway = distance(orbit);
  expect(orbit.isMoving).toBe(true);
  expect(halfway).toBeGreaterThan(far * 0.3);
  orbit.update(0.5);
  expect(orbit.isMoving).toBe(false);
  expect(distance(orbit)).toBeCloseTo(far, 5);
});
