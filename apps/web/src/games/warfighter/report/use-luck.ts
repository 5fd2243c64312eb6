import { type Luck, type RollLuck, sumLuck } from '@sitrep/contract';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';

export interface TeamLuck {
  readonly all: Luck;
  of(soldier: number): Luck | undefined;
}

/** Every roll of the match against its odds. Computed after the page is shown, because it looks back at every attack. */
export function useRolls(): readonly RollLuck[] | undefined {
  const { reader, now } = useMatch();
  const { revision } = now;
  const isOver = now.view.outcome !== undefined;
  const [rolls, setRolls] = useState<readonly RollLuck[]>();
  useEffect(() => {
    if (!isOver) return undefined;
    const ask = async () => {
      const told = await reader.ask(revision, { kind: 'luck' });
      if (told !== undefined) setRolls(told);
    };
    const timer = setTimeout(() => void ask());
    return () => clearTimeout(timer);
  }, [reader, revision, isOver]);
  return rolls;
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
