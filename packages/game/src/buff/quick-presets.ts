import type { GameClass } from '../words/classes-and-races.ts';
import type { Wearer } from '../character/character.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Buff } from '../dataset/tables.ts';
import type { Effect } from '../effect/effect.ts';
import type { ChosenBuff, SetEdit } from '../set/gear-set.ts';
import { STATS } from '../stat/catalogue.ts';
import { buffOptions, type BuffOption } from './buff-options.ts';
import { buffsExclude } from './choosing-buff.ts';

export interface QuickPreset {
  readonly key: 'none' | 'solo' | 'fivePlayer' | 'raid' | 'world';
  readonly label: string;
  /** Who stands beside the wearer; `all` is every class. */
  readonly company: readonly GameClass[] | 'all';
  readonly improved: boolean;
  readonly worldBuffs: boolean;
}

/** A raid brings everything but the world's gifts, which are gathered before it. */
const QUICK_PRESETS: readonly QuickPreset[] = [
  { key: 'none', label: 'None', company: [], improved: false, worldBuffs: false },
  { key: 'solo', label: 'Solo', company: [], improved: false, worldBuffs: false },
  {
    key: 'fivePlayer',
    label: 'Five players',
    company: ['warrior', 'priest', 'mage', 'druid'],
    improved: false,
    worldBuffs: false,
  },
  { key: 'raid', label: 'Raid', company: 'all', improved: true, worldBuffs: false },
  {
    key: 'world',
    label: 'Raid and world buffs',
    company: 'all',
    improved: true,
    worldBuffs: true,
  },
];

/** Where the sum of figures says little: the fortune everyone asks for, the armors and aspects that add to damage, the horn. */
const PREFERRED: readonly number[] = [23768, 43046, 30482, 47893, 28189, 425600];

const WORLD_BUFFS_FROM = 2;

/** The presets of an edition; world buffs only where there is more than the fair's fortunes. */
export function quickPresets(dataset: Dataset): readonly QuickPreset[] {
  const world = dataset.buffs.filter((buff) => buff.scope === 'world');
  const kinds = new Set(world.map((buff) => buff.category));
  return QUICK_PRESETS.filter((preset) => !preset.worldBuffs || kinds.size >= WORLD_BUFFS_FROM);
}

/** The strongest buff of each category that the company brings; of two that exclude each other, the stronger. */
export function presetBuffs(
  preset: QuickPreset,
  dataset: Dataset,
  wearer: Wearer,
): readonly ChosenBuff[] {
  if (preset.key === 'none') return [];
  const offered = buffOptions(dataset, wearer)
    .flatMap((category) => category.options)
    .filter(({ buff }) => isBrought(buff, preset, wearer))
    .filter((option) => !onlyResists(option));
  const byCategory = Map.groupBy(offered, ({ buff }) => buff.category);
  const best = [...byCategory.values()].map((options) =>
    options.reduce((a, b) => (strength(b) > strength(a) ? b : a)),
  );
  const isExcluded = (one: BuffOption): boolean =>
    best.some(
      (other) =>
        other !== one &&
        strength(other) > strength(one) &&
        buffsExclude(other.buff.spellId, one.buff.spellId, dataset),
    );
  return best
    .filter((option) => !isExcluded(option))
    .map(({ buff, ranks, improvements }) => ({
      spellId: ranks[0]?.spellId ?? buff.spellId,
      improvementIds: preset.improved
        ? improvements.flatMap((improvement) => improvement.spellIds.at(-1) ?? [])
        : [],
      enabled: true,
    }));
}

export function applyingPreset(preset: QuickPreset, dataset: Dataset, wearer: Wearer): SetEdit {
  return (set) => ({ ...set, buffs: presetBuffs(preset, dataset, wearer) });
}

function isBrought(
  buff: Buff,
  { company, worldBuffs }: QuickPreset,
  { gameClass }: Wearer,
): boolean {
  if (buff.scope === 'world') return worldBuffs;
  // What only a rare item, race or raid gives is not taken for granted.
  if (buff.castBy === null) return false;
  // A talent's own aura is counted by the talents; in company someone else may bring it.
  if (buff.castBy === gameClass) return company === 'all' || buff.requiresTalent === null;
  return company === 'all' || company.includes(buff.castBy);
}

/** Resistances are put on against one boss, and then in place of something better. */
function onlyResists({ buff, ranks }: BuffOption): boolean {
  const effects = effectsOf({ buff, ranks });
  return (
    effects.length > 0 &&
    effects.every((effect) => 'stat' in effect && RESISTANCES.has(effect.stat))
  );
}

const RESISTANCES: ReadonlySet<string> = new Set(
  STATS.filter(({ group }) => group === 'resistance').map(({ name }) => name),
);

function effectsOf({ buff, ranks }: Pick<BuffOption, 'buff' | 'ranks'>): readonly Effect[] {
  return ranks[0]?.effects ?? buff.byLevel.at(-1)?.effects ?? [];
}

function strength({ buff, ranks }: BuffOption): number {
  if (PREFERRED.includes(ranks[0]?.spellId ?? buff.spellId)) return Number.POSITIVE_INFINITY;
  return effectsOf({ buff, ranks }).reduce((sum, effect) => sum + Math.abs(effect.value), 0);
}
