import type { CvSketch } from '@sitrep/combat-veteran';
import { isSketch } from '@sitrep/combat-veteran';
import type { Focus, Proposal } from '@sitrep/contract';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';

/** What can be done as one act about what is pointed at, and what the best of it looks like on the map. */
export interface Sketched {
  readonly proposals: readonly Proposal[];
  readonly sketch: CvSketch | undefined;
}

export function useSketch(focus: Focus): Sketched {
  const { now } = useMatch();
  const proposals =
    useAsked(now.view.decision === undefined ? undefined : { kind: 'proposals', focus }) ?? [];
  const sketch = proposals[0]?.sketch;
  return { proposals, sketch: isSketch(sketch) ? sketch : undefined };
}
