import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Edition, StatRow } from '@gearwright/game/edition/edition.ts';
import * as rows from '@gearwright/game/edition/stat-rows.ts';
import { displayFigure } from '@gearwright/game/formula/display.ts';
import type { GameClass } from '@gearwright/game/character/words.ts';
import { isFigureName } from '@gearwright/game/total/figures.ts';
import { figure, type Totals } from '@gearwright/game/total/totals.ts';

/** A figure that tells most about a set, and whether a cap is reached where there is one. */
export interface KeyFigure {
  readonly label: string;
  readonly value: number;
  readonly shown: string;
  /** True or false for a cap; null for a figure that has none. */
  readonly capped: boolean | null;
  /** Less is better. */
  readonly falls: boolean;
}

type Kind = 'melee' | 'ranged' | 'spell' | 'healing' | 'tank';

const [, MELEE_CRIT] = rows.MELEE_CHANCES as [StatRow, StatRow, StatRow];
const [, RANGED_CRIT] = rows.RANGED_CHANCES as [StatRow, StatRow, StatRow];
const [BOSS_MISSED, BOSS_DODGES] = rows.MELEE_VS_BOSS as [StatRow, StatRow];
const [SPELL_DAMAGE, HEALING] = rows.DAMAGE_AND_HEALING as [StatRow, StatRow];
const [HEALTH, MANA] = rows.HEALTH_AND_MANA as [StatRow, StatRow];
const [MP5] = rows.MANA_REGEN as [StatRow];
const [DODGE] = rows.AVOIDANCE as [StatRow];

const ROWS: Readonly<Record<Kind, readonly StatRow[]>> = {
  melee: [rows.ATTACK_POWER, MELEE_CRIT, BOSS_MISSED, BOSS_DODGES],
  ranged: [rows.RANGED_ATTACK_POWER, RANGED_CRIT, rows.RANGED_VS_BOSS, MANA],
  spell: [SPELL_DAMAGE, rows.SPELL_CRIT, rows.SPELL_VS_BOSS, MANA],
  healing: [HEALING, rows.SPELL_CRIT, MP5, MANA],
  tank: [HEALTH, rows.ARMOR, DODGE, rows.UNCRITTABLE],
};

/** Percents of blows that miss: none left means the cap is reached. */
const CAPS: readonly StatRow[] = [
  BOSS_MISSED,
  BOSS_DODGES,
  rows.RANGED_VS_BOSS,
  rows.SPELL_VS_BOSS,
];

export function keyFigures(
  totals: Totals,
  { gameClass, spec }: { readonly gameClass: GameClass; readonly spec: string },
  { edition, dataset }: { readonly edition: Edition; readonly dataset: Dataset },
): readonly KeyFigure[] {
  return ROWS[kindOf(gameClass, spec, dataset)]
    .map((row) => (edition.sheet.oneSpellPower && isPower(row) ? rows.SPELL_POWER : row))
    .flatMap((row) => {
      if (!isFigureName(row.stat)) return [];
      const value = figure(totals, row.stat);
      const falls = CAPS.includes(row);
      return {
        label: row.label,
        value,
        shown: displayFigure(value, row.format),
        falls,
        capped: capOf(row, value, falls, edition),
      };
    });
}

function isPower(row: StatRow): boolean {
  return row === SPELL_DAMAGE || row === HEALING;
}

function capOf(row: StatRow, value: number, falls: boolean, edition: Edition): boolean | null {
  if (row.format === 'flag') return value > 0;
  if (!falls) return null;
  const least = row === rows.SPELL_VS_BOSS ? edition.attack.spellMissFloor : 0;
  return value <= least + 0.005;
}

function kindOf(gameClass: GameClass, spec: string, { classes }: Dataset): Kind {
  const role = classes
    .find((facts) => facts.gameClass === gameClass)
    ?.specs.find(({ key }) => key === spec)?.role;
  if (role === 'healing' || role === 'tank') return role;
  if (gameClass === 'hunter') return 'ranged';
  const casts = ['mage', 'warlock', 'priest'].includes(gameClass);
  return casts || spec === 'balance' || spec === 'elemental' ? 'spell' : 'melee';
}
