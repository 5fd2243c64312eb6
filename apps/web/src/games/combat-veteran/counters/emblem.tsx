import { isContent } from '@sitrep/combat-veteran';
import type { EmblemProps } from '../../../kit/page/game-page.ts';
import { Blank } from './counter.tsx';

/** The shape and colour of a side's counters. */
export function Emblem({ content, seat }: EmblemProps) {
  if (!isContent(content)) return undefined;
  const { us, enemy } = content.forces;
  return (
    <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <Blank nation={(seat === 0 ? us : enemy).nation} />
    </svg>
  );
}
