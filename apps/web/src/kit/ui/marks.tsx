import type { Standing } from '@sitrep/contract';
import { markNotes, markWords } from '@sitrep/speech';
import { useText } from '../i18n/text.tsx';
import { useMatch } from '../match/match-context.tsx';
import { useStore } from '../store/store.ts';
import styles from './marks.module.css';

/** What sets a match apart, in a word or two each; opened, it says what they mean. Nothing where nothing does. */
export function Marks({ standing }: { readonly standing: Standing }) {
  const text = useText();
  const words = markWords(text, standing);
  if (words.length === 0) return undefined;
  return (
    <details className={styles.marks}>
      <summary>{words.join(', ')}</summary>
      <ul>
        {markNotes(text, standing).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}

/** The marks of the match on the screen; they change when more is known. */
export function MatchMarks() {
  const { session } = useMatch();
  return <Marks standing={useStore(session.standing)} />;
}
