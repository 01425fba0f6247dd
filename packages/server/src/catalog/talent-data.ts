import type { StatCondition, TalentData, TalentRank } from '@gearwright/api/generated/types.ts';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Talent } from '@gearwright/game/dataset/tables.ts';
import type { Condition, Effect } from '@gearwright/game/effect/effect.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Catalog } from './catalog.ts';

/** The three trees of a class with the words of every rank. */
export function talentData(catalog: Catalog, gameClass: GameClass): TalentData {
  if (!catalog.edition.classes.includes(gameClass)) {
    throw new PlannerError('malformed', 'gameClass', 'not a class of this edition');
  }
  return {
    gameClass,
    trees: catalog.dataset.talents(gameClass).trees.map((tree) => ({
      id: String(tree.id),
      name: tree.name,
      icon: tree.icon,
      talents: tree.talents.map((talent) => ({
        id: String(talent.id),
        name: talent.name,
        icon: talent.icon,
        row: talent.row,
        col: talent.col,
        requires: talent.requires,
        ranks: talent.spellIds.map((spellId, index) => rankOf(catalog, talent, spellId, index)),
      })),
    })),
  };
}

function rankOf({ texts }: Catalog, talent: Talent, spellId: number, index: number): TalentRank {
  const words = texts.talentRank(spellId);
  const { castTime, cooldown, cost, range } = words ?? {};
  const isSpell = castTime ?? cooldown ?? cost ?? range;
  return {
    id: String(spellId),
    rank: index + 1,
    description: words?.description ?? null,
    spell: isSpell
      ? {
          castTime: castTime ?? null,
          cooldown: cooldown ?? null,
          cost: cost ?? null,
          range: range ?? null,
        }
      : null,
    stats: (talent.effects[index] ?? []).map(statOf),
  };
}

function statOf({ stat, type, value, when }: Effect) {
  const conditions = when ? conditionsOf(when) : [];
  return { stat, type, value, condition: conditions[0] ?? null, conditions };
}

function conditionsOf(when: Condition): readonly StatCondition[] {
  return Object.entries(when).map(([attribute, value]) => ({
    attribute,
    type: Array.isArray(value) ? 'in' : 'is',
    value: [value].flat().map(String),
  }));
}
