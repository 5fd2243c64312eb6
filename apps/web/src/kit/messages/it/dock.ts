/** The sheet below the board. */
export const dock = {
  'dock.fold': 'Chiudi quest’area',
  'dock.unfold': 'Apri quest’area',
  'dock.smaller': 'Riduci quest’area',
  'dock.larger': 'Ingrandisci quest’area',
};
