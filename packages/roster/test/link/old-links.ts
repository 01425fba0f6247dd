interface OldLink {
  readonly made: string;
  readonly text: string;
  readonly set: object;
}

/** Links as they were once given out, and what they hold: whoever kept one opens it years later. Only ever added to. */
export const OLD_LINKS: readonly OldLink[] = [
  {
    made: 'the first version, one item and a preset',
    text: '1eJyNzUEKwjAUBuG7zPoXktZCeTuv4DZk8VCkWZiWaCkivbv0BjL7bxJb8_eEvjiWuNSKxiCm9ekVBbF5a2VuKKpTr7OGLCrG1csd8cJ4rO2DWLBOFCzFPir8UxbzMT6E080X8p5_dPAlyA',
    set: {
      name: 'Raid',
      spec: 'fury',
      phase: 2,
      points: [{ type: 'preset', pointId: 'fury-cap' }],
    },
  },
  {
    made: 'the first version, something of everything',
    text: '1eJyNkbtuwzAMRf_lzkwh2ZYf3Dpm6NZNEAqlVhsjsmzIco0i8L8XSqd2MjgR5DngBTW2aNMVdIcFazyHAGoF4bqONoAEYbMxDlMESSqopIqUIQQwXm24gbCA8bHGbxBmcEEYsqgUbydZZcGBMgSXoWV23nNznPoEa13JolW5PUptYC07Ibts8GCtWtGpPysJjFKJ00kUIFzA-v573bkHV62sJWEY5zh9udGFdO6X7KyauslZgr1414NTXN1uCO8PfkhufOB12dT_tgiLn1KehtX7zEw5Gl6G4PJzlmTHIViwfFK7Mbv5AcFecQU',
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
