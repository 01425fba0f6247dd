import { gearFindings } from '@gearwright/game/findings/gear-findings.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { unmetRequirements, gemColorCounts } from '@gearwright/game/gem/gem-colors.ts';
import { SLOT_IDS, type SlotId } from '@gearwright/game/slot/slots.ts';

export type SlotWarnings = ReadonlyMap<SlotId, string>;

/** What the rules say against what is worn, and what a meta gem still asks for, each with its slot (acceptance E4). */
export function slotWarnings(set: GearSet, rules: Rules): SlotWarnings {
  const sentences = new Map<SlotId, string[]>();
  const tell = (slot: SlotId, sentence: string): void => {
    const told = sentences.get(slot) ?? [];
    if (!told.includes(sentence)) sentences.set(slot, [...told, sentence]);
  };
  for (const { message, touches } of gearFindings(set, rules)) {
    for (const touched of touches) {
      const slot = SLOT_IDS.find((id) => touched.split(' ')[1] === String(id));
      if (slot !== undefined) tell(slot, message);
    }
  }
  const colors = gemColorCounts(set.gear);
  for (const slot of SLOT_IDS) {
    for (const gem of set.gear[slot].gems) {
      for (const { message } of gem ? unmetRequirements(gem, colors) : []) {
        tell(slot, `${gem!.name}: ${message}`);
      }
    }
  }
  return new Map([...sentences].map(([slot, told]) => [slot, told.join('. ')]));
}
