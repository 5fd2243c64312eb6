import type { NoteBlock } from '@sitrep/contract';
import { capital, useSayFace } from '../symbols/say-face.ts';
import { Sign } from '../symbols/sign.tsx';
import styles from './small-blocks.module.css';

/** A sentence besides what the card does. */
export function Note({ symbol, text }: NoteBlock) {
  const say = useSayFace();
  return (
    <span className={styles.note} data-prose="">
      {symbol !== undefined && (
        <>
          <Sign name={symbol} />{' '}
        </>
      )}
      {capital(say(text))}
    </span>
  );
}
