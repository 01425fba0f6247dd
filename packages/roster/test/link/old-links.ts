interface OldLink {
  readonly made: string;
  readonly text: string;
  readonly set: object;
}

/** Links as they were once given out, and what they hold: whoever kept one opens it years later. Only ever added to. */
export const OLD_LINKS: readonly OldLink[] = [
  {
    made: 'the first version, one item and a preset',
    text: '1jc1BCsIwFAbhu8z6F5LWQnk7r-A2ZPFQpFmYlmgpIr279AYy-28SW_P3hL44lrjUisYgpvXpFQWxeWtlbiiqU6-zhiwqxtXLHfHCeKztg1iwThQsxT4q_FMW8zE-hNPNF_Kefw',
    set: {
      name: 'Raid',
      spec: 'fury',
      phase: 2,
      points: [{ type: 'preset', pointId: 'fury-cap' }],
    },
  },
  {
    made: 'the first version, something of everything',
    text: '1jZG7bsMwDEX_5c5MIdmWH9w6ZujWTRAKpVYbI7JsyHKNIvC_F0qndjI4EeQ54AU1tmjTFXSHBWs8hwBqBeG6jjaABGGzMQ5TBEkqqKSKlCEEMF5tuIGwgPGxxm8QZnBBGLKoFG8nWWXBgTIEl6Fldt5zc5z6BGtdyaJVuT1KbWAtOyG7bPBgrVrRqT8rCYxSidNJFCBcwPr-e925B1etrCVhGOc4fbnRhXTul-ysmrrJWYK9eNeDU1zdbgjvD35IbnzgddnU_7YIi59SnobV-8xMORpehuDyc5ZkxyFYsHxSuzG7-QE',
    set: {
      name: 'Tank',
      talents: '350--02',
      wishlistIds: ['19019'],
      glyphIds: ['58095', null, null, null, null, null],
      buffs: [{ spellId: 48161, improvementIds: [14767], enabled: true }],
      consumables: [{ itemId: 46376, enabled: true, slotId: null }],
      points: [{ type: 'custom', name: 'Mine', stats: [{ name: 'stamina', value: 1.5 }] }],
    },
  },
];
