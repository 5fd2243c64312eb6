import { useMatch } from '../../../kit/page/match-context.tsx';
import { useRead } from '../read/use-read.ts';
import { CardRow } from './card-row.tsx';
import { handTokens } from './drawn-pieces.ts';
import { FacePiece } from './face-piece.tsx';
import styles from './hand.module.css';
import type { Reach } from './reach.ts';

interface HandProps {
  readonly soldier: number;
  readonly reach: Reach;
  /** Whether other hands lie beside it: each card tells whose it is where they lie together. */
  readonly isOneOfMany?: boolean;
}

/** The part of a Soldier's hand that the seat can see. */
export function Hand({ soldier, reach, isOneOfMany = false }: HandProps) {
  const { speech, t } = useMatch();
  const state = useRead();
  const tokens = handTokens(state, soldier);
  const title = t('hand.title', { soldier: speech.noun('soldier', soldier), count: tokens.length });
  return (
    <CardRow title={title} count={tokens.length} reach={reach}>
      {tokens.map((token) => (
        <li key={token} data-owner={isOneOfMany ? soldier : undefined}>
          <FacePiece
            piece={`card:${token}`}
            card={state.content.instances[token] ?? ''}
            isTile={reach.isTiled}
          />
        </li>
      ))}
      {tokens.length === 0 && <li className={styles.empty}>{t('hand.empty')}</li>}
    </CardRow>
  );
}
