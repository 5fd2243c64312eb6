import type { Standing } from '@sitrep/contract';
import { markNotes, markWords } from '@sitrep/speech';
import { useText } from '../i18n/text.tsx';
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
