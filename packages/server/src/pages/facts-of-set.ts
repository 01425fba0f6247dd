import type { PublicSet } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Quality } from '@gearwright/game/item/item.ts';
import { averageItemLevel, slotsThatCount } from '@gearwright/game/set/average-item-level.ts';
import { gearLook, type FigureLook } from '@gearwright/game/look/gear-look.ts';
import { starterLook } from '@gearwright/game/look/starter-look.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { wearerOf } from '@gearwright/game/set/rules.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { slotLabel } from '@gearwright/game/slot/slots.ts';
import { CLASS_NAMES, RACE_NAMES } from '@gearwright/game/text/names.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { keyFigures, type KeyFigure } from './key-figures.ts';

/** What a title, a description and a card tell of a shared set. */
export interface SharedFacts {
  readonly setName: string;
  readonly characterName: string;
  readonly level: number;
  readonly gameClass: GameClass;
  /** "Orc Fury Warrior". */
  readonly who: string;
  readonly editionName: string;
  readonly pieces: readonly PieceFacts[];
  /** Of what is worn, without shirt, tabard and ammunition; null for a naked one. */
  readonly itemLevel: number | null;
  readonly figures: readonly KeyFigure[];
  /** The wearer as they may be shown: in this gear, or else in the clothes of their people. */
  readonly looks: readonly [FigureLook, FigureLook];
}

export interface PieceFacts {
  readonly slot: string;
  /** Both null where nothing is worn. */
  readonly id: string | null;
  readonly name: string | null;
  readonly quality: Quality;
}

export function sharedFacts(shared: PublicSet, game: RosterGame): SharedFacts {
  const { character } = shared;
  const stored: StoredSet = { ...shared, id: '', characterId: '', version: 0, pinned: false };
  const { set } = loadSet(stored, game.dataset, character.level);
  const totals = setTotals(set, {
    ...game,
    wearer: wearerOf(set, character),
    form: null,
    buffs: true,
  });
  const dressed = gearLook(character, set.gear, game.dataset, {
    settings: set.modelSettings,
    ranged: character.gameClass === 'hunter',
    form: null,
  });
  const slots = slotsThatCount(set.gear);
  const specName = game.dataset.classes
    .find((facts) => facts.gameClass === character.gameClass)
    ?.specs.find(({ key }) => key === shared.spec)?.name;
  return {
    setName: shared.name,
    characterName: character.name,
    level: character.level,
    gameClass: character.gameClass,
    who: [RACE_NAMES[character.race], specName, CLASS_NAMES[character.gameClass]]
      .filter(Boolean)
      .join(' '),
    editionName: game.edition.name,
    pieces: slots.map((slot) => {
      const item = set.gear[slot].item;
      const { id = null, name = null, quality = 0 } = item ?? {};
      return { slot: slotLabel(slot), id, name, quality };
    }),
    itemLevel: averageItemLevel(set.gear),
    figures: keyFigures(totals, shared, game),
    looks: [dressed, { ...dressed, ranged: false, pieces: starterLook(character.race) }],
  };
}
