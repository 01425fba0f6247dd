import { FINGER_1, TRINKET_1 } from '@gearwright/game/slot/slots.ts';
import type { CompiledItems } from '../../compiled.ts';

type Groups = readonly (readonly number[])[];

/** Groups of items of which one wears but one: rewards of one quest, rings that are traded in for the next, and trinkets whose effect is the same. */
export function compileExclusive(items: CompiledItems): Groups {
  return [...trinketsAlike(items), ...rewardsOfOneQuest(items), ...ringsOfStanding(items)];
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

/** A faction that gives a ring by standing and quest takes the lesser one back for the greater. */
function ringsOfStanding({ items, texts }: CompiledItems): Groups {
  const byFaction = new Map<number, number[]>();
  for (const { baseId, slotId, unique } of items) {
    if (slotId !== FINGER_1 || !unique) continue;
    const { sources } = texts.items.get(baseId) ?? { sources: [] };
    const standing = sources.find(({ type }) => type === 'reputation')?.primaryId ?? null;
    if (standing === null || !sources.some(({ type }) => type === 'quest')) continue;
    byFaction.set(standing, [...(byFaction.get(standing) ?? []), baseId]);
  }
  return several(byFaction);
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
