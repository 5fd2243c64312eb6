import { shareText } from '@sitrep/speech';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import styles from './forecast.module.css';
import { shareInterval } from './share-interval.ts';
import type { TeamDesk } from './team-desk.ts';
import { useForecast } from './use-forecast.ts';

/** How often a simple program wins with this team: worse than a player would, but good for comparing teams. */
export function Forecast({ desk }: { readonly desk: TeamDesk }) {
  const { speech, t } = useMatch();
  const { tally, start } = useForecast(desk);
  const percent = (share: number) => shareText(speech.text.language, Math.round(share * 1000), 0);
  // In a campaign the Soldiers' own Skills count, and a single mission does not have them.
  if (desk.state.game.campaign !== undefined) return undefined;
  return (
    <div className={styles.forecast}>
      <Button disabled={desk.problems.length > 0 || tally?.isDone === false} onClick={start}>
        {t('team.forecast')}
      </Button>
      <p role="status">
        {tally?.played === 0 && t('hint.thinking')}
        {tally !== undefined && tally.played > 0 && forecastWords(tally)}
      </p>
    </div>
  );

  function forecastWords({ won, played }: { readonly won: number; readonly played: number }): string {
    const { low, high } = shareInterval(won, played);
    const figures = { share: percent(won / played), low: percent(low), high: percent(high) };
    return t('team.forecastOf', { won, played, ...figures });
  }
}
