import type { ModelShape } from '@gearwright/game/look/model-id.ts';
import { clothChest } from './cloth-chests.ts';
import { leatherChest } from './leather-chests.ts';
import { mailChest } from './mail-chests.ts';
import { plateChest } from './plate-chests.ts';
import { HEAD_MAKERS } from './heads.ts';
import type { Garment } from './layer.ts';
import { belt } from './belts.ts';
import { boots } from './boots.ts';
import { bracers, gloves } from './arms.ts';
import { legs } from './legs.ts';
import { cloak } from './cloaks.ts';
import { pendant } from './pendants.ts';
import { shirt } from './shirts.ts';
import { tabard } from './tabards.ts';
import { shoulders } from './shoulders.ts';
import type { Tailor } from './tailor.ts';

const CHESTS = {
  cloth: clothChest,
  leather: leatherChest,
  mail: mailChest,
  plate: plateChest,
} as const;
const LOOSE = { cloak, tabard, shirt, pendant } as const;

/** A piece cut to its wearer. */
export function cutGarment(tailor: Tailor, shape: Exclude<ModelShape, { kind: 'held' }>): Garment {
  if (shape.kind === 'loose') return LOOSE[shape.slot](tailor, shape.shape, shape.tier);
  const { armour, tier, motif } = shape;
  switch (shape.slot) {
    case 'head': {
      const make = HEAD_MAKERS[shape.shape];
      if (!make) throw new Error(`no maker for a ${shape.shape} on the head`);
      return make(tailor, armour, tier);
    }
    case 'shoulder':
      return shoulders(tailor, armour, shape.shape, tier);
    case 'chest':
      return CHESTS[armour](tailor, shape.shape, tier, motif);
    case 'waist':
      return belt(tailor, armour, shape.shape, tier, motif);
    case 'legs':
      return legs(tailor, armour, shape.shape, tier);
    case 'feet':
      return boots(tailor, armour, shape.shape, tier);
    case 'wrist':
      return bracers(tailor, armour, shape.shape, tier);
    case 'hands':
      return gloves(tailor, armour, shape.shape, tier);
  }
}
