import type { SchemaField, SchemaType } from '@gearwright/api/read-schema.ts';
import styles from './ApiPage.module.css';

interface Props {
  readonly field: SchemaField;
  readonly types: ReadonlyMap<string, SchemaType>;
}

/** A call as the schema has it: what it takes, what it gives, and the fields of that. */
export function ReadCall({ field, types }: Props) {
  const { name, description, args, type } = field;
  const shapes = [type, ...args.map((arg) => arg.type)].flatMap((each) => {
    const shape = types.get(each.replaceAll(/[[\]!]/g, ''));
    return shape ? [shape] : [];
  });
  const takes = args.map((arg) => `${arg.name}: ${arg.type}`).join(', ');
  return (
    <details className={styles.call}>
      <summary>
        <code>
          {name}
          {takes && `(${takes})`}: {type}
        </code>
        {description && <span className={styles.about}>{description}</span>}
      </summary>
      {shapes.map((shape) => (
        <div key={shape.name} className={styles.shape}>
          <b>{shape.name}</b> {shape.description}
          <ul className={styles.list}>
            {shape.fields.map((each) => (
              <li key={each.name}>
                <code>
                  {each.name}
                  {each.type && `: ${each.type}`}
                </code>{' '}
                {each.description}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
