import type { ReactNode } from 'react';
import type { CharacterSummary } from '@gearwright/roster/roster.ts';
import { PageTitle, Rule } from '../../ui/Heading.tsx';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { PinnedSets } from './PinnedSets.tsx';
import styles from './WelcomeBack.module.css';

export interface LinkCard {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

interface Props {
  /** The username, or the first character's name. */
  readonly name: string;
  /** Null while they are on their way. */
  readonly characters: readonly CharacterSummary[] | null;
  readonly failed: boolean;
  readonly cards: readonly LinkCard[];
  readonly beside: ReactNode;
}

/** For those who have been here before. */
export function WelcomeBack({ name, characters, failed, cards, beside }: Props) {
  return (
    <div className={styles.page}>
      <header>
        <PageTitle>Welcome Back, {name}</PageTitle>
      </header>
      <Rule />
      <div className={styles.columns}>
        <div className={styles.own}>
          <PinnedSets characters={characters} failed={failed} />
          <nav className={styles.cards} aria-label="What next">
            {cards.map(({ to, title, text }) => (
              <AppLink key={to} className={styles.card} to={to}>
                <h2 className={styles.title}>{title}</h2>
                <p>{text}</p>
              </AppLink>
            ))}
          </nav>
        </div>
        {beside}
      </div>
    </div>
  );
}
