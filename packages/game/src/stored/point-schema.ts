import { z } from 'zod';
import { CLASSES } from '../words/classes-and-races.ts';
import { STORED_LIMITS as most } from './stored-limits.ts';
import { isStatName, type StatName } from '../stat/catalogue.ts';

export const statName = z.custom<StatName>(
  (name) => typeof name === 'string' && isStatName(name),
  'not a stat',
);

const base = {
  pointId: z.string().min(1).max(200),
  name: z.string().min(1).max(most.name),
  stats: z.array(z.object({ name: statName, value: z.number() })).max(most.pointStats),
};

export const storedPoint = z.discriminatedUnion('type', [
  z.object({
    ...base,
    type: z.literal('preset'),
    gameClass: z.enum(CLASSES),
    author: z.string().max(most.name),
    authorLink: z.string().max(most.link).nullable(),
  }),
  z.object({ ...base, type: z.literal('custom') }),
  z.object({
    ...base,
    type: z.literal('shared'),
    parentCharacterId: z.string().min(1).max(most.id),
    parentType: z.enum(['character', 'set']),
  }),
]);
