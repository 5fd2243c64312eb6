import { type RefObject, useEffect, useRef } from 'react';
import type { Beat } from '../page/beat.ts';
import { useMatch } from '../page/match-context.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { useTable } from '../table/table-context.tsx';
import { Button } from '../ui/button.tsx';
import { beatsOf } from './beats.ts';
import { beatTime, speedNow } from './pace.ts';
import type { Player } from './show.ts';
import styles from './stage.module.css';
import { playSounds, playTone } from './tones.ts';
import { useSkipping } from './use-skipping.ts';

/** From so many beats on that are still to come, there is a button that leaves them all out. */
const LONG = 3;

/** Shows what happened since the last question, dice and all, over the board. A key ends a beat, a tap the show. */
export function Stage({ player }: { readonly player: Player }) {
  const { t } = useMatch();
  const { beats, at, time } = useStore(player.store);
  const beat = beats[at];
  useNews(player);
  useAgain(player);
  useSkipping(player, beat !== undefined);
  useBeatOnTable(beat, time);
  if (beat === undefined) return undefined;
  return (
    <div className={styles.place} data-stage="" data-over-board="">
      <div className={styles.stage} data-kind={beat.kind} aria-hidden="true">
        <div key={beat.n} className={styles.beat}>
          <Dice faces={beat.dice} />
          <span>{beat.words}</span>
        </div>
        <small>
          {at + 1}/{beats.length} · {t('motion.skip')}
        </small>
      </div>
      {beats.length - at > LONG && <Button onClick={player.skip}>{t('motion.toChoice')}</Button>}
    </div>
  );
}

function Dice({ faces }: { readonly faces: readonly number[] }) {
  if (faces.length === 0) return undefined;
  return (
    <span className={styles.dice}>
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of a roll have only their place
        <b key={index}>{face}</b>
      ))}
    </span>
  );
}

/** Shows whatever is new. What happened before the page was opened is not. */
function useNews(player: Player): void {
  const match = useMatch();
  const { now } = match;
  const seen = useRef({ seat: now.seat, count: now.events.length });
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, however often it renders
  useEffect(() => {
    // Every seat has its own log: whoever takes over the screen reads there what they missed.
    const isSame = seen.current.seat === now.seat;
    const news = isSame ? now.events.slice(seen.current.count) : [];
    seen.current = { seat: now.seat, count: now.events.length };
    showBeats(player, beatsOf(match, news));
  }, [now.events]);
}

/** Shows events again that somebody wants to see. */
function useAgain(player: Player): void {
  const match = useMatch();
  const { again } = useTable().ui;
  const shown: RefObject<typeof again> = useRef(again);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for every wish
  useEffect(() => {
    if (again === undefined || shown.current === again) return;
    shown.current = again;
    player.skip();
    const { events } = match.now;
    showBeats(
      player,
      beatsOf(
        match,
        events.filter(({ n }) => again.events.includes(n)),
      ),
    );
  }, [again]);
}

/** Plays beats at the speed of the settings, with tones where they are wanted. */
function showBeats(player: Player, beats: readonly Beat[]): void {
  const { animation, sound } = settings.get();
  player.add(beats, {
    timeOf: (left, spent) => beatTime(speedNow(animation), left, spent),
    each({ kind, sounds }) {
      if (!sound) return;
      if (sounds === undefined) playTone(kind);
      else playSounds(sounds);
    },
  });
}

/** The board and its pieces show the beat for as long as it really lasts. */
function useBeatOnTable(beat: Beat | undefined, time: number): void {
  const { change } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another beat changes anything
  useEffect(() => {
    change({ beat: beat && { ...beat, time } });
  }, [beat]);
}
