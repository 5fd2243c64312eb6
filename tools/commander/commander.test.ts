import { describe, expect, it } from 'vitest';
import { judgeInputs } from '../proofs/inputs.ts';
import { Ledger, tallyOf } from './ledger.ts';
import { openFirefight, playOn } from './scenario.ts';

const TURNS = 2;
/** Firefights begin with most of their moves and shots: 350 are for ten turns. */
const MOST = 120;

describe.each(['rice-paddy', 'keating'])('a commander who follows advice by proposals, %s', (scenario) => {
  it(`keeps to the inputs that things may take for ${TURNS} turns`, async () => {
    const firefight = openFirefight(scenario, 'inputs 1');
    const isEnough = () => turnOf(firefight) > TURNS;
    await playOn(firefight, isEnough);
    const tallies = firefight.commanders.map(({ ledger }) => tallyOf(ledger));
    for (const { all, step, shot, discipline } of tallies) {
      expect(all).toBeGreaterThan(20);
      expect(all).toBeLessThanOrEqual(MOST);
      expect(step).toBeLessThanOrEqual(2);
      expect(shot).toBeLessThanOrEqual(2);
      expect(discipline).toBeLessThanOrEqual(1);
    }
    const most = (of: 'step' | 'shot') => Math.max(...tallies.map((tally) => tally[of]));
    expect([most('step'), most('shot')]).toEqual([2, expect.any(Number)]);
    expect(firefight.host.log.length).toBeGreaterThan(tallies.reduce((sum, { all }) => sum + all, 0));
  });
});

function turnOf({ host }: ReturnType<typeof openFirefight>): number {
  const { game } = host.look(0).view;
  return game !== null && typeof game === 'object' && 'turn' in game ? Number(game.turn) : 0;
}

describe('what the proof of inputs accepts', () => {
  const good = { all: 350, step: 2, shot: 2, discipline: 1 };

  it('scenarios within the bounds', () => {
    const { ok, figures } = judgeInputs([{ scenario: 'keating', tallies: [good, { ...good, all: 250 }] }]);
    expect(ok).toBe(true);
    expect(figures).toContainEqual(['sides that needed more than 350', 0]);
    expect(figures).toContainEqual([
      'keating, side 2, inputs for a whole scenario',
      '250 on average, 250 at most',
    ]);
  });

  it('a long scenario among shorter ones, which it counts', () => {
    const rows = [351, 340].map((all) => ({ scenario: 'keating', tallies: [{ ...good, all }] }));
    const { ok, figures } = judgeInputs(rows);
    expect(ok).toBe(true);
    expect(figures).toContainEqual(['sides that needed more than 350', 1]);
  });

  it.each([
    ['too long', { ...good, all: 351 }],
    ['a laborious step', { ...good, step: 3 }],
    ['a laborious shot', { ...good, shot: 3 }],
    ['a laborious Discipline Phase', { ...good, discipline: 2 }],
    ['no shot at all', { ...good, shot: 0 }],
  ])('nothing else: %s', (_, tally) => {
    expect(judgeInputs([{ scenario: 'keating', tallies: [tally] }]).ok).toBe(false);
    expect(judgeInputs([]).ok).toBe(false);
  });
});

describe('what a Discipline Phase takes besides choices', () => {
  const tally = (...kinds: readonly string[]) => {
    const ledger = new Ledger();
    for (const kind of kinds) {
      ledger.add(1);
      ledger.close({ kind, decision: 'disciplineChoice', phase: 1, steps: 0 });
    }
    return tallyOf(ledger).discipline;
  };

  it.each([
    ['the usual', 1, ['usual']],
    ['choices', 1, ['assign', 'usual', 'shelter']],
    ['its end, if that is all', 1, ['assign', 'endPhase']],
    ['not its end while something is left open after the usual', 1, ['usual', 'endPhase']],
    ['the usual twice', 2, ['usual', 'usual']],
  ])('%s', (_, inputs, kinds) => {
    expect(tally(...kinds)).toBe(inputs);
  });
});
