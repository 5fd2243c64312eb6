import type { Odds } from '@sitrep/catalog';
import { gistWords } from '@sitrep/speech';
import { useMatch } from '../match/match-context.tsx';
import styles from './attack-planner.module.css';
import { sharedModifiers } from './modifier-words.ts';

/** Every target and mode of a weapon side by side, each with what matters most of it and with what changes it. */
export function AttackPlanner({ odds }: { readonly odds: readonly Odds[] }) {
  const { speech, t } = useMatch();
  const { shared, own } = sharedModifiers(speech, odds);
  const modes = [...new Set(odds.map((each) => shortOf(each)))];
  const targets = [...new Set(odds.map(targetOf))];
  function shortOf({ short, about }: Odds): string {
    return short === undefined ? '' : speech.tell(short, about);
  }
  function targetOf({ about }: Odds): string {
    if ('hostile' in about) return speech.noun('hostile', Number(about.hostile));
    return 'number' in about ? t('board.targetName', { number: Number(about.number) }) : '';
  }
  return (
    <table className={styles.planner} data-odds="">
      <thead>
        <tr>
          <th scope="col">{t('odds.target')}</th>
          {modes.map((mode) => (
            <th key={mode} scope="col">
              {mode}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {targets.map((target) => (
          <tr key={target}>
            <th scope="row">{target}</th>
            {modes.map((mode) => (
              <td key={mode}>
                <Cell
                  odds={odds.find((each) => targetOf(each) === target && shortOf(each) === mode)}
                  own={own}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {shared.length > 0 && (
        <tfoot>
          <tr>
            <td colSpan={modes.length + 1}>{shared.join(' · ')}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

interface CellProps {
  readonly odds: Odds | undefined;
  /** What changes this roll and not the others. */
  own(odds: Odds): readonly string[];
}

/** What matters most of a roll, the weightiest large. */
function Cell({ odds, own }: CellProps) {
  const { speech } = useMatch();
  if (odds === undefined) return '–';
  const [first, ...rest] = gistWords(speech, odds);
  return (
    <>
      <b>{first}</b>
      {[...rest, ...own(odds)].map((words) => (
        <small key={words}>{words}</small>
      ))}
    </>
  );
}
