// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openSetLink, setsOfLink } from '@gearwright/roster/link/set-link.ts';
import { withOwnSet } from '../../../test/with-own-set.tsx';
import { ComparedWithContext } from '../../data/set-view/compared-with.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { ShareSetDialog } from './ShareSetDialog.tsx';

afterEach(cleanup);

test('X3: sharing makes a link once, and copying it is said', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { Around, roster, setId } = await withOwnSet();
  render(<ShareSetDialog onClose={() => undefined} />, { wrapper: Around });
  const field = await screen.findByLabelText<HTMLInputElement>('Link');
  const { publicId } = await roster.getSet(setId);
  expect(field.value).toBe(`${location.origin}/set/${publicId}`);
  fireEvent.click(screen.getByRole('button', { name: 'Copy Link' }));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy();
  expect(written).toHaveBeenCalledExactlyOnceWith(field.value);
});

test('X3: beside it stands a link that carries the set itself', async () => {
  const { Around, game } = await withOwnSet();
  render(<ShareSetDialog onClose={() => undefined} />, { wrapper: Around });
  const field = await screen.findByLabelText<HTMLInputElement>('Link that needs no server');
  const { pathname } = new URL(field.value);
  const [set] = setsOfLink(await openSetLink(pathname.slice('/link/'.length)), game);
  expect(set).toMatchObject({ name: 'Raid', spec: game.spec, points: [game.preset] });
});

test('X3: below stands a line that shows the set on another page', async () => {
  const { Around, roster, setId } = await withOwnSet();
  render(<ShareSetDialog onClose={() => undefined} />, { wrapper: Around });
  const field = await screen.findByLabelText<HTMLInputElement>('Embed code');
  const { publicId } = await roster.getSet(setId);
  expect(field.value).toContain(`<iframe src="${location.origin}/embed/set/${publicId}"`);
  fireEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(screen.queryByLabelText('Embed code')).toBeNull());
});

test('X3: a link that could not be made says why and can be tried again', async () => {
  const { Around, roster } = await withOwnSet();
  const share = vi.spyOn(roster, 'shareSet').mockRejectedValueOnce(new Error('offline'));
  render(<ShareSetDialog onClose={() => undefined} />, { wrapper: Around });
  expect((await screen.findByRole('alert')).textContent).toContain('An unknown error occurred');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByLabelText('Link')).toBeTruthy());
  expect(share).toHaveBeenCalledTimes(2);
});

test('X3: a live character is shared from its data, as a snapshot', async () => {
  const { Around, roster } = await withOwnSet({
    seenAs: (view) => ({ ...view, owner: { kind: 'armory', sample: true } }),
  });
  const create = vi.spyOn(roster, 'createPublicSet');
  render(<ShareSetDialog onClose={() => undefined} />, { wrapper: Around });
  await screen.findByText('It shows the set as it is now. Share it again after a change.');
  expect(create).toHaveBeenCalledOnce();
  expect(create.mock.calls[0]![0].set).not.toHaveProperty('characterId');
});

test('X3: two sets side by side are shared as a comparison', async () => {
  const { Around, roster, setId, game, characterId } = await withOwnSet();
  const { id } = await roster.createSet({
    characterId,
    name: 'Other',
    spec: game.spec,
    phase: 1,
    points: [game.preset],
  });
  function Beside() {
    const view = useSetView();
    const other = { ...view, set: { ...view.set, id } };
    return (
      <ComparedWithContext value={other}>
        <ShareSetDialog onClose={() => undefined} />
      </ComparedWithContext>
    );
  }
  render(<Beside />, { wrapper: Around });
  await screen.findByRole('dialog', { name: 'Share Comparison' });
  const field = await screen.findByLabelText<HTMLInputElement>('Link');
  const [mine, theirs] = await Promise.all([roster.getSet(setId), roster.getSet(id)]);
  expect(new URL(field.value).pathname).toBe(`/set/${mine.publicId}/compare/${theirs.publicId}`);
});
