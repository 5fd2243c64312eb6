import { HOST, makeUniform, PASS, pick, type Seat, type Uniform } from '@sitrep/kernel';
import type { Request } from '../request.ts';
import { type AnyMatch, mostEntriesOf, seatsOf } from '../subject.ts';
import { nextSpeaker, type Player, seatPlayers } from './player.ts';
import type { Occasion, Referee } from './referee.ts';

/** Out of a thousand requests, how many are not answers: undos, time-outs, leaving, orders, concessions. */
const TABLE_REQUESTS = [
  { weight: 50, make: undoRequest },
  { weight: 20, make: () => ({ by: HOST, act: { type: 'timeOut' } }) },
  { weight: 20, make: seatRequest },
  { weight: 30, make: orderRequest },
  { weight: 2, make: (seat) => ({ by: seat, act: { type: 'concede' } }) },
] satisfies readonly { weight: number; make: MakeRequest }[];

/** How many answers in a row share the name of a request, so that undo takes them back together. */
const BUNDLE = 4;

type MakeRequest = (seat: Seat, match: AnyMatch, random: Uniform) => Request;

/**
 * Plays a random game under a referee, to the end or until a law is broken, with a limit. Returns all requests,
 * accepted or not.
 */
export function playWatched({ subject, key }: Occasion, referee: Referee): readonly Request[] {
  const random = makeUniform(key, 'players');
  const players = seatPlayers(subject, referee.match?.state.seats.length ?? 0, random);
  const requests: Request[] = [];
  for (let match = referee.match; match?.decision() !== undefined; match = referee.match) {
    if (match.log.length > mostEntriesOf(subject)) break;
    const request = nextRequest(match, players, random);
    requests.push(request);
    referee.perform(request);
  }
  referee.close();
  return requests;
}

function nextRequest(match: AnyMatch, players: readonly Player[], random: Uniform): Request {
  let draw = random.below(1000);
  for (const { weight, make } of TABLE_REQUESTS) {
    if (draw < weight) return make(pick(seatsOf(match), random), match, random);
    draw -= weight;
  }
  return answerRequest(match, players, random);
}

function answerRequest(match: AnyMatch, players: readonly Player[], random: Uniform): Request {
  const by = nextSpeaker(match, players, random);
  const answer = players[by]?.answer(match, by) ?? PASS;
  return { by, act: { type: 'answer', answer }, request: `bundle-${Math.floor(match.log.length / BUNDLE)}` };
}

function undoRequest(by: Seat): Request {
  return { by, act: { type: 'undo' } };
}

function seatRequest(by: Seat, match: AnyMatch): Request {
  return { by, act: { type: 'seat', isPresent: !(match.state.seats[by]?.isPresent ?? true) } };
}

/** An order to pass a window of some name (the open one, if any), or the withdrawal of such an order. */
function orderRequest(by: Seat, match: AnyMatch, random: Uniform): Request {
  const { windows } = match.game;
  const open = match.decision()?.name ?? '';
  const decision = windows.length === 0 || windows.includes(open) ? open : pick(windows, random);
  return { by, act: { type: 'order', decision, isOn: random.below(3) > 0 } };
}
