import type { RollLuck } from '@sitrep/catalog';
import { useEffect, useState } from 'react';
import { useMatch } from '../../match/match-context.tsx';

/** What the odds promised a Soldier, or the whole team, and what came. */
export interface Luck {
  readonly expected: number;
  readonly rolled: number;
  /** How unusual it was: the difference in standard deviations. */
  readonly index: number;
}

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
    all: addUp(rolls),
    of(soldier) {
      const own = rolls.filter((roll) => roll.soldier === soldier);
      return own.length === 0 ? undefined : addUp(own);
    },
  };
}

function addUp(rolls: readonly RollLuck[]): Luck {
  const sum = (field: 'expected' | 'rolled' | 'variance') =>
    rolls.reduce((all, roll) => all + roll[field], 0);
  const difference = sum('rolled') - sum('expected');
  const scatter = Math.sqrt(sum('variance'));
  return {
    expected: sum('expected'),
    rolled: sum('rolled'),
    index: scatter === 0 ? 0 : difference / scatter,
  };
}
