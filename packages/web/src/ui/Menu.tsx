import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { AppLink } from './link/AppLink.tsx';
import styles from './Popup.module.css';

interface Props {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

export function Menu({ trigger, align = 'end', children }: Props) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={4}>
          <Base.Popup className={classNames(styles.popup, styles.menu)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface ItemProps {
  readonly onSelect: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** The menu stays open, for what is done several times. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

export function MenuItem({ onSelect, danger, disabled, stays, children }: ItemProps) {
  return (
    <Base.Item
      className={classNames(styles.item, danger && styles.danger)}
      disabled={disabled ?? false}
      closeOnClick={!stays}
      onClick={onSelect}
    >
      {children}
    </Base.Item>
  );
}

interface LinkProps {
  readonly to: string;
  /** What the page it leads to is told besides. */
  readonly state?: string;
  readonly children: ReactNode;
}

/** Leads to a page of the app. */
export function MenuLink({ to, state, children }: LinkProps) {
  return (
    <Base.LinkItem className={styles.item} closeOnClick render={<AppLink to={to} state={state} />}>
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />;
}
