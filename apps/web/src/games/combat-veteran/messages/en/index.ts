import { access } from './access.ts';
import { before } from './before.ts';
import { board } from './board.ts';
import { lesson } from './lesson.ts';
import { story } from './story.ts';

/** What the page of Combat Veteran says itself. */
export const en = {
  ...access,
  ...before,
  ...board,
  ...lesson,
  ...story,
  'cv.overview': 'Overview of the map',
  'cv.enemies': '{count, plural, one {# enemy hex} other {# enemy hexes}}',
  'cv.empty': 'empty',
  'cv.setup.note':
    'Point at a stack, then at the hex where it should start. The other side sees nothing of this.',
  'cv.setup.suggested': 'Suggested set-up',
  'cv.setup.random': 'By chance',
};
