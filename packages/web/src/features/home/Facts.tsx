import styles from './Facts.module.css';

const FACTS = [
  ['Every piece', 'of your edition, searched as you type'],
  ['Four', 'editions: Classic Era, Season of Discovery, Burning Crusade, Wrath'],
  ['Your weights', 'start from a preset, then change any stat'],
  ['Your formats', 'reads and writes what add-ons and simulators use'],
] as const;

export function Facts() {
  return (
    <dl className={styles.facts}>
      {FACTS.map(([name, words]) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.words}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
