import type { FaceSymbol, GoalBlock } from '@sitrep/contract';
import { Badge } from '../symbols/badge.tsx';
import { Pips } from '../symbols/pips.tsx';
import { capital, useSayFace } from '../symbols/say-face.ts';
import styles from './small-blocks.module.css';

const MARKS = { success: '✓', failure: '✕' } as const;

/** The figures of a target that are shown as a badge before its name. */
const LEADING: readonly FaceSymbol[] = ['cover'];

/** What is attacked, what wins, what loses. */
export function Goal({ goal, text, figures }: GoalBlock) {
  const say = useSayFace();
  const leading = figures.filter(({ symbol }) => LEADING.includes(symbol));
  const others = figures.filter(({ symbol }) => !LEADING.includes(symbol));
  return (
    <span className={styles.goal} data-goal={goal}>
      {goal !== 'target' && <b className={styles.mark}>{MARKS[goal]}</b>}
      <Figures figures={leading} />
      <span data-prose="">{capital(say(text))}</span>
      <Figures figures={others} />
    </span>
  );
}

function Figures({ figures }: Pick<GoalBlock, 'figures'>) {
  if (figures.length === 0) return undefined;
  return (
    <span className={styles.figures}>
      {figures.map((figure) =>
        figure.pips === undefined ? (
          <Badge key={figure.symbol} figure={figure} />
        ) : (
          <Pips key={figure.symbol} symbol={figure.symbol} {...figure.pips} />
        ),
      )}
    </span>
  );
}
