import { vi } from 'vitest';
import type { Refusal } from '@gearwright/game/messages.ts';
import type { SetEdit } from '@gearwright/game/set/gear-set.ts';
import { pieceOf, withPiece } from '@gearwright/game/set/piece.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import type { SetDelta } from '../src/data/editor/set-delta.ts';
import { SetEditor } from '../src/data/editor/set-editor.ts';

export const game = fixtureGame();

export const wearing = (id: string): SetEdit => {
  const item = game.dataset.item(id);
  return (set) => ({ ...set, gear: withPiece(set.gear, HEAD, pieceOf(item, null)) });
};

/** An editor of a set in a memory roster, with everything it does in view. */
export async function opened(options: { readonly whyNotStored?: () => Refusal } = {}) {
  const roster = new MemoryRoster(game);
  const { id: characterId } = await roster.createCharacter(game.warrior);
  const { id } = await roster.createSet({
    characterId,
    name: 'Raid',
    spec: game.spec,
    phase: 1,
    points: [game.preset],
  });
  const saves = vi.spyOn(roster, 'updateSet');
  let ahead: SetDelta | null = null;
  const shown: string[] = [];
  const versions: number[] = [];
  const editor = new SetEditor(await roster.getSet(id), {
    game,
    roster,
    writeAhead: async (delta) => {
      ahead = delta;
      return true;
    },
    show: (set) => {
      shown.push(set.name);
      versions.push(set.version);
      return set;
    },
    ...options,
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...{ roster, id, saves, editor, shown, versions, settle },
    ahead: () => ahead,
    state: () => editor.saveState(),
    stored: () => roster.getSet(id),
  };
}
