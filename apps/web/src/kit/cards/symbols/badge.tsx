import type { FaceFigure } from '@sitrep/contract';
import styles from './badge.module.css';
import { useSayFace } from './say-face.ts';
import { Sign } from './sign.tsx';

/** Signs that are drawn around their figure. */
const SHAPES = ['cover', 'price', 'value'];

/** A figure on the picture: a shield, a coin, a box with its sign, or one sign for each. */
export function Badge({ figure: { symbol, value, pips } }: { readonly figure: FaceFigure }) {
  const say = useSayFace();
  if (pips !== undefined) return <Signs symbol={symbol} {...pips} />;
  return (
    <b className={styles.badge} data-symbol={symbol}>
      {!SHAPES.includes(symbol) && <Sign name={symbol} />}
      {symbol === 'cover' && (
        <span className={styles.shield}>
          <Sign name="cover" />
        </span>
      )}
      <span className={styles.value}>{say(value)}</span>
    </b>
  );
}

/** What a hostile card has in the open, each sign in a disc; the others are crossed out. */
function Signs({
  symbol,
  count,
  left = count,
}: Pick<FaceFigure, 'symbol'> & NonNullable<FaceFigure['pips']>) {
  return (
    <span className={styles.signs} data-symbol={symbol}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the signs are all alike
        <i key={index} data-full={index < left || undefined}>
          <Sign name={index < left ? symbol : 'cancel'} />
        </i>
      ))}
    </span>
  );
}
