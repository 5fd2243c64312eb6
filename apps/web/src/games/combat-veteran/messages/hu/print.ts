/** What stands on printed counters, in Hungarian. */
export const print = {
  'cv.print.broken': 'Rossz',
  'cv.print.oneUse': 'Egyszeri',
};
