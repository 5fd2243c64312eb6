import type { AbilityBlock } from '@sitrep/contract';
import { capital, useSayFace } from '../symbols/say-face.ts';
import { Sign } from '../symbols/sign.tsx';
import styles from './ability.module.css';

/** When it may be used as a strip, then its figure large beside the first sentence, then all others. */
export function Ability({ when, figure, text, more = [] }: AbilityBlock) {
  const say = useSayFace();
  const words = say(text);
  const others = more.map((each) => capital(say(each)));
  return (
    <>
      {when !== undefined && (
        <span className={styles.when}>
          {when.symbol !== undefined && <Sign name={when.symbol} />}
          <span>{capital(say(when.text))}</span>
        </span>
      )}
      {figure === undefined ? (
        <span data-prose="">{[capital(words), ...others].join(' ')}</span>
      ) : (
        <>
          <span className={styles.effect}>
            <b>{figure}</b>
            <span data-prose="">{words}</span>
          </span>
          {others.length > 0 && <span data-prose="">{others.join(' ')}</span>}
        </>
      )}
    </>
  );
}
