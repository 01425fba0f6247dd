import { useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { readPawn } from '@gearwright/game/point/pawn.ts';
import { draftOf, type PointDraft } from '@gearwright/game/point/point-form.ts';
import { useEdition } from '../../data/edition-context.ts';
import { TextField } from '../../ui/TextField.tsx';

/** A scale of the Pawn add-on becomes a point of one's own as soon as it can be read. */
export function PawnField({ onRead }: { readonly onRead: (draft: PointDraft) => void }) {
  const edition = useEdition();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const change = (next: string): void => {
    const read = next.trim() === '' ? null : readPawn(next, edition);
    const isRead = read !== null && read.stats.length > 0;
    setText(isRead ? '' : next);
    setError(next.trim() === '' || isRead ? null : whyNot(read));
    if (isRead) onRead(draftOf(read.name, read.stats));
  };
  return (
    <TextField
      label="Or paste a Pawn string"
      placeholder={'( Pawn: v1: "Fury": Strength=2, … )'}
      autoComplete="off"
      spellCheck={false}
      error={error}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  );
}

function whyNot(read: ReturnType<typeof readPawn>): string {
  return read ? MESSAGES.pointStatRequired() : MESSAGES.invalidPawn();
}
