/** Amit a térkép eszközei mondanak. */
export const board = {
  'cv.fan': '{count, plural, one {# ember} other {# ember}} itt: {hex}',
  'cv.sight': 'Rálátás',
  'cv.sight.open': '{from} rálát erre: {to}.',
  'cv.sight.blocked': '{from} nem lát rá erre: {to}. Ami takarja: {hex} ({rule}).',
  'cv.sight.edge': 'a térkép széle',
};
