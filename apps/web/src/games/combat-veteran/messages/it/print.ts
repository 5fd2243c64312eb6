/** What stands on printed counters, in Italian. */
export const print = {
  'cv.print.broken': 'Guasta',
  'cv.print.oneUse': 'Monouso',
};
