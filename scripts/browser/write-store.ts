import type { Page } from 'playwright-core';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** Records by kind and key. */
export type StoreRecords = readonly (readonly [
  kind: string,
  entries: readonly (readonly [key: string, value: unknown])[],
])[];

/** Puts records into the store of a visitor's browser; the page must be of the site, and is opened anew after it. */
export async function writeStore(
  page: Page,
  edition: EditionKey,
  records: StoreRecords,
): Promise<void> {
  await page.evaluate(inThePage, { name: `gearwright-${edition}`, records });
}

async function inThePage({
  name,
  records,
}: {
  readonly name: string;
  readonly records: StoreRecords;
}): Promise<void> {
  const request = indexedDB.open(name, 4);
  const database = await new Promise<IDBDatabase>((done, fail) => {
    request.onupgradeneeded = () => {
      for (const kind of [
        'characters',
        'sets',
        'points',
        'inventories',
        'bin',
        'histories',
        'edits',
        'keys',
        'links',
        'meta',
      ]) {
        request.result.createObjectStore(kind);
      }
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error!);
  });
  const transaction = database.transaction([...records.map(([kind]) => kind), 'meta'], 'readwrite');
  for (const [kind, entries] of records) {
    for (const [key, value] of entries) transaction.objectStore(kind).put(value, key);
  }
  transaction.objectStore('meta').put(Date.now(), 'revision');
  await new Promise((done, fail) => {
    transaction.oncomplete = done;
    transaction.onabort = fail;
  });
  database.close();
}
