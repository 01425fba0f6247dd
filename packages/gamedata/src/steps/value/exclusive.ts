import { TRINKET_1 } from '@gearwright/game/slot/slots.ts';
import type { CompiledItems } from '../../compiled.ts';

type Groups = readonly (readonly number[])[];

/** Groups of items of which one wears but one: rewards of one quest, and trinkets whose effect is the same. */
export function compileExclusive(items: CompiledItems): Groups {
  return [...trinketsAlike(items), ...rewardsOfOneQuest(items)];
}

/** What comes from one quest and from nowhere else is a choice. */
function rewardsOfOneQuest({ texts }: CompiledItems): Groups {
  const byQuest = new Map<number, number[]>();
  for (const [id, { sources }] of texts.items) {
    const quests = new Set(
      sources.map(({ type, primaryKind, primaryId }) =>
        type === 'quest' && primaryKind === 'quest' ? primaryId : null,
      ),
    );
    const [quest] = quests;
    if (quests.size !== 1 || quest === null || quest === undefined) continue;
    byQuest.set(quest, [...(byQuest.get(quest) ?? []), id]);
  }
  return several(byQuest);
}

/** The lesser and the greater version of a trinket give the same effect, which does not come twice. */
function trinketsAlike({ items }: CompiledItems): Groups {
  const byName = new Map<string, number[]>();
  for (const { baseId, name, slotId, hasEffectText } of items) {
    if (slotId !== TRINKET_1 || !hasEffectText) continue;
    byName.set(name, [...(byName.get(name) ?? []), baseId]);
  }
  return several(byName);
}

function several(groups: ReadonlyMap<unknown, readonly number[]>): Groups {
  return [...groups.values()].filter((group) => group.length > 1);
}
