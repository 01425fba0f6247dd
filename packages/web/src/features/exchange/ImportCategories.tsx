import type { ImportCategory } from '@gearwright/game/exchange/resolve-import.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import styles from './ImportCategories.module.css';
import type { Understood } from './use-import.ts';

const LABELS: Readonly<Record<ImportCategory, string>> = {
  items: 'Items',
  talents: 'Talents',
  glyphs: 'Glyphs',
  buffs: 'Buffs',
  consumables: 'Consumables',
  points: 'EPs',
};

interface Props {
  readonly understood: Understood;
  readonly onToggle: (category: ImportCategory) => void;
  readonly onToggleBags: () => void;
}

/** What the text has something for, each to be left out. */
export function ImportCategories({ understood, onToggle, onToggleBags }: Props) {
  const { present, chosen, bags, takesBags } = understood;
  if (present.length === 0 && !bags) return null;
  return (
    <fieldset className={styles.categories} aria-label="Import">
      {present.map((category) => (
        <Checkbox
          key={category}
          checked={chosen.includes(category)}
          onChange={() => onToggle(category)}
        >
          {LABELS[category]}
        </Checkbox>
      ))}
      {bags && (
        <Checkbox checked={takesBags} onChange={onToggleBags}>
          Bags and bank ({bags.inventory.length})
        </Checkbox>
      )}
    </fieldset>
  );
}
