import type { KeywordBlock } from '@sitrep/contract';
import { capital, useSayFace } from '../symbols/say-face.ts';
import styles from './small-blocks.module.css';

/** A keyword with what it reminds of. */
export function Keyword({ name, reminder }: KeywordBlock) {
  const say = useSayFace();
  return (
    <span className={styles.keyword} data-prose="">
      <b>{capital(say(name))}</b> <span data-reminder="">{say(reminder)}</span>
    </span>
  );
}
