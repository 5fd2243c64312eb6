import { useMatch } from '../page/match-context.tsx';
import { useAsked } from '../page/use-asked.ts';
import { useTable } from '../table/table-context.tsx';
import { OddsView } from './odds-view.tsx';

/** What the piece pointed at would do next, with all chances. */
export function Threat() {
  const { piecesOf } = useMatch();
  const { ui } = useTable();
  const threats = useAsked(ui.piece === undefined ? undefined : { kind: 'threats' });
  const odds = threats?.find(({ about }) => piecesOf(about)[0] === ui.piece);
  return odds && <OddsView odds={odds} />;
}
