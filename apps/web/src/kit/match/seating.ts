import type { Seat } from '@sitrep/kernel';
import { type Host, needsHandOver, nextPerson } from '@sitrep/session';
import { createStore, type Store } from '../store/store.ts';

/** Who is at the screen. */
export interface Place {
  /** The seat that is shown, or whose player is called. */
  readonly seat: Seat;
  /** The seat whose player has the screen; `undefined` before the first question. */
  readonly holder: Seat | undefined;
  /** That player must take over the screen before anything is shown. */
  readonly isHandOver: boolean;
}

/** Follows whose turn it is, and has the screen handed over if the session's policy requires it. */
export interface Seating extends Pick<Store<Place>, 'get' | 'subscribe'> {
  /** The player who was called has taken over the screen. */
  take(): void;
  /** The player who had the screen has left it: whoever comes next must take it over. */
  leave(): void;
}

/** `isResumed` if the match was not started here, so that anybody may be at the screen. */
export function openSeating(host: Host, isResumed: boolean): Seating {
  const first = Math.max(0, host.players.indexOf('person'));
  const place = createStore<Place>({ seat: first, holder: undefined, isHandOver: false });
  let isAnybodys = isResumed;
  const follow = () => place.set((now) => nextPlace(host, now, isAnybodys));
  follow();
  host.subscribe(follow);
  return {
    get: place.get,
    subscribe: place.subscribe,
    take: () => place.set(({ seat }) => ({ seat, holder: seat, isHandOver: false })),
    leave() {
      isAnybodys = true;
      place.set((now) => nextPlace(host, { ...now, holder: undefined }, isAnybodys));
    },
  };
}

/** Of those asked, whoever has the screen, or else the next person. It does not change while bots think or after the end. */
function nextPlace({ turn, players, outcome }: Host, now: Place, isResumed: boolean): Place {
  const { holder } = now;
  const seat = turn && nextPerson(turn, holder);
  if (outcome !== undefined) return now.isHandOver ? { ...now, isHandOver: false } : now;
  if (seat === undefined) return now;
  const isHandOver = needsHandOver({ holder, isResumed }, players, seat);
  const next = { seat, holder: isHandOver ? holder : seat, isHandOver };
  const isSame = next.seat === now.seat && next.holder === holder && isHandOver === now.isHandOver;
  return isSame ? now : next;
}
