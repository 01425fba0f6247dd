import { bossAttacks } from '../formula/boss-attacks.ts';
import { AT } from './figures.ts';
import type { Scene } from './scene.ts';

/** How the blows of a boss three levels above land. */
export function workOutBossAttacks(scene: Scene): void {
  const { tally, edition } = scene;
  const { figures } = tally;
  const holyShield = holyShieldOf(scene);
  tally.set(AT.holyShieldPercent, holyShield, edition.defence.holyShield.talent);
  const attacks = bossAttacks(edition.defence, {
    miss: figures[AT.missChancePercent]!,
    dodge: figures[AT.dodgePercent]!,
    parry: figures[AT.parryPercent]!,
    block: figures[AT.blockPercent]!,
    defense: Math.floor(figures[AT.defense]! + 1e-9),
    critReduction: figures[AT.resilienceCritReduction]! - figures[AT.critTakenPercent]!,
    holyShield,
  });
  tally.set(AT.bossMissPercent, attacks.miss, 'Boss');
  tally.set(AT.bossDodgedPercent, attacks.dodge, 'Boss');
  tally.set(AT.bossParriedPercent, attacks.parry, 'Boss');
  tally.set(AT.bossBlockedPercent, attacks.block, 'Boss');
  tally.set(AT.bossCritPercent, attacks.crit, 'Boss');
  tally.set(AT.bossCrushPercent, attacks.crush, 'Boss');
  tally.set(AT.bossHitPercent, attacks.hit, 'Boss');
  tally.set(AT.uncrittable, attacks.uncrittable ? 1 : 0, 'Boss');
  tally.set(AT.uncrushable, attacks.uncrushable ? 1 : 0, 'Boss');
}

/** Block that a paladin with the talent and a shield can raise before every blow. */
function holyShieldOf({ prepared, standing, edition }: Scene): number {
  const { base, withItem, itemId, talent } = edition.defence.holyShield;
  if (!standing.shield || !prepared.talentNames.has(talent)) return 0;
  return standing.ranged?.baseId === itemId ? withItem : base;
}
