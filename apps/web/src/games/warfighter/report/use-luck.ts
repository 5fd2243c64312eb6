import { type Luck, type RollLuck, sumLuck } from '@sitrep/contract';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';

export interface TeamLuck {
  readonly all: Luck;
  of(soldier: number): Luck | undefined;
}

/** Worked out when the page is there: it looks back at every attack. */
export function useLuck(): TeamLuck | undefined {
  const { session } = useMatch();
  const [luck, setLuck] = useState<TeamLuck>();
  useEffect(() => {
    const timer = setTimeout(() => setLuck(teamLuck(session.entry.luckOf?.(session.match) ?? [])));
    return () => clearTimeout(timer);
  }, [session]);
  return luck;
}

export function teamLuck(rolls: readonly RollLuck[]): TeamLuck {
  return {
    all: sumLuck(rolls),
    of(soldier) {
      const own = rolls.filter((roll) => roll.soldier === soldier);
      return own.length === 0 ? undefined : sumLuck(own);
    },
  };
}
