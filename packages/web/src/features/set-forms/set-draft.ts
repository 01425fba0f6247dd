import { z } from 'zod';
import type { KitChoice } from '@gearwright/game/plans/choosing-kit.ts';
import { KIT_PARTS } from '@gearwright/game/plans/starting-as.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { storedPoint } from '@gearwright/game/stored/point-schema.ts';
import type { SetFields } from './set-fields.ts';

/** A new set as it is typed; points are null until the player chooses some. */
export interface NewSetDraft extends Omit<SetFields, 'points'> {
  readonly points: SetFields['points'] | null;
  readonly kit: KitChoice;
}

const fields = {
  name: z.string(),
  spec: z.string(),
  phase: z.int().nullable(),
  professions: z.array(z.string()),
};

export const pointsDraft: z.ZodType<readonly Point[]> = z.array(storedPoint);

export const newSetDraft: z.ZodType<NewSetDraft> = z.object({
  ...fields,
  points: pointsDraft.nullable(),
  kit: z.object({ left: z.array(z.enum(KIT_PARTS)), pasted: z.string() }),
});

/** What is changed of a set that exists. */
export const setChangesDraft: z.ZodType<Partial<SetFields>> = z
  .object({ ...fields, points: pointsDraft })
  .partial();
