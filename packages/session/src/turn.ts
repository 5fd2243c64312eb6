import type { DecisionKind, Seat } from '@sitrep/kernel';
import type { Player } from './players.ts';

/** What is open and whose answers are awaited. Whether a seat has answered may be a secret: this is for the host. */
export interface Turn {
  readonly kind: DecisionKind;
  /** The seats that have yet to answer. */
  readonly asked: readonly Seat[];
  readonly players: readonly Player[];
  /** The seat that lets others go first, if one does. */
  readonly deferring?: Seat | undefined;
}

/**
 * The program that answers next; `undefined` while people go first. What is answered unseen is taken from programs first;
 * a choice that is open to several is left to people, unless somebody lets others go first.
 */
export function nextProgram({ kind, asked, players, deferring }: Turn): Seat | undefined {
  const others = asked.filter((seat) => seat !== deferring);
  const isLeftToPeople =
    kind === 'pick' && deferring === undefined && others.some((seat) => players[seat] === 'person');
  return isLeftToPeople ? undefined : others.find((seat) => players[seat] !== 'person');
}

/** The person who answers next: whoever has the screen, if asked, else the first of those asked. */
export function nextPerson({ asked, players, deferring }: Turn, holder: Seat | undefined): Seat | undefined {
  const people = asked.filter((seat) => players[seat] === 'person');
  const willing = people.filter((seat) => seat !== deferring);
  const [first] = willing.length > 0 ? willing : people;
  return willing.find((seat) => seat === holder) ?? first;
}

/** A screen at which people play. */
export interface Screen {
  /** The seat whose player has the screen; `undefined` before the first question. */
  readonly holder: Seat | undefined;
  /** The match was not started here: whoever opened it need not be the one whose secrets come next. */
  readonly isResumed: boolean;
}

/** Whether several people share a screen: then nobody's table stays on it for the next one. */
export function isShared(players: readonly Player[]): boolean {
  return players.filter((player) => player === 'person').length > 1;
}

/** Whether the screen must change hands, with nothing secret on it, before this seat's player is asked. */
export function needsHandOver(
  { holder, isResumed }: Screen,
  players: readonly Player[],
  next: Seat,
): boolean {
  return holder === undefined ? isResumed && isShared(players) : holder !== next;
}
