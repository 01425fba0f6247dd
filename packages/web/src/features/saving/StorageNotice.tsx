import { MESSAGES } from '@gearwright/game/messages.ts';
import { useStorage } from '../../data/local/use-storage.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import styles from './StorageNotice.module.css';

/** Tells a visitor whose browser does not store what they make, and offers it as a file. */
export function StorageNotice() {
  const { storage, retry, exportAll } = useStorage();
  if (storage === 'stored') return null;
  const download = async (): Promise<void> => saveFile('gearwright.json', await exportAll());
  return (
    <Banner
      tone="failed"
      action={
        <div className={styles.ways}>
          <Button onClick={() => void download()}>Export</Button>
          <Button onClick={() => void retry()}>Try again</Button>
        </div>
      }
    >
      {storage === 'full' ? MESSAGES.storageFull() : MESSAGES.storageRefused()}
    </Banner>
  );
}
