import type { Race } from '@gearwright/game/words/classes-and-races.ts';

/** What sets a race's body apart besides its proportions. */
export interface BodyTraits {
  readonly fingers: 2 | 3 | 4;
  readonly feet: 'five toes' | 'two toes' | 'hoof';
  /** Radius of the tail in metres by gender, before the scale; none without. */
  readonly tail?: { readonly male: number; readonly female: number; readonly tuft: boolean };
  /** Bare bone at elbows, knees and knuckles. */
  readonly bareBone?: true;
  /** Lower teeth that stand out of the mouth. */
  readonly fangs?: true;
  /** A fleece of hair on the nape and chest. */
  readonly fur?: true;
}

const PEOPLE: BodyTraits = { fingers: 4, feet: 'five toes' };

export const BODY_TRAITS: Readonly<Record<Race, BodyTraits>> = {
  human: PEOPLE,
  orc: { ...PEOPLE, fangs: true },
  dwarf: PEOPLE,
  nightelf: PEOPLE,
  undead: { ...PEOPLE, bareBone: true },
  tauren: { fingers: 2, feet: 'hoof', tail: { male: 0.028, female: 0.024, tuft: true }, fur: true },
  gnome: PEOPLE,
  troll: { fingers: 2, feet: 'two toes' },
  bloodelf: PEOPLE,
  draenei: { fingers: 3, feet: 'hoof', tail: { male: 0.055, female: 0.03, tuft: false } },
};
