import {
  type EffectiveFigure,
  effectiveCover,
  type HostileView,
  isScreened,
  rangeFrom,
  uncoveredReticles,
} from '@sitrep/warfighter/queries';
import { CardArt } from '../../../kit/art/card-art.tsx';
import { Card } from '../../../kit/cards/card.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { chosenSoldier } from '../read/chosen-soldier.ts';
import { isChanged } from '../read/is-changed.ts';
import { useRead } from '../read/use-read.ts';
import styles from './hostile-card.module.css';
import { Intent } from './intent.tsx';
import { Reticles } from './reticles.tsx';

interface HostileCardProps {
  readonly hostile: HostileView;
  /** Whether there is room for the whole face of the card. */
  readonly isWhole: boolean;
}

/** A hostile card in play: its picture, how much of it is left, whom it threatens, and what its next attack would do. */
export function HostileCard({ hostile, isWhole }: HostileCardProps) {
  const { speech } = useMatch();
  const state = useRead();
  const card = state.content.cards[hostile.card];
  if (card?.type !== 'hostile') return undefined;
  return (
    <PieceButton
      piece={`hostile:${hostile.token}`}
      card={hostile.card}
      className={styles.hostile ?? ''}
      data-frame="red"
    >
      {isWhole ? <WholeFace hostile={hostile} /> : <Picture hostile={hostile} value={card.value} />}
      <span className={isWhole ? 'visually-hidden' : styles.name}>
        {speech.noun('hostile', hostile.token)}
      </span>
      <Words hostile={hostile} value={card.value} />
      <Intent hostile={hostile} />
    </PieceButton>
  );
}

/** Its picture with what decides about attacks: Cover, value, and a sign for each reticle. */
function Picture({ hostile, value }: { readonly hostile: HostileView; readonly value: number }) {
  const { facts } = useMatch();
  return (
    <span className={styles.picture} aria-hidden="true">
      <CardArt content={facts.content} card={hostile.card}>
        <Icon name="hostile" size={32} />
      </CardArt>
      <Shield cover={useFromChosen(hostile).cover} />
      <span className={styles.value}>{value}★</span>
      {hostile.isMarked && (
        <span className={styles.mark}>
          <Icon name="objective" size={15} />
        </span>
      )}
      <Signs hostile={hostile} />
    </span>
  );
}

/** The Cover that attacks meet, with a sign if it is not the printed one. */
function Shield({ cover }: { readonly cover: EffectiveFigure }) {
  return (
    <span className={styles.shield} data-changed={isChanged(cover) || undefined}>
      {cover.total}
    </span>
  );
}

/** All that its card says, with the state of its reticles over the picture, and its Cover where that is not the printed one. */
function WholeFace({ hostile }: { readonly hostile: HostileView }) {
  const match = useMatch();
  const { entry, facts, speech, page } = match;
  const { cover } = useFromChosen(hostile);
  return (
    <span className={styles.whole} aria-hidden="true">
      <Card
        id={hostile.card}
        entry={entry}
        content={facts.content}
        speech={speech}
        situation={page.situationOf?.(match, `hostile:${hostile.token}`)}
      />
      {isChanged(cover) && <Shield cover={cover} />}
      <Signs hostile={hostile} />
    </span>
  );
}

function Signs({ hostile }: { readonly hostile: HostileView }) {
  const free = Math.max(0, uncoveredReticles(useRead(), hostile));
  return <Reticles free={free} suppressed={hostile.suppress} killed={hostile.ekia} />;
}

/** What the Soldier who is chosen would meet: from how far he attacks, and against which Cover. */
function useFromChosen(hostile: HostileView) {
  const state = useRead();
  const { ui } = useTable();
  const soldier = chosenSoldier(state, ui.open);
  return {
    cover: effectiveCover(state, hostile, soldier),
    range: rangeFrom(state, soldier, hostile.slot),
  };
}

/** The same figures for whoever does not see them. */
function Words({ hostile, value }: { readonly hostile: HostileView; readonly value: number }) {
  const { t } = useMatch();
  const state = useRead();
  const { cover, range } = useFromChosen(hostile);
  const words = [
    t('hostile.reticles', {
      free: Math.max(0, uncoveredReticles(state, hostile)),
      suppressed: hostile.suppress,
      killed: hostile.ekia,
    }),
    t('hostile.cover', { cover: cover.total }),
    t('hostile.value', { value }),
    ...(range === undefined ? [] : [t('hostile.range', { range })]),
    ...(hostile.isMarked ? [t('hostile.marked')] : []),
    ...(isScreened(state, hostile) ? [t('hostile.screened')] : []),
  ];
  return <span className="visually-hidden"> {words.join(' ')} </span>;
}
