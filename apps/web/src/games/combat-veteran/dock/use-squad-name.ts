import { useMatch } from '../../../kit/page/match-context.tsx';

/** Names a squad after the man of the highest rank: `soldier` and how many `others`. */
export function useSquadName(): (args: object) => string {
  const { speech, t } = useMatch();
  return (args) => {
    const { soldier, others }: Record<string, unknown> = { ...args };
    return t('cv.dock.squad', { name: speech.noun('soldier', Number(soldier)), others: Number(others) });
  };
}
