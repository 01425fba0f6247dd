import { refusal, type Refusal } from '../messages.ts';
import type { Point } from '../point/point.ts';

export interface SetForm {
  readonly name: string;
  readonly spec: string;
  readonly phase: number | null;
  readonly points: readonly Pick<Point, 'pointId'>[];
}

/** The reasons why a set form cannot be submitted, in the order of its fields. */
export function whyNotSubmitSet({ name, spec, phase, points }: SetForm): readonly Refusal[] {
  const reasons: Refusal[] = [];
  if (name.trim() === '') reasons.push(refusal('required', 'Name'));
  if (spec === '') reasons.push(refusal('required', 'Talent Specialization'));
  if (phase === null) reasons.push(refusal('required', 'Phase'));
  return [...reasons, ...whyNotPoints(points)];
}

/** The reasons why a set cannot have these points: none at all, or one of them twice. */
export function whyNotPoints(points: SetForm['points']): readonly Refusal[] {
  const reasons: Refusal[] = [];
  if (points.length === 0) reasons.push(refusal('pointRequired'));
  const ids = points.map((point) => point.pointId);
  if (new Set(ids).size < ids.length) reasons.push(refusal('duplicatePoint'));
  return reasons;
}
