import { refusal, type Refusal } from '@gearwright/game/messages.ts';
import type { Storage } from '../browser-roster/storage-health.ts';

/** Why what was changed is only in this page; null when it is stored. */
export function whyNotStored(storage: Storage): Refusal | null {
  if (storage === 'stored') return null;
  return refusal(storage === 'full' ? 'storageFull' : 'storageRefused');
}
