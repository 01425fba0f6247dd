import * as weapon from '../item/weapon-types.ts';

/** A shape, the stems of the words that ask for it, and whether only a word can: the first that matches wins. */
export type ShapeRule = readonly [shape: string, stems: string, onlyNamed?: true];

export interface HeldKind {
  readonly key: string;
  readonly shapes: readonly ShapeRule[];
}

const AXES: readonly ShapeRule[] = [
  ['double', 'double twin battleaxe *battleaxe reaver waraxe'],
  ['crescent', 'crescent moon sickle arcanite reaper hook scythe'],
  ['cleaver', 'cleaver chopper butcher hack splitter meat'],
  ['spiked', 'spike pick skullsplitter gore rend savage'],
  ['hatchet', 'hatchet tomahawk wood forester lumber hewer'],
  ['bearded', 'beard broad'],
];

/** What is held, by weapon type: at least six shapes each. */
export const HELD_KINDS: Readonly<Record<number, HeldKind>> = {
  [weapon.ONE_HAND_AXE]: { key: 'axe1h', shapes: AXES },
  [weapon.TWO_HAND_AXE]: { key: 'axe2h', shapes: AXES },
  [weapon.BOW]: {
    key: 'bow',
    shapes: [
      ['longbow', 'longbow long hunting ranger'],
      ['horned', 'horn ancient dragon wyrm rhok'],
      ['bone', 'bone skull death ogre troll'],
      ['winged', 'wing eagle hawk phoenix raven thori feather heart'],
      ['leafed', 'leaf vine wild grove thorn nature dryad'],
      ['recurve', 'recurve short'],
    ],
  },
  [weapon.GUN]: {
    key: 'gun',
    shapes: [
      ['blunderbuss', 'blunder boom thunder hand-cannon shotgun'],
      ['longrifle', 'long sharpshooter sniper marksman musket'],
      ['twin', 'twin double barrel'],
      ['cannon', 'cannon mortar bazooka launcher'],
      ['carbine', 'carbine gnom goblin rocket mechan'],
      ['rifle', 'rifle'],
    ],
  },
  [weapon.ONE_HAND_MACE]: {
    key: 'mace1h',
    shapes: [
      ['hammer', 'hammer gavel *hammer maul'],
      ['morningstar', 'star spike morning crush flail'],
      ['scepter', 'scepter sceptre rod cudgel torch wand light gavel heal'],
      ['club', 'club wood branch knot bludgeon primitive'],
      ['skull', 'skull bone death grim'],
      ['flanged', 'flange mace'],
    ],
  },
  [weapon.TWO_HAND_MACE]: {
    key: 'mace2h',
    shapes: [
      ['warhammer', 'warhammer hammer *hammer hand-of'],
      ['morningstar', 'star spike flail'],
      ['greatclub', 'club tree trunk branch wood ogre totem'],
      ['anvil', 'anvil sledge mallet pound stone rock earth'],
      ['skull', 'skull bone doom death'],
      ['maul', 'maul crush'],
    ],
  },
  [weapon.POLEARM]: {
    key: 'polearm',
    shapes: [
      ['halberd', 'halberd poleaxe battleaxe axe'],
      ['glaive', 'glaive blade voulge naginata'],
      ['trident', 'trident fork sea tide naga'],
      ['scythe', 'scythe reap harvest sickle'],
      ['lance', 'lance pike jav'],
      ['spear', 'spear'],
    ],
  },
  [weapon.ONE_HAND_SWORD]: {
    key: 'sword1h',
    shapes: [
      ['cutlass', 'cutlass saber sabre scimitar falchion curved scim machete pirate'],
      ['rapier', 'rapier foil epee duel needle fenc thin'],
      ['leaf', 'leaf gladius short elven wild moon'],
      ['serrated', 'serrat saw jag shark tooth razor rend venom viper'],
      ['broad', 'broad claymore long knight king champion great'],
      ['straight', 'longsword shortsword'],
    ],
  },
  [weapon.TWO_HAND_SWORD]: {
    key: 'sword2h',
    shapes: [
      ['flamberge', 'flamb flame wave ember fire'],
      ['slab', 'slab cleaver crush zweih colossal titan execution stone'],
      ['katana', 'katana dai nodachi curved scim moon'],
      ['runeblade', 'rune frost shadow death doom soul ash arcan'],
      ['winged', 'wing eagle phoenix angel dragon'],
      ['claymore', 'claymore'],
    ],
  },
  [weapon.STAFF]: {
    key: 'staff',
    shapes: [
      ['crescent', 'moon crescent lunar star night elune'],
      ['branch', 'branch wood oak tree grove living wild leaf root druid gnarled crook'],
      ['serpent', 'serpent snake dragon wyrm viper coil hydra'],
      ['skull', 'skull bone death lich soul shadow necro doom'],
      ['lantern', 'lantern light lamp torch holy bless benedic sun'],
      ['crystal', 'crystal shard ice frost gem arcane'],
      ['orb', 'orb'],
    ],
  },
  [weapon.FIST]: {
    key: 'fist',
    shapes: [
      ['katar', 'katar punch jamadhar'],
      ['knuckles', 'knuckle fist hand glove brass duster'],
      ['talon', 'talon hook raptor eagle bird'],
      ['wheel', 'wheel ring moon crescent'],
      ['blades', 'blade razor slicer ripper'],
      ['claws', 'claw'],
    ],
  },
  [weapon.MISC_WEAPON]: {
    key: 'misc',
    shapes: [
      ['torch', 'torch fire lamp brand'],
      ['wrench', 'wrench spanner tool arclight'],
      ['pick', 'pick mining hammer shovel'],
      ['mug', 'mug tankard stein keg'],
      ['broom', 'broom mop rake stick'],
      ['bouquet', 'flower rose bouquet lily'],
    ],
  },
  [weapon.DAGGER]: {
    key: 'dagger',
    shapes: [
      ['kris', 'kris kriss wave flame serpent'],
      ['stiletto', 'stiletto needle dirk spike pin shiv poni'],
      ['gutter', 'gut hook rip skin jag fang claw tooth'],
      ['shard', 'shard crystal ice glass sliver splinter'],
      ['leaf', 'leaf wild moon'],
      ['knife', 'knife'],
    ],
  },
  [weapon.CROSSBOW]: {
    key: 'crossbow',
    shapes: [
      ['repeater', 'repeat rapid burst volley'],
      ['winged', 'wing eagle dragon bat'],
      ['bone', 'bone skull death'],
      ['siege', 'siege ballista heavy skull-crack'],
      ['light', 'light fine hand short'],
      ['arbalest', 'arbalest'],
    ],
  },
  [weapon.WAND]: {
    key: 'wand',
    shapes: [
      ['star', 'star moon sun light holy'],
      ['bone', 'bone death finger claw'],
      ['branch', 'branch wood twig root stick thorn'],
      ['skull', 'skull doom shadow soul'],
      ['rod', 'rod scepter cold smold'],
      ['crystal', 'crystal shard'],
    ],
  },
  [weapon.THROWN]: {
    key: 'thrown',
    shapes: [
      ['axe', 'axe tomahawk hatchet'],
      ['star', 'star shuriken'],
      ['chakram', 'chakram disc ring glaive'],
      ['javelin', 'javelin spear harpoon'],
      ['dart', 'dart needle'],
      ['knife', 'knife dagger blade throw'],
    ],
  },
  [weapon.FISHING_POLE]: {
    key: 'fishing',
    shapes: [
      ['reel', 'reel master artisan mastercraft'],
      ['bone', 'bone jewel arcanite'],
      ['iron', 'iron seth strong'],
      ['big', 'big kaluak'],
      ['blump', 'blump famil'],
      ['cane', 'cane'],
    ],
  },
  [weapon.SHIELD]: {
    key: 'shield',
    shapes: [
      ['buckler', 'buckler targe small round disc'],
      ['tower', 'tower wall bulwark barrier aegis rampart door'],
      ['kite', 'kite knight guard defender'],
      ['spiked', 'spike bone skull tooth savage barb'],
      ['winged', 'wing eagle dragon phoenix crest'],
      ['heater', 'heater'],
    ],
  },
  [weapon.HELD_IN_OFF_HAND]: {
    key: 'offhand',
    shapes: [
      ['tome', 'tome book grimoire codex volume page manual spellbook libram scripture novel'],
      ['lantern', 'lantern lamp light torch candle'],
      ['skull', 'skull head bone death'],
      ['branch', 'branch flower root seed thorn leaf wild bloom stalk'],
      ['scroll', 'scroll parchment letter map'],
      ['idol', 'idol statue figur totem effigy doll rod scepter'],
      ['orb', 'orb sphere globe eye star gem stone pearl heart'],
    ],
  },
  [weapon.IDOL]: { key: 'relic', shapes: [['idol', 'idol']] },
  [weapon.LIBRAM]: { key: 'relic', shapes: [['libram', 'libram']] },
  [weapon.TOTEM]: { key: 'relic', shapes: [['totem', 'totem']] },
  [weapon.SIGIL]: { key: 'relic', shapes: [['sigil', 'sigil']] },
};
