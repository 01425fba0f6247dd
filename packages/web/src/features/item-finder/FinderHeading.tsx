import styles from './FinderHeading.module.css';

interface Props {
  readonly asked: string;
  readonly count: number;
  readonly shown: number;
}

const whole = new Intl.NumberFormat('en-GB');

export function FinderHeading({ asked, count, shown }: Props) {
  const searching = asked.trim() !== '';
  return (
    <div className={styles.line}>
      <h2 className={styles.heading}>{searching ? 'Found' : 'Legends of this age'}</h2>
      <output className={styles.count}>{searching && found(count, shown)}</output>
    </div>
  );
}

function found(count: number, shown: number): string {
  const items = `${whole.format(count)} ${count === 1 ? 'item' : 'items'}`;
  return shown < count ? `${items}, the best ${shown} shown` : items;
}
