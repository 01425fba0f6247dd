import type { GlyphFamily, GlyphRule } from '../rule/family.ts';

const RULES: readonly GlyphRule[] = [
  ['goggle optic monocle lens ocular', 'steampunk-goggles protection-glasses'],
  ['spectacle glasses shades', 'spectacles spectacle-lenses'],
  ['eyepatch', 'eyepatch'],
  ['blindfold', 'blindfold'],
  ['pumpkin hallow jack', 'pumpkin-mask pumpkin-lantern'],
  ['party', 'party-hat'],
  ['chef toque', 'chef-toque'],
  ['diving underwater', 'diving-helmet'],
  ['miner mining', 'mining-helmet'],
  ['=winter-hat santa winter-veil festive', 'santa-hat winter-hat'],
  ['fez', 'fez'],
  ['sombrero straw', 'sombrero skimmer-hat'],
  ['stag antler', 'stag-head deer-head'],
  ['wolfshead worgshead wolf-head', 'wolf-head'],
  ['bearshead bearskin', 'bear-head'],
  ['thorns briar', 'crown-of-thorns'],
  ['halo', 'spiked-halo'],
  ['circlet diadem coronet tiara', 'tiara jewel-crown laurel-crown queen-crown crenel-crown'],
  ['crown', 'crown jewel-crown imperial-crown sharp-crown queen-crown'],
  ['turban', 'turban'],
  ['bandana', 'bandana'],
  ['headband headwrap', 'headband-knot turban bandana'],
  ['headdress bonnet plumed feather', 'war-bonnet crested-helmet'],
  [
    'mask visage facemask',
    'tribal-mask ceremonial-mask iron-mask totem-mask curly-mask skull-mask devil-mask',
  ],
  ['tricorn admiral pirate buccaneer', 'pirate-hat'],
  ['=hat chapeau', 'pointy-hat robin-hood-hat fedora western-hat pirate-hat top-hat'],
  ['cowl', 'cowled warlock-hood hood'],
  ['hood', 'hood warlock-hood cowled'],
  ['horned horns tusk', 'horned-helm viking-helmet warlord-helmet'],
  ['crested crest', 'crested-helmet galea centurion-helmet spartan-helmet'],
  ['skullcap cap beanie', 'phrygian-cap hood robin-hood-hat leather-cap'],
  ['faceguard facegu', 'overlord-helm closed-barbute iron-mask frog-mouth-helm'],
  ['skull deathshead', 'skull-mask cracked-helm horned-helm'],
];

const POOLS = [
  'hood cowled warlock-hood pointy-hat tiara jewel-crown turban laurel-crown',
  'hood bandana ninja-mask cowled robin-hood-hat kenku-head elf-helmet phrygian-cap leather-cap',
  'light-helm barbute crested-helmet horned-helm dwarf-helmet elf-helmet spartan-helmet viking-helmet galea closed-barbute',
  'visored-helm heavy-helm brutal-helm black-knight-helm closed-barbute overlord-helm warlord-helmet frog-mouth-helm samurai-helmet centurion-helmet horned-helm barbute cracked-helm',
] as const;

/** By armor: cloth, leather, mail, plate. */
export const HEAD_FAMILIES: readonly GlyphFamily[] = POOLS.map((pool) => ({
  rules: RULES,
  pool,
  readsIcon: false,
}));
