import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect } from 'vitest';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import type { SpecBuild } from '@gearwright/game/dataset/value-tables.ts';
import { wrathCombat } from '@gearwright/game/test/combat-facts.ts';
import { tinyDataset } from '@gearwright/game/test/tiny-dataset.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { CreateSetScreen } from '../src/app/screens/CreateSetScreen.tsx';
import { EditSetScreen } from '../src/app/screens/EditSetScreen.tsx';
import { withRoster } from './with-roster.tsx';

const example: ExampleSet = {
  gameClass: 'warrior',
  spec: 'fury',
  name: 'Best in slot',
  phase: 1,
  level: 80,
  faction: null,
  author: 'Hildegard',
  talents: null,
  items: [{ slotId: 1, id: 131 }],
};

const build: SpecBuild = {
  ...{ gameClass: 'warrior', spec: 'fury', role: 'dps', name: 'Standard', author: 'Hildegard' },
  ...{ phase: null, level: null, isDefault: true, talents: '5', race: null, professions: [] },
  ...{ glyphs: [], runes: [], consumables: [], buffs: [], improved: [] },
};

export const live = {
  id: 'eu-firemaw-ragnar',
  region: 'eu',
  realm: 'firemaw',
  name: 'Ragnar',
  points: [],
} as const;

function Place() {
  return <output data-testid="place">{useLocation().pathname}</output>;
}
export const place = () => screen.getByTestId('place').textContent;

/** With what totals ask for, an example and a build to start from. */
function wholeDataset(fixture: Dataset): Dataset {
  const more = { ...tinyDataset({ combat: wrathCombat }), examples: [example], builds: [build] };
  return new Proxy(fixture, {
    get: (target, key) =>
      key === 'examples' || key === 'builds' || !(key in target)
        ? Reflect.get(more, key)
        : Reflect.get(target, key),
  });
}

/** The forms of a warrior's sets, at the path asked for. */
export async function showForms(path: (ids: { characterId: string; setId: string }) => string) {
  const fixture = fixtureGame();
  const game = { ...fixture, dataset: wholeDataset(fixture.dataset) };
  const roster = new MemoryRoster(game);
  const { id: characterId } = await roster.createCharacter({
    ...game.warrior,
    connectedSets: [live],
  });
  const { id: setId } = await roster.createSet({
    characterId,
    name: 'Raid',
    spec: 'fury',
    phase: 2,
    points: [game.preset],
  });
  const open = (): void => {
    const { Around } = withRoster({ game, roster });
    render(
      <MemoryRouter initialEntries={[path({ characterId, setId })]}>
        <Around>
          <Place />
          <Routes>
            <Route path="/character/:characterId/sets/new" element={<CreateSetScreen />} />
            <Route path="/character/:characterId/set/:setId/edit" element={<EditSetScreen />} />
            <Route path="*" element={null} />
          </Routes>
        </Around>
      </MemoryRouter>,
    );
  };
  open();
  /** Leaves the page and comes back. */
  const comeBack = (): void => {
    cleanup();
    open();
  };
  return { roster, game, characterId, setId, comeBack };
}

export const creating = async () => {
  const bench = await showForms(({ characterId }) => `/character/${characterId}/sets/new`);
  await screen.findByRole('heading', { name: 'Create Gear Set' });
  return bench;
};
export const editing = async () => {
  const bench = await showForms(
    ({ characterId, setId }) => `/character/${characterId}/set/${setId}/edit`,
  );
  await screen.findByRole('heading', { name: 'Edit Gear Set' });
  return bench;
};
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export async function choose(label: string, option: string | RegExp) {
  fireEvent.click(screen.getByLabelText(label));
  const item = await screen.findByRole('option', { name: option });
  fireEvent.pointerDown(item, { pointerType: 'mouse' });
  fireEvent.click(item, { detail: 1 });
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}
export const summary = () => screen.getAllByRole('alert')[0]!.textContent;
