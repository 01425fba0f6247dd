import { useEdition } from '../../data/edition-context.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { EXAMPLES } from './example.ts';
import { ExampleIcon, type ExamplePicture } from './ExampleIcon.tsx';
import styles from './StepPictures.module.css';

const CLASSES: readonly ExamplePicture[] = [
  { glyph: 'crossed-swords', palette: 'steel', field: 0 },
  { glyph: 'archery-target', palette: 'nature', field: 2 },
  { glyph: 'daggers', palette: 'blood', field: 1 },
  { glyph: 'angel-wings', palette: 'moon', field: 3 },
  { glyph: 'lightning-storm', palette: 'water', field: 3 },
  { glyph: 'frozen-orb', palette: 'frost', field: 0 },
  { glyph: 'burning-skull', palette: 'fel', field: 1 },
  { glyph: 'paw', palette: 'bronze', field: 0 },
];
const RINGS: readonly ExamplePicture[] = [
  { glyph: 'power-ring', palette: 'shadow', field: 2 },
  { glyph: 'globe-ring', palette: 'holy', field: 0 },
  { glyph: 'skull-ring', palette: 'blood', field: 2 },
];

/** What the first step makes. */
export function CharacterPicture() {
  const { name, gameClass, spec, born } = EXAMPLES[useEdition().key];
  return (
    <div className={styles.shown}>
      <div className={styles.who}>
        <ExampleIcon glyph="winged-sword" palette="holy" field={3} />
        <div>
          <span className={styles.name}>{name}</span>
          <p className={styles.meta}>
            <span className={styles.class} data-class={gameClass}>
              {spec}
            </span>{' '}
            · {born}
          </p>
        </div>
      </div>
      <div className={styles.classes}>
        {CLASSES.map((picture) => (
          <ExampleIcon key={picture.glyph} {...picture} />
        ))}
      </div>
    </div>
  );
}

/** What the second one compares: the difference to what is worn, signed. */
export function RankingPicture() {
  const { rings } = EXAMPLES[useEdition().key];
  const best = rings[0].worth;
  const worn = rings[2].worth;
  return (
    <div className={styles.shown}>
      {rings.map(({ name, quality, worth }, index) => (
        <div key={name} className={styles.ring} data-worn={worth === worn || undefined}>
          <ExampleIcon {...RINGS[index]!} quality={quality} />
          <span className={styles.item} data-quality={quality}>
            {name}
          </span>
          <span className={styles.worth}>{worth.toFixed(1)}</span>
          {worth === worn ? (
            <span className={styles.meta}>worn</span>
          ) : (
            <span className={styles.more}>+{(worth - worn).toFixed(1)}</span>
          )}
          <meter className={styles.bar} min={0} max={best} value={worth} />
        </div>
      ))}
    </div>
  );
}

/** What the third one gives away. */
export function SharePicture() {
  return (
    <div className={styles.shown}>
      <div className={styles.row}>
        <span className={styles.field}>gearwright.example/set/k7m2q</span>
        <span className={styles.button}>
          <Glyph name="link" />
          Copy
        </span>
      </div>
      <div className={styles.row}>
        <span className={styles.button}>Export</span>
        <span className={styles.button}>Compare</span>
        <span className={styles.button}>
          <Glyph name="pin" />
          Pin
        </span>
      </div>
    </div>
  );
}
