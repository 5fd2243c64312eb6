import { access } from './access.ts';
import { before } from './before.ts';
import { board } from './board.ts';
import { dock } from './dock.ts';
import { legend } from './legend.ts';
import { lesson } from './lesson.ts';
import { print } from './print.ts';
import { story } from './story.ts';

/** What the page of Combat Veteran says itself. */
export const hu = {
  ...access,
  ...before,
  ...board,
  ...dock,
  ...lesson,
  ...legend,
  ...print,
  ...story,
  'cv.overview': 'A térkép áttekintése',
  'cv.enemies': '{count} ellenséges mező',
  'cv.empty': 'üres',
};
