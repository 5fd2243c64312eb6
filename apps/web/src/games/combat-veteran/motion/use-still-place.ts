import type { Hex } from '@sitrep/hex';
import { useMemo } from 'react';
import { speedNow } from '../../../kit/motion/pace.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { settings } from '../../../kit/settings/settings.ts';
import { useStore } from '../../../kit/store/store.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import { actsBetween } from './acts-between.ts';

const NOWHERE: readonly Hex[] = [];

/** For players who want no motion: where the worst of the news happened, or what they want to see again. */
export function useStillPlace(): readonly Hex[] {
  const { facts, now } = useMatch();
  const { again } = useTable().ui;
  const { animation } = useStore(settings);
  return useMemo(() => {
    if (speedNow(animation) !== 'none') return NOWHERE;
    const numbers = again?.events ?? now.news.map(({ n }) => n);
    const [first = 0, last = -1] = [numbers[0], numbers.at(-1)];
    const acts = actsBetween({ facts, now }, first, last).filter(({ hexes }) => hexes.length > 0);
    const [worst] = acts.toReversed().toSorted((one, other) => other.weight - one.weight);
    return worst?.hexes.slice(-1) ?? NOWHERE;
  }, [animation, again, now, facts]);
}
