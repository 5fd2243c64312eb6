import { optionNote } from '../../games/warfighter/orders/option-note.ts';
import { piecesOf } from '../../games/warfighter/pieces.ts';
import { useRead } from '../../games/warfighter/read/use-read.ts';
import { useMatch } from '../match/match-context.tsx';
import type { AnyAnswer } from '../match/types.ts';
import { useTable } from '../table/table-context.tsx';
import { oddsAbout } from '../table/table-ui.ts';
import { AttackPlanner } from './attack-planner.tsx';
import { OddsView } from './odds-view.tsx';
import { orderWords } from './order-text.ts';
import styles from './orders.module.css';

interface OrderProps {
  readonly option: AnyAnswer;
  /** Whether its chances are shown with it. */
  readonly isOpen: boolean;
}

/** One legal option, with its price and its chances. */
export function OrderButton({ option, isOpen }: OrderProps) {
  const { session, speech, now, t } = useMatch();
  const { ui, choose, change } = useTable();
  const state = useRead();
  const isArmed = ui.armed === option;
  const note = optionNote({ speech, t, state, about: now.view.decision?.about ?? {} }, option);
  const odds = isOpen ? oddsAbout(session.oddsOf(option), ui.piece) : [];
  const [only] = odds;
  return (
    <li className={styles.order}>
      <button
        type="button"
        className={styles.option}
        data-option={option.type}
        data-armed={isArmed || undefined}
        onClick={() => choose(option)}
        onPointerEnter={() => change({ hover: piecesOf(option) })}
        onPointerLeave={() => change({ hover: [] })}
        onFocus={() => change({ hover: piecesOf(option) })}
        onBlur={() => change({ hover: [] })}
      >
        {isArmed && <em>{t(session.weightOf(option) === 'light' ? 'orders.sure' : 'orders.confirm')}</em>}
        <span>{orderWords(speech, option)}</span>
        {note !== '' && <small>{note}</small>}
      </button>
      {only !== undefined && (odds.length === 1 ? <OddsView odds={only} /> : <AttackPlanner odds={odds} />)}
    </li>
  );
}
