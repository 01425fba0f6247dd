/** A version that is installed and waits for the visitor's word. */
export interface Waiting {
  /** Hands over to it and loads the page anew. */
  readonly renew: () => void;
}

interface Told {
  /** The app is kept: what else should be there without a network can follow. */
  readonly onReady: () => void;
  /** What the page fetches now goes through the worker. */
  readonly onControl: () => void;
  readonly onWaiting: (waiting: Waiting) => void;
}

/** Milliseconds after the page was loaded: it comes first. */
const LATER = 4000;
/** Milliseconds; pages stay open for days. */
const LOOK_AGAIN = 3_600_000;

/** Registers the service worker of a built site; nothing where there is none. */
export function watchWorker({ onReady, onControl, onWaiting }: Told): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  let again: ReturnType<typeof setInterval> | undefined;
  const soon = setTimeout(() => {
    start().catch((error: unknown) => console.warn('The app could not be kept for offline', error));
  }, LATER);

  async function start(): Promise<void> {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    const look = (): void => {
      const { waiting } = registration;
      // Without a controller it is the first one, which takes nobody's place.
      if (waiting && navigator.serviceWorker.controller) {
        onWaiting({ renew: () => handOver(waiting) });
      }
    };
    // One that began to install before we looked has told nobody yet.
    const watch = (): void => registration.installing?.addEventListener('statechange', look);
    look();
    watch();
    registration.addEventListener('updatefound', watch);
    again = setInterval(() => {
      if (navigator.onLine) registration.update().catch(() => undefined);
    }, LOOK_AGAIN);
    await navigator.serviceWorker.ready;
    onReady();
    if (navigator.serviceWorker.controller) onControl();
    else navigator.serviceWorker.addEventListener('controllerchange', onControl, { once: true });
  }

  return () => {
    clearTimeout(soon);
    clearInterval(again);
  };
}

/** Where no worker keeps the app, the page as the server has it is the new one. */
export const PLAIN_RELOAD: Waiting = { renew: () => location.reload() };

/** Asks for a new version now; false when no worker stands between the page and the server. */
export async function lookForUpdate(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return false;
  await registration.update();
  return true;
}

function handOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage('take over');
}
