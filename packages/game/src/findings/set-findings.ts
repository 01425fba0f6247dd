import { buffsExclude, whyNotChooseBuff } from '../buff/choosing-buff.ts';
import { findBuff } from '../buff/find-buff.ts';
import { exclude } from '../consumable/exclusion.ts';
import { whyNotChooseConsumable } from '../consumable/choosing-consumable.ts';
import { glyphBySpell } from '../glyph/glyphs.ts';
import { whyNotPlaceGlyph } from '../glyph/placing-glyph.ts';
import { whyNotLearning } from '../talent/learning.ts';
import { finding, found, touches, type Finding, type Touched } from './finding.ts';
import { gearFindings } from './gear-findings.ts';
import type { GearSet } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';

/** Rules by what of a set they speak of: the first word of every part that their findings touch. */
const KINDS: readonly {
  readonly about: readonly string[];
  readonly findings: (set: GearSet, rules: Rules) => readonly Finding[];
}[] = [
  { about: ['item', 'enchant', 'gem', 'rune'], findings: gearFindings },
  { about: ['talents'], findings: talentFindings },
  { about: ['glyph'], findings: glyphFindings },
  { about: ['buff'], findings: buffFindings },
  { about: ['consumable'], findings: consumableFindings },
  { about: ['wish'], findings: wishFindings },
  { about: ['phase'], findings: phaseFindings },
];

/**
 * Every rule the set does not keep: what a warning is shown for, and what a change may not bring about. Told
 * what changed, it leaves out rules that no such change can break.
 */
export function setFindings(
  set: GearSet,
  rules: Rules,
  changed: ReadonlySet<Touched> | null = null,
): readonly Finding[] {
  const { edition, wearer } = rules;
  if (set.gameClass !== wearer.gameClass || !edition.classes.includes(set.gameClass)) {
    return [found([touches.field('gameClass')], 'otherClass', set.gameClass)];
  }
  const words = changed && new Set([...changed].map((part) => part.split(' ', 1)[0]!));
  return KINDS.filter(({ about }) => !words || about.some((word) => words.has(word))).flatMap(
    ({ findings }) => findings(set, rules),
  );
}

function wishFindings({ keptWishes = [] }: GearSet): readonly Finding[] {
  return keptWishes.map((id) => found([touches.wish(id)], 'unknownItem', id));
}

function talentFindings(set: GearSet, rules: Rules): readonly Finding[] {
  const reason = whyNotLearning(set, set.talents, rules);
  return reason ? [finding(reason, touches.field('talents'))] : [];
}

function glyphFindings(set: GearSet, rules: Rules): readonly Finding[] {
  return set.glyphs.flatMap((spellId, slot): Finding[] => {
    if (spellId === null) return [];
    const reason = whyNotPlaceGlyph(slot, spellId, rules);
    if (reason) return [finding(reason, touches.glyph(slot))];
    const other = set.glyphs.indexOf(spellId);
    if (other === slot) return [];
    const name = glyphBySpell(rules.dataset, spellId)?.name ?? String(spellId);
    return [found([touches.glyph(slot), touches.glyph(other)], 'glyphTwice', name)];
  });
}

function buffFindings({ buffs }: GearSet, rules: Rules): readonly Finding[] {
  const { dataset } = rules;
  const nameOf = (spellId: number): string =>
    findBuff(dataset, spellId)?.buff.name ?? String(spellId);
  return buffs.flatMap(({ spellId }, index): Finding[] => {
    const reason = whyNotChooseBuff(spellId, rules);
    if (reason) return [finding(reason, touches.buff(spellId))];
    const other = buffs
      .slice(0, index)
      .find((earlier) => buffsExclude(earlier.spellId, spellId, dataset));
    if (!other) return [];
    const parts = [touches.buff(spellId), touches.buff(other.spellId)];
    return [found(parts, 'excludes', nameOf(spellId), nameOf(other.spellId))];
  });
}

function consumableFindings(set: GearSet, rules: Rules): readonly Finding[] {
  const { dataset, edition } = rules;
  const doses = set.consumables.map(({ itemId, slotId }) => ({
    itemId,
    slotId,
    item: dataset.item(String(itemId)),
  }));
  return doses.flatMap(({ itemId, slotId, item }, index): Finding[] => {
    const part = touches.consumable(itemId, slotId);
    if (!item?.consumable) return [found([part], 'unknownConsumable', String(itemId))];
    const reason = whyNotChooseConsumable(set, item, slotId, rules);
    if (reason) return [finding(reason, part)];
    const other = doses
      .slice(0, index)
      .find(
        (dose) => dose.item && exclude({ item, slotId }, { ...dose, item: dose.item }, edition),
      );
    if (!other) return [];
    const parts = [part, touches.consumable(other.itemId, other.slotId)];
    return [found(parts, 'excludes', item.name, other.item!.name)];
  });
}

function phaseFindings({ phase }: GearSet, { edition }: Rules): readonly Finding[] {
  const last = edition.phases.length;
  return phase > last ? [found([touches.field('phase')], 'outOfRange', 'phase', 0, last)] : [];
}
