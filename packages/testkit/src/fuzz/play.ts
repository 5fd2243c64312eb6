import { HOST, makeUniform, PASS, pick, type Seat, type Uniform } from '@sitrep/kernel';
import type { Deed } from '../deed.ts';
import { type AnyMatch, mostEntriesOf, seatsOf } from '../subject.ts';
import { nextSpeaker, type Player, seatPlayers } from './player.ts';
import type { Occasion, Referee } from './referee.ts';

/** Out of a thousand requests, how many are not answers: undos, time-outs, leaving, orders, concessions. */
const TABLE_DEEDS = [
  { weight: 50, make: undoDeed },
  { weight: 20, make: () => ({ by: HOST, act: { type: 'timeOut' } }) },
  { weight: 20, make: seatDeed },
  { weight: 30, make: orderDeed },
  { weight: 2, make: (seat) => ({ by: seat, act: { type: 'concede' } }) },
] satisfies readonly { weight: number; make: MakeDeed }[];

type MakeDeed = (seat: Seat, match: AnyMatch, random: Uniform) => Deed;

/**
 * Plays a random game under a referee, to the end or until a law is broken, with a limit. Returns all requests,
 * accepted or not.
 */
export function playWatched({ subject, key }: Occasion, referee: Referee): readonly Deed[] {
  const random = makeUniform(key, 'players');
  const players = seatPlayers(subject, referee.match?.state.seats.length ?? 0, random);
  const deeds: Deed[] = [];
  for (let match = referee.match; match?.decision() !== undefined; match = referee.match) {
    if (match.log.length > mostEntriesOf(subject)) break;
    const deed = nextDeed(match, players, random);
    deeds.push(deed);
    referee.perform(deed);
  }
  referee.close();
  return deeds;
}

function nextDeed(match: AnyMatch, players: readonly Player[], random: Uniform): Deed {
  let draw = random.below(1000);
  for (const { weight, make } of TABLE_DEEDS) {
    if (draw < weight) return make(pick(seatsOf(match), random), match, random);
    draw -= weight;
  }
  return answerDeed(match, players, random);
}

function answerDeed(match: AnyMatch, players: readonly Player[], random: Uniform): Deed {
  const by = nextSpeaker(match, players, random);
  return { by, act: { type: 'answer', answer: players[by]?.answer(match, by) ?? PASS } };
}

function undoDeed(by: Seat): Deed {
  return { by, act: { type: 'undo' } };
}

function seatDeed(by: Seat, match: AnyMatch): Deed {
  return { by, act: { type: 'seat', isPresent: !(match.state.seats[by]?.isPresent ?? true) } };
}

/** An order to pass a window of some name (the open one, if any), or the withdrawal of such an order. */
function orderDeed(by: Seat, match: AnyMatch, random: Uniform): Deed {
  const { windows } = match.game;
  const open = match.decision()?.name ?? '';
  const decision = windows.length === 0 || windows.includes(open) ? open : pick(windows, random);
  return { by, act: { type: 'order', decision, isOn: random.below(3) > 0 } };
}
