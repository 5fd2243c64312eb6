import type { Odds } from '@sitrep/contract';
import { useMemo } from 'react';
import { useMatch } from '../match/match-context.tsx';
import styles from './attack-planner.module.css';
import { planGrid } from './plan-grid.ts';

/** Every target and mode of a weapon side by side, each with what matters most of it and with what changes it. */
export function AttackPlanner({ odds }: { readonly odds: readonly Odds[] }) {
  const { speech, t } = useMatch();
  const { modes, shared, rows } = useMemo(
    () =>
      planGrid(speech, odds, ({ about }) => {
        if ('hostile' in about) return speech.noun('hostile', Number(about.hostile));
        return 'number' in about ? t('board.targetName', { number: Number(about.number) }) : '';
      }),
    [speech, odds, t],
  );
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
        {rows.map(({ target, cells }) => (
          <tr key={target}>
            <th scope="row">{target}</th>
            {modes.map((mode, index) => (
              <td key={mode}>
                <Cell words={cells[index]} />
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

/** The weightiest words large. */
function Cell({ words }: { readonly words: readonly string[] | undefined }) {
  if (words === undefined) return '–';
  const [first, ...rest] = words;
  return (
    <>
      <b>{first}</b>
      {rest.map((each) => (
        <small key={each}>{each}</small>
      ))}
    </>
  );
}
