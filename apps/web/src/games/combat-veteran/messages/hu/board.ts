/** Amit a térkép eszközei mondanak. */
export const board = {
  'cv.fan': '{count, plural, one {# ember} other {# ember}} itt: {hex}',
};
