import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { DEEDS } from '../concepts/deeds.ts';
import { ARMS, THINGS } from '../concepts/things.ts';
import { VIRTUES } from '../concepts/virtues.ts';
import type { GlyphFamily, GlyphRule } from '../rule/family.ts';

/** Signs that say nothing, for when a group has used up what says something. */
const SIGNS =
  'aura magic-swirl beams-aura round-star rune-stone triquetra heptagram rub-el-hizb moebius-star embrassed-energy spiral-bloom star-swirl glowing-artifact crystal-shine divided-spiral sunken-eye eclipse-flare flower-star trefoil-lily fleur-de-lys triorb';

const POOLS: Readonly<Record<GameClass, string>> = {
  warrior: 'crossed-swords sword-brandish mailed-fist battle-gear axe-swing',
  hunter: 'bow-arrow archery-target paw-print crosshair-arrow',
  mage: 'magic-swirl spell-book crystal-ball pointy-hat',
  priest: 'prayer-beads holy-symbol book-aura angel-wings',
  rogue: 'daggers hood cloak-dagger assassin-pocket',
  druid: 'oak-leaf paw moon three-leaves',
  paladin: 'winged-sword templar-shield sunbeams justice-star',
  warlock: 'burning-skull evil-book pentacle daemon-skull',
  shaman: 'totem lightning-storm triorb tribal-gear',
  deathknight: 'rune-sword death-skull crowned-skull frozen-orb',
};

/** `lock-and-load` must be heard before `lock`, wherever the two stand in the tables. */
function phrasesFirst(rules: readonly GlyphRule[]): readonly GlyphRule[] {
  const part = (keep: (stem: string) => boolean): readonly GlyphRule[] =>
    rules.flatMap(([stems, glyphs]) => {
      const kept = stems.split(' ').filter(keep).join(' ');
      return kept === '' ? [] : [[kept, glyphs] as const];
    });
  return [...part((stem) => stem.includes('-')), ...part((stem) => !stem.includes('-'))];
}

const RULES = phrasesFirst([...DEEDS, ...ARMS, ...THINGS, ...VIRTUES]);

const families = new Map<GameClass | null, GlyphFamily>();

/** Abilities, talents, glyphs, runes and buffs. */
export function spellFamily(gameClass: GameClass | null): GlyphFamily {
  let family = families.get(gameClass);
  if (!family) {
    const pool = gameClass ? `${POOLS[gameClass]} ${SIGNS}` : SIGNS;
    family = { rules: RULES, pool, readsIcon: true };
    families.set(gameClass, family);
  }
  return family;
}

/** Enchants are told apart by what they give, not by the slot they all share. */
export const ENCHANTMENT_FAMILY: GlyphFamily = {
  rules: [
    ['armor-kit kit', 'armor-upgrade layered-armor'],
    ['leg-armor leg-reinforce', 'leg-armor armor-cuisses'],
    ['spellthread thread', 'sewing-string yarn'],
    ['embroider', 'sewing-needle'],
    ['scope accurascope', 'spyglass reticule crosshair'],
    ['shield-spike', 'spiked-shield'],
    ['weapon-chain', 'crossed-chains'],
    ['counterweight', 'weight'],
    ['buckle', 'belt-buckles'],
    ['crag pinnacle', 'peaks mountaintop'],
    ['oracle', 'crystal-ball'],
    ['dominance', 'imperial-crown'],
    ['voracity ferocity', 'fangs'],
    ['rumination', 'think'],
    ['tenacity', 'stone-wall'],
    ['rapidity', 'speedometer'],
    ['outcast', 'broken-shield'],
    ['mining', 'mining war-pick'],
    ['herbalism', 'herbs-bundle'],
    ['skinning', 'animal-hide'],
    ['fishing', 'fishing-pole'],
    ['riding', 'saddle'],
    ['mongoose', 'feline'],
    ['deathfrost', 'frozen-orb'],
    ['black-magic', 'bottled-shadow'],
    ['battlemaster', 'winged-emblem'],
    ['socket', 'ring-mould'],
    ['all-stats stats', 'round-star stars-stack'],
    ['resilience', 'stone-wall'],
    ['resistance', 'shield-echoes energy-shield'],
    ['spellpower spell-power', 'magic-swirl'],
    ...VIRTUES,
    ...phrasesFirst(DEEDS),
    ...THINGS,
  ],
  pool: 'glowing-artifact scroll-quill rune-stone crystal-shrine quill-ink',
  readsIcon: true,
};
