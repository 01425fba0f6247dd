import type { ReactNode } from 'react';
import { CLASS_NAMES, RACE_NAMES } from '@gearwright/game/text/names.ts';
import { PageTitle, Rule } from '../../ui/Heading.tsx';
import type { FormOwner } from './set-fields.ts';
import styles from './SetForm.module.css';

interface Props {
  readonly title: string;
  readonly owner: FormOwner;
  readonly children: ReactNode;
}

/** The page round a set's form: what it is, and for whom. */
export function FormPage({ title, owner, children }: Props) {
  return (
    <div className={styles.page}>
      <header>
        <PageTitle>{title}</PageTitle>
        <p className={styles.who}>
          {owner.name}, level {owner.level} {RACE_NAMES[owner.race]} {CLASS_NAMES[owner.gameClass]}
        </p>
      </header>
      <Rule />
      {children}
    </div>
  );
}
