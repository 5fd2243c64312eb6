import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import '@fontsource/barlow-condensed/latin-ext-500.css';
import '@fontsource/barlow-condensed/latin-ext-600.css';
import '@fontsource/barlow-condensed/latin-ext-700.css';
import '@fontsource-variable/ibm-plex-sans/wght.css';
import './kit/ui/tokens.css';
import './kit/ui/base.css';
import './kit/cards/frames.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadText } from './kit/i18n/text.tsx';
import { keepOffline } from './kit/offline/register.ts';
import { tellWrites } from './kit/saves/write-queue.ts';
import { applySettings } from './kit/settings/apply-settings.ts';
import { settings } from './kit/settings/settings.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');

applySettings(document.documentElement);
tellWrites(document.documentElement);
const first = await loadText(settings.get().language);
createRoot(root).render(
  <StrictMode>
    <App first={first} />
  </StrictMode>,
);

/** How long to wait after the first render before caching the rest of the page. */
const REST_MS = 2_000;
if (import.meta.env.PROD) setTimeout(() => void keepOffline(), REST_MS);
