import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { openSources } from '@gearwright/game/item/open-sources.ts';
import type { PathStep } from '@gearwright/game/optimise/next/upgrade-path.ts';
import { placeOfSource } from '@gearwright/game/text/source-place.ts';
import { Difference } from '../../ui/table/Difference.tsx';
import { PathRow } from './PathRow.tsx';
import styles from './PathPanel.module.css';

interface Props {
  readonly steps: readonly PathStep[];
  readonly texts: DatasetTexts | null;
  readonly byPlace: boolean;
}

/** The steps in their order, or gathered by where one goes for them. */
export function PathSteps({ steps, texts, byPlace }: Props) {
  const numbered = steps.map((step, at) => ({ step, at: at + 1 }));
  if (!byPlace) {
    return (
      <ol className={styles.steps} aria-label="Steps">
        {numbered.map(({ step, at }) => (
          <PathRow key={at} {...{ step, at, texts }} />
        ))}
      </ol>
    );
  }
  const groups = Map.groupBy(numbered, ({ step }) => whereFor(step, texts));
  return (
    <div className={styles.groups}>
      {[...groups].map(([where, there]) => (
        <section key={where} aria-label={where}>
          <h3 className={styles.where}>
            {where}{' '}
            <small>
              <Difference by={there.reduce((sum, { step }) => sum + step.gain, 0)} />
            </small>
          </h3>
          <ul className={styles.steps}>
            {there.map(({ step, at }) => (
              <PathRow key={at} {...{ step, at, texts }} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Where the first of its items is had. */
function whereFor({ items }: PathStep, texts: DatasetTexts | null): string {
  const [item] = items;
  if (!item) return 'Gems and enchants';
  const [source] = openSources(texts?.item(item.baseId));
  return source ? placeOfSource(source).where : 'Source unknown';
}
