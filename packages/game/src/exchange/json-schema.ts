import { z } from 'zod';
import { ownSet } from './own-schema.ts';

/** Our format as JSON Schema, for programs that write or read it. */
export function ownJsonSchema(): unknown {
  return {
    ...z.toJSONSchema(ownSet, { io: 'input', unrepresentable: 'any' }),
    title: 'Gearwright gear set',
    description:
      'One gear set with its character. Readers accept what is missing, refuse what is wrong and ignore what is unknown.',
  };
}
