import { gistWords } from '@sitrep/speech';
import { effectiveCover, type HostileView, isScreened, uncoveredReticles } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { isChanged } from '../read/is-changed.ts';
import { useRead } from '../read/use-read.ts';
import styles from './hostile-card.module.css';
import { Reticles } from './reticles.tsx';

/** A hostile card in play: how much of it is left, whom it threatens, and what its next attack would do. */
export function HostileCard({ hostile }: { readonly hostile: HostileView }) {
  const { speech, t } = useMatch();
  const state = useRead();
  const card = state.content.cards[hostile.card];
  const target = state.game.soldiers[hostile.target - 1];
  if (card?.type !== 'hostile') return undefined;
  return (
    <PieceButton piece={`hostile:${hostile.token}`} card={hostile.card} className={styles.hostile ?? ''}>
      <span className={styles.head}>
        <span className={styles.sign} aria-hidden="true">
          <Icon name="hostile" size={18} />
        </span>
        <span className={styles.name}>{speech.noun('hostile', hostile.token)}</span>
        <Reticles
          free={Math.max(0, uncoveredReticles(state, hostile))}
          suppressed={hostile.suppress}
          killed={hostile.ekia}
        />
      </span>
      <span className={styles.figures}>
        <CoverFigure hostile={hostile} />
        <span>{t('hostile.value', { value: card.value })}</span>
        {target !== undefined && (
          <span>{t('hostile.range', { range: Math.abs(target.slot - hostile.slot) })}</span>
        )}
        {hostile.isMarked && <span className={styles.flag}>{t('hostile.marked')}</span>}
        {isScreened(state, hostile) && <span>{t('hostile.screened')}</span>}
      </span>
      <Intent hostile={hostile} />
    </PieceButton>
  );
}

/** Its effective Cover against attacks; marked if other cards change the printed value. */
function CoverFigure({ hostile }: { readonly hostile: HostileView }) {
  const { t } = useMatch();
  const cover = effectiveCover(useRead(), hostile);
  return (
    <span data-changed={isChanged(cover) || undefined}>{t('hostile.cover', { cover: cover.total })}</span>
  );
}

/** Whom it targets, from how far, and with what chances right now. */
function Intent({ hostile }: { readonly hostile: HostileView }) {
  const { speech, t } = useMatch();
  const threats = useAsked({ kind: 'threats' });
  const state = useRead();
  const target = state.game.soldiers[hostile.target - 1];
  if (target === undefined) return <span className={styles.intent}>{t('hostile.noTarget')}</span>;
  const odds = threats?.find(({ about }) => 'hostile' in about && about.hostile === hostile.token);
  const harmless = uncoveredReticles(state, hostile) <= 0 ? 'hostile.pinned' : 'hostile.noReach';
  return (
    <span className={styles.intent}>
      <span>
        <span aria-hidden="true">→ </span>
        {speech.noun('soldier', hostile.target)}
      </span>
      <strong data-harm={odds !== undefined || undefined}>
        {odds === undefined ? t(harmless) : gistWords(speech, odds)[0]}
      </strong>
    </span>
  );
}
