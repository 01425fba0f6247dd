import type { Motif } from '@gearwright/game/look/worn-shapes.ts';
import { emblem } from './emblem.ts';
import type { Layer } from './layer.ts';
import type { Tailor } from './tailor.ts';

export function chestEmblem(
  t: Tailor,
  motif: Motif | null,
  thick: number,
  size: number,
): readonly Layer[] {
  if (motif === null) return [];
  const { joints: J, proportions: q } = t.figure;
  const y = J.neck[1] - q.torso * (q.bust > 0 ? 0.2 : 0.26);
  return emblem(t, motif, [0, y, t.front(0, y, thick) - 0.002 * t.S], size, 'chest');
}
