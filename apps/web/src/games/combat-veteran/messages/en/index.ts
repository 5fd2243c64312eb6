import { access } from './access.ts';
import { before } from './before.ts';
import { board } from './board.ts';
import { dock } from './dock.ts';
import { legend } from './legend.ts';
import { lesson } from './lesson.ts';
import { print } from './print.ts';
import { story } from './story.ts';

/** What the page of Combat Veteran says itself. */
export const en = {
  ...access,
  ...before,
  ...board,
  ...dock,
  ...lesson,
  ...legend,
  ...print,
  ...story,
  'cv.overview': 'Overview of the map',
  'cv.enemies': '{count, plural, one {# enemy hex} other {# enemy hexes}}',
  'cv.empty': 'empty',
};
