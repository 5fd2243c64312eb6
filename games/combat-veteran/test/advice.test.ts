import { type Answer, createMatch, determinize, type Match, makeKey, type Seat } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { advise } from '../src/advice/advise.ts';
import { combatVeteran } from '../src/combat-veteran.ts';
import type { Content } from '../src/content/content.ts';
import type { CvTypes } from '../src/cv-types.ts';
import { SIDES } from '../src/types.ts';
import { ricePaddy } from './contents.ts';

type Firefight = Match<CvTypes>;

function open(content: Content, turns: number): Firefight {
  const made = createMatch(combatVeteran, {
    config: { turns, exitBlocksTaliban: false },
    content,
    key: makeKey('advice'),
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

function worths(match: Firefight, seat: Seat): readonly number[] {
  const decision = match.decision();
  if (decision === undefined) return [];
  return match.options(seat).map((option) => advise(match.state, decision, seat, option));
}

function best(match: Firefight, seat: Seat): Answer<CvTypes> {
  if (match.decision()?.kind === 'form')
    return { type: 'deploy', ...match.state.content.setup.suggested[SIDES[seat] ?? 'us'] };
  const values = worths(match, seat);
  const option = match.options(seat)[values.indexOf(Math.max(...values))];
  if (option === undefined) throw new Error('there is no option');
  return option;
}

/** Plays by the advice, with a look at every decision before it is answered. */
function playOut(match: Firefight, look: (seat: Seat) => void): void {
  for (let entry = 0; entry < 3_000; entry += 1) {
    const [seat] = match.decision()?.seats ?? [];
    if (seat === undefined) return;
    look(seat);
    const answered = match.submit(seat, match.state.seats[seat]?.asked ?? 0, best(match, seat));
    if (!answered.ok) throw new Error(answered.refusal.code);
  }
  throw new Error('the firefight has no end');
}

it('by what the US side knows only: bunkers elsewhere change no advice', () => {
  const match = open(ricePaddy, 2);
  let compared = 0;
  playOut(match, (seat) => {
    const decision = match.decision();
    if (seat !== 0 || decision?.kind === 'form' || decision === undefined) return;
    const state = determinize(combatVeteran, match.copyState(), seat, makeKey(`world ${match.log.length}`));
    const same = { ...decision };
    const elsewhere = match.options(seat).map((option) => advise(state as never, same, seat, option));
    expect(elsewhere).toEqual(worths(match, seat));
    compared += 1;
  });
  expect(compared).toBeGreaterThan(50);
});
