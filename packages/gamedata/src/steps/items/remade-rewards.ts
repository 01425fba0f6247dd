import type { Draft } from './draft.ts';

/** A season's item that no source names is the reward of the quest that gave the old item of its name: it comes once. */
export function joinRemadeRewards(drafts: ReadonlyMap<number, Draft>, ownFrom: number): void {
  const key = ({ item }: Draft): string => `${item.slotId} ${item.name}`;
  const rewards = new Map<string, Draft>();
  for (const draft of drafts.values()) {
    const isReward = draft.item.sourceTypes.every((type) => type === 'quest');
    if (draft.item.baseId < ownFrom && draft.item.sourceTypes.length > 0 && isReward) {
      rewards.set(key(draft), draft);
    }
  }
  for (const draft of drafts.values()) {
    if (draft.item.baseId < ownFrom || draft.texts.sources.length > 0) continue;
    const old = rewards.get(key(draft));
    if (!old) continue;
    draft.texts.sources = old.texts.sources;
    draft.item.sourceTypes = old.item.sourceTypes;
  }
}
