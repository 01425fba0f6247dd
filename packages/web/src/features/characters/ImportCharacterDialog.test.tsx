// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { MOST_OWNED } from '@gearwright/game/character/inventory.ts';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { ImportCharacterDialog } from './ImportCharacterDialog.tsx';

afterEach(cleanup);

const game = fixtureGame();

function shown() {
  const roster = new MemoryRoster(game);
  const { Around } = withRoster({ game, roster });
  const onClose = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <Around>
        <ImportCharacterDialog game={game} onClose={onClose} />
      </Around>
    </MemoryRouter>,
  );
  const area = screen.getByRole('textbox', { name: 'Text' });
  const type = (value: unknown) =>
    fireEvent.change(area, { target: { value: JSON.stringify(value) } });
  const create = () => fireEvent.click(screen.getByRole('button', { name: /^Create/ }));
  return { roster, onClose, type, create };
}

const warrior = (bags: number) => ({
  ...{ name: 'Rollo', class: 'WARRIOR', race: 'Human', level: 80 },
  gear: { items: [{ id: Number(game.helm) }] },
  bags: Array.from({ length: bags }, () => ({ id: Number(game.helm) })),
});

test('more than the bags hold is refused before a character is made', async () => {
  const { roster, onClose, type, create } = shown();
  // With what is worn it is one too many.
  type(warrior(MOST_OWNED));
  create();
  await screen.findByText(MESSAGES.limitReached('items in the bags of a character', MOST_OWNED));
  expect(await roster.listCharacters()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a refusal is of the text it was said of: another text has none', async () => {
  const { roster, onClose, type, create } = shown();
  vi.spyOn(roster, 'createCharacter').mockRejectedValueOnce(new PlannerError('unknownError'));
  type(warrior(1));
  create();
  await screen.findByText(MESSAGES.unknownError());
  type(warrior(2));
  expect(screen.queryByText(MESSAGES.unknownError())).toBeNull();
  create();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const [made] = await roster.listCharacters();
  expect(await roster.getInventory(made!.id)).toHaveLength(3);
});
