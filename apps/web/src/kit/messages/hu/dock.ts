/** The sheet below the board. */
export const dock = {
  'dock.fold': 'A panel összecsukása',
  'dock.unfold': 'A panel kinyitása',
  'dock.smaller': 'Kisebb panel',
  'dock.larger': 'Nagyobb panel',
};
