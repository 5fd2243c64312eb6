import type { AccountLine } from '@sitrep/contract';
import type { SeatEvent } from '@sitrep/kernel';
import type { Scene } from '../page/game-page.ts';

/** More lines at once than this nobody can listen to. */
const MOST_LINES = 10;

/** What happened, for the ear: one sentence for each squad, shot or check, losses first. */
export function announced(scene: Scene, events: readonly SeatEvent[]): readonly string[] {
  const { entry, facts, t } = scene;
  const chapters = entry.accountOf?.(facts.content, events) ?? [];
  const lines = chapters.flatMap((chapter) => chapter.lines);
  const most = lines.length <= MOST_LINES ? lines : worst(lines);
  const left = lines.length - most.length;
  const words = most.map((line) => lineWords(scene, line));
  return left === 0 ? words : [...words, t('feed.unsaid', { count: left })];
}

/** Those that cost the most, in the order in which they happened. */
function worst(lines: readonly AccountLine[]): readonly AccountLine[] {
  const kept = new Set(lines.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_LINES));
  return lines.filter((line) => kept.has(line));
}

function lineWords({ speech }: Scene, { title, losses }: AccountLine): string {
  const told = [...losses, title].map(({ key, args }) => speech.tell(key, args));
  return `${told.join('. ')}.`;
}
