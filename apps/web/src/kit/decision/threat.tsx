import { useMatch } from '../page/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import { OddsView } from './odds-view.tsx';

/** What the piece that was pointed at would do next, with all chances. */
export function Threat() {
  const { session, piecesOf } = useMatch();
  const { ui } = useTable();
  if (ui.piece === undefined) return undefined;
  const odds = session.threats().find(({ about }) => piecesOf(about)[0] === ui.piece);
  return odds && <OddsView odds={odds} />;
}
