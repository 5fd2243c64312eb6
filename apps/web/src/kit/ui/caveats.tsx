import type { Standing } from '@sitrep/contract';
import { caveatNotes, caveatWords } from '@sitrep/speech';
import { useText } from '../i18n/text.tsx';
import styles from './caveats.module.css';

/** What sets a match apart, in a word or two each, with explanations on demand. Empty for an ordinary match. */
export function Caveats({ standing }: { readonly standing: Standing }) {
  const text = useText();
  const words = caveatWords(text, standing);
  if (words.length === 0) return undefined;
  return (
    <details className={styles.caveats}>
      <summary>{words.join(', ')}</summary>
      <ul>
        {caveatNotes(text, standing).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
