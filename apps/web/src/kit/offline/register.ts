import { createStore } from '../store/store.ts';

/** The next version of the page, once it is ready. */
export const nextVersion = createStore<ServiceWorker | undefined>(undefined);

/** Caches the page for offline use. If the browser cannot, everything still works online. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js');
    tell(registration);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => tell(registration));
    });
  } catch {
    // forbidden by the browser or its settings
  }
}

/** Only a page that already runs an older version has something to update to. */
function tell({ waiting }: ServiceWorkerRegistration): void {
  if (waiting !== null && navigator.serviceWorker.controller !== null) nextVersion.set(waiting);
}

/** Reloads the page in its next version; games are stored up to the last command. */
export function changeVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  nextVersion.get()?.postMessage('now');
}
