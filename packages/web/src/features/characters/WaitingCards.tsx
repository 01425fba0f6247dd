import { HiddenText } from '../../ui/HiddenText.tsx';
import { SLOTS } from './card-slots.ts';
import styles from './WaitingCards.module.css';

/** As many placeholders while the list loads. */
const CARDS = 7;

/** The shape of what will come. */
export function WaitingCards() {
  return (
    <>
      <output className={styles.told}>
        <HiddenText>Loading your characters</HiddenText>
      </output>
      {Array.from({ length: CARDS }, (_, card) => (
        <div key={card} className={styles.card} data-testid="waiting-card" aria-hidden="true">
          <div className={styles.head}>
            <span className={styles.portrait} />
            <span className={styles.name} />
          </div>
          {Array.from({ length: SLOTS }, (__, slot) => (
            <div key={slot} className={styles.slot}>
              <span className={styles.words} />
            </div>
          ))}
        </div>
      ))}
    </>
  );
}
