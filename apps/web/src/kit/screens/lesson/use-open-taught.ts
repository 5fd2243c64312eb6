import { useEffect } from 'react';
import { useSeat } from '../../page/match-context.tsx';
import { useTable } from '../../table/table-context.tsx';

/** Opens what belongs to the one piece that a step is about, so that what it lights is not folded away. */
export function useOpenTaught(): void {
  const { now, page, piecesOf } = useSeat();
  const { change } = useTable();
  const pieces = now.options.flatMap((option) => piecesOf(option)).filter((piece) => page.isOpened?.(piece));
  const [only, another] = new Set(pieces);
  const taught = another === undefined ? only : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the learner may open another until the next step
  useEffect(() => {
    if (taught !== undefined) change({ open: taught });
  }, [taught, now.revision]);
}
