import { access } from './access.ts';
import { before } from './before.ts';
import { board } from './board.ts';
import { lesson } from './lesson.ts';
import { story } from './story.ts';

/** What the page of Combat Veteran says itself. */
export const it = {
  ...access,
  ...before,
  ...board,
  ...lesson,
  ...story,
  'cv.overview': 'Veduta d’insieme della mappa',
  'cv.enemies': '{count, plural, one {# esagono nemico} other {# esagoni nemici}}',
  'cv.empty': 'vuoto',
  'cv.setup.note':
    'Indica una pila, poi l’esagono da cui deve partire. L’altra parte non vede nulla di tutto questo.',
  'cv.setup.suggested': 'Schieramento suggerito',
  'cv.setup.random': 'A caso',
};
