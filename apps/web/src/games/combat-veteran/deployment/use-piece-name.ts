import { useMatch } from '../../../kit/page/match-context.tsx';
import { useBattle } from '../read/battle.ts';

/** What a piece of a set-up is called, by its id. */
export function usePieceName(): (id: string) => string {
  const { speech } = useMatch();
  const { roster } = useBattle();
  return (id) => {
    const number = roster.numbers.get(id);
    return number === undefined ? id : speech.noun('piece', number);
  };
}
