import { z } from 'zod';
import type { Point, PresetPoint, SharedPoint } from '@gearwright/game/point/point.ts';
import type { PointDraft } from '@gearwright/game/point/point-form.ts';
import { statName, storedPoint } from '@gearwright/game/stored/point-schema.ts';

/** What is in the panel of a point. */
export interface PanelDraft {
  readonly type: Point['type'];
  readonly chosen: PresetPoint | SharedPoint | null;
  readonly draft: PointDraft;
  /** Of the point, should it become a new one. */
  readonly madeId: string;
}

/** As the tab keeps it. */
export const panelDraft: z.ZodType<PanelDraft> = z.object({
  type: z.enum(['preset', 'custom', 'shared']),
  chosen: storedPoint
    .nullable()
    .transform((point) => (point === null || point.type === 'custom' ? null : point)),
  draft: z.object({
    name: z.string(),
    stats: z.array(z.object({ name: statName.nullable(), value: z.string() })),
    unread: z.array(z.string()).optional(),
  }),
  madeId: z.string().min(1),
});
