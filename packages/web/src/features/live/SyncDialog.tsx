import { useEffect, useRef, useState } from 'react';
import type { ConnectedSet } from '@gearwright/game/character/character.ts';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormProblems } from '../../ui/form/FormProblems.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { useSyncing } from './use-syncing.ts';

/** Takes level, items, runes, talents and glyphs over from the live character. */
export function SyncDialog({ onClose }: { readonly onClose: () => void }) {
  const { owner, rules } = useSetView();
  const realmName = (region: string, slug: string): string =>
    rules.dataset.realms.find((each) => each.region === region && each.slug === slug)?.name ?? slug;
  const all = 'character' in owner ? owner.character.connectedSets : [];
  // Beside a linked set it is that one's live character.
  const isLinked = owner.kind === 'linked';
  const linked = isLinked ? [owner.connected] : all;
  const [chosen, setChosen] = useState(linked[0]?.id ?? null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<readonly string[] | null>(null);
  const sync = useSyncing();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const run = async (connected: ConnectedSet): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const leftOut = await sync(connected, () => isOpen.current);
      if (!isOpen.current) return;
      onClose();
      const reasons = new Set(leftOut.map(({ message }) => message));
      if (reasons.size > 0) showToast(`Left out: ${[...reasons].join('; ')}`, { tone: 'failed' });
      showToast(
        isLinked
          ? `Synced from ${connected.name}.`
          : `Synced from ${connected.name}. Undo takes the gear back.`,
      );
    } catch (error) {
      setFailure(failureWords(error));
      setBusy(false);
    }
  };
  const connected = linked.find(({ id }) => id === chosen);
  return (
    <Dialog
      open
      title="Sync From Linked Character"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="main"
            disabled={busy || !connected}
            onClick={() => connected && void run(connected)}
          >
            {busy ? 'Syncing...' : 'Sync'}
          </Button>
        </>
      }
    >
      <FormProblems problems={failure ?? []} />
      {isLinked ? (
        <p>
          Your character’s level, guild and specialization become those of the live character, whose
          gear is read anew. Your own sets keep their gear.
        </p>
      ) : (
        <p>
          The character’s level, and this set’s items, runes, talents and glyphs, become those of
          the live character. Buffs, consumables, points and the wishlist stay.
        </p>
      )}
      <RadioGroup
        label="Linked character"
        options={linked.map(({ id, name, realm, region }) => ({
          value: id,
          label: `${name}, ${realmName(region, realm)} (${region.toUpperCase()})`,
        }))}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
}

/** The failure and, where the game has words for it, its reason on a second line. */
function failureWords(error: unknown): readonly string[] {
  const failed = MESSAGES.syncFailed();
  return error instanceof PlannerError ? [failed, error.message] : [failed];
}
