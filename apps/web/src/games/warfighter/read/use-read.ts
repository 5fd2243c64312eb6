import { type Read, readView } from '@sitrep/warfighter/queries';
import type { Scene } from '../../../kit/page/game-page.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';

const reads = new WeakMap<object, Read>();

/** What the seat knows, in the shape that the rules read; built once per view. */
export function readOf({ facts, now: { view } }: Pick<Scene, 'facts' | 'now'>): Read {
  const { config, content } = facts;
  const read = reads.get(view) ?? readView({ view, config, content });
  reads.set(view, read);
  return read;
}

/** The same for components: the table asks the rules instead of knowing any. */
export function useRead(): Read {
  return readOf(useMatch());
}
