import { useState, type ReactNode } from 'react';
import { useEditionKey } from '../../data/edition-context.ts';
import { useServer } from '../../data/session/server.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { failureText } from './failure-text.ts';
import styles from './Settings.module.css';

interface Props {
  readonly username: string;
  /** Opens what reads such a file. */
  readonly restore: ReactNode;
}

/** Take it with you, or take it away (acceptance A6). */
export function MyData({ username, restore }: Props) {
  const server = useServer();
  const edition = useEditionKey();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const { client, operations } = await server.calls(edition);
      const { exportMyData } = await client.call(operations.exportMyData, {});
      saveFile(`gearwright-${username}.json`, JSON.stringify(exportMyData, null, 2));
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.part} aria-label="My Data">
      <Heading>My Data</Heading>
      {failure !== null && <Banner tone="failed">{failure}</Banner>}
      <div className={styles.thing}>
        <h3 className={styles.name}>Take it with you</h3>
        <p className={styles.text}>
          Everything that is kept about you, of all editions, as one JSON file. Its text, pasted
          into the import, puts the characters of this expansion back beside those that are there.
        </p>
        <div className={styles.ways}>
          <Button aria-disabled={busy} onClick={() => busy || void download()}>
            {busy ? 'Exporting...' : 'Export My Data'}
          </Button>
          {restore}
        </div>
      </div>
      <div className={styles.thing}>
        <h3 className={styles.name}>Leave</h3>
        <p className={styles.text}>
          Your account goes with every character, set and shared link of all editions. What this
          browser keeps for visitors stays where it is.
        </p>
        <DeleteAccount />
      </div>
    </section>
  );
}
