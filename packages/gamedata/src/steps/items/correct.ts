import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { count, type ItemAccount } from './account.ts';
import type { Draft } from './draft.ts';
import type { CorrectionRow } from './fact-rows.ts';
import type { ItemFacts } from './item-facts.ts';
import { damagePerSecond, feralAttackPower } from './weapon-damage.ts';

/** Applies what the facts know better than the package. */
export function correct(
  draft: Draft,
  edition: Edition,
  facts: ItemFacts,
  account: ItemAccount,
): void {
  const { item } = draft;
  const correction = facts.corrections.get(item.baseId);
  if (correction !== undefined) applyCorrection(draft, correction, account);
  const restriction = facts.restrictions.get(item.baseId);
  if (restriction !== undefined) {
    item.faction = restriction.faction ?? item.faction;
    item.classes = restriction.classes ?? item.classes;
    item.unique = item.unique || restriction.unique === true;
    count(account.corrections, 'restriction');
  }
  const phase = facts.phases.get(item.baseId);
  if (phase !== undefined) {
    if (phase !== item.phase) count(account.corrections, 'phase');
    item.phase = phase;
  }
  const opened = draft.row === null ? null : phaseOfLevel(edition, levelOf(item));
  if (opened !== null) item.phase = phase === undefined ? opened : Math.max(item.phase, opened);
  // What came after the last phase counts as of it.
  item.phase = Math.min(Math.max(item.phase, 1), edition.phases.length);
}

/** What asks for no level is for the level its item level speaks of: rewards stand about five above. */
const LEVELS_BELOW = 5;

function levelOf({ requiredLevel, itemLevel }: Draft['item']): number {
  return requiredLevel || itemLevel - LEVELS_BELOW;
}

/** The phase that opened a level; null where all were open from the start. */
function phaseOfLevel({ phases }: Edition, level: number): number | null {
  const caps = phases.flatMap((phase) => phase.level ?? []);
  if (caps.length === 0) return null;
  const opened = caps.findIndex((cap) => level <= cap);
  return opened === -1 ? caps.length : opened + 1;
}

const KIND: Readonly<Record<CorrectionRow['why'], string>> = {
  secondPhase: 'item level of the second phase',
  heirloom: 'heirloom at its last level',
  patch: 'single stats',
  season: 'season',
};

function applyCorrection(draft: Draft, row: CorrectionRow, account: ItemAccount): void {
  const { item } = draft;
  count(account.corrections, KIND[row.why]);
  item.name = row.name ?? item.name;
  item.itemLevel = row.itemLevel ?? item.itemLevel;
  item.requiredLevel = row.requiredLevel ?? item.requiredLevel;
  if (row.damage !== undefined) {
    [item.damageMin, item.damageMax] = row.damage;
    item.speed = row.speed ?? item.speed;
    item.dps = damagePerSecond(item.damageMin, item.damageMax, item.speed);
  }
  if (row.stats !== undefined) replaceStats(draft, row);
  Object.assign(item.stats, row.patch);
}

/** The tables fold a shield's own block into block value and know no feral attack power. */
function replaceStats({ item, tooltip }: Draft, row: CorrectionRow): void {
  const before = tooltip?.stats ?? {};
  const stats: Partial<Record<StatName, number>> = { ...row.stats };
  if (
    before.shieldBlock !== undefined &&
    before.blockValue === undefined &&
    stats.blockValue !== undefined
  ) {
    stats.shieldBlock = stats.blockValue;
    delete stats.blockValue;
  }
  if (before.feralAttackPower !== undefined && item.dps !== null) {
    stats.feralAttackPower ??= feralAttackPower(item.dps);
  }
  item.stats = stats;
}
