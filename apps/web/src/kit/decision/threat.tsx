import { piecesOf } from '../../games/warfighter/pieces.ts';
import { useMatch } from '../match/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import { OddsView } from './odds-view.tsx';

/** What the Hostile that was pointed at would do next, with all chances. */
export function Threat() {
  const { session } = useMatch();
  const { ui } = useTable();
  const { piece } = ui;
  if (!piece?.startsWith('hostile:')) return undefined;
  const odds = session.threats().find(({ about }) => piecesOf(about)[0] === piece);
  return odds && <OddsView odds={odds} />;
}
