import type { GlyphFamily, GlyphRule } from '../rule/family.ts';

const BLADES: readonly GlyphRule[] = [
  ['broken shattered', 'shattered-sword fragmented-sword cracked-saber'],
  ['wooden training practice', 'wooden-sword'],
  ['=worn rusty rusted battered beaten cracked', 'rusty-sword cracked-saber'],
  ['needle rapier foil epee', 'rapier stiletto'],
  [
    'scimitar sabre saber cutlass falchion talwar shamshir',
    'scimitar cracked-saber sparkling-sabre cutlass',
  ],
  ['katana wakizashi nodachi', 'katana'],
  ['warglaive crescent moonblade', 'crescent-blade'],
  ['machete butcher cleaver', 'machete'],
  ['rune', 'rune-sword relic-blade'],
  ['blood gore sanguine crimson', 'bloody-sword dripping-sword dripping-blade'],
  ['venom poison toxic', 'dripping-sword gooey-sword'],
  ['thunder storm lightning', 'thunder-blade lightning-saber zeus-sword'],
  ['crystal ice frost shard glaci', 'shard-sword crystal-sword rune-sword'],
  ['flame fire burn blaz ember flamberge molten', 'flame-sword energy-sword pointy-sword'],
  ['light holy dawn sun righteous ashbringer', 'winged-sword pointy-sword'],
];

export const ONE_HAND_SWORD_FAMILY: GlyphFamily = {
  rules: [...BLADES, ['shortsword gladius', 'gladius broadsword short-sword']],
  pool: 'broadsword gladius croc-sword short-sword piercing-sword relic-blade rune-sword winged-sword energy-sword shard-sword diamond-hilt long-sword leaf-blade scimitar',
  readsIcon: false,
};

export const TWO_HAND_SWORD_FAMILY: GlyphFamily = {
  rules: [
    ...BLADES,
    ['claymore greatsword zweihander', 'two-handed-sword great-sword claymore croc-sword'],
  ],
  pool: 'two-handed-sword great-sword claymore croc-sword broadsword winged-sword pointy-sword rune-sword serrated-sword relic-blade',
  readsIcon: false,
};

const AXES: readonly GlyphRule[] = [
  ['scythe reaper', 'scythe'],
  ['sickle', 'sickle'],
  ['pick', 'war-pick'],
  ['cleaver butcher carver', 'meat-cleaver broad-cleaver'],
  ['tomahawk', 'tomahawk'],
  ['hatchet handaxe', 'hatchet fire-axe tomahawk'],
  ['stone flint primitive ogre', 'stone-axe'],
  ['battered worn rusty broken', 'battered-axe broken-axe'],
  ['arcan rune magic spell mystic', 'magic-axe rune-axe'],
  ['crescent moon', 'crescent-axe'],
];

export const ONE_HAND_AXE_FAMILY: GlyphFamily = {
  rules: AXES,
  pool: 'hatchet tomahawk wood-axe fire-axe sharp-axe war-axe bearded-axe crescent-axe broad-cleaver',
  readsIcon: false,
};

export const TWO_HAND_AXE_FAMILY: GlyphFamily = {
  rules: AXES,
  pool: 'battle-axe great-axe sharp-axe battered-axe magic-axe war-axe crescent-axe double-axe',
  readsIcon: false,
};

const MACES: readonly GlyphRule[] = [
  ['shovel spade', 'spade'],
  ['wrench spanner', 'wrench spanner'],
  ['rolling-pin', 'dough-roller'],
  ['flail chain star', 'flail morning-star spiked-ball-mace'],
  ['bone skull', 'bone-mace skull-mace'],
  ['gavel judg justice', 'gavel'],
  ['scepter sceptre =rod wand spire', 'winged-scepter bird-scepter orb-scepter'],
  ['crystal gem shard', 'orb-scepter crystal-mace'],
  ['club cudgel stick truncheon branch log', 'wood-club spiked-bat baton-club'],
  ['spike', 'spiked-mace spiked-bat morning-star'],
  ['hand fist', 'mailed-mace flanged-mace'],
  ['mallet maul', 'maul toy-mallet flat-hammer'],
  ['gear cog mechanic', 'gear-hammer'],
  ['thunder storm lightning', 'thor-hammer storm-hammer'],
  ['hammer *hammer', 'warhammer thor-hammer flat-hammer battle-hammer gavel'],
  ['mace', 'flanged-mace spiked-mace ball-mace'],
];

export const ONE_HAND_MACE_FAMILY: GlyphFamily = {
  rules: MACES,
  pool: 'flanged-mace spiked-mace warhammer ball-mace bone-mace morning-star flat-hammer thor-hammer battle-hammer',
  readsIcon: false,
};

export const TWO_HAND_MACE_FAMILY: GlyphFamily = {
  rules: MACES,
  pool: 'maul warhammer thor-hammer battle-hammer flanged-mace spiked-mace gavel great-maul',
  readsIcon: false,
};

export const DAGGER_FAMILY: GlyphFamily = {
  rules: [
    ['broken-bottle bottle', 'broken-bottle'],
    ['razor', 'razor'],
    ['scalpel', 'scalpel'],
    ['fang tooth claw bone talon tusk', 'bone-knife fang-dagger'],
    ['kris serpent coil snake', 'kris curvy-knife'],
    ['ritual sacrific ceremonial', 'sacrificial-dagger kris'],
    ['venom poison toxic viper', 'dripping-knife'],
    ['blood gore flesh', 'dripping-knife'],
    ['shiv shank sticker', 'scalpel plain-dagger trench-knife'],
    ['stiletto dirk poniard needle spike poker', 'stiletto dirk plain-dagger'],
    ['knife', 'bowie-knife trench-knife bone-knife hunting-knife'],
    ['crystal shard ice frost', 'crystal-dagger'],
    ['spellblade mageblade rune arcan', 'rune-dagger crystal-dagger sacrificial-dagger'],
  ],
  pool: 'plain-dagger broad-dagger bowie-knife sacrificial-dagger stiletto curvy-knife dirk kris rune-dagger hunting-knife',
  readsIcon: false,
};

export const FIST_FAMILY: GlyphFamily = {
  rules: [
    ['knuckle', 'brass-knuckles'],
    ['claw talon ripper slicer', 'steel-claws triple-claw-weapon shining-claw'],
    ['fist pummel', 'mailed-fist brass-knuckles'],
    ['katar punch', 'katar'],
    ['saw', 'saw-claw'],
    ['crab', 'crab-claw'],
  ],
  pool: 'brass-knuckles steel-claws katar triple-claw-weapon bladed-fist shining-claw',
  readsIcon: false,
};

export const POLEARM_FAMILY: GlyphFamily = {
  rules: [
    ['trident', 'trident harpoon-trident magic-trident'],
    ['pitchfork fork', 'pitchfork'],
    ['scythe reaper', 'scythe reaper-scythe'],
    ['harpoon', 'spear-hook harpoon-trident barbed-spear'],
    ['glaive', 'glaive-polearm bladed-polearm glaive'],
    ['spear lance pike javelin', 'lance stone-spear barbed-spear spear-hook spear-feather'],
    ['halberd poleaxe axe', 'halberd pole-axe sharp-halberd'],
  ],
  pool: 'halberd sharp-halberd glaive-polearm pole-axe lance bladed-polearm stone-spear barbed-spear',
  readsIcon: false,
};

export const STAFF_FAMILY: GlyphFamily = {
  rules: [
    ['broom', 'magic-broom broom'],
    ['oar paddle', 'paddles'],
    ['skull death lich grave necro bone', 'skull-staff'],
    ['crook shepherd cane walking', 'shepherds-crook wizard-staff walking-stick'],
    ['crescent moon lunar elune night', 'moon-staff crescent-staff lunar-wand'],
    ['serpent snake medusa healer heal life', 'rod-of-asclepius serpent-staff'],
    ['wing angel benediction holy light divine naaru', 'winged-scepter sun-staff'],
    ['sun dawn solar', 'sun-staff'],
    ['branch root gnarled wood bark thorn living oak tree', 'gnarled-staff branch-staff'],
    ['crystal gem ice frost shard', 'crystal-staff'],
    ['flame fire burn ember', 'flame-staff'],
    ['ring circle', 'ringed-staff'],
    ['quarterstaff bo stick pole battle war fighting combat', 'quarterstaff bladed-staff'],
    ['raven hawk owl bird eagle', 'bird-scepter'],
    ['feather tribal voodoo hoodoo spirit witch', 'feather-staff'],
  ],
  pool: 'orb-staff wizard-staff crystal-staff crescent-staff ringed-staff gnarled-staff moon-staff forked-staff quarterstaff feather-staff bladed-staff sun-staff',
  readsIcon: false,
};

export const WAND_FAMILY: GlyphFamily = {
  rules: [
    ['moon lunar star', 'fairy-wand lunar-wand'],
    ['flame fire burn ember torch', 'flame-wand'],
    ['frost ice crystal', 'crystal-wand shard-wand'],
    ['bone skull death', 'skull-wand bone-wand'],
    ['twig branch wood stick', 'twig-wand'],
    ['eye', 'eye-wand'],
  ],
  pool: 'crystal-wand orb-wand lunar-wand fairy-wand shard-wand twig-wand ringed-wand eye-wand',
  readsIcon: false,
};

export const BOW_FAMILY: GlyphFamily = {
  rules: [
    ['lightning storm thunder energy', 'lightning-bow'],
    ['short', 'pocket-bow recurve-bow'],
    ['recurve composite', 'recurve-bow'],
    ['long', 'long-bow bow-arrow'],
  ],
  pool: 'bow-arrow high-shot pocket-bow recurve-bow long-bow winged-bow',
  readsIcon: false,
};

export const CROSSBOW_FAMILY: GlyphFamily = {
  rules: [],
  pool: 'crossbow heavy-crossbow light-crossbow',
  readsIcon: false,
};

export const GUN_FAMILY: GlyphFamily = {
  rules: [
    ['blunderbuss boomstick cannon bazooka', 'blunderbuss sawed-off-shotgun'],
    ['shotgun', 'sawed-off-shotgun'],
    ['pistol', 'flintlock'],
    ['musket', 'musket'],
    ['rifle carbine', 'winchester-rifle lee-enfield musket'],
  ],
  pool: 'musket blunderbuss winchester-rifle lee-enfield sawed-off-shotgun',
  readsIcon: false,
};

export const THROWN_FAMILY: GlyphFamily = {
  rules: [
    ['axe hatchet tomahawk', 'tomahawk hatchets'],
    ['spear javelin harpoon', 'thrown-spear stone-spear'],
    ['star shuriken', 'shuriken ninja-star flying-shuriken sharp-shuriken'],
    ['chakram disc disk wheel glaive', 'chakram three-pointed-shuriken trefoil-shuriken'],
    ['boomerang', 'boomerang armored-boomerang'],
    ['dart', 'dart'],
    ['knife knives dagger blade dirk', 'thrown-knife thrown-daggers'],
  ],
  pool: 'thrown-knife thrown-daggers shuriken ninja-star three-pointed-shuriken tomahawk chakram',
  readsIcon: false,
};

export const FISHING_POLE_FAMILY: GlyphFamily = {
  rules: [],
  pool: 'fishing-pole',
  readsIcon: false,
};

export const MISC_WEAPON_FAMILY: GlyphFamily = {
  rules: [
    ['pick', 'war-pick'],
    ['wrench spanner', 'wrench spanner'],
    ['hammer', 'claw-hammer'],
    ['shovel spade', 'spade'],
    ['rod', 'ringed-wand orb-scepter'],
    ['spear harpoon', 'spear-hook'],
    ['knife skinning', 'hunting-knife'],
    ['broom', 'broom'],
    ['pan skillet', 'wok'],
    ['net', 'fishing-net'],
    ['torch', 'torch primitive-torch'],
    ['spoon ladle', 'ladle'],
    ['fish', 'fishbone'],
    ['flag banner', 'vertical-banner'],
    ['bottle', 'broken-bottle'],
  ],
  pool: 'wood-stick war-pick claw-hammer spanner',
  readsIcon: false,
};

export const SHIELD_FAMILY: GlyphFamily = {
  rules: [
    ['skull death bone doom lich', 'skull-shield'],
    ['heart', 'heart-shield'],
    ['eye gaze observer', 'eye-shield'],
    ['dragon drake wyrm whelp', 'dragon-shield shield-scales'],
    ['lion griffin gryphon wolf bear', 'griffin-shield'],
    ['wing raven hawk eagle', 'winged-shield'],
    ['flame fire burn molten', 'fire-shield'],
    ['ice frost frozen glaci', 'ice-shield'],
    ['sun dawn light holy crusader templar', 'templar-shield cross-shield sun-shield'],
    ['spike thorn', 'spiked-shield'],
    ['shell turtle carapace', 'turtle-shell'],
    ['tribal troll hakkar voodoo', 'tribal-shield zebra-shield'],
    ['storm thunder lightning', 'lightning-shield'],
    ['rune magic arcan mystic', 'magic-shield rune-shield'],
    ['broken cracked worn', 'cracked-shield slashed-shield'],
    ['tower wall bulwark bastion barricade pavise', 'roman-shield crenulated-shield tower-shield'],
    ['buckler targe disk round', 'round-shield viking-shield buckler spiked-buckler'],
    ['crest heater kite', 'edged-shield checked-shield rosa-shield bordered-shield kite-shield'],
  ],
  pool: 'templar-shield bordered-shield edged-shield round-shield viking-shield roman-shield checked-shield rosa-shield trident-shield crenulated-shield kite-shield tower-shield griffin-shield shieldcomb',
  readsIcon: false,
};
