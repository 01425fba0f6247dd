import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import { FieldBuilder, type BlendField } from '../field/blend-field.ts';
import type { FaceShape } from '../head/face-shape.ts';
import { FACES } from '../head/face-shape.ts';
import { HeadBrush } from '../head/head-brush.ts';
import { sculptHead } from '../head/sculpt-head.ts';
import type { Eye } from '../head/eyes.ts';
import { HAIR_NUMBERS, type HairNumbers } from '../hair/hair-numbers.ts';
import { SIDES } from '../skeleton/bones.ts';
import { layJoints, type HeadFrame, type Joints } from '../skeleton/joints.ts';
import { sculptArm, sculptHand } from './arm.ts';
import { sculptLeg } from './leg.ts';
import { PROPORTIONS, scaled, type GenderName, type Proportions } from './proportions.ts';
import { sculptTail, sculptTorso } from './torso.ts';
import { BODY_TRAITS, type BodyTraits } from './traits.ts';

/** A body as a field, with what those need who dress it. Groups: torso, neck, tail, head, arm, hand, leg, foot with L or R. */
export interface Figure {
  readonly race: Race;
  readonly gender: GenderName;
  /** Scaled: lengths are metres of this figure. */
  readonly proportions: Proportions;
  readonly traits: BodyTraits;
  readonly joints: Joints;
  readonly head: HeadFrame;
  readonly face: FaceShape;
  readonly eyes: readonly Eye[];
  readonly hair: HairNumbers;
  /** Body and head, without hair. */
  readonly field: BlendField;
}

/** Changes a sculptor tries before they enter the tables. */
export interface Trial {
  readonly proportions?: Partial<Proportions>;
  readonly face?: Partial<FaceShape>;
  readonly hair?: Partial<HairNumbers>;
}

/** `only` the head with what is near it, if nothing else will be asked: that is quicker. */
export function sculptFigure(
  race: Race,
  gender: GenderName,
  trial: Trial = {},
  only?: 'head',
): Figure {
  const proportions = scaled({ ...PROPORTIONS[race][gender], ...trial.proportions });
  const face = { ...FACES[race][gender], ...trial.face };
  const hair = { ...HAIR_NUMBERS[race][gender], ...trial.hair };
  const traits = BODY_TRAITS[race];
  const { joints, head } = layJoints(proportions);
  const builder = new FieldBuilder();
  sculptTorso(builder, proportions, joints, head);
  for (const side of SIDES) {
    sculptArm(builder, side, proportions, joints);
    sculptHand(builder, side, proportions, joints, traits.fingers);
    sculptLeg(builder, side, proportions, joints, traits.feet);
  }
  if (traits.tail)
    sculptTail(builder, traits.tail[gender], traits.tail.tuft, proportions.scale, joints);
  const eyes = sculptHead(new HeadBrush(builder, head, 'head'), face, gender === 'female');
  return {
    race,
    gender,
    proportions,
    traits,
    joints,
    head,
    face,
    eyes,
    hair,
    field: builder.build(
      0.045,
      0.085,
      only && { lo: head.place(-1.3, -0.9, -1), hi: head.place(1.3, 1.4, 1.5) },
    ),
  };
}
