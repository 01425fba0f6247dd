import { hashOf } from '@gearwright/game/look/hash.ts';
import type { IconField } from './subject.ts';

/** glow, split, rays or hill: the id alone decides. */
export function chooseField(id: string): IconField {
  return (hashOf(`field:${id}`) & 3) as IconField;
}
