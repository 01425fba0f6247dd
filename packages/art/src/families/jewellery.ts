import type { GlyphFamily } from '../rule/family.ts';

export const NECK_FAMILY: GlyphFamily = {
  rules: [
    ['locket heart love', 'locket heart-necklace'],
    ['=key =keys', 'pendant-key'],
    ['feather plume', 'feather-necklace'],
    ['pearl nacre', 'pearl-necklace'],
    ['tooth teeth fang tusk claw bone talon', 'tooth-cord primitive-necklace claw-amulet'],
    ['bead prayer rosary', 'prayer-beads pearl-necklace'],
    ['collar choker gorget', 'choker heavy-collar torc spiked-collar'],
    ['torque torc', 'torc'],
    ['scarf lei garland', 'necklace-display'],
    ['eye gaze sight', 'eye-amulet'],
    ['moon lunar elune', 'moon-amulet'],
    ['=star =stars =sun dawn light', 'sun-amulet star-medal'],
    ['shield guard defend protect aegis', 'shield-pendant medallion'],
    ['badge insignia medal', 'star-medal medallion'],
    ['medallion sigil =seal =seals', 'medallion sun-amulet shield-pendant'],
    [
      'talisman fetish charm',
      'tribal-pendant intricate-necklace tooth-cord claw-amulet rune-pendant',
    ],
    ['chain links', 'gem-chain medallion lozenge-pendant'],
    ['tear drop', 'teardrop-pendant'],
    ['pendant', 'gem-pendant lozenge-pendant teardrop-pendant rune-pendant shield-pendant'],
    ['amulet', 'gem-necklace rune-pendant eye-amulet sun-amulet lozenge-pendant medallion'],
    ['necklace', 'pearl-necklace gem-necklace intricate-necklace gem-chain choker lozenge-pendant'],
  ],
  pool: 'gem-necklace gem-pendant gem-chain intricate-necklace tribal-pendant medallion eye-amulet teardrop-pendant moon-amulet locket choker sun-amulet lozenge-pendant rune-pendant shield-pendant pearl-necklace',
  readsIcon: true,
};

export const FINGER_FAMILY: GlyphFamily = {
  rules: [
    ['skull death deathly bone doom grave lich skelet', 'skull-ring skull-signet bone-ring'],
    ['signet', 'signet-ring crest-ring square-signet seal-ring'],
    ['=seal =seals', 'seal-ring crest-ring'],
    ['flame fire burn ember molten inferno blaz magma pyro', 'fire-ring'],
    ['frost frozen ice icy chill winter frigid glaci', 'frozen-ring'],
    ['serpent snake viper cobra coil wyrm dragon drake', 'ouroboros coiled-ring'],
    ['eye gaze watch vision', 'eye-ring globe-ring'],
    ['thorn spike barb', 'thorn-ring'],
    [
      'diamond wedding engagement solitaire jewel gem ruby sapphire emerald topaz',
      'diamond-ring big-diamond-ring gem-ring',
    ],
    ['circle hoop twin dual link bond kindred', 'linked-rings hoop-ring twisted-ring'],
    ['loop', 'hoop-ring twisted-ring swirl-ring ring'],
    ['stone rune =rock', 'rune-ring power-ring'],
    ['band', 'ring banded-ring twisted-ring power-ring swirl-ring rune-ring studded-ring'],
    [
      'ring',
      'diamond-ring globe-ring power-ring gem-ring big-diamond-ring claw-ring crown-ring studded-ring',
    ],
  ],
  pool: 'ring diamond-ring globe-ring power-ring swirl-ring gem-ring crown-ring claw-ring banded-ring twisted-ring signet-ring rune-ring eye-ring',
  readsIcon: false,
};
