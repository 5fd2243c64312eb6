import { readFileSync } from 'node:fs';
import { type Command, type Content, type DuelTypes, duel } from '@sitrep/duel';
import { duelExamples } from '@sitrep/duel/examples';
import { createMatch, type Match, makeKey, perform } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { transcript } from './transcript.ts';

const deck = new URL('../../../content/duel-deck/deck.json', import.meta.url);
const content = JSON.parse(readFileSync(deck, 'utf8')) as Content;

/** What happens at any table: somebody has a standing order, is late, leaves, takes back, gives up. */
function play(): Match<DuelTypes> {
  const config = { health: 5, rounds: 6, points: 3 };
  const created = createMatch(duel, { config, content, key: makeKey('transcript') });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  const match = created.value;
  const answer = (command: Command, seat = 0) =>
    match.submit(seat, match.state.seats[seat]?.asked ?? 0, command);
  const results = [
    match.order(1, 'parryChance', true),
    match.timeOut(match.serial),
    match.changeSeat(1, false),
    answer({ type: 'stance', stance: 'wary' }),
    answer({ type: 'stance', stance: 'bold' }, 1),
    answer({ type: 'hold' }),
    perform(match, { by: 0, act: { type: 'undo' } }),
    answer({ type: 'omen' }),
    match.concede(1),
  ];
  expect(results.every(({ ok }) => ok)).toBe(true);
  return match;
}

it('tells a whole game, with names for tokens', () => {
  expect(transcript(play(), duelExamples(content))).toMatchInlineSnapshot(`
    "duel 1.2.0
    config {"health":5,"points":3,"rounds":6}
    key 96a8c2455a0f0c9565e538cfddd406febbbe8ca6392638a5a653aaeb694bcafd

    0 start
    1 seat 1: order decision parryChance, isOn true
    2 timeOut
        DU-SETUP-02 trained guard 0, seat 0, strength 3
        DU-SETUP-02 trained guard 0, seat 1, strength 3
        DU-SETUP-03 drawn deck > hand0: parry, jab, parry, parry (seen by 0)
        DU-SETUP-03 drawn deck > hand1: cut, block, jab, lunge (seen by 1)
    3 seat 1: seat isPresent false
        seatChanged isPresent false, seat 1
    4 seat 0: stance stance wary
    5 seat 1: stance stance bold
        DU-ROUND-01 stanceTaken seat 0, stance wary
        DU-ROUND-01 stanceTaken seat 1, stance bold
    6 seat 0: hold
        DU-ROUND-02 acted seat 0
    7 seat 0: undo entry 6
    8 seat 0: omen
        DU-ACT-04 rolled omen d6: 1 (seen by 0)
        DU-ACT-04 omenRead face 1, seat 0
        DU-ROUND-02 acted seat 0
    9 seat 1: concede
        conceded seat 1

    victory of seat 0 (DU-END-03)
    "
  `);
});

it('shows tokens as numbers without an adapter, and a game that goes on as not over', () => {
  const match = play();
  const branched = match.branch(5, makeKey('other'));
  const text = branched.ok ? transcript(branched.value) : '';
  expect(text).toMatch(/drawn deck > hand0: \d+, \d+, \d+, \d+ \(seen by 0\)/);
  expect(text).toMatch(/\nnot over\n$/);
});

it('is the same for the same game', () => {
  expect(transcript(play())).toBe(transcript(play()));
});
