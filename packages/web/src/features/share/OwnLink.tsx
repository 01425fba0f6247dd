import { useQuery } from '@tanstack/react-query';
import { LONGEST_LINK, writeSetLink } from '@gearwright/roster/link/set-link.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { snapshotOf, type Shareable } from '../../data/roster/use-share-links.ts';
import { addressInLanguage } from '../../language/page-language.ts';
import { Button } from '../../ui/Button.tsx';
import { useSeasonPath } from '../../ui/link/season-path.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './ShareDialog.module.css';

/** The link that carries the sets in itself: it outlives whatever is stored, and every server. */
export function OwnLink({ sets }: { readonly sets: readonly Shareable[] }) {
  const edition = useEditionKey();
  const placed = useSeasonPath();
  const { isCopied, copy } = useCopy();
  const { data: packed } = useQuery({
    queryKey: ['own-link', edition, ...sets.map(({ set }) => [set.id, set.version])],
    queryFn: () =>
      writeSetLink(
        edition,
        sets.map(({ set, character }) => snapshotOf(set, character)),
      ),
    networkMode: 'always',
    gcTime: 0,
  });
  if (packed === undefined) return null;
  const link = addressInLanguage(location.origin + placed(`/link/${packed}`));
  if (link.length > LONGEST_LINK) {
    return <p className={styles.note}>There is too much in it for a link that carries it all.</p>;
  }
  return (
    <div className={styles.own}>
      <TextField
        label="Link that needs no server"
        note="It carries everything in itself, as it is now: it can be read without a network, on any site, for ever."
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={() => copy(link)}>{isCopied ? 'Copied!' : 'Copy'}</Button>
    </div>
  );
}
