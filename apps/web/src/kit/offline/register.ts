import { createStore } from '../store/store.ts';

/** The next version of the page, once it lies ready. */
export const nextVersion = createStore<ServiceWorker | undefined>(undefined);

/** Keeps the page for use without a network. Where the browser cannot, everything works as long as there is one. */
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

/** Only a page that an older version runs has anything to change to. */
function tell({ waiting }: ServiceWorkerRegistration): void {
  if (waiting !== null && navigator.serviceWorker.controller !== null) nextVersion.set(waiting);
}

/** Reloads the page in its next version; games are stored up to the last command. */
export function changeVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  nextVersion.get()?.postMessage('now');
}
