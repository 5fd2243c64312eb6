import type { Odds } from '@sitrep/contract';
import { type MatchHere, useMatch } from '../page/match-context.tsx';
import { pieceName } from '../page/piece-name.ts';
import { planGrid } from './plan-grid.ts';
import styles from './planner.module.css';

/** Every target and mode of an order side by side, each with its most important chances and its modifiers. */
export function Planner({ odds }: { readonly odds: readonly Odds[] }) {
  const match = useMatch();
  const { speech, t } = match;
  const { modes, shared, rows } = planGrid(speech, odds, (each) => targetOf(match, each));
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

/** What a roll is aimed at, according to the game, or else the piece that it is about. */
function targetOf(match: MatchHere, odds: Odds): string {
  const { page, piecesOf } = match;
  const [piece] = piecesOf(odds.about);
  return page.targetOf?.(match, odds) ?? (piece === undefined ? '' : pieceName(match, piece));
}

/** Shows the most important words large. */
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
