import { failureText } from '../../data/failure-text.ts';
import { useOwnedRoster } from '../../data/roster/roster-context.ts';
import { BROWSER } from '../../data/roster/roster-keys.ts';
import { useLink } from '../../data/roster/use-link.ts';
import { useShareLinks, type Shareable } from '../../data/roster/use-share-links.ts';
import { addressInLanguage } from '../../language/page-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSeasonPath } from '../../ui/link/season-path.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './ShareDialog.module.css';
import { EmbedCode } from './EmbedCode.tsx';
import { LinkOptions } from './LinkOptions.tsx';
import { OwnLink } from './OwnLink.tsx';
import { sharedPath } from './shared-path.ts';

interface Props {
  /** One, or two that stand side by side. */
  readonly sets: readonly [Shareable] | readonly [Shareable, Shareable];
  readonly onClose: () => void;
}

/** The link under which others see a set, or two of them side by side. */
export function ShareDialog({ sets, onClose }: Props) {
  const { data: ids, error, isFetching, refetch } = useShareLinks(sets);
  const placed = useSeasonPath();
  const { isCopied, copy } = useCopy();
  const owned = useOwnedRoster();
  const [own] = sets;
  const isOwn = sets.length === 1 && own.owner.kind === 'own';
  const { data: state } = useLink(isOwn && ids ? own.set.id : null);
  // A guest's link that was switched on again is another.
  const shown = isOwn && state?.publicId ? [state.publicId] : ids;
  const isOff = isOwn && state?.isOn === false;
  const link = shown && !isOff && addressInLanguage(location.origin + placed(sharedPath(shown)));
  return (
    <Dialog
      open
      title={sets.length === 2 ? 'Share Comparison' : 'Share Set'}
      onClose={onClose}
      actions={
        link ? (
          <Button tone="main" onClick={() => copy(link)}>
            {isCopied ? 'Copied!' : 'Copy Link'}
          </Button>
        ) : (
          <Button onClick={onClose}>Cancel</Button>
        )
      }
    >
      {isOff ? null : link ? (
        <TextField
          label="Link"
          note={<Lasting sets={sets} isFrozen={state?.isFrozen ?? false} />}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : error && !isFetching ? (
        <div role="alert" className={styles.failed}>
          <p>{failureText(error)}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : (
        <p className={styles.waiting}>
          <Spinner size="small" label="Making the link" />
        </p>
      )}
      {isOwn && state && (
        <LinkOptions shared={own} link={state} isGuest={owned?.owner === BROWSER} />
      )}
      <OwnLink sets={sets} />
      {shown?.length === 1 && !isOff && <EmbedCode publicId={shown[0]!} />}
    </Dialog>
  );
}

/** What becomes of the link (acceptance D12). */
function Lasting({ sets, isFrozen }: Pick<Props, 'sets'> & { readonly isFrozen: boolean }) {
  const owned = useOwnedRoster();
  const live = sets.every(({ owner }) => owner.kind === 'own') && owned?.owner !== 'browser';
  const words = sets.length === 2 ? TWO : ONE;
  if (live && isFrozen) return <>{FROZEN}</>;
  return <>{live ? words.live : words.snapshot}</>;
}

const FROZEN = 'Whoever opens it sees the set as it was when the link was frozen.';
const ONE = {
  live: 'Whoever opens it sees the set as it is at that moment.',
  snapshot: 'It shows the set as it is now. Share it again after a change.',
};
const TWO = {
  live: 'Whoever opens it sees the sets as they are at that moment.',
  snapshot: 'It shows the sets as they are now. Share them again after a change.',
};
