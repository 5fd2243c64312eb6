import type { AnyAnswer } from '../match/types.ts';
import { useMatch } from '../page/match-context.tsx';
import { useAsked } from '../page/use-asked.ts';
import { useTable } from '../table/table-context.tsx';
import { oddsAbout } from '../table/table-ui.ts';
import { ArmedWords } from './armed-words.tsx';
import { OddsView } from './odds-view.tsx';
import { orderWords } from './order-text.ts';
import styles from './orders.module.css';
import { Planner } from './planner.tsx';

interface OrderProps {
  readonly option: AnyAnswer;
  /** How many options are the same and stand behind this one. */
  readonly copies?: number;
  /** Whether its chances are shown with it. */
  readonly isOpen: boolean;
}

/** One legal option, with its price and its chances. */
export function OrderButton({ option, copies = 1, isOpen }: OrderProps) {
  const match = useMatch();
  const { decision } = match.now.view;
  const isEnd = decision !== undefined && match.entry.endsTurn?.(decision, option);
  const { page, piecesOf } = match;
  const { ui, choose, change } = useTable();
  const isArmed = ui.armed === option;
  const note = page.optionNote?.(match, option) ?? '';
  const rolls = useAsked(isOpen ? { kind: 'odds', answers: [option] } : undefined)?.[0] ?? [];
  const odds = oddsAbout(piecesOf, rolls, ui.piece);
  const [only] = odds;
  return (
    <li className={styles.order}>
      <button
        type="button"
        className={styles.option}
        data-option={option.type}
        data-copies={copies > 1 ? copies : undefined}
        data-ends={isEnd || undefined}
        data-armed={isArmed || undefined}
        onClick={() => choose(option)}
        onPointerEnter={() => change({ hover: piecesOf(option) })}
        onPointerLeave={() => change({ hover: [] })}
        onFocus={() => change({ hover: piecesOf(option) })}
        onBlur={() => change({ hover: [] })}
      >
        {isArmed && (
          <em>
            <ArmedWords option={option} />
          </em>
        )}
        <span>
          {orderWords(match, option)}
          {copies > 1 && ` ×${copies}`}
        </span>
        {note !== '' && <small>{note}</small>}
      </button>
      {only !== undefined && (odds.length === 1 ? <OddsView odds={only} /> : <Planner odds={odds} />)}
    </li>
  );
}
