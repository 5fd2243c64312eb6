/** The sheet below the board. */
export const dock = {
  'dock.fold': 'A terület összecsukása',
  'dock.unfold': 'A terület kinyitása',
  'dock.smaller': 'Kisebb terület',
  'dock.larger': 'Nagyobb terület',
};
