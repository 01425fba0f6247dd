import { useEffect, useRef } from 'react';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import { useEmblem } from '../../data/icon-manifest.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import styles from './ClassPicker.module.css';

interface Props {
  readonly classes: readonly GameClass[];
  readonly chosen: GameClass | null;
  /** With names and room, where nothing is chosen yet. */
  readonly large?: boolean;
}

export function ClassPicker({ classes, chosen, large }: Props) {
  const emblem = useEmblem();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the row is longer than the screen.
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav ref={row} className={styles.classes} data-large={large} aria-label="Class">
      {classes.map((gameClass) => (
        <AppLink
          key={gameClass}
          className={styles.class}
          to={`/talents/${gameClass}`}
          data-class={gameClass}
          aria-current={gameClass === chosen ? 'page' : undefined}
          aria-label={CLASS_NAMES[gameClass]}
          title={large ? undefined : CLASS_NAMES[gameClass]}
        >
          <img src={emblem(gameClass)} alt="" width={large ? 64 : 38} height={large ? 64 : 38} />
          {large && <span>{CLASS_NAMES[gameClass]}</span>}
        </AppLink>
      ))}
    </nav>
  );
}
