import { whyNotEnchant } from '../enchant/enchanting.ts';
import { wielderOf } from '../equip/abilities.ts';
import { whyNotEquip } from '../equip/can-equip.ts';
import { needsBothHands } from '../equip/free-other-hand.ts';
import { excesses, type Place } from '../equip/limits.ts';
import { whyNotGem } from '../gem/gemming.ts';
import { refusal } from '../messages.ts';
import { whyNotEngrave } from '../rune/engraving.ts';
import { MAIN_HAND, OFF_HAND, SLOT_IDS, type SlotId } from '../slot/slots.ts';
import { finding, found, touches, type Finding, type Touched } from './finding.ts';
import type { GearSet } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';

/** Every rule that something worn breaks. */
export function gearFindings(set: GearSet, rules: Rules): readonly Finding[] {
  return [
    ...SLOT_IDS.flatMap((slot) => pieceFindings(set, slot, rules)),
    ...handFindings(set, rules),
    ...excesses(set.gear).map(({ limit, places }) => {
      const { item } = places.at(-1)!;
      const reason =
        limit.max === 1 && limit.key.startsWith('item')
          ? refusal('uniqueWorn', item.name)
          : refusal('gemLimit', item.limitCategory!.name, limit.max);
      return finding(reason, ...places.map(touchedPlace));
    }),
  ];
}

function pieceFindings(set: GearSet, slot: SlotId, rules: Rules): readonly Finding[] {
  const { item, enchant, gems, rune, kept } = set.gear[slot];
  const findings: Finding[] = [];
  const onItem = touches.item(slot);
  if (item) {
    const reason = whyNotEquip(set, slot, item, rules);
    if (reason) findings.push(finding(reason, onItem));
  }
  if (kept?.itemId) findings.push(found([onItem], 'unknownItem', kept.itemId));
  // What sits on an item that is not known cannot be judged.
  if (enchant && !kept?.itemId) {
    const reason = whyNotEnchant(set, slot, enchant, rules);
    if (reason) findings.push(finding(reason, touches.enchant(slot), onItem));
  }
  if (kept?.enchantId) {
    findings.push(found([touches.enchant(slot)], 'unknownEnchant', kept.enchantId));
  }
  gems.forEach((gem, socket) => {
    const onGem = touches.gem(slot, socket);
    const unknown = kept?.gemIds?.[socket];
    if (unknown) findings.push(found([onGem], 'unknownGem', unknown));
    if (!gem || kept?.itemId) return;
    const reason = whyNotGem(set, slot, socket, gem, rules);
    if (!reason) return;
    const alsoOn = reason.code === 'noSuchSocket' ? [touches.enchant(slot)] : [];
    findings.push(finding(reason, onGem, onItem, ...alsoOn));
  });
  if (rune) {
    const reason = whyNotEngrave(slot, rune, rules);
    if (reason) findings.push(finding(reason, touches.rune(slot)));
  }
  if (kept?.runeId) findings.push(found([touches.rune(slot)], 'unknownRune', kept.runeId));
  return findings;
}

/** Something in both hands though one of them needs both. */
function handFindings(set: GearSet, rules: Rules): readonly Finding[] {
  const wielder = wielderOf(set, rules);
  const [main, off] = [set.gear[MAIN_HAND].item, set.gear[OFF_HAND].item];
  if (!main || !off) return [];
  const big = [main, off].find((item) => needsBothHands(item, wielder));
  return big
    ? [found([touches.item(MAIN_HAND), touches.item(OFF_HAND)], 'handsFull', big.name)]
    : [];
}

function touchedPlace({ slot, socket }: Place): Touched {
  return socket === null ? touches.item(slot) : touches.gem(slot, socket);
}
