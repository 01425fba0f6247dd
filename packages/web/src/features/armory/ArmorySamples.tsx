import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import type { LiveCharacter } from '../../data/roster/use-live-set.ts';
import { useSamples } from '../../data/site/use-samples.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import styles from './ArmorySamples.module.css';

/** Whom one can look up where live characters are samples (acceptance D11). */
export function ArmorySamples({ live }: { readonly live: LiveCharacter }) {
  const samples = useSamples(live);
  if (samples.length === 0) return null;
  return (
    <>
      <p>This site shows sample characters instead of players:</p>
      <ul className={styles.samples}>
        {samples.map(({ name, level, gameClass, path }) => (
          <li key={name} data-class={gameClass}>
            <AppLink className={styles.sample} to={path}>
              {name}
              <small>
                Sample {CLASS_NAMES[gameClass]}, level {level}
              </small>
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}
