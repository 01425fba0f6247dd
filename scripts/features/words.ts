/** Every number of the acceptance catalogue in our own words, by chapter. */
export const CHAPTERS: readonly {
  readonly title: string;
  readonly features: Readonly<Record<string, string>>;
}[] = [
  {
    title: 'Platform',
    features: {
      P1: 'One app in three builds (classic with its two seasons, tbc, wrath), four editions of the game',
      P2: 'One process serves three sites and the API of every edition on each of them',
      P3: 'Every address works when typed, reloaded or followed; unknown ones get a page with a way home',
      P4: 'The season stands in the address of the classic site, and links keep it',
      P5: 'A change of page scrolls up, names itself and is counted once',
      P6: 'Pages for members wait until it is known who asks',
      P7: 'Phones have layouts of their own, with sheets that turn from one entry to the next',
      P8: 'Installable, and usable without a network once opened',
      P9: 'Everything by keyboard, with shortcuts',
    },
  },
  {
    title: 'Characters',
    features: {
      C1: 'Cards of characters with their sets, places for more, and what to do when there are none',
      C2: 'A creator that keeps the rules of race and class',
      C3: 'An editor that keeps the class and renews weights with the level',
      C4: 'Characters copied, and deleted with all they own',
      C5: 'Characters carried over from another expansion',
      C6: 'The address of a character leads to its first set',
    },
  },
  {
    title: 'Sets',
    features: {
      S1: 'Forms for sets with their rules and the phases of each edition',
      S2: 'A new set is empty in every slot',
      S3: 'Pins, copies, deletion and a menu that shows only what can be done',
      S4: 'A wishlist of a hundred items, eight shown a slot',
      S5: 'Weights counted by their users, lists in order, old data read as today’s',
      S6: 'Undo and redo, and a save state in sight',
      S7: 'A set can begin from a published example with its author named',
    },
  },
  {
    title: 'Viewer',
    features: {
      V1: 'Slots round the figure, tabs with addresses',
      V2: 'A selector with search, filters, ranking and endless scrolling',
      V3: 'Empty places say what to do; what is read-only says so',
      V4: 'Totals in sections, each figure with the sum it comes from',
      V5: 'Two sets side by side',
      V6: 'Upgrades now and soon, and a word at each new level',
      V7: 'Where everything comes from',
    },
  },
  {
    title: 'Equipping',
    features: {
      E1: 'Every rule of equipping: hands, uniques, limits, what a swap clears',
      E2: 'Gems, sockets, bonuses, meta gems, what can be enchanted',
      E3: 'The order in which marks are set',
      E4: 'A change that breaks a rule is refused; what was legal once stays with a warning',
    },
  },
  {
    title: 'Totals',
    features: {
      T1: 'Every stat of every source in the sheet of each edition',
      T2: 'The formulas at every level',
      T3: 'Agreement with the sheets of public simulators',
    },
  },
  {
    title: 'Search and ranking',
    features: {
      Q1: 'Search by every field, ranked by any weights, forgiving of typos',
      Q2: 'Autofill: best items, then enchants, then gems',
      Q3: 'The best whole set with its proof, under caps',
      Q4: 'Five upgrades a slot, now and in the next levels',
    },
  },
  {
    title: 'Buffs, talents, weights',
    features: {
      B1: 'Buffs and consumables by class, race and level, and what excludes what',
      K1: 'Talent trees with all their rules',
      K2: 'Builds as links that come back the same',
      K3: 'Glyphs and runes, copying and sharing',
      W1: 'Published weights for every class and spec, own ones beside them',
      W2: 'Weights out of and into links, JSON and CSV',
      W3: 'Weights out of and into the Pawn add-on',
    },
  },
  {
    title: 'Exchange',
    features: {
      X1: 'Our own format in full, the add-on’s and the website’s understood',
      X2: 'Exports that the public simulators read',
      X3: 'Links to a set or a comparison for anybody',
      L1: 'Live characters from the publisher, samples where nothing is configured',
      L2: 'Levelling up, with the filters that change at forty',
    },
  },
  {
    title: 'Accounts',
    features: {
      A1: 'Registering, confirming, signing in, forgetting and changing',
      A2: 'A captcha of our own',
      A3: 'Data in the browser or in the account, moved from one to the other',
      A4: 'Signed calls that survive a wrong clock',
      A5: 'Patrons browse without advertisements',
      A6: 'All my data as a file; my account deleted',
    },
  },
  {
    title: 'Items, models, pages',
    features: {
      I1: 'The item database with its filters in the address',
      I2: 'Tooltips in the game’s own order and words',
      I3: 'Prices of a realm, approximate ones where none are known',
      M1: 'The figure in three dimensions',
      M2: 'All art of our own making, or openly licensed',
      H1: 'Home, header, footer, texts, notices',
      N1: 'The sentences of both error catalogues, to the letter',
      N2: 'Nothing serious found by an accessibility check',
      N3: 'Nothing acknowledged is lost, nothing of one is another’s',
    },
  },
  {
    title: 'Decisions',
    features: {
      D1: 'The names on the sheet and in the export',
      D2: 'Three forms of enchant ids, and effects found by slot and weapon',
      D3: 'Runes by ability or engraving; what is unknown is reported',
      D4: 'Suffixes in item ids',
      D5: 'Professions of a set and what they allow',
      D6: 'The preset for a class and spec',
      D7: 'Weights for a new level',
      D8: 'Weights shared between sets',
      D9: 'The letters of talents, glyphs and runes',
      D10: 'The phases and the date of the season’s data',
      D11: 'Samples of every class in each edition',
      D12: 'Links that live with their set, snapshots for guests',
      D13: 'Where a missing thing leads',
      D14: 'Comparison with linked sets, the level slider, season segments',
      D15: 'Bear armour, two two-handers, the spooky button',
      D16: 'What is dropped between expansions',
      D17: 'Edits at the same time are replayed, never lost',
      D18: 'Nothing waits only in memory, nothing is created twice',
      D19: 'How long a signature is good, and what ends it',
      D20: 'Enchants and gems put back after a swap',
      D21: 'Item level and caps always beside the gear',
    },
  },
];
