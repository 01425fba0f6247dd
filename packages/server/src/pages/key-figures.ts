import {
  fightingStyle,
  type Fighter,
  type FightingStyle,
} from '@gearwright/game/character/fighting-style.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Edition, StatRow } from '@gearwright/game/edition/edition.ts';
import * as rows from '@gearwright/game/edition/stat-rows.ts';
import { displayFigure } from '@gearwright/game/formula/display.ts';
import { capsThatMatter, type Cap } from '@gearwright/game/total/caps.ts';
import { isFigureName } from '@gearwright/game/total/figures.ts';
import { figure, type Totals } from '@gearwright/game/total/totals.ts';

/** A figure that tells most about a set, and whether a cap is reached where there is one. */
export interface KeyFigure {
  readonly label: string;
  readonly value: number;
  readonly shown: string;
  /** True or false for a cap; null for a figure that has none. */
  readonly capped: boolean | null;
}

/** What a card has room for. */
const SHOWN = 4;

const [, MELEE_CRIT] = rows.MELEE_CHANCES as [StatRow, StatRow, StatRow];
const [, RANGED_CRIT] = rows.RANGED_CHANCES as [StatRow, StatRow, StatRow];
const [SPELL_DAMAGE, HEALING] = rows.DAMAGE_AND_HEALING as [StatRow, StatRow];
const [HEALTH, MANA] = rows.HEALTH_AND_MANA as [StatRow, StatRow];
const [MP5] = rows.MANA_REGEN as [StatRow];
const [DODGE] = rows.AVOIDANCE as [StatRow];

/** What is told before the caps, and what fills the room they leave. */
const ROWS: Readonly<
  Record<FightingStyle, { readonly first: readonly StatRow[]; readonly rest: readonly StatRow[] }>
> = {
  melee: { first: [rows.ATTACK_POWER, MELEE_CRIT], rest: [HEALTH] },
  ranged: { first: [rows.RANGED_ATTACK_POWER, RANGED_CRIT], rest: [MANA] },
  spell: { first: [SPELL_DAMAGE, rows.SPELL_CRIT], rest: [MANA] },
  healing: { first: [HEALING, rows.SPELL_CRIT, MP5, MANA], rest: [] },
  tank: { first: [HEALTH, rows.ARMOR], rest: [DODGE] },
};

export function keyFigures(
  totals: Totals,
  fighter: Fighter,
  { edition, dataset }: { readonly edition: Edition; readonly dataset: Dataset },
): readonly KeyFigure[] {
  const { first, rest } = ROWS[fightingStyle(fighter, dataset)];
  const figureOf = (row: StatRow) => plainFigure(totals, row, edition);
  const caps = capsThatMatter(fighter, totals, dataset).map(cappedFigure);
  return [...first.flatMap(figureOf), ...caps, ...rest.flatMap(figureOf)].slice(0, SHOWN);
}

function plainFigure(totals: Totals, asked: StatRow, edition: Edition): readonly KeyFigure[] {
  const isPower = asked === SPELL_DAMAGE || asked === HEALING;
  const row = edition.sheet.oneSpellPower && isPower ? rows.SPELL_POWER : asked;
  if (!isFigureName(row.stat)) return [];
  const value = figure(totals, row.stat);
  return [{ label: row.label, value, shown: displayFigure(value, row.format), capped: null }];
}

function cappedFigure({ label, value, unit, reached }: Cap): KeyFigure {
  const shown = displayFigure(value, unit === 'percent' ? 'percent' : 'whole');
  return { label, value, shown, capped: reached };
}
