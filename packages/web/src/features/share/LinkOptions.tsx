import { useState } from 'react';
import type { LinkChange, LinkState } from '@gearwright/roster/roster.ts';
import { failureText } from '../../data/failure-text.ts';
import { useHistory } from '../../data/roster/use-history.ts';
import { useChangeLink } from '../../data/roster/use-link.ts';
import type { Shareable } from '../../data/roster/use-share-links.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { FreezeSelect } from './FreezeSelect.tsx';
import styles from './ShareDialog.module.css';

interface Props {
  readonly shared: Shareable;
  readonly link: LinkState;
  /** A guest's link is a copy: it can only be withdrawn. */
  readonly isGuest: boolean;
}

/** What the owner of a link sees of it, and can do with it. */
export function LinkOptions({ shared: { set }, link, isGuest }: Props) {
  const { data: history } = useHistory(set.id);
  const { mutateAsync, isPending } = useChangeLink(set.id);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (wanted: LinkChange): Promise<void> => {
    setFailure(null);
    try {
      await mutateAsync(wanted);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  const { isOn, isFrozen, changedAt, opened } = link;
  return (
    <div className={styles.options}>
      {failure && <Banner tone="failed">{failure}</Banner>}
      {!isOn && <Banner tone="info">This link is switched off: it leads nowhere.</Banner>}
      {isOn && !isGuest && (
        <FreezeSelect
          isFrozen={isFrozen}
          snapshots={history?.snapshots ?? []}
          disabled={isPending}
          onChange={(wanted) => void change(wanted)}
        />
      )}
      <div className={styles.told}>
        <p className={styles.note}>
          {changedAt !== null && `Last changed ${momentWords(changedAt)}`}
          {opened !== null && ` · Opened ${opened === 1 ? 'once' : `${opened} times`} by others`}
        </p>
        <Button disabled={isPending} onClick={() => void change({ isOn: !isOn })}>
          {isOn ? 'Switch off' : 'Switch on'}
        </Button>
      </div>
    </div>
  );
}
