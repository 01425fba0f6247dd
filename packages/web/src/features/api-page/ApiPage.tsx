import { EXAMPLES } from '@gearwright/api/examples.ts';
import { ENDPOINTS } from '@gearwright/api/endpoints.ts';
import { SCHEMA } from '@gearwright/api/generated/schema.ts';
import { readSchema } from '@gearwright/api/read-schema.ts';
import { useEdition } from '../../data/edition-context.ts';
import { Heading, PageTitle } from '../../ui/Heading.tsx';
import styles from './ApiPage.module.css';
import { ReadCall } from './ReadCall.tsx';
import { RunExample } from './RunExample.tsx';

const TYPES = readSchema(SCHEMA);
const READS = TYPES.get('Query')?.fields ?? [];

/** What programs can ask of the site, out of its schema, with questions to try. */
export function ApiPage() {
  const { key, name } = useEdition();
  return (
    <article className={styles.page}>
      <header>
        <PageTitle>API</PageTitle>
        <p className={styles.lead}>
          Items, shared sets, totals and values can be read by any program and any page, without a
          key. Two doors lead to them: a small REST view, and GraphQL for everything.
        </p>
      </header>
      <section className={styles.part}>
        <Heading>REST</Heading>
        <ul className={styles.list}>
          <li>
            <a href={`/api/v1/${key}/items/19019`}>
              <code>GET /api/v1/{key}/items/19019</code>
            </a>
          </li>
          <li>
            <code>GET /api/v1/{key}/sets/…</code>
          </li>
          <li>
            <a href="/api/v1/openapi.json">OpenAPI description</a>
          </li>
        </ul>
      </section>
      <section className={styles.part}>
        <Heading>Tooltips on other pages</Heading>
        <p>One tag gives the links of a page to our items and shared sets our tooltips.</p>
        <pre className={styles.answer}>
          {`<script src="${location.origin}/embed/tooltips.js" async></script>`}
        </pre>
      </section>
      <section className={styles.part}>
        <Heading>Data</Heading>
        <p>
          The compiled data of {name} is served as the app reads it: the manifest names its parts.
          Whose work its facts come from, and under which terms, stands in the credits; names and
          texts of the game belong to its publisher.
        </p>
        <a href="/credits.txt">Credits and licences</a>
        <a href={`/data/${key}/manifest.json`}>
          <code>/data/{key}/manifest.json</code>
        </a>
      </section>
      <section className={styles.part}>
        <Heading>Try GraphQL</Heading>
        <p>
          The questions of {name} go to <code>{ENDPOINTS[key]}</code>. Change them as you like.
        </p>
        <div className={styles.examples}>
          {EXAMPLES.map(({ title, text }) => (
            <RunExample key={title} title={title} text={text} />
          ))}
        </div>
      </section>
      <section className={styles.part}>
        <Heading>What can be asked</Heading>
        <p>What speaks of mine is for signed-in players, about their own things.</p>
        <div lang="en">
          {READS.map((field) => (
            <ReadCall key={field.name} field={field} types={TYPES} />
          ))}
        </div>
      </section>
    </article>
  );
}
