import { canonical, type Seat } from '@sitrep/kernel';
import { hold, holdUnchanged, type Law, show, type Table, type Watcher } from '../law.ts';
import { findShared, objectsIn } from '../sharing.ts';
import { type AnyMatch, numberOf, seatsOf, waitingSeats } from '../subject.ts';
import { GARBAGE } from '../wrong-answers.ts';

export const pure: Law = {
  name: 'pure',
  statement:
    'Queries change nothing, give the same result twice, and hand out no part of the state; the fallback is legal, and what is open is what the state asks.',
  watch(table): Watcher {
    return {
      decision() {
        checkOpen(table.match);
        for (const seat of seatsOf(table.match)) askTwice(table, seat);
        for (const seat of waitingSeats(table.match)) checkFallback(table.match, seat);
        checkView(table);
        holdUnchanged(table, 'a question');
      },
      close: () => askWhenOver(table),
    };
  },
};

/** The match caches the open decision; it must be the one that the state asks. */
function checkOpen(match: AnyMatch): void {
  const [open, asked] = [match.decision(), match.game.decision(match.state)];
  hold(canonical(open) === canonical(asked), () => `${show(open)} is open, the state asks ${show(asked)}`);
}

/** All queries that the rules answer about a seat. */
function askAll({ game, state }: AnyMatch, seat: Seat, draft: unknown): string {
  const decision = game.decision(state);
  const isAsked = decision?.seats.includes(seat) ?? false;
  return canonical({
    decision,
    options: isAsked && decision?.kind !== 'form' ? game.options(state, seat) : [],
    blocked: isAsked ? game.blocked(state, seat) : [],
    fallback: isAsked ? game.fallback(state, seat) : undefined,
    problems: decision?.kind === 'form' ? game.problems(state, seat, draft) : [],
    view: game.view(state, seat),
    outcome: game.outcome(state),
  });
}

function askTwice({ match, random }: Table, seat: Seat): void {
  const draft = GARBAGE[random.below(GARBAGE.length)];
  const [first, second] = [askAll(match, seat, draft), askAll(match, seat, draft)];
  hold(first === second, () => `two answers to the same questions of seat ${seat}: ${first} and ${second}`);
}

function checkFallback(match: AnyMatch, seat: Seat): void {
  const fallback = match.game.fallback(match.state, seat);
  const result = match.copy().submit(seat, numberOf(match, seat), fallback);
  hold(result.ok, () => `the fallback of seat ${seat} is refused: ${show(fallback)}`);
}

/** A client that modifies what it was shown must not affect the match. */
function checkView({ match }: Table): void {
  const { game, frames, zones, seats, chance } = match.state;
  const objects = objectsIn({ game, frames, zones, seats, chance });
  for (const seat of seatsOf(match)) {
    const shared = findShared(match.view(seat), objects);
    hold(shared === undefined, `the view of seat ${seat} shares ${shared} with the state`);
  }
}

function askWhenOver(table: Table): void {
  if (table.match.outcome() === undefined) return;
  for (const seat of seatsOf(table.match)) askTwice(table, seat);
  holdUnchanged(table, 'a question after the end');
}
