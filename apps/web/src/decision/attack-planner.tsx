import type { Odds } from '@sitrep/catalog';
import { gistWords } from '@sitrep/speech';
import { useMatch } from '../match/match-context.tsx';
import styles from './attack-planner.module.css';

/** Every target and mode of a weapon side by side, each with what matters most of it. */
export function AttackPlanner({ odds }: { readonly odds: readonly Odds[] }) {
  const { speech, t } = useMatch();
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
                <Cell odds={odds.find((each) => targetOf(each) === target && shortOf(each) === mode)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What matters most of a roll, the weightiest large. */
function Cell({ odds }: { readonly odds: Odds | undefined }) {
  const { speech } = useMatch();
  const [first, ...rest] = odds === undefined ? [] : gistWords(speech, odds);
  if (first === undefined) return '–';
  return (
    <>
      <b>{first}</b>
      {rest.map((words) => (
        <small key={words}>{words}</small>
      ))}
    </>
  );
}
