import { THINGS } from '../concepts/things.ts';
import type { GlyphFamily } from '../rule/family.ts';

export const OFF_HAND_FAMILY: GlyphFamily = {
  rules: [
    [
      'tome book codex manual guide volume lexicon libram',
      'spell-book open-book book-cover secret-book white-book',
    ],
    ['grimoire necro spellbook', 'evil-book burning-book spell-book secret-book'],
    ['orb globe', 'crystal-ball frozen-orb dragon-orb double-ringed-orb glass-ball'],
    ['sphere', 'concentration-orb unstable-orb double-ringed-orb crystal-ball'],
    ['scepter =rod baton', 'orb-scepter winged-scepter bird-scepter'],
    ['branch bough twig', 'tree-branch twig-wand'],
    ['stave stick cane', 'twig-wand ringed-wand walking-stick'],
    ['torch brand sparkler', 'torch primitive-torch'],
    ['lantern lamp light', 'lantern-flame old-lantern'],
    ['bouquet flower =rose wildflower petal', 'flowers rose lotus-flower'],
    ['chalice grail goblet', 'jeweled-chalice holy-grail'],
    ['stein tankard mug', 'beer-stein'],
    ['reprieve endgame gladiator', 'crystal-ball book-aura orb-scepter'],
    ['focus cornerstone stone', 'rune-stone extraction-orb crystal-shrine'],
    ...THINGS,
  ],
  pool: 'crystal-ball spell-book frozen-orb orb-scepter crystal-growth open-book dragon-orb extraction-orb',
  readsIcon: true,
};

export const TRINKET_FAMILY: GlyphFamily = {
  rules: [
    ['alliance stormpike', 'lion griffin-symbol'],
    ['horde frostwolf warsong', 'wolf-head tusks-flag'],
    ['battlemaster', 'winged-emblem condor-emblem'],
    ['darkmoon', 'tarot-18-the-moon tarot-17-the-star tarot-19-the-sun tarot-16-the-tower'],
    ['loatheb', 'mushroom-cloud'],
    ['parachute', 'parachute'],
    ['stopwatch', 'stopwatch'],
    ['mug brew', 'beer-stein'],
    ['abacus', 'abacus'],
    ['vial flask phial elixir alchemist', 'vial round-bottom-flask'],
    ['battle-standard', 'knight-banner'],
    ...THINGS,
    ['insight wisdom knowledge', 'third-eye'],
    ['shield ward aegis defender guardian', 'eye-shield heart-shield'],
    ['fury rage wrath', 'enrage'],
    ['power', 'glowing-artifact'],
    ['life healing renewal', 'heart-bottle ankh'],
    ['death doom', 'death-skull'],
    ['trophy victor', 'trophy'],
    ['speed haste swift alacrity', 'winged-leg'],
    ['=will courage valor', 'star-medal'],
    ['vengeance', 'crossed-sabres'],
    ['sliver fragment', 'crystal-bars striking-splinter'],
  ],
  pool: 'tribal-pendant dream-catcher star-medal crystal-shine rune-stone pocket-watch glowing-artifact gem-pendant ankh scarab-beetle triquetra orrery',
  readsIcon: true,
};

export const IDOL_FAMILY: GlyphFamily = {
  rules: [
    ['moon =star =stars lunar', 'moon nested-eclipses'],
    ['=bear ursoc', 'bear-head'],
    ['raven', 'raven'],
    ['beast feral claw', 'paw beast-eye'],
    ['ferocity savag brutal', 'claw-slashes'],
    ['wolf', 'wolf-head'],
    ['gladiator', 'paw bear-head stag-head'],
    ['health rejuven nurtur heal bloom', 'lotus-flower sprout'],
    ['tree root budding leaf', 'oak-leaf holy-oak'],
  ],
  pool: 'stag-head owl paw oak-leaf tree-face raven lynx-head totem-head sprout bear-head',
  readsIcon: true,
};

export const LIBRAM_FAMILY: GlyphFamily = {
  rules: [
    ['gladiator', 'book-cover white-book bookmarklet'],
    ['light holy', 'book-aura enlightenment'],
    ['justice righteous', 'rule-book open-book'],
  ],
  pool: 'open-book book-cover bookmarklet white-book book-aura rule-book secret-book enlightenment black-book',
  readsIcon: true,
};

export const TOTEM_FAMILY: GlyphFamily = {
  rules: [
    ['storm thunder lightning sky', 'tesla totem'],
    ['water tide =sea =rain healing', 'djed-pillar snake-totem'],
    ['stone earth', 'moai stone-tower'],
  ],
  pool: 'totem totem-head totem-mask snake-totem djed-pillar moai menhir tribal-mask',
  readsIcon: true,
};

export const SIGIL_FAMILY: GlyphFamily = {
  rules: [],
  pool: 'rune-stone cursed-star hades-symbol crossed-bones death-skull triquetra pentacle heptagram crowned-skull',
  readsIcon: true,
};

export const ARROW_FAMILY: GlyphFamily = {
  rules: [
    ['fire flame', 'flaming-arrow'],
    ['ice frost', 'frozen-arrow'],
    ['razor jagged barb thorn', 'barbed-arrow thorned-arrow'],
    ['spike heavy', 'broadhead-arrow'],
  ],
  pool: 'broadhead-arrow barbed-arrow winged-arrow thorned-arrow arrow-cluster spine-arrow arrow-flights',
  readsIcon: true,
};

export const BULLET_FAMILY: GlyphFamily = {
  rules: [
    ['cannonball ball', 'cannon-ball'],
    ['shell', 'shotgun-rounds artillery-shell'],
    ['slug', 'silver-bullet'],
    ['shot', 'heavy-bullets bullets'],
  ],
  pool: 'bullets heavy-bullets silver-bullet shotgun-rounds rifle',
  readsIcon: true,
};
