import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { BinDialog } from './BinDialog.tsx';

export function BinButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Glyph name="bin" />
        Bin
      </Button>
      {open && <BinDialog onClose={() => setOpen(false)} />}
    </>
  );
}
