/** What the tools of the board say. */
export const board = {
  'cv.fan': '{count, plural, one {# man} other {# men}} in {hex}',
};
