import { type Luck, type RollLuck, sumLuck } from '@sitrep/contract';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';

export interface TeamLuck {
  readonly all: Luck;
  of(soldier: number): Luck | undefined;
}

/** Computed after the page is shown, because it looks back at every attack. */
export function useLuck(): TeamLuck | undefined {
  const { reader, now } = useMatch();
  const { revision } = now;
  const [luck, setLuck] = useState<TeamLuck>();
  useEffect(() => {
    const ask = async () => {
      const rolls = await reader.ask(revision, { kind: 'luck' });
      if (rolls !== undefined) setLuck(teamLuck(rolls));
    };
    const timer = setTimeout(() => void ask());
    return () => clearTimeout(timer);
  }, [reader, revision]);
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
