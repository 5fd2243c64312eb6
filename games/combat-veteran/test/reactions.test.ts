import { fullPolicy, type Policy, settledPolicy } from '@sitrep/contract';
import { type Answer, createMatch, type GameTypes, type Match, makeKey, PASS } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { combatVeteranEntry as entry } from '../src/entry/index.ts';
import { isView } from '../src/reading.ts';
import { drill } from './drill.ts';

/** A firefight between greedy commanders up to the first chance of defensive fire of the enemy side. */
function openWindow(
  seed: string,
  isWanted: (match: Match<GameTypes>) => boolean = () => true,
): Match<GameTypes> {
  const [setup] = entry.setups();
  if (setup === undefined) throw new Error('there is no set-up');
  const created = createMatch(entry.game, { ...setup, key: makeKey(seed) });
  if (!created.ok) throw new Error('it does not start');
  const match = created.value;
  for (let count = 0; count < 2_000; count += 1) {
    const decision = match.decision();
    if (decision === undefined) break;
    if (decision.name === 'defensiveFire' && decision.seats[0] === 1 && isWanted(match)) return match;
    const seat = decision.seats[0] ?? 0;
    const answer = entry.suggest(match.state)[0]?.draft ?? best(match, seat);
    match.submit(seat, match.state.seats[seat]?.asked ?? 0, answer);
  }
  throw new Error('there is no such window');
}

function best(match: Match<GameTypes>, seat: number): Answer<GameTypes> {
  const decision = match.decision();
  const worth = (answer: Answer<GameTypes>) =>
    decision === undefined ? 0 : (entry.advise?.(match.state, decision, seat, answer) ?? 0);
  const [first = PASS, ...others] = match.options(seat);
  return others.reduce((one, other) => (worth(other) > worth(one) ? other : one), first);
}

const { reactions } = entry;
if (reactions === undefined) throw new Error('nothing can be settled');
const { fields } = reactions;

function answered(match: Match<GameTypes>, policy: Readonly<Record<string, number>>) {
  const decision = match.decision();
  if (decision === undefined) throw new Error('nothing is open');
  return reactions?.answer(match.state, decision, 1, fullPolicy(fields, policy));
}

describe('what a side settles about defensive fire [CV-DFIRE-01]', () => {
  it('passes a chance that is not worth the question, and asks about one that is', () => {
    const match = openWindow('react', (each) => each.options(1).length > 1);
    expect(answered(match, { least: 50, hidden: 100 })).toEqual([PASS]);
    expect(answered(match, { least: 0, hidden: 0 })).toBeUndefined();
  });

  it('holds fire at a squad or for a turn, and then asks again', () => {
    const match = openWindow('react', (each) => each.options(1).length > 1);
    const decision = match.decision() ?? expect.fail();
    const held = reactions.holds?.(match.state, decision) ?? [];
    expect(held.map(({ name }) => name)).toEqual(['squad', 'turn']);
    const all = { least: 0, hidden: 0 };
    const reply = (policy: Policy) =>
      reactions.answer(match.state, decision, 1, settledPolicy(reactions, policy));
    expect(reply(all)).toBeUndefined();
    for (const { policy } of held) {
      expect(reply({ ...all, ...policy })).toEqual([PASS]);
      // another squad, another turn
      const past = Object.fromEntries(Object.entries(policy).map(([name, mark]) => [name, mark - 1]));
      expect(reply({ ...all, ...past })).toBeUndefined();
    }
  });

  it('is legal whatever it answers where nobody may be asked', () => {
    const match = openWindow('quiet', (each) => each.options(1).length > 1);
    const decision = match.decision();
    if (decision === undefined) throw new Error('nothing is open');
    for (const hidden of [0, 100]) {
      const answers = reactions.quiet(match.state, decision, 1, fullPolicy(fields, { hidden }));
      const copy = match.copy();
      for (const answer of answers)
        expect(copy.submit(1, copy.state.seats[1]?.asked ?? 0, answer)).toEqual({ ok: true });
    }
  });

  it('[CV-RULING-148] is put to the side openly only for what both sides see', () => {
    const match = openWindow('openly');
    const decision = match.decision();
    if (decision === undefined) throw new Error('nothing is open');
    const view = match.view(1).game;
    if (!isView(view)) throw new Error('this is another game');
    const isHidden = (answer: Answer<GameTypes>) =>
      'soldier' in answer && view.isHidden[Number(answer.soldier)] === true;
    const shots = match.options(1).filter(({ type }) => type === 'fire');
    expect(reactions.isOpenly(match.state, decision, 1, undefined)).toBe(
      shots.some((shot) => !isHidden(shot)),
    );
  });
});

describe('what a side settles about those who have run', () => {
  const runners = () =>
    drill(
      'rice-paddy',
      {
        at: { 'usv-landry': '0913', 'usv-alder': '0913' },
        stances: { 'usv-landry': 'running', 'usv-alder': 'running' },
      },
      { dice: 'overheat 1' },
    );

  it('[CV-RULING-151] [CV-STANCE-14] they check in turn and slow down, or the player is asked', () => {
    const d = runners();
    d.do('endPhase');
    const reply = (heat: number) => {
      const decision = d.match.decision() ?? expect.fail();
      return reactions.answer(d.match.state, decision, 0, fullPolicy(fields, { heat }));
    };
    expect([d.asked, reply(1), reply(0)]).toEqual([
      'overheatOrder',
      undefined,
      [{ type: 'overheat', soldier: expect.any(Number) }],
    ]);
    d.do(d.options('overheat')[0] ?? '');
    expect([d.asked, reply(1), reply(0)]).toEqual(['markerChoice', undefined, [{ type: 'removeMarker' }]]);
  });
});
