/** What the tools of the board say. */
export const board = {
  'cv.fan': '{count, plural, one {# man} other {# men}} in {hex}',
  'cv.sight': 'Line of sight',
  'cv.sight.open': '{from} sees {to}.',
  'cv.sight.blocked': '{from} does not see {to}: {hex} blocks the line ({rule}).',
  'cv.sight.edge': 'the edge of the map',
};
