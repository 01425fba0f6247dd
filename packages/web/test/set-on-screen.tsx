import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Form } from '@gearwright/game/dataset/tables.ts';
import { wrath } from '@gearwright/game/edition/wrath.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import type { CustomPoint } from '@gearwright/game/point/point.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { pieceOf } from '@gearwright/game/set/piece.ts';
import { fixtureSet } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { FIXTURE_CLASSES } from '@gearwright/game/test/rules/fixture-classes.ts';
import { anItem } from '@gearwright/game/test/an-item.ts';
import { wrathCombat } from '@gearwright/game/test/combat-facts.ts';
import { smallDataset } from '@gearwright/game/test/small-dataset.ts';
import { tinyDataset } from '@gearwright/game/test/tiny-dataset.ts';
import { CHEST, HEAD, LEGS, type SlotId } from '@gearwright/game/slot/slots.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { PreviewContext, PreviewStore } from '../src/data/set-view/preview.ts';
import { SetViewContext, type SetView, type SheetChoice } from '../src/data/set-view/set-view.ts';
import { textsQuery } from '../src/data/use-dataset.ts';
import { withRoster } from './with-roster.tsx';

const plate = (baseId: number, slotId: SlotId, name: string, stats: Item['stats']): Item =>
  anItem({ baseId, slotId, name, stats, armorType: 3, quality: 4, itemLevel: 200 + baseId });

export const ITEMS = {
  helm: plate(1, HEAD, 'Old Helm', { strength: 10, stamina: 20 }),
  crown: plate(2, HEAD, 'Better Crown', { strength: 30, stamina: 15 }),
  chest: plate(3, CHEST, 'Old Chest', { strength: 20 }),
  cuirass: plate(4, CHEST, 'Better Cuirass', { strength: 50, hitRating: 40 }),
  legs: plate(5, LEGS, 'Only Legs', { strength: 12 }),
} as const;

const FORMS: readonly Form[] = ['battle', 'defensive'].map((form) => ({
  ...{
    gameClass: 'warrior',
    form,
    label: `${form} stance`,
    kind: 'stance',
    spellId: 1,
    minLevel: 1,
  },
  ...{ via: null, offered: true, replaces: null, itemArmorBonus: 0, attackPowerPerLevel: 0 },
  ...{ attackPowerPerAgility: 0, healthPerLevel: 0, healthFlat: 0 },
  effects: form === 'defensive' ? [{ type: 'flat', stat: 'stamina', value: 100 }] : [],
}));

const items = Object.values(ITEMS);
const dataset: Dataset = {
  ...smallDataset({ items, classes: FIXTURE_CLASSES }),
  ...tinyDataset({ combat: wrathCombat, items, forms: FORMS }),
};
/** A game small enough to know by heart, with all that totals and searches ask for. */
export const game = { edition: wrath, dataset };

export const POINT: CustomPoint = {
  type: 'custom',
  pointId: 'p1',
  name: 'Strength',
  stats: [{ name: 'strength', value: 2 }],
};

const CHARACTER: StoredCharacter = {
  ...{ id: 'c1', name: 'Ragnar', level: 80, realm: null, guild: null, faction: 'alliance' },
  ...{ race: 'human', gender: 0, gameClass: 'warrior', spec: null, connectedSets: [] },
  variations: { skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 },
};

export function aSet(worn: readonly Item[], facts: Partial<GearSet> = {}): GearSet {
  const set = fixtureSet({ points: [POINT], ...facts });
  const pieces = worn.map((item) => [item.slotId!, pieceOf(item, null)] as const);
  return { ...set, gear: { ...set.gear, ...Object.fromEntries(pieces) } };
}

export function aView(set: GearSet, some: Partial<SetView> = {}): SetView {
  const wearer = { race: 'human', gameClass: 'warrior', level: 80, faction: 'alliance' } as const;
  const rules = { ...game, wearer };
  const sheet = some.sheet ?? { buffed: true, form: null };
  return {
    owner: { kind: 'own', character: CHARACTER },
    ...{ set, character: CHARACTER, wearer, rules, sheet, warnings: [], readOnly: false },
    totals: setTotals(set, { ...rules, form: sheet.form, buffs: sheet.buffed }),
    chooseSheet: () => undefined,
    edit: () => undefined,
    ...{ canUndo: false, canRedo: false, undo: () => undefined, redo: () => undefined },
    saving: null,
    path: `/character/c1/set/${set.id}`,
    ...some,
  };
}

/** A set on the screen that can be changed; `now()` is the set as it is, `edits()` how often it was changed. */
export function setOnScreen(first: GearSet, some: Partial<SetView> = {}) {
  const preview = new PreviewStore();
  const { Around: Roster, client } = withRoster({ game });
  client.setQueryData(textsQuery(game.edition.key).queryKey, WORDLESS);
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const history: GearSet[] = [first];
  const now = () => history.at(-1)!;
  const edit: SetView['edit'] = (change) => {
    history.push(change(now()));
    for (const listener of listeners) listener();
  };
  function Screen({ children }: { readonly children: ReactNode }) {
    const set = useSyncExternalStore(listen, now);
    const [sheet, setSheet] = useState<SheetChoice>({ buffed: true, form: null });
    const view = aView(set, {
      ...{ sheet, edit },
      chooseSheet: (choice) => setSheet((before) => ({ ...before, ...choice })),
      ...some,
    });
    return (
      <SetViewContext value={view}>
        <PreviewContext value={preview}>{children}</PreviewContext>
      </SetViewContext>
    );
  }
  const Around = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <Roster>
        <Screen>{children}</Screen>
      </Roster>
    </MemoryRouter>
  );
  return { Around, preview, now, edit, edits: () => history.length - 1 };
}

/** Texts that tell nothing. */
const WORDLESS: DatasetTexts = {
  edition: game.edition.key,
  item: () => null,
  setBonus: () => '',
  talentRank: () => null,
  glyph: () => null,
  rune: () => null,
  use: () => null,
};
