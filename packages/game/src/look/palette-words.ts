import type { PaletteKey } from './palettes.ts';

export type PaletteWords = readonly (readonly [stems: string, palette: PaletteKey])[];

/** Words of a school of magic. */
export const SCHOOL_WORDS: PaletteWords = [
  ['moonfire starfire', 'moon'],
  ['faerie-fire', 'nature'],
  [
    'frost frosty frostwolf ice icy icecap icebound glaci froz freez cold chill winter wintry snow rime arctic boreal frigid permafrost hail northern northrend *frost blizzard coldwraith sapphiron icecrown',
    'frost',
  ],
  [
    'fire flame fiery burn ember molten magma lava inferno infern blaz scorch pyro cinder ignit phoenix sulfur sear volcan incend incinerat immolat combust conflag hellfire flare *flame *fire ragnaros firelord charred =ash =ashes spark =hot',
    'fire',
  ],
  [
    '=fel felweave felheart felguard felhunter felstrike felfire felmyst felcloth felsteel demon venom poison toxic acid plague slime vile chaos corrupt bile =rot rotting blight putri putrid ooze illidari legion malefic noxious festering virulent warglaive unholy contagi pestilen disease',
    'fel',
  ],
  [
    'holy =light lightbringer lightwell lightweave lightsworn lightforge sacred divin sanct bless dawn dawnstone =sun =suns sunstrider sunfire sunscale sunburst sunlight sunray sunrise sunset sunwell sunfury solar radian redempt crusad benedic righteous judg purif halo angel seraph naaru faith hope prayer radiance truth penance repent heaven luminous lumin aurora',
    'holy',
  ],
  [
    'shadow dark night nightfall void nether netherweave abyss dread doom death dead necro soul twilight umbral gloom black ebon curse wraith spectr ghost haunt nightmare grim grave crypt tomb obsidian midnight dusk fear agony torment malice shade lich scourge unliving undead misery oblivion eclipse',
    'shadow',
  ],
  [
    'arcan mage magic magister spell violet kirin sorcer enchant mystic rune runed runic =ley mana amethyst purple nexus wizard time chrono netherwind tempest ethereal astral spellfire warp mind psychic dalaran',
    'arcane',
  ],
  [
    'nature leaf leaves green forest emerald wild thorn vine moss root oak tree sylvan grove cenari malfurion druid verdant jade bloom blossom seed grass jungle swamp living life earth talasite stag herb fern feral sting viper snake serpent hornet =bee insect spider',
    'nature',
  ],
];

/** Other words that carry a colour: materials, beasts, ranks. */
export const COLOR_WORDS: PaletteWords = [
  [
    'blood bloodied crimson scarlet =red gore sanguine ruby garnet vampir hemorr wound slaughter butcher carnage =rose hakkar vengeance =rage =fury =wrath berserk murder slayer execution heart',
    'blood',
  ],
  [
    'moon =star =stars starfire starfall starsurge starlight lunar elune celestial starlight silver argent truesilver mithril sentinel dream spirit azure sapphire blue cobalt lightning thunder storm stormrage stormherald sky skyfire mooncloth heaven titanium comet sleep frenzy phantom ancestral',
    'moon',
  ],
  [
    '=sea tide tidal water aqua ocean wave naga coral deep turquoise river =rain murloc mist wind gale breeze aquamarine pearl crystal teal whirl typhoon cloud healing heal mend renew restor rejuven tranquil',
    'water',
  ],
  [
    'bone skull ivory white pale skelet tusk =horn =horns fang tooth claw talon shell fossil ancient chalk ash marrow mammoth feather wing dove',
    'bone',
  ],
  [
    'gold golden king royal imperial crown noble champion lion honor valor valorous glory triumph titan brass amber topaz citrine prince lord regal opulent conquest conqueror hero victory alliance command commander marshal general',
    'gold',
  ],
  [
    'bronze copper rust orc orcish ogre dwarv brown clay wooden wood tauren kodo desert =sand =sands sandstorm dust mud troll zandalar tribal horde warlord adobe brick drum stone =rock boulder clefthoof',
    'bronze',
  ],
  [
    'leather hide =fur pelt skin rugged hunter wolf =bear beast tracker primitive worn trapper ranger =boar tiger panther wolfshead stalker raptor cougar cured tanned pathfinder',
    'leather',
  ],
  [
    'steel iron metal adamant thorium saronite eternium khorium plate chain mail knight gray grey squire soldier tempered forged',
    'steel',
  ],
];
