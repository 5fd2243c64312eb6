/** What stands on printed counters, in English. */
export const print = {
  'cv.print.broken': 'Broken',
  'cv.print.oneUse': 'One use',
};
