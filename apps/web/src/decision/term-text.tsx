import type { HandbookEntry } from '@sitrep/catalog';
import { Fragment, useId, useRef } from 'react';
import { RuleChip } from './rule-chip.tsx';
import styles from './term-text.module.css';
import { useTerms } from './use-terms.tsx';

/** How deep words within explanations are explained in turn. */
const DEEPEST = 2;

interface TermTextProps {
  readonly text: string;
  readonly depth?: number;
  /** The entry that the text is from: it does not explain itself by itself. */
  readonly within?: HandbookEntry;
}

/** A sentence in which every word of the game explains itself. */
export function TermText({ text, depth = 0, within }: TermTextProps) {
  const segments = useTerms().split(text);
  if (depth >= DEEPEST) return text;
  return segments.map(({ words, entry }, index) =>
    entry === undefined || entry.id === within?.id ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have only their place
      <Fragment key={index}>{words}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have only their place
      <Term key={index} words={words} entry={entry} depth={depth} />
    ),
  );
}

interface TermProps {
  readonly words: string;
  readonly entry: HandbookEntry;
  readonly depth?: number;
}

/** A word of the game: pressed or pointed at, it tells its meaning, with the way into the rules. */
export function Term({ words, entry, depth = 0 }: TermProps) {
  const id = useId();
  const note = useRef<HTMLSpanElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.term}
        popoverTarget={id}
        onClick={({ currentTarget }) => placeNote(currentTarget, note.current)}
      >
        {words}
      </button>
      <span ref={note} id={id} popover="auto" className={styles.note} role="note">
        <strong>{entry.title}</strong>
        <span>
          <TermText text={entry.text} depth={depth + 1} within={entry} />
        </span>
        {entry.rules[0] !== undefined && <RuleChip rule={entry.rules[0]} />}
      </span>
    </>
  );
}

/** Puts the note beside its word and inside the window. */
function placeNote(word: Element, note: HTMLElement | null): void {
  if (note === null) return;
  const { left, top, bottom } = word.getBoundingClientRect();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  note.style.left = `${Math.max(8, Math.min(left, innerWidth - 21 * rem))}px`;
  const isLow = bottom > innerHeight / 2;
  note.style.top = isLow ? 'auto' : `${bottom + 4}px`;
  note.style.bottom = isLow ? `${innerHeight - top + 4}px` : 'auto';
}
