import { useEffect, useState } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import { momentOf } from '../../../kit/table/table-ui.ts';

/** From shot to shot the target stays the same, as long as somebody can fire at it: all guns of a squad are one press each. */
export function useKeptAim(): void {
  const { now } = useMatch();
  const { ui, change } = useTable();
  const { target } = ui.focus;
  const isFiring = now.view.decision?.name === 'combatChoice';
  const [aim, setAim] = useState<number>();
  const focus = aim === undefined ? undefined : { target: aim };
  const offers = useAsked(isFiring && focus ? { kind: 'proposals', focus } : undefined);
  const hasShot = offers !== undefined && offers.length > 0;
  const moment = momentOf(now);
  useEffect(() => {
    if (isFiring && typeof target === 'number') setAim(target);
  }, [isFiring, target]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question; whoever then points elsewhere means it
  useEffect(() => {
    if (hasShot && focus !== undefined && Object.keys(ui.focus).length === 0) change({ focus });
  }, [moment, hasShot]);
}
