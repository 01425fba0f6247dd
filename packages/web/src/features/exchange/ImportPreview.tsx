import type { Refusal } from '@gearwright/game/messages.ts';
import styles from './ImportPreview.module.css';
import type { Understood } from './use-import.ts';

interface Props {
  readonly understood: Understood;
  /** The set already is as the text has it. */
  readonly nothing: boolean;
}

/** Line by line what will change, then what the rules leave out and what was not understood. */
export function ImportPreview({ understood, nothing }: Props) {
  const { lines, plan, resolved } = understood;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long preview is scrolled by keyboard
    <section className={styles.preview} aria-label="What will change" tabIndex={0}>
      {nothing && <p className={styles.nothing}>Nothing would change.</p>}
      {lines.length > 0 && (
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Now</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ what, before, after }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{before ?? '–'}</td>
                <td className={styles.after}>{after ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Sentences title="Left out, for the rules do not allow it" of={plan?.leftOut ?? []} />
      <Sentences title="Not understood" of={resolved.warnings} />
    </section>
  );
}

function Sentences({ title, of }: { readonly title: string; readonly of: readonly Refusal[] }) {
  if (of.length === 0) return null;
  return (
    <section className={styles.sentences}>
      <h3>{title}</h3>
      <ul>
        {[...new Set(of.map(({ message }) => message))].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </section>
  );
}
