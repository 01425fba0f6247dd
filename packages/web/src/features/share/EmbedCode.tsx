import { EMBED_SIZE, embedFrame } from '@gearwright/api/embed-frame.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './ShareDialog.module.css';

/** A line for a guide or a guild's page that shows the set there. */
export function EmbedCode({ publicId }: { readonly publicId: string }) {
  const { isCopied, copy } = useCopy();
  const { origin } = location;
  const code = embedFrame({ origin, publicId, title: 'Gear set', ...EMBED_SIZE });
  return (
    <div className={styles.own}>
      <TextField
        label="Embed code"
        note="Shows the set on another page, in a guide or on the site of your guild."
        readOnly
        value={code}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={() => copy(code)}>{isCopied ? 'Copied!' : 'Copy'}</Button>
    </div>
  );
}
