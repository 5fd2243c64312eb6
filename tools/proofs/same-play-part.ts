// A share of the matches of one game, run by same-play.ts beside others.
import { parentPort } from 'node:worker_threads';
import { findGame } from '@sitrep/catalog';
import {
  canonical,
  createMatch,
  type GameTypes,
  hashText,
  type Match,
  makeKey,
  makeUniform,
  type Seat,
} from '@sitrep/kernel';
import { playOn } from '@sitrep/testkit';
import { serve } from './in-parallel.ts';

export interface PlayShare {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export interface PlayReport {
  readonly hash: string;
  readonly answers: number;
}

/** Enough for a mission, and for the first turns of a firefight. */
const MOST_ANSWERS = 150;
const ONLOOKER = -1;

function playShare({ id, from, to }: PlayShare): PlayReport {
  const reports = Array.from({ length: to - from }, (_, index) => play(id, from + index));
  return {
    hash: hashText(reports.map(({ hash }) => hash).join()),
    answers: reports.reduce((sum, { answers }) => sum + answers, 0),
  };
}

function play(id: string, number: number): PlayReport {
  const match = start(id, number);
  const random = makeUniform(makeKey(`same play ${id} ${number}`), 'answers');
  const told = new Map<Seat, number>();
  let hash = hashText(met(match, told));
  let answers = 0;
  for (; answers < MOST_ANSWERS && match.decision() !== undefined; answers += 1) {
    playOn(match, random, 1);
    hash = hashText(hash + met(match, told));
  }
  return { hash, answers };
}

function start(id: string, number: number): Match<GameTypes> {
  const entry = findGame(id);
  const setups = entry?.trials?.() ?? entry?.setups() ?? [];
  const setup = setups[number % setups.length];
  if (entry === undefined || setup === undefined) throw new Error(`there is no ${id}`);
  const created = createMatch(entry.game, { ...setup, key: makeKey(`same play ${number}`) });
  if (!created.ok) throw new Error(`${setup.name} is refused`);
  return created.value;
}

/** Everything new that players can see, as text: no frames, locals or other bookkeeping. */
function met(match: Match<GameTypes>, told: Map<Seat, number>): string {
  const seats = [ONLOOKER, ...match.state.seats.keys()];
  return canonical([
    match.outcome() ?? 'none',
    ...seats.map((seat) => {
      const events = match.events(seat);
      const news = events.slice(told.get(seat) ?? 0).map(({ n: _n, cause: _cause, ...facts }) => facts);
      told.set(seat, events.length);
      return { ...shownTo(match, seat), news };
    }),
  ]);
}

function shownTo(match: Match<GameTypes>, seat: Seat): object {
  const { game, zones, decision } = match.view(seat);
  const isAsked = decision?.number !== undefined;
  return {
    game,
    zones,
    asked: decision === undefined ? 'nothing' : [decision.name, decision.kind, decision.seats],
    options: isAsked ? match.options(seat) : [],
    blocked: isAsked ? match.blocked(seat) : [],
  };
}

await serve(parentPort, playShare);
