import type { Odds } from '@sitrep/catalog';
import { permille } from '@sitrep/kernel';
import { shareText } from '@sitrep/speech';
import { useMatch } from '../match/match-context.tsx';
import styles from './attack-planner.module.css';

/** Every target and mode of a weapon side by side: the chance of a Kill, and of any effect. */
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

function Cell({ odds }: { readonly odds: Odds | undefined }) {
  const { speech, t } = useMatch();
  if (odds === undefined) return '–';
  const share = (isMeant: (args: Odds['chances'][number]['args']) => boolean) =>
    shareText(
      speech.text.language,
      permille(
        odds.chances.reduce((sum, { args, count }) => sum + (isMeant(args) ? count : 0), 0),
        odds.total,
      ),
      0,
    );
  const kill = share(({ kills }) => Number(kills) > 0);
  const effect = share(({ kills, suppresses }) => Number(kills) + Number(suppresses) > 0);
  return (
    <>
      <b>{t('odds.kill', { chance: kill })}</b>
      <small>{t('odds.effect', { chance: effect })}</small>
    </>
  );
}
