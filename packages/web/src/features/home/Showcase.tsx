import { lazy, Suspense } from 'react';
import { useEdition } from '../../data/edition-context.ts';
import alcove from '../../ui/alcove.svg';
import { Card } from '../../ui/Card.tsx';
import { Gauge } from '../../ui/Gauge.tsx';
import { EXAMPLES } from './example.ts';
import { ExampleIcon, type ExamplePicture } from './ExampleIcon.tsx';
import { useIdle } from '../../ui/use-idle.ts';
import { SHOWPIECES } from './showpiece.ts';
import styles from './Showcase.module.css';

const HomeFigure = lazy(async () => ({ default: (await import('./HomeFigure.tsx')).HomeFigure }));

/** Where the cap stands on the rule. */
const CAP = 0.8;

const LEFT: readonly ExamplePicture[] = [
  { glyph: 'visored-helm', palette: 'frost', field: 0 },
  { glyph: 'spiked-shoulder-armor', palette: 'gold', field: 2 },
  { glyph: 'wing-cloak', palette: 'fire', field: 1 },
];
const RIGHT: readonly ExamplePicture[] = [
  { glyph: 'gem-pendant', palette: 'shadow', field: 0 },
  { glyph: 'power-ring', palette: 'arcane', field: 2 },
  { glyph: 'eye-shield', palette: 'fel', field: 0 },
];

/** A figure in its alcove, one piece of its gear and its caps: a picture of what the planner shows. */
export function Showcase() {
  const { key } = useEdition();
  const isIdle = useIdle();
  const { name, quality, level, lines } = SHOWPIECES[key];
  return (
    <div className={styles.stage} aria-hidden="true">
      <Suspense fallback={<Drawn />}>{isIdle ? <HomeFigure /> : <Drawn />}</Suspense>
      {[LEFT, RIGHT].map((pictures) => (
        <div key={pictures[0]!.glyph} className={styles.colonnade}>
          {pictures.map((picture) => (
            <ExampleIcon key={picture.glyph} {...picture} quality={4} />
          ))}
        </div>
      ))}
      <div className={styles.tooltip} data-quality={quality}>
        <p className={styles.name}>{name}</p>
        <p className={styles.level}>Item Level {level}</p>
        {lines.map(([left, right]) => (
          <p key={left} className={left.startsWith('Equip') ? styles.equip : styles.pair}>
            <span>{left}</span>
            {right && <span>{right}</span>}
          </p>
        ))}
      </div>
      <Card gilt className={styles.caps}>
        {EXAMPLES[key].caps.map(({ label, value, of, reached }) => (
          <Gauge
            key={label}
            label={label}
            value={value}
            of={of}
            at={Math.min(1, reached * CAP)}
            cap={CAP}
          />
        ))}
      </Card>
    </div>
  );
}

function Drawn() {
  return <img className={styles.alcove} src={alcove} alt="" width="264" height="508" />;
}
