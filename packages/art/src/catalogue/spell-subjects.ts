import { CLASSES, type GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { IconSubject } from '../rule/subject.ts';

/** Abilities seen side by side; each subject stands for all ranks of its ability. */
export interface SpellGroup {
  readonly subjects: readonly IconSubject[];
  /** Spell ids of each subject, in step with `subjects`. */
  readonly spellIds: readonly (readonly number[])[];
}

interface Ability {
  readonly name: string;
  readonly icon: string;
  readonly gameClass: GameClass | null;
  readonly spellIds: readonly number[];
}

/** An icon that more than these share (every glyph of a class, every soul) tells none of them apart. */
const MOST_SHARING = 4;

function group(abilities: readonly Ability[]): SpellGroup {
  const sharing = Map.groupBy(abilities, ({ icon }) => icon);
  return {
    subjects: abilities.map(({ name, icon, gameClass, spellIds }) => ({
      kind: 'spell',
      id: String(spellIds[0]),
      name,
      icon: (sharing.get(icon)?.length ?? 0) > MOST_SHARING ? '' : icon,
      gameClass,
    })),
    spellIds: abilities.map(({ spellIds }) => spellIds),
  };
}

const classesOf = (dataset: Dataset): readonly GameClass[] =>
  CLASSES.filter((gameClass) => dataset.classes.some((facts) => facts.gameClass === gameClass));

/** Trees first: where an ability is a talent too, it looks as it does in its tree. */
export function spellGroups(dataset: Dataset): readonly SpellGroup[] {
  const trees = classesOf(dataset).flatMap((gameClass) =>
    dataset
      .talents(gameClass)
      .trees.map((tree) => group(tree.talents.map((talent) => ({ ...talent, gameClass })))),
  );
  const runes = Map.groupBy(dataset.runes, ({ classes, slotId }) => `${classes.join()} ${slotId}`);
  const glyphs = Map.groupBy(dataset.glyphs, ({ gameClass, kind }) => `${gameClass} ${kind}`);
  return [
    ...trees,
    ...[...runes.values()].map((list) =>
      group(
        list.map((rune) => ({
          name: rune.name,
          icon: rune.icon,
          gameClass: rune.classes.length === 1 ? (rune.classes[0] ?? null) : null,
          spellIds: [rune.spellId, ...(rune.engraveSpellId ? [rune.engraveSpellId] : [])],
        })),
      ),
    ),
    ...[...glyphs.values()].map((list) =>
      group(list.map((glyph) => ({ ...glyph, spellIds: [glyph.spellId] }))),
    ),
    group(
      dataset.buffs.map((buff) => ({
        name: buff.name,
        icon: buff.icon,
        gameClass: buff.castBy,
        spellIds: [buff.spellId, ...buff.ranks.map((rank) => rank.spellId), ...buff.alsoSpellIds],
      })),
    ),
    group(
      dataset.buffs.flatMap((buff) =>
        buff.improvements.map((improvement) => ({
          name: improvement.name,
          icon: buff.icon,
          gameClass: improvement.gameClass ?? buff.castBy,
          spellIds: improvement.spellIds,
        })),
      ),
    ),
    group(
      dataset.forms.map((form) => ({
        name: form.label,
        icon: dataset.spell(form.spellId)?.icon ?? '',
        gameClass: form.gameClass,
        spellIds: [form.spellId],
      })),
    ),
    group(
      dataset.racials.map((racial) => ({
        name: racial.name,
        icon: dataset.spell(racial.spellId)?.icon ?? '',
        gameClass: null,
        spellIds: [racial.spellId],
      })),
    ),
  ];
}

/** Talent trees by their tab id. */
export function treeSubjects(dataset: Dataset): ReadonlyMap<number, IconSubject> {
  return new Map(
    classesOf(dataset).flatMap((gameClass) =>
      dataset.talents(gameClass).trees.map((tree) => [
        tree.id,
        {
          kind: 'spell' as const,
          id: `tree:${tree.id}`,
          name: tree.name,
          icon: tree.icon,
          gameClass,
        },
      ]),
    ),
  );
}
