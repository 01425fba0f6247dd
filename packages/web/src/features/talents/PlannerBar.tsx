import type { ReactNode } from 'react';
import { pointsLeft, requiredLevel } from '@gearwright/game/talent/talent-points.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import type { PublishedBuild } from './published-builds.ts';
import styles from './PlannerBar.module.css';
import type { TalentBuild } from './talent-build.ts';

interface Props {
  readonly level: number;
  readonly spent: number;
  readonly readOnly: boolean;
  readonly showsOrder: boolean;
  readonly onShowOrder: (shows: boolean) => void;
  readonly asList: boolean;
  readonly onAsList: (asList: boolean) => void;
  /** Builds to start from. */
  readonly starts: readonly PublishedBuild[];
  readonly onStart: (build: TalentBuild) => void;
  readonly onReset: () => void;
  readonly onCopy: () => void;
  readonly onShare: () => void;
  /** Absent where a build cannot be put in the place of this one. */
  readonly onPaste?: (() => void) | undefined;
  /** Title and class picker; without them it is part of a page that has its own gold button. */
  readonly children?: ReactNode;
}

export function PlannerBar(props: Props) {
  const { level, spent, readOnly, showsOrder, onShowOrder, children } = props;
  const left = pointsLeft(level, spent);
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.counts}>
        <p className={styles.count}>
          <b>{left}</b>
          <span>{left === 1 ? 'point left' : 'points left'}</span>
        </p>
        <p className={styles.count}>
          <b>{requiredLevel(spent)}</b>
          <span>required level</span>
        </p>
      </div>
      <div className={styles.checks}>
        <Checkbox
          checked={showsOrder}
          onChange={({ currentTarget }) => onShowOrder(currentTarget.checked)}
        >
          Show Talent Order
        </Checkbox>
        <Checkbox
          checked={props.asList}
          onChange={({ currentTarget }) => props.onAsList(currentTarget.checked)}
        >
          As lists
        </Checkbox>
      </div>
      <div className={styles.ways}>
        {props.starts.length > 0 && (
          <Menu
            trigger={
              <Button tone="quiet">
                Start from
                <Glyph name="down" />
              </Button>
            }
          >
            {props.starts.map(({ key, label, beside, build }) => (
              <MenuItem key={key} onSelect={() => props.onStart(build)}>
                <span className={styles.start}>
                  {label}
                  {beside !== '' && <small>{beside}</small>}
                </span>
              </MenuItem>
            ))}
          </Menu>
        )}
        <Button tone="quiet" disabled={readOnly || spent === 0} onClick={props.onReset}>
          <Glyph name="undo" />
          Reset
        </Button>
        {props.onPaste && (
          <Button tone="quiet" onClick={props.onPaste}>
            <Glyph name="link" />
            Paste
          </Button>
        )}
        <Button onClick={props.onCopy}>Copy to Set</Button>
        <Button tone={children ? 'main' : undefined} onClick={props.onShare}>
          <Glyph name="share" />
          {children ? 'Share' : 'Share Talents'}
        </Button>
      </div>
    </div>
  );
}
