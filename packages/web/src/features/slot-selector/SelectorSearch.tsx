import { useEffect, type RefObject } from 'react';
import type { Point } from '@gearwright/game/point/point.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/Menu.tsx';
import { useUnderstood } from '../../data/search/use-understood.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SearchUnderstood } from '../../ui/SearchUnderstood.tsx';
import styles from './SelectorSearch.module.css';

interface Props {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What is looked for: `Items`. */
  readonly records: string;
  readonly point: Point | null;
  readonly onPoint: (pointId: string) => void;
  readonly filterCount: number;
  readonly onFilter: () => void;
  /** From the search into the list. */
  readonly onDown: () => void;
  /** On opening; a phone would bring up its keyboard. */
  readonly takesFocus: boolean;
}

/** By name, by filter, by point. */
export function SelectorSearch(props: Props) {
  const { ref, text, onText, records, point, onPoint, filterCount, onFilter, onDown } = props;
  const { set, owner, path } = useSetView();
  const { takesFocus } = props;
  const { completions, ...understood } = useUnderstood(text);
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus, ref]);
  return (
    <div className={styles.seek}>
      <SearchField
        ref={ref}
        label={`Search ${records.toLowerCase()}`}
        placeholder={`Search ${records.toLowerCase()}`}
        completions={completions}
        value={text}
        onChange={onText}
        onArrowDown={onDown}
      />
      <Button onClick={onFilter}>
        <Glyph name="filter" />
        Filter {filterCount > 0 && <small className={styles.count}>{filterCount}</small>}
      </Button>
      {point && (takesFocus || set.points.length > 1) && (
        <Menu
          trigger={
            <Button aria-label={`Weights: ${point.name}`}>
              <span className={styles.point}>{point.name}</span>
              <Glyph name="down" />
            </Button>
          }
        >
          {set.points.map(({ pointId, name }) => (
            <MenuItem key={pointId} onSelect={() => onPoint(pointId)}>
              {name}
            </MenuItem>
          ))}
          {'character' in owner && <MenuLink to={`${path}/edit`}>Edit weights</MenuLink>}
        </Menu>
      )}
      <SearchUnderstood {...understood} />
    </div>
  );
}
