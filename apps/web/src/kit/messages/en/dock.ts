/** The sheet below the board. */
export const dock = {
  'dock.fold': 'Fold this area',
  'dock.unfold': 'Open this area',
  'dock.smaller': 'Make this area smaller',
  'dock.larger': 'Make this area larger',
};
