import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadText } from '../kit/i18n/text.tsx';
import { keepOffline } from '../kit/offline/register.ts';
import { tellWrites } from '../kit/saves/write-queue.ts';
import { settings } from '../kit/settings/settings.ts';
import { App } from './app.tsx';

/** How long to wait after the first render before caching the rest of the page. */
const REST_MS = 2_000;

/** Puts the page in the place of what the document shows at first. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root element');
  tellWrites(document.documentElement);
  const first = await loadText(settings.get().language);
  createRoot(root).render(
    <StrictMode>
      <App first={first} />
    </StrictMode>,
  );
  if (import.meta.env.PROD) setTimeout(() => void keepOffline(), REST_MS);
}
