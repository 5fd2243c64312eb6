import { access } from './access.ts';
import { before } from './before.ts';
import { board } from './board.ts';
import { dock } from './dock.ts';
import { legend } from './legend.ts';
import { lesson } from './lesson.ts';
import { print } from './print.ts';
import { story } from './story.ts';

/** What the page of Combat Veteran says itself. */
export const it = {
  ...access,
  ...before,
  ...board,
  ...dock,
  ...lesson,
  ...legend,
  ...print,
  ...story,
  'cv.overview': 'Panoramica della mappa',
  'cv.enemies': '{count, plural, one {# esagono nemico} other {# esagoni nemici}}',
  'cv.empty': 'vuoto',
};
