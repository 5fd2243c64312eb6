import '@fontsource/barlow-condensed/500.css';
import '@fontsource/barlow-condensed/600.css';
import '@fontsource/barlow-condensed/700.css';
import '@fontsource-variable/ibm-plex-sans/wght.css';
import './kit/ui/tokens.css';
import './kit/ui/base.css';
import './kit/cards/frames.css';
import { fetchDrawings } from './games/early.ts';
import { painted } from './kit/art/painted.ts';
import { loadMessages } from './kit/i18n/load-messages.ts';
import { applySettings } from './kit/settings/apply-settings.ts';
import { settings } from './kit/settings/settings.ts';

// This file is small and runs while the rest is still on its way (build/start-early.ts): words and pictures come along.
const { documentElement } = document;
applySettings(documentElement);
void loadMessages(settings.get().language);
if (/^#?\/?$/.test(location.hash)) fetchDrawings(documentElement.dataset.theme ?? 'light');

// What the document shows is painted first. Not awaited: the rest imports from here, so it would wait for itself.
void painted()
  .then(() => import('./app/start.tsx'))
  .then(({ start }) => start());
