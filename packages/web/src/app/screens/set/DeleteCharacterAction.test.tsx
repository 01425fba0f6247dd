// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withOwnSet } from '../../../../test/with-own-set.tsx';
import { DeleteCharacterAction } from './DeleteCharacterAction.tsx';

afterEach(cleanup);

const user = { id: 'u1', username: 'ragnar', isPatron: false };
const onClose = vi.fn<() => void>();

test.each([[null], [user]])(
  'C4: deleting a character by %o warns of public links, and leads to the others',
  async (someone) => {
    const { roster, Around, place } = await withOwnSet({ user: someone });
    render(<DeleteCharacterAction onClose={onClose} />, { wrapper: Around });
    await screen.findByRole('alertdialog', { name: 'Delete Character' });
    screen.getByText('Sets with public links will no longer be accessible.');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })));
    await waitFor(() => expect(place()).toBe('/characters'));
    expect(await roster.listCharacters()).toEqual([]);
  },
);
