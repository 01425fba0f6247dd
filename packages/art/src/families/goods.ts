import { ARMS, THINGS } from '../concepts/things.ts';
import { VIRTUES } from '../concepts/virtues.ts';
import type { GlyphFamily } from '../rule/family.ts';

const BOTTLES =
  'round-bottom-flask standing-potion potion-ball round-potion square-bottle fizzing-flask bubbling-flask vial spiral-bottle drink-me corked-tube erlenmeyer water-flask';

export const POTION_FAMILY: GlyphFamily = {
  rules: [
    ['haste speed swift rage lightning', 'fizzing-flask bottled-bolt'],
    ['heal health life', 'health-potion heart-bottle'],
    ['shield armor stone iron', 'square-bottle standing-potion'],
    ['madness insane wild', 'potion-of-madness'],
  ],
  pool: BOTTLES,
  readsIcon: true,
};

export const ELIXIR_FAMILY: GlyphFamily = {
  rules: [
    ['shadow death', 'bottled-shadow'],
    ['frost', 'snow-bottle'],
    ['fire', 'fire-bottle'],
    ['juju', 'horned-skull tribal-mask'],
    ['cortex', 'brain'],
    ['gizzard gum', 'gloop'],
    ['lung', 'lungs'],
    ['scorpok', 'scorpion'],
    ['cologne perfume', 'delicate-perfume perfume-bottle'],
  ],
  pool: BOTTLES,
  readsIcon: true,
};

export const FLASK_FAMILY: GlyphFamily = {
  rules: [],
  pool: 'bubbling-flask round-bottom-flask fizzing-flask potion-ball magic-potion erlenmeyer brandy-bottle',
  readsIcon: true,
};

export const FOOD_FAMILY: GlyphFamily = {
  rules: [
    ['egg-nog eggnog nog cider juice', 'coffee-mug glass-shot'],
    [
      'ale brew beer stout rum grog mead whiskey punch stripe brewdoo thunder',
      'beer-stein beer-bottle beer-horn booze',
    ],
    ['wine', 'wine-bottle wine-glass'],
    ['water milk', 'water-bottle milk-carton'],
    ['omelet =egg', 'fried-eggs raw-egg'],
    ['soup stew chowder gumbo goulash bisque cauldron', 'camp-cooking-pot bubbling-bowl hot-meal'],
    ['kabob skewer', 'kebab-spit'],
    ['sausage =dog link', 'sausage sliced-sausage hot-dog'],
    ['burger', 'hamburger'],
    ['bacon', 'bacon'],
    ['=ham', 'ham-shank'],
    ['rib ribs chop', 'meat ham-shank'],
    ['steak tenderloin venison cutlet wormsteak cuttlesteak', 'steak'],
    ['wing bite hotwing chicken buzzard raptor', 'chicken-leg roast-chicken'],
    ['clam', 'opening-shell oyster'],
    ['crab crawdad lobster', 'crab shrimp'],
    ['squid', 'squid'],
    [
      '*fish salmon sculpin bass herring filet fillet snapper manta dragonfin bloodfin fangtooth frenzy fin',
      'fish-cooked fried-fish salmon double-fish',
    ],
    ['feast meal delight surprise rations', 'hot-meal meal cornucopia'],
    ['pie cake', 'pie-slice cake-slice'],
    ['=bun bread toast', 'bread sliced-bread'],
    ['cookie', 'cookie gingerbread-man'],
    [
      'chocolate candy lollipop taffy gum sweet cream desire',
      'chocolate-bar wrapped-sweet spiral-lollipop',
    ],
    ['pretzel', 'pretzel'],
    ['cheese', 'cheese-wedge'],
    ['dumpling', 'dumpling'],
    ['mushroom lichen spore', 'mushroom mushrooms'],
    ['tuber root', 'potato carrot'],
    ['berr sunfruit fruit apple cactus', 'fruit-bowl berries-bowl shiny-apple'],
    ['fern herb', 'fern'],
    ['chili pepper spic =hot', 'chili-pepper hot-meal'],
    ['tail lizard basilisk crocolisk', 'chicken-leg meat'],
    ['spider', 'hanging-spider'],
    ['worg wolf =bear =boar kodo clefthoof talbuk rhino mammoth worm meat', 'meat steak ham-shank'],
  ],
  pool: 'hot-meal meat steak fish-cooked bowl-of-rice meal chicken-leg bread',
  readsIcon: true,
};

export const SCROLL_FAMILY: GlyphFamily = {
  rules: [],
  pool: 'scroll-unfurled tied-scroll scroll-quill',
  readsIcon: true,
};

export const ENHANCEMENT_FAMILY: GlyphFamily = {
  rules: [
    ['sharpening whetstone', 'stone-wheel'],
    ['weightstone', 'stone-block weight'],
    ['wizard-oil mana-oil oil', 'oil-can round-potion'],
    ['poison', 'poison-bottle'],
    ['firestone', 'fire-gem'],
    ['spellstone', 'saphir'],
    ['core', 'rupee'],
  ],
  pool: 'stone-wheel oil-can minerals',
  readsIcon: true,
};

export const GEM_FAMILY: GlyphFamily = {
  rules: [
    ['pearl', 'oyster-pearl'],
    ['sphere', 'frozen-orb'],
    ['figurine', 'stone-bust'],
  ],
  pool: 'cut-diamond emerald saphir topaz amethyst rupee checkered-diamond fire-gem gems mineral-heart floating-crystal prism crystalize minerals',
  readsIcon: true,
};

/** Meta gems are the round ones. */
export const META_GEM_FAMILY: GlyphFamily = {
  rules: [],
  pool: 'checkered-diamond cut-diamond diamond-hard crystal-shine crystal-cluster',
  readsIcon: true,
};

/** Kits, arcanums, threads, scopes: what applies an enchant. */
export const ENCHANT_ITEM_FAMILY: GlyphFamily = {
  rules: [
    ['armor-kit kit', 'armor-upgrade layered-armor'],
    ['leg-armor leg-reinforce', 'leg-armor armor-cuisses'],
    ['spellthread thread', 'sewing-string yarn'],
    ['embroider', 'sewing-needle'],
    ['scope accurascope', 'spyglass reticule crosshair'],
    ['spike', 'spiked-shield'],
    ['chain', 'crossed-chains'],
    ['counterweight', 'weight'],
    ['buckle', 'belt-buckles'],
    ['spurs', 'cowboy-boot'],
    ['inscription', 'scroll-quill quill-ink'],
    ['arcanum', 'crystal-shrine glowing-artifact'],
    ['mantle', 'mantle winged-mantle'],
    ['signet', 'seal-ring signet-ring'],
    ['socket', 'ring-mould'],
    ['lining fur', 'fur-shirt'],
    ['plating', 'metal-plate'],
    ['scroll', 'tied-scroll'],
    ...THINGS,
    ...VIRTUES,
    ...ARMS,
  ],
  pool: 'crystal-shrine scroll-quill glowing-artifact rune-stone layered-armor',
  readsIcon: true,
};

export const REAGENT_FAMILY: GlyphFamily = {
  rules: [
    ['leather =hide scale skin pelt', 'animal-hide rolled-cloth'],
    [
      '=cloth bolt-of linen wool silk mageweave runecloth netherweave frostweave mooncloth',
      'rolled-cloth',
    ],
    ['thread', 'sewing-string'],
    ['spidersilk', 'spider-web'],
    ['=bar ingot', 'metal-bar gold-bar'],
    ['=ore', 'ore'],
    ['dust', 'powder'],
    ['essence', 'soul spark-spirit'],
    ['shard crystal', 'crystal-growth crystal-cluster crystal-bars'],
    ['primal eternal mote crystallized', 'triorb materials-science'],
    ['emblem badge mark token', 'token star-medal'],
    ['coin', 'two-coins'],
    ['recipe plans pattern formula schematic design', 'scroll-quill'],
    ['vial', 'vial'],
    ['ink pigment', 'quill-ink'],
    ['oil', 'oil-can'],
    [
      'weed herb bloom blossom grass thorn leaf moss lotus root',
      'herbs-bundle three-leaves flower-emblem',
    ],
    ['meat flesh liver', 'meat'],
    ...THINGS,
    ...ARMS,
    ...VIRTUES,
  ],
  pool: 'powder-bag minerals herbs-bundle gears swap-bag',
  readsIcon: true,
};
