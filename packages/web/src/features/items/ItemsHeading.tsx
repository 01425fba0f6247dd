import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import { CLASSES } from '@gearwright/game/character/words.ts';
import { useEdition } from '../../data/edition-context.ts';
import type { ItemFilters } from './item-filters.ts';
import styles from './ItemsHeading.module.css';
import type { ItemList } from './use-item-list.ts';

interface Props {
  readonly list: ItemList | null;
  readonly filters: ItemFilters;
  readonly characters: readonly { readonly id: string; readonly name: string }[];
}

const whole = new Intl.NumberFormat('en-GB');

export function ItemsHeading({ list, filters: { equippableBy }, characters }: Props) {
  const { name } = useEdition();
  const own = characters.find(({ id }) => id === equippableBy)?.name;
  const gameClass = CLASSES.find((each) => each === equippableBy);
  const who = own ?? (gameClass && `a ${CLASS_NAMES[gameClass]}`);
  return (
    <header className={styles.line}>
      <h1 className={styles.title}>The {name} armoury</h1>
      <output className={styles.count}>
        {list && `${whole.format(list.total)} ${list.total === 1 ? 'item' : 'items'}`}
        {list && who && ` that ${who} can wear`}
      </output>
    </header>
  );
}
