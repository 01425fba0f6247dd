import type { ShapeRule } from './held-shapes.ts';

export const ARMOUR_CLASSES = ['cloth', 'leather', 'mail', 'plate'] as const;
export type ArmourClass = (typeof ARMOUR_CLASSES)[number];

/** Ornament a set or a name asks for: it shapes pauldrons, crests and emblems. */
export const MOTIFS = [
  'dome',
  'lames',
  'spikes',
  'wings',
  'skulls',
  'crystals',
  'flames',
  'horns',
] as const;
export type Motif = (typeof MOTIFS)[number];

export const MOTIF_WORDS: readonly (readonly [Motif, string])[] = [
  ['wings', 'wing feather eagle hawk raven phoenix angel seraph dove bird owl sky valkyr'],
  ['skulls', 'skull bone death dead lich crypt grave plague scourge soul necro doom corpse'],
  ['flames', 'flame fire ember molten magma lava infern blaz scorch cinder pyro sun dawn light'],
  ['crystals', 'crystal shard ice frost glaci gem arcan nether void moon star winter'],
  ['horns', 'horn dragon wyrm beast bull ram stag antler demon wild drake tauren boar bear wolf'],
  ['spikes', 'spike thorn fang claw razor barb blood savage fury wrath rage tooth talon'],
  ['lames', 'knight guard soldier warden legion champion valor might judg defend bulwark marshal'],
  ['dome', 'simple worn plain squire recruit apprentice'],
];

export interface WornSlot {
  readonly key: string;
  /** True where the motif is part of the shape of an ornate piece. */
  readonly bearsMotif: boolean;
  readonly shapes: Readonly<Record<ArmourClass, readonly ShapeRule[]>>;
}

const forAll = (shapes: readonly ShapeRule[]): WornSlot['shapes'] => ({
  cloth: shapes,
  leather: shapes,
  mail: shapes,
  plate: shapes,
});

const GOGGLES: ShapeRule = ['goggles', 'goggle lens spectacle glasses monocle visor gnom', true];
const MASK: ShapeRule = ['mask', 'mask faceguard blindfold veil bandana face muzzle', true];
const CIRCLET: ShapeRule = [
  'circlet',
  'circlet crown diadem tiara headband band halo coronet headdress wreath',
  true,
];
const HOOD: ShapeRule = ['hood', 'hood cowl shroud'];

const HEAD_SHAPES: WornSlot['shapes'] = {
  cloth: [GOGGLES, MASK, CIRCLET, HOOD, ['hat', 'hat cap bonnet turban', true]],
  leather: [GOGGLES, MASK, CIRCLET, HOOD, ['cap', 'cap hat']],
  mail: [
    GOGGLES,
    MASK,
    CIRCLET,
    ['horned', 'horn dragon beast scale stalker'],
    ['open', 'coif'],
    ['closed', 'faceguard great'],
  ],
  plate: [
    GOGGLES,
    MASK,
    CIRCLET,
    ['horned', 'horn dragon wrath skull beast demon'],
    ['open', 'open cap coif'],
    ['winged', 'wing valkyr eagle'],
    ['closed', 'faceguard greathelm'],
  ],
};

const CHEST_SHAPES: WornSlot['shapes'] = {
  cloth: [
    ['robe', 'robe gown dress vestment regalia kirtle garb'],
    ['tunic', 'tunic vest shirt jerkin doublet coat wrap'],
  ],
  leather: [
    ['harness', 'harness strap bindings'],
    ['coat', 'coat robe raiment vestment'],
    ['jerkin', 'jerkin tunic vest'],
  ],
  mail: [
    ['scale', 'scale dragon drake wyrm naga'],
    ['hauberk', 'hauberk chain ring'],
  ],
  plate: [
    ['layered', 'layer band lamellar cuirass scale'],
    ['keel', 'breastplate chestplate'],
  ],
};

const LEG_SHAPES: WornSlot['shapes'] = {
  cloth: [
    ['kilt', 'kilt skirt', true],
    ['trousers', 'pants trousers leggings breeches'],
  ],
  leather: [
    ['kilt', 'kilt skirt', true],
    ['trousers', 'pants leggings breeches legguards'],
  ],
  mail: [
    ['kilt', 'kilt skirt', true],
    ['leggings', 'leggings legguards greaves'],
  ],
  plate: [
    ['tassets', 'tasset kilt cuisse'],
    ['cuisses', 'legplates'],
  ],
};

/** What is worn, by the slot's key in a model's id. */
export const WORN_SLOTS = {
  head: { key: 'head', bearsMotif: false, shapes: HEAD_SHAPES },
  shoulder: {
    key: 'shoulder',
    bearsMotif: false,
    shapes: forAll(MOTIF_WORDS),
  },
  chest: { key: 'chest', bearsMotif: true, shapes: CHEST_SHAPES },
  waist: {
    key: 'waist',
    bearsMotif: true,
    shapes: forAll([
      ['wide', 'girdle waistguard sash belt-of war'],
      ['narrow', 'cord belt cinch strap'],
    ]),
  },
  legs: { key: 'legs', bearsMotif: false, shapes: LEG_SHAPES },
  feet: {
    key: 'feet',
    bearsMotif: false,
    shapes: forAll([
      ['low', 'slipper sandal shoe moccasin footwrap', true],
      ['high', 'boots greaves sabaton treads'],
    ]),
  },
  wrist: {
    key: 'wrist',
    bearsMotif: false,
    shapes: forAll([
      ['wrap', 'wrap binding band cuff bracelet'],
      ['guard', 'bracer guard vambrace armguard'],
    ]),
  },
  hands: {
    key: 'hands',
    bearsMotif: false,
    shapes: forAll([
      ['short', 'glove wrap mitt grip'],
      ['cuffed', 'gauntlet handguard fist'],
    ]),
  },
} as const satisfies Readonly<Record<string, WornSlot>>;
export type WornKey = keyof typeof WORN_SLOTS;

/** Worn by everybody, of no armour class. */
export const LOOSE_SHAPES = {
  cloak: [
    ['ragged', 'ragged torn tatter worn shroud shadow death'],
    ['fur', 'fur pelt hide bear wolf beast mane yeti'],
    ['split', 'wing dragon phoenix twin drape'],
    ['plain', 'cape'],
  ],
  tabard: [
    ['cross', 'argent silver light hand crusade alliance lion'],
    ['roundel', 'sun moon circle aldor scryer'],
    ['chevron', 'guard legion league warsong wyrmrest'],
    ['split', 'guild'],
  ],
  shirt: [
    ['laced', 'lace rich tuxedo fine silk'],
    ['plain', 'shirt simple'],
  ],
  pendant: [
    ['fang', 'fang tooth claw bone talon horn'],
    ['disc', 'medallion disc sun seal gold medal coin'],
    ['gem', 'gem jewel'],
  ],
} as const satisfies Readonly<Record<string, readonly ShapeRule[]>>;
export type LooseKey = keyof typeof LOOSE_SHAPES;
