import type { AbilityBlock } from '@sitrep/contract';
import { capital, useSayFace } from '../symbols/say-face.ts';
import { Sign } from '../symbols/sign.tsx';
import styles from './ability.module.css';

/** When it may be used as a strip, then its figure large, then the sentence. */
export function Ability({ when, figure, text }: AbilityBlock) {
  const say = useSayFace();
  const words = say(text);
  return (
    <>
      {when !== undefined && (
        <span className={styles.when}>
          {when.symbol !== undefined && <Sign name={when.symbol} />}
          <span>{capital(say(when.text))}</span>
        </span>
      )}
      <span className={styles.effect}>
        {figure !== undefined && <b>{figure}</b>}
        <span data-prose="">{figure === undefined ? capital(words) : words}</span>
      </span>
    </>
  );
}
