import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './ShareDialog.module.css';

/** Pixels: what a card needs for all its slots in two columns. */
const SIZE = { width: 600, height: 480 };

/** A line for a guide or a guild's page that shows the set there. */
export function EmbedCode({ publicId }: { readonly publicId: string }) {
  const { isCopied, copy } = useCopy();
  const { width, height } = SIZE;
  const code = `<iframe src="${location.origin}/embed/set/${publicId}" width="${width}" height="${height}" title="Gear set" frameborder="0" loading="lazy"></iframe>`;
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
