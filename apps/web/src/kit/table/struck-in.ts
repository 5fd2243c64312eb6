import type { Piece } from '../page/piece.ts';
import type { Struck } from '../page/staged.ts';
import type { TableUi } from './table-ui.ts';

/** What happens to a piece in the beat that is shown. */
export function struckIn({ beat }: Pick<TableUi, 'beat'>, piece: Piece): Struck['how'] | undefined {
  return beat?.struck?.find((each) => each.piece === piece)?.how;
}
