import type { HandbookEntry } from '@sitrep/contract';
import { type FocusEvent, Fragment, useId } from 'react';
import { RuleChip } from './rule-chip.tsx';
import styles from './term-text.module.css';
import { useNote } from './use-note.ts';
import { useTerms } from './use-terms.tsx';

/** How deeply terms within explanations are explained in turn. */
const DEEPEST = 2;

interface TermTextProps {
  readonly text: string;
  readonly depth?: number;
  /** The entry that the text is from: its own title is not explained in it. */
  readonly within?: HandbookEntry;
}

/** A sentence in which every game term can be looked up in place. */
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

/** A game term: on hover, focus or press it shows its meaning, with a link into the rules. */
export function Term({ words, entry, depth = 0 }: TermProps) {
  const id = useId();
  const { word, note, hover, open, pin, closeSoon, close, onToggle } = useNote();
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && note.current?.contains(relatedTarget))) close();
  };
  return (
    <>
      <button
        ref={word}
        type="button"
        className={styles.term}
        popoverTarget={id}
        popoverTargetAction="show"
        onClick={pin}
        onPointerEnter={hover}
        onPointerLeave={closeSoon}
        onFocus={open}
        onBlur={leave}
      >
        {words}
      </button>
      <span
        ref={note}
        id={id}
        popover="auto"
        className={styles.note}
        role="note"
        onToggle={onToggle}
        onPointerEnter={hover}
        onPointerLeave={closeSoon}
        onBlur={leave}
      >
        <strong>{entry.title}</strong>
        <span>
          <TermText text={entry.text} depth={depth + 1} within={entry} />
        </span>
        {entry.rules[0] !== undefined && <RuleChip rule={entry.rules[0]} />}
      </span>
    </>
  );
}
