import { useText } from '../../../kit/i18n/text.tsx';
import type { PrintedFaceProps } from '../../../kit/page/game-printing.ts';
import { ICONS } from '../../../kit/ui/icon-paths.ts';
import { COUNTER_LOOKS } from './counter-look.ts';
import styles from './printing.module.css';
import { COUNTER } from './scale.ts';

/** Counters are drawn in a square of 64 units; the ground goes on around it. */
const SIDE = 64;
const BLEED = (SIDE * COUNTER.bleed) / COUNTER.trim.width;
const BOX = [-BLEED, -BLEED, SIDE + 2 * BLEED, SIDE + 2 * BLEED].join(' ');

/** A side of a counter, named `KIND/NAME`: a symbol, a number or letter, a word. */
export function CounterFace({ face, speech }: PrintedFaceProps) {
  const { t } = useText();
  const [kind = '', name = ''] = face.split('/');
  const look = COUNTER_LOOKS[kind];
  if (look === undefined) return undefined;
  const { tone, icon, isStruck = false } = look;
  const isClimate = kind === 'hardy';
  const word = isClimate ? speech.name({ key: `term.${name}` }) : t(`war.counter.${kind}`);
  const figure = isClimate ? '' : name;
  return (
    <svg className={`${styles.counter} ${styles[tone]}`} viewBox={BOX} aria-hidden="true">
      <rect className={styles.ground} x={-BLEED} y={-BLEED} width="100%" height="100%" />
      {icon && (
        <path
          className={styles.icon}
          transform={figure === '' ? 'translate(14 6)scale(.0703)' : 'translate(4 10)scale(.0586)'}
          d={ICONS[icon]}
        />
      )}
      {isStruck && <path className={styles.strike} d="M10 8L54 44" />}
      {figure !== '' && (
        <text className={styles.figure} x="48" y="38" textAnchor="middle" fontSize="32">
          {figure}
        </text>
      )}
      <text className={styles.word} x="32" y="57" textAnchor="middle" fontSize={sizeOf(word)}>
        {word}
      </text>
    </svg>
  );
}

/** As large as the word allows. */
function sizeOf(word: string): number {
  return Math.min(12, 112 / Math.max(1, word.length));
}
