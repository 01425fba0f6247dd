import type { StatRow, StatSection } from './edition.ts';
import * as rows from './stat-rows.ts';

function sectionsOf(panel: {
  readonly primary: readonly StatRow[];
  readonly spell: readonly StatRow[];
  readonly melee: readonly StatRow[];
  readonly ranged: readonly StatRow[];
  readonly defense: readonly StatRow[];
}): readonly StatSection[] {
  return [
    { key: 'primary', label: 'Primary', rows: panel.primary },
    {
      key: 'attributes',
      label: 'Attributes',
      rows: [...rows.ATTRIBUTES, ...rows.HEALTH_AND_MANA, rows.HEALTH_REGEN],
    },
    { key: 'spell', label: 'Spell', rows: panel.spell },
    { key: 'melee', label: 'Melee', rows: panel.melee },
    { key: 'ranged', label: 'Ranged', rows: panel.ranged },
    { key: 'defense', label: 'Defense', rows: panel.defense },
    { key: 'resistances', label: 'Resistances', rows: rows.RESISTANCES },
    { key: 'points', label: 'Equivalency Points', rows: [] },
  ];
}

/** Hit, crit and the rest are percents; weapons have skills. */
export const classicSections: readonly StatSection[] = sectionsOf({
  primary: [
    ...rows.HEALTH_AND_MANA,
    rows.ARMOR,
    rows.ATTACK_POWER,
    rows.RANGED_ATTACK_POWER,
    ...rows.DAMAGE_AND_HEALING,
  ],
  spell: [
    ...rows.DAMAGE_AND_HEALING,
    ...rows.SCHOOL_DAMAGE,
    rows.SPELL_HIT,
    rows.SPELL_CRIT,
    rows.SPELL_PENETRATION,
    ...rows.MANA_REGEN,
    rows.SPELL_VS_BOSS,
  ],
  melee: [
    rows.ATTACK_POWER,
    ...rows.MELEE_WEAPONS,
    ...rows.MELEE_CHANCES,
    ...rows.WEAPON_SKILLS,
    ...rows.MELEE_VS_BOSS,
  ],
  ranged: [
    rows.RANGED_ATTACK_POWER,
    ...rows.RANGED_WEAPON,
    ...rows.RANGED_CHANCES,
    rows.RANGED_SKILL,
    rows.RANGED_VS_BOSS,
  ],
  defense: [
    rows.ARMOR,
    rows.ARMOR_REDUCTION,
    rows.DEFENSE_SKILL,
    ...rows.AVOIDANCE,
    ...rows.BOSS_ATTACKS,
    rows.BOSS_CRUSHES,
    rows.UNCRITTABLE,
    rows.UNCRUSHABLE,
    rows.EFFECTIVE_HEALTH,
  ],
});

/** Ratings, expertise and resilience arrive. */
export const burningCrusadeSections: readonly StatSection[] = sectionsOf({
  primary: [
    ...rows.HEALTH_AND_MANA,
    rows.ARMOR,
    rows.ATTACK_POWER,
    rows.RANGED_ATTACK_POWER,
    ...rows.DAMAGE_AND_HEALING,
  ],
  spell: [
    ...rows.DAMAGE_AND_HEALING,
    ...rows.SCHOOL_DAMAGE,
    ...rows.SPELL_RATINGS,
    rows.SPELL_HIT,
    rows.SPELL_CRIT,
    rows.SPELL_HASTE,
    rows.SPELL_PENETRATION,
    ...rows.MANA_REGEN,
    rows.SPELL_VS_BOSS,
  ],
  melee: [
    rows.ATTACK_POWER,
    ...rows.MELEE_WEAPONS,
    ...rows.MELEE_RATINGS,
    ...rows.MELEE_CHANCES,
    ...rows.EXPERTISE,
    rows.ARMOR_PENETRATION,
    ...rows.MELEE_VS_BOSS,
  ],
  ranged: [
    rows.RANGED_ATTACK_POWER,
    ...rows.RANGED_WEAPON,
    ...rows.RANGED_RATINGS,
    ...rows.RANGED_CHANCES,
    rows.ARMOR_PENETRATION,
    rows.RANGED_VS_BOSS,
  ],
  defense: [
    rows.ARMOR,
    rows.ARMOR_REDUCTION,
    rows.DEFENSE_SKILL,
    ...rows.DEFENSE_RATINGS,
    ...rows.AVOIDANCE,
    ...rows.RESILIENCE,
    ...rows.BOSS_ATTACKS,
    rows.BOSS_CRUSHES,
    rows.UNCRITTABLE,
    rows.UNCRUSHABLE,
    rows.EFFECTIVE_HEALTH,
  ],
});

/** One spell power, one rating for weapons and spells; no crushing blows. */
export const wrathSections: readonly StatSection[] = sectionsOf({
  primary: [
    ...rows.HEALTH_AND_MANA,
    rows.ARMOR,
    rows.ATTACK_POWER,
    rows.RANGED_ATTACK_POWER,
    rows.SPELL_POWER,
  ],
  spell: [
    rows.SPELL_POWER,
    ...rows.SPELL_RATINGS,
    rows.SPELL_HIT,
    rows.SPELL_CRIT,
    rows.SPELL_HASTE,
    rows.SPELL_PENETRATION,
    ...rows.MANA_REGEN,
    rows.SPELL_VS_BOSS,
  ],
  melee: [
    rows.ATTACK_POWER,
    ...rows.MELEE_WEAPONS,
    ...rows.MELEE_RATINGS,
    ...rows.MELEE_CHANCES,
    ...rows.EXPERTISE,
    ...rows.ARMOR_PENETRATION_RATING,
    ...rows.MELEE_VS_BOSS,
  ],
  ranged: [
    rows.RANGED_ATTACK_POWER,
    ...rows.RANGED_WEAPON,
    ...rows.RANGED_RATINGS,
    ...rows.RANGED_CHANCES,
    ...rows.ARMOR_PENETRATION_RATING,
    rows.RANGED_VS_BOSS,
  ],
  defense: [
    rows.ARMOR,
    rows.ARMOR_REDUCTION,
    rows.DEFENSE_SKILL,
    ...rows.DEFENSE_RATINGS,
    ...rows.AVOIDANCE,
    ...rows.RESILIENCE,
    ...rows.BOSS_ATTACKS,
    rows.UNCRITTABLE,
    rows.EFFECTIVE_HEALTH,
  ],
});
