import { useState, type KeyboardEvent, type RefObject } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { PAGE_SIZE } from '@gearwright/game/search/query.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useSearch } from '../../data/search/use-search.ts';
import { useDataset } from '../../data/use-dataset.ts';
import { usePictures } from '../../data/use-pictures.ts';
import { PicturesContext } from '../../ui/icon/pictures.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './ItemSearchPanel.module.css';
import { PanelRow } from './PanelRow.tsx';
import { rowWords } from './row-words.ts';

/** Pixels above the end of the list at which more is fetched. */
const NEAR_END = 200;

interface Props {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly text: string;
  readonly onChoose: () => void;
  readonly onLeaveTop: () => void;
}

/** 320 px of hits; arrows walk them. */
export function PanelResults({ ref, text, onChoose, onLeaveTop }: Props) {
  const edition = useEditionKey();
  const dataset = useDataset(edition);
  const pictures = usePictures(edition, dataset.data);
  const [room, setRoom] = useState({ for: text, size: PAGE_SIZE });
  const size = room.for === text ? room.size : PAGE_SIZE;
  const { page, isPending, error } = useSearch(
    text === '' ? null : { search: text, from: 0, size },
  );

  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll('a')];
    const next = links.indexOf(document.activeElement as HTMLAnchorElement) + step;
    if (next < 0) onLeaveTop();
    else links[next]?.focus();
  };

  if (text === '') {
    return <p className={styles.hint}>Type a few letters of a name; a small typo does no harm.</p>;
  }
  if (error)
    return <p className={styles.hint}>The items could not be searched. Is the connection up?</p>;
  if (!page || isPending) {
    return (
      <p className={styles.hint}>
        <Spinner size="small" label="Searching" />
      </p>
    );
  }
  if (page.total === 0) return <p className={styles.hint}>{MESSAGES.noRecords('Items')}</p>;
  const words = rowWords(page.hits.map(({ item }) => item));
  return (
    <PicturesContext value={pictures}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links are what is walked */}
      <ul
        ref={ref}
        className={styles.results}
        aria-label="Items found"
        onKeyDown={walk}
        onScroll={({ currentTarget: list }) => {
          const left = list.scrollHeight - list.scrollTop - list.clientHeight;
          if (left < NEAR_END && page.hits.length < page.total && page.hits.length >= size) {
            setRoom({ for: text, size: size + PAGE_SIZE });
          }
        }}
      >
        {page.hits.map(({ item }, index) => (
          <PanelRow key={item.id} item={item} about={words[index]!} onChoose={onChoose} />
        ))}
      </ul>
    </PicturesContext>
  );
}
