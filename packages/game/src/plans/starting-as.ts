import { buffOptions } from '../buff/buff-options.ts';
import { buffsExclude } from '../buff/choosing-buff.ts';
import { choosingConsumable, whyNotChooseConsumable } from '../consumable/choosing-consumable.ts';
import type { Wearer } from '../character/character.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Rune } from '../dataset/tables.ts';
import type { SpecBuild } from '../dataset/value-tables.ts';
import { placingGlyph, whyNotPlaceGlyph } from '../glyph/placing-glyph.ts';
import { glyphKindOf } from '../glyph/glyphs.ts';
import type { Item } from '../item/item.ts';
import { engraving, whyNotEngrave } from '../rune/engraving.ts';
import type { GearGoals } from '../set/gear-goals.ts';
import type { ChosenBuff, GearSet, SetEdit } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import type { SlotId } from '../slot/slots.ts';
import { standardTalents } from '../talent/standard-talents.ts';

/** What a spec usually takes along, as far as this wearer can have it. */
export interface Kit {
  readonly build: SpecBuild;
  /** In the stored form; null where the build is another spec's. */
  readonly talents: string | null;
  readonly glyphs: readonly {
    readonly slot: number;
    readonly spellId: number;
    readonly name: string;
  }[];
  readonly runes: readonly { readonly slot: SlotId; readonly rune: Rune }[];
  readonly buffs: readonly (ChosenBuff & { readonly name: string })[];
  readonly consumables: readonly Item[];
}

export const KIT_PARTS = [
  'talents',
  'glyphs',
  'runes',
  'style',
  'caps',
  'buffs',
  'consumables',
] as const;
export type KitPart = (typeof KIT_PARTS)[number];

/** What glyphs and runes ask of whoever has them. */
type KitRules = Pick<Rules, 'edition' | 'dataset'> & {
  readonly wearer: Pick<Wearer, 'gameClass' | 'level'>;
};

type Wish = Pick<GearSet, 'gameClass' | 'spec' | 'phase'>;

/** The standard kit of the set's spec; null where none is known. */
export function kitFor(set: GearSet, rules: Rules): Kit | null {
  const { edition, dataset, wearer } = rules;
  const phase = set.phase || edition.defaultPhase;
  const build = buildFor(dataset, { ...set, phase }, wearer.level);
  if (!build) return null;
  const isOwn = build.spec === set.spec;
  return {
    build,
    talents: isOwn
      ? standardTalents(build.talents, dataset.talents(set.gameClass), wearer.level)
      : null,
    glyphs: isOwn ? glyphsOf(build, rules) : [],
    runes: isOwn ? runesOf(build, rules) : [],
    buffs: buffsOf(build, rules),
    consumables: consumablesOf(build, set, rules),
  };
}

/** The build of the phase and level that comes nearest, of equals the default; another spec of the role where it has none. */
function buildFor(
  { builds, classes }: Pick<Dataset, 'builds' | 'classes'>,
  { gameClass, spec, phase }: Wish,
  level: number,
): SpecBuild | null {
  const ofClass = builds.filter((build) => build.gameClass === gameClass);
  const own = ofClass.filter((build) => build.spec === spec);
  const role = classes
    .find((facts) => facts.gameClass === gameClass)
    ?.specs.find(({ key }) => key === spec)?.role;
  const known = own.length > 0 ? own : ofClass.filter((build) => build.role === role);
  const [best = null] = known.toSorted((a, b) => byRank(rankOf(b), rankOf(a)));
  return best;

  /** What counts more comes first. A build without a phase or level is for all of them. */
  function rankOf(build: SpecBuild): readonly number[] {
    const at = build.phase ?? 0;
    const from = build.level ?? 0;
    const isThere = at <= phase;
    const isReached = from <= level;
    return [
      Number(isThere),
      Number(isReached),
      // The latest that has come; of those still to come the next.
      isThere ? at : -at,
      isReached ? from : -from,
      Number(build.isDefault),
    ];
  }
}

/** By the first place in which they differ. */
function byRank(one: readonly number[], other: readonly number[]): number {
  return one.map((each, at) => each - other[at]!).find((by) => by !== 0) ?? 0;
}

/** Where its glyphs go, as far as the level has places for them. */
export function glyphsOf({ glyphs }: SpecBuild, rules: KitRules): Kit['glyphs'] {
  const { edition, dataset, wearer } = rules;
  if (!edition.glyphs) return [];
  const slots = Array.from({ length: edition.glyphs.major + edition.glyphs.minor }, (_, at) => at);
  const placed: { slot: number; spellId: number; name: string }[] = [];
  for (const itemId of glyphs) {
    const glyph = dataset.glyphs.find(
      (each) => each.itemId === itemId && each.gameClass === wearer.gameClass,
    );
    const slot = slots.find(
      (each) =>
        glyph &&
        glyphKindOf(each, edition.glyphs!) === glyph.kind &&
        placed.every((other) => other.slot !== each) &&
        whyNotPlaceGlyph(each, glyph.spellId, rules) === null,
    );
    if (glyph && slot !== undefined)
      placed.push({ slot, spellId: glyph.spellId, name: glyph.name });
  }
  return placed;
}

export function runesOf({ runes }: SpecBuild, rules: KitRules): Kit['runes'] {
  return runes.flatMap(([place, spellId]) => {
    const slot = place as SlotId;
    const rune = rules.dataset.runes.find((each) => each.spellId === spellId);
    return rune && whyNotEngrave(slot, rune, rules) === null ? [{ slot, rune }] : [];
  });
}

function buffsOf({ buffs, improved }: SpecBuild, { dataset, wearer }: Rules): Kit['buffs'] {
  const offered = buffOptions(dataset, wearer).flatMap(({ options }) => options);
  const kept: (ChosenBuff & { readonly name: string })[] = [];
  for (const spellId of buffs) {
    const option = offered.find(
      ({ buff }) => buff.spellId === spellId || buff.ranks.some((rank) => rank.spellId === spellId),
    );
    if (!option) continue;
    const { buff, ranks, improvements } = option;
    const cast = ranks[0]?.spellId ?? buff.spellId;
    // Of two that exclude each other the first stays.
    if (kept.some((other) => buffsExclude(other.spellId, cast, dataset))) continue;
    const improvementIds = improved.includes(spellId)
      ? improvements.flatMap((improvement) => improvement.spellIds.at(-1) ?? [])
      : [];
    kept.push({ spellId: cast, improvementIds, enabled: true, name: buff.name });
  }
  return kept;
}

/** Oils and stones wait for the weapon they go on. */
function consumablesOf({ consumables }: SpecBuild, set: GearSet, rules: Rules): readonly Item[] {
  return consumables.flatMap((id) => {
    const item = rules.dataset.item(String(id));
    return item && whyNotChooseConsumable(set, item, null, rules) === null ? [item] : [];
  });
}

/** Takes the chosen parts of the kit: one edit, one undo. `talents` in place of the kit's own. */
export function startingAs(
  kit: Omit<Kit, 'build'>,
  parts: readonly KitPart[],
  rules: Rules,
  talents: string | null = kit.talents,
): SetEdit {
  const has = (part: KitPart): boolean => parts.includes(part);
  const edits: SetEdit[] = [
    ...(has('talents') && talents !== null ? [(set: GearSet) => ({ ...set, talents })] : []),
    ...(has('glyphs') ? kit.glyphs.map(({ slot, spellId }) => placingGlyph(slot, spellId)) : []),
    ...(has('runes') ? kit.runes.map(({ slot, rune }) => engraving(slot, rune)) : []),
    ...(has('style') ? [asTheSpec('arms')] : []),
    ...(has('caps') ? [asTheSpec('caps')] : []),
    ...(has('buffs') && kit.buffs.length > 0
      ? [
          (set: GearSet) => ({
            ...set,
            buffs: kit.buffs.map(({ name: _name, ...chosen }) => chosen),
          }),
        ]
      : []),
    ...(has('consumables')
      ? kit.consumables.map((item) => choosingConsumable(item, null, rules))
      : []),
  ];
  return (set) => edits.reduce((after, edit) => edit(after), set);
}

/** Held again to what the spec needs, whatever the player had asked for. */
function asTheSpec(part: keyof GearGoals): SetEdit {
  return (set) =>
    set.goals[part] === null ? set : { ...set, goals: { ...set.goals, [part]: null } };
}
