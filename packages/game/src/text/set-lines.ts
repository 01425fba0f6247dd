import type { Dataset, DatasetTexts } from '../dataset/dataset.ts';
import type { ItemSet, SetBonus } from '../dataset/tables.ts';
import type { Edition } from '../edition/edition.ts';
import type { Wearer } from '../character/character.ts';
import type { Item } from '../item/item.ts';
import { isSkilledFor } from '../set/set-skill.ts';
import { effectSentence } from './effect-sentence.ts';
import { PROFESSION_NAMES } from './names.ts';
import { equipStatLines, whiteStatLines } from './stat-lines.ts';
import { GAP, indentedLine, line, type TooltipLine } from './tooltip-line.ts';

/** The set's name and count, its pieces with the worn ones lit, its bonuses with the active ones lit. */
export function setLines(
  item: Item,
  set: ItemSet,
  worn: ReadonlySet<number>,
  sources: {
    readonly dataset: Dataset;
    readonly texts: DatasetTexts | null;
    readonly edition: Edition;
    /** Whose tooltip it is; null for nobody's. */
    readonly wearer: Pick<Wearer, 'professions'> | null;
  },
): TooltipLine[] {
  const members = set.itemIds
    .map((id) => sources.dataset.item(String(id)))
    .filter((member) => member !== null);
  const pieces = onePerSlot(members, item, worn);
  const wornCount = new Set(members.filter((member) => worn.has(member.baseId)).map(placeOf)).size;
  const skilled = sources.wearer === null || isSkilledFor(set, sources.wearer);
  const shown = [...set.bonuses].sort((a, b) => a.pieces - b.pieces);
  return [
    GAP,
    line(`${set.name} (${wornCount}/${set.size})`, 'gold'),
    ...pieces.map((piece) => indentedLine(piece.name, worn.has(piece.baseId) ? 'plain' : 'dim')),
    GAP,
    ...requirementLines(set, skilled),
    ...shown.map((bonus) =>
      line(
        `(${bonus.pieces}) Set: ${bonusText(bonus, sources)}`,
        skilled && wornCount >= bonus.pieces ? 'effect' : 'dim',
      ),
    ),
  ];
}

/** "Set bonuses require Tailoring (300)": the pieces may be worn by anybody. */
function requirementLines({ requires }: ItemSet, skilled: boolean): TooltipLine[] {
  if (requires === null) return [];
  const { profession, skill } = requires;
  const words = `Set bonuses require ${PROFESSION_NAMES[profession]} (${skill})`;
  return [line(words, skilled ? 'plain' : 'unmet')];
}

/** A pair of blades shares a slot but not a hand. */
function placeOf({ slotId, handed }: Item): string {
  return `${slotId} ${handed}`;
}

/** Sets of one name come in several tiers; a tooltip lists the one nearest to the item at hand. */
function onePerSlot(
  members: readonly Item[],
  item: Item,
  worn: ReadonlySet<number>,
): readonly Item[] {
  const distance = (member: Item) =>
    (member.baseId === item.baseId || worn.has(member.baseId) ? -1 : 0) * 1_000 +
    Math.abs(member.itemLevel - item.itemLevel);
  const bySlot = new Map<string, Item>();
  for (const member of members) {
    const rival = bySlot.get(placeOf(member));
    if (!rival || distance(member) < distance(rival)) bySlot.set(placeOf(member), member);
  }
  return [...bySlot.values()];
}

function bonusText(
  bonus: SetBonus,
  { texts, edition }: { readonly texts: DatasetTexts | null; readonly edition: Edition },
): string {
  const sentence = bonus.text === null ? '' : (texts?.setBonus(bonus.text) ?? '');
  if (sentence) return sentence;
  const stats = bonus.stats ?? {};
  // On an item armor has a line of its own; a bonus says it like the rest.
  const armor = (stats.armor ?? 0) + (stats.bonusArmor ?? 0);
  return [
    ...(armor ? [`+${armor} Armor.`] : []),
    ...whiteStatLines(stats).map((text) => `${text}.`),
    ...equipStatLines(stats, edition),
    ...bonus.effects.map((effect) => `${effectSentence(effect)}.`),
  ].join(' ');
}
