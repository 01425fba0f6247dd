import type { GlyphFamily, GlyphRule } from '../rule/family.ts';

const byArmor = (rules: readonly GlyphRule[], pools: readonly string[]): readonly GlyphFamily[] =>
  pools.map((pool) => ({ rules, pool, readsIcon: false }));

const SHOULDER_RULES: readonly GlyphRule[] = [
  ['spike spiny barb thorn horn', 'spiked-shoulder-armor horned-pauldrons'],
  ['wing feather raven', 'winged-mantle'],
  ['skull bone death', 'horned-pauldrons spiked-shoulder-armor'],
  ['scale dragon drake wyrm', 'scaled-pauldron shoulder-scales'],
  ['epaulet', 'epaulets'],
  ['fur pelt wolf bear mammoth', 'fur-mantle'],
  ['mantle shawl shroud amice drape', 'mantle heavy-collar winged-mantle tiered-mantle'],
  ['pads pad amice', 'padded-mantle epaulets'],
  ['plate bulwark', 'pauldrons plate-pauldron layered-pauldron'],
];

/** Each list is by armor: cloth, leather, mail, plate. */
export const SHOULDER_FAMILIES = byArmor(SHOULDER_RULES, [
  'mantle padded-mantle epaulets heavy-collar winged-mantle tiered-mantle',
  'padded-mantle leather-pauldron spiked-shoulder-armor shoulder-armor buckled-pauldron layered-pauldron',
  'scaled-pauldron shoulder-armor layered-pauldron pauldrons spiked-shoulder-armor buckled-pauldron',
  'pauldrons shoulder-armor spiked-shoulder-armor plate-pauldron layered-pauldron horned-pauldrons winged-pauldron',
]);

const CHEST_RULES: readonly GlyphRule[] = [
  ['ribcage rib bone skelet', 'ribcage bone-plate'],
  ['dress gown wedding', 'dress large-dress travel-dress ample-dress'],
  ['corset bodice bustier', 'corset'],
  ['kimono gi', 'kimono'],
  ['coat jacket greatcoat overcoat', 'pirate-coat sleeveless-jacket'],
  ['apron smock', 'sleeveless-top'],
  ['toga', 'roman-toga'],
  ['fur pelt', 'fur-shirt'],
  ['cuirass', 'plastron abdominal-armor chest-armor'],
  ['carapace shell chitin', 'armoured-carapace plastron'],
  ['scale scaled scalemail', 'scale-mail lamellar scaled-hauberk'],
  ['lamellar banded', 'lamellar'],
  ['spike', 'spiked-breastplate'],
  ['vest jerkin waistcoat', 'leather-vest sleeveless-jacket armor-vest leather-armor'],
  ['harness', 'harness heart-armor'],
  ['robe raiment vestment regalia shroud embrace', 'robe sorcerer-robe vestment travel-dress'],
  ['hauberk chainmail ringmail =chain =mail', 'mail-shirt chain-mail scale-mail scaled-hauberk'],
  ['breastplate chestplate battleplate', 'breastplate chest-armor abdominal-armor plastron'],
  [
    'tunic doublet jerkin wraps',
    'leather-armor leather-vest ninja-armor kimono fur-shirt sleeveless-jacket',
  ],
];

export const CHEST_FAMILIES = byArmor(CHEST_RULES, [
  'robe sorcerer-robe vestment travel-dress kimono roman-toga',
  'leather-armor leather-vest ninja-armor armor-vest harness fur-shirt sleeveless-jacket',
  'mail-shirt chain-mail scale-mail lamellar scaled-hauberk leather-vest',
  'breastplate chest-armor abdominal-armor plastron heart-armor cape-armor spiked-breastplate armoured-carapace',
]);

const WAIST_RULES: readonly GlyphRule[] = [
  ['sash wrap ribbon scarf', 'sash black-belt'],
  ['cord rope twine string', 'cord-belt'],
  ['chain link', 'chain-belt'],
  ['buckle clasp', 'belt-buckles belt'],
  ['skull death bone', 'skull-belt'],
  ['girdle waistguard waistplate', 'belt-armor girdle champion-belt plated-belt'],
  ['cinch strap waistband binding', 'belt studded-belt pouch-belt'],
  ['champion gladiator titan king', 'champion-belt plated-belt'],
];

export const WAIST_FAMILIES = byArmor(WAIST_RULES, [
  'sash cord-belt black-belt belt gem-belt',
  'belt studded-belt belt-buckles pouch-belt gem-belt',
  'chain-belt belt studded-belt belt-armor girdle gem-belt',
  'belt-armor girdle plated-belt champion-belt skull-belt belt',
]);

const LEG_RULES: readonly GlyphRule[] = [
  ['kilt skirt', 'skirt pteruges metal-skirt kilt'],
  ['loincloth', 'loincloth'],
  ['shorts', 'shorts'],
  ['legplate plate cuisse', 'armor-cuisses plate-legs leg-armor'],
  ['chain mail ringmail scale', 'mail-leggings pteruges scale-leggings'],
  ['robe legwrap', 'robe-skirt trousers'],
  ['breeches britches pantaloons pants trousers', 'trousers armored-pants breeches laced-pants'],
  ['legguard', 'leg-armor armor-cuisses plate-legs armored-pants'],
];

export const LEG_FAMILIES = byArmor(LEG_RULES, [
  'trousers robe-skirt skirt kilt breeches',
  'armored-pants laced-pants breeches trousers loincloth scale-leggings',
  'mail-leggings scale-leggings pteruges metal-skirt armored-pants leg-armor',
  'leg-armor armor-cuisses plate-legs metal-skirt armored-pants mail-leggings',
]);

const FEET_RULES: readonly GlyphRule[] = [
  ['sandal', 'sandal tabi-boot'],
  ['slipper', 'slippers elf-slippers'],
  ['moccasin shoe footpad loafer', 'elf-slippers chelsea-boot'],
  ['clog', 'wooden-clogs'],
  ['barefoot bare', 'barefoot'],
  ['ski snow', 'ski-boot fur-boot'],
  ['galosh wader rubber', 'rubber-boot'],
  ['rocket jet nitro', 'rocket-boot boot-stomp'],
  ['wing swift speed quick flight haste', 'wingfoot winged-leg'],
  ['fur wool winter', 'fur-boot'],
  ['stomper kicker tread quake thunder', 'boot-stomp quake-stomp tread steeltoe-boots'],
  ['strider walker traveler hik footwrap', 'walking-boot tabi-boot leather-boot wingfoot'],
  ['cowboy spur', 'cowboy-boot'],
  ['sabaton greave footguard warboot', 'metal-boot greaves steeltoe-boots sabaton plate-boot'],
];

export const FEET_FAMILIES = byArmor(FEET_RULES, [
  'slippers elf-slippers sandal leather-boot tabi-boot boots cuffed-boot',
  'leather-boot boots walking-boot tabi-boot fur-boot cuffed-boot chelsea-boot laced-boot',
  'boots steeltoe-boots greaves metal-boot cuffed-boot sabaton laced-boot',
  'metal-boot steeltoe-boots greaves sabaton plate-boot boot-stomp',
]);

const WRIST_RULES: readonly GlyphRule[] = [
  ['shackle manacle', 'manacles'],
  ['binding restraint', 'wrist-wraps banded-bracer laced-bracer'],
  ['cuff', 'cuff banded-bracer'],
  ['wrap bandage', 'wrist-wraps arm-bandage'],
  ['bracelet bangle', 'bangles torc gem-bracelet'],
  ['band wristband armband', 'bangles banded-bracer cuff gem-bracelet'],
  ['spike barb', 'spiked-bracer'],
  ['vambrace armguard armsplint armplate wristguard', 'bracer vambrace plated-bracer bracers'],
];

export const WRIST_FAMILIES = byArmor(WRIST_RULES, [
  'cuff wrist-wraps bangles gem-bracelet banded-bracer',
  'bracers banded-bracer wrist-wraps laced-bracer spiked-bracer',
  'bracers bracer banded-bracer spiked-bracer laced-bracer vambrace',
  'bracer vambrace plated-bracer spiked-bracer bracers',
]);

const HAND_RULES: readonly GlyphRule[] = [
  ['claw talon', 'steel-claws bird-claw shining-claw'],
  ['bone skelet lich death', 'skeletal-hand'],
  ['mitten', 'winter-gloves'],
  ['oven cooking chef', 'cooking-glove'],
  ['boxing', 'boxing-glove'],
  ['knuckle', 'brass-knuckles'],
  ['fist crusher pummel', 'mailed-fist fist metal-hand'],
  ['handwrap wraps bandage', 'hand-bandage wrapped-hand'],
  ['touch magic spell arcan sorcer', 'glowing-hands gloves silk-glove'],
  ['gauntlet handguard', 'gauntlet mailed-fist metal-hand plated-glove'],
  ['grip handgrip', 'gauntlet fingerless-glove hand-grip-glove'],
];

export const HAND_FAMILIES = byArmor(HAND_RULES, [
  'gloves silk-glove hand-bandage glowing-hands winter-gloves wrapped-hand',
  'gloves fingerless-glove hand-grip-glove winter-gloves gauntlet hand-bandage',
  'gauntlet mailed-fist gloves hand-grip-glove plated-glove metal-hand',
  'gauntlet mailed-fist metal-hand plated-glove steel-claws',
]);

export const BACK_FAMILY: GlyphFamily = {
  rules: [
    ['wing', 'wing-cloak feathered-wing'],
    ['feather plume', 'feather-cloak wing-cloak'],
    ['hide pelt skin scale fur', 'animal-hide fur-cloak'],
    ['tattered torn ragged worn shredded', 'tattered-cloak'],
    ['parachute glider', 'parachute'],
    ['blanket rug', 'rolled-cloth'],
    ['wrap poncho', 'poncho'],
    ['shawl stole scarf', 'shawl poncho'],
    ['hood cowl', 'hooded-cloak'],
    ['vampir blood night', 'vampire-cape high-collar-cape'],
    ['drape shroud', 'draped-cloak clasped-cloak cape hooded-cloak'],
    ['cape', 'cape high-collar-cape vampire-cape clasped-cloak'],
    ['cloak', 'cloak clasped-cloak wing-cloak hooded-cloak draped-cloak flowing-cloak'],
  ],
  pool: 'cape cloak clasped-cloak wing-cloak draped-cloak hooded-cloak flowing-cloak high-collar-cape',
  readsIcon: false,
};

export const SHIRT_FAMILY: GlyphFamily = {
  rules: [
    ['sleeveless vest harness', 'sleeveless-top sleeveless-jacket'],
    ['tuxedo formal', 'tuxedo-shirt'],
    ['doublet', 'doublet laced-shirt'],
  ],
  pool: 'shirt laced-shirt doublet t-shirt collared-shirt',
  readsIcon: false,
};

export const TABARD_FAMILY: GlyphFamily = {
  rules: [],
  pool: 'tabard tabard-cross tabard-chevron tabard-sun tabard-wolf knight-banner',
  readsIcon: false,
};
