import { access } from './access.ts';
import { before } from './before.ts';
import { board } from './board.ts';
import { lesson } from './lesson.ts';
import { story } from './story.ts';

/** What the page of Combat Veteran says itself. */
export const hu = {
  ...access,
  ...before,
  ...board,
  ...lesson,
  ...story,
  'cv.overview': 'A térkép áttekintése',
  'cv.enemies': '{count} ellenséges mező',
  'cv.empty': 'üres',
  'cv.setup.note':
    'Mutass egy csoportra, aztán arra a mezőre, ahonnan induljon. A másik fél ebből semmit sem lát.',
  'cv.setup.suggested': 'Javasolt felállítás',
  'cv.setup.random': 'Véletlenszerű',
};
