import { useMatch } from '../../../kit/page/match-context.tsx';
import { useRead } from '../read/use-read.ts';
import { handTokens } from './drawn-pieces.ts';
import { FacePiece } from './face-piece.tsx';
import styles from './hand.module.css';

/** The part of a Soldier's hand that the seat can see. */
export function Hand({ soldier }: { readonly soldier: number }) {
  const { speech, t } = useMatch();
  const state = useRead();
  const tokens = handTokens(state, soldier);
  const title = t('hand.title', { soldier: speech.noun('soldier', soldier), count: tokens.length });
  return (
    <section className={styles.hand} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.cards}>
        {tokens.map((token) => (
          <li key={token}>
            <FacePiece piece={`card:${token}`} card={state.content.instances[token] ?? ''} />
          </li>
        ))}
        {tokens.length === 0 && <li className={styles.empty}>{t('hand.empty')}</li>}
      </ul>
    </section>
  );
}
