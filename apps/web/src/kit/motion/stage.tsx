import { useEffect, useRef } from 'react';
import { useMatch } from '../page/match-context.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { useTable } from '../table/table-context.tsx';
import { type Beat, beatsOf } from './beats.ts';
import { beatTime, speedNow } from './pace.ts';
import type { Player } from './show.ts';
import styles from './stage.module.css';
import { playTone } from './tones.ts';

/** Shows what happened since the last question, dice and all, over the board. Any key or tap ends the show. */
export function Stage({ player }: { readonly player: Player }) {
  const { t } = useMatch();
  const { beats, at } = useStore(player.store);
  const beat = beats[at];
  useNews(player);
  useSkipping(player, beat !== undefined);
  useBeatenPieces(beat);
  if (beat === undefined) return undefined;
  return (
    <div className={styles.stage} data-kind={beat.kind} data-stage="" aria-hidden="true">
      <div key={beat.n} className={styles.beat}>
        {beat.dice.length > 0 && (
          <span className={styles.dice}>
            {beat.dice.map((face, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of a roll have only their place
              <b key={index}>{face}</b>
            ))}
          </span>
        )}
        <span>{beat.words}</span>
      </div>
      <small>
        {at + 1}/{beats.length} · {t('motion.skip')}
      </small>
    </div>
  );
}

/** Shows whatever is new. What happened before the page was opened is not. */
function useNews(player: Player): void {
  const { speech, page, piecesOf, now } = useMatch();
  const seen = useRef({ seat: now.seat, count: now.events.length });
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, however often it renders
  useEffect(() => {
    // Every seat has its own log: whoever takes over the screen reads there what they missed.
    const isSame = seen.current.seat === now.seat;
    const news = isSame ? now.events.slice(seen.current.count) : [];
    seen.current = { seat: now.seat, count: now.events.length };
    showBeats(player, beatsOf({ speech, page, piecesOf }, news));
  }, [now.events]);
}

/** Plays beats at the speed of the settings, with tones where they are wanted. */
export function showBeats(player: Player, beats: readonly Beat[]): void {
  const { animation, sound } = settings.get();
  player.play(beats, beatTime(speedNow(animation), beats.length), ({ kind }) => {
    if (sound) playTone(kind);
  });
}

function useSkipping(player: Player, isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return;
    // Only listens: the press still does what it always does.
    addEventListener('pointerdown', player.skip, true);
    addEventListener('keydown', player.skip, true);
    return () => {
      removeEventListener('pointerdown', player.skip, true);
      removeEventListener('keydown', player.skip, true);
    };
  }, [player, isPlaying]);
}

/** The pieces of the beat stand out on the board while it lasts. */
function useBeatenPieces(beat: Beat | undefined): void {
  const { change } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another beat changes anything
  useEffect(() => {
    change({ beat: beat?.pieces ?? [] });
  }, [beat]);
}
