import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import type { ParlourTypes } from '../test/parlour/types.ts';
import { answer, KEY, numberOf, openParlour, type Parlour, play, refusalOf, undo } from '../test/play.ts';
import { busyMatch, forged } from '../test/saves.ts';
import { hashData } from './canonical.ts';
import { forkMatch } from './fork.ts';
import type { Game } from './index.ts';
import { type Loaded, loadMatch } from './load.ts';
import { makeSave, type Save } from './save.ts';
import { hashed } from './state.ts';
import { runVerifier } from './verify.ts';

type ParlourGame = Game<ParlourTypes>;

function opened(save: Save<ParlourTypes>, game: ParlourGame = parlour): Loaded<ParlourTypes> {
  const loaded = loadMatch(game, save);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

/** A save whose events were changed, under the hash that they lead to. */
function refitted(match: Parlour, changes: Readonly<Record<string, unknown>>): Save<ParlourTypes> {
  const older = opened(forged(match, { ...changes, rulesVersion: '0' }));
  return forged(match, { ...changes, hash: hashData(hashed(older.match.copyState())) });
}

describe('the past of an opened match', () => {
  it('is verified entry by entry, and then vouched for', () => {
    const { match, verifier } = opened(makeSave(busyMatch()));
    const entries = match.log.length;
    expect(verifier.past).toEqual({ kind: 'pending', checked: 0, entries });
    for (let checked = 1; checked <= entries; checked += 1) {
      expect(verifier.step()).toBe(true);
      expect(verifier.past).toEqual({ kind: 'pending', checked, entries });
      expect(match.isVouched).toBe(false);
    }
    expect(verifier.step()).toBe(false);
    expect([verifier.past.kind, match.isVouched, verifier.step()]).toEqual(['verified', true, false]);
  });

  it('is verified for as long as the host waits, and from there on the next time', () => {
    const { match, verifier } = opened(makeSave(busyMatch()));
    const waits = (entries: number) => {
      let left = entries;
      return () => {
        left -= 1;
        return left < 0;
      };
    };
    expect(runVerifier(verifier, waits(0))).toMatchObject({ checked: 0 });
    expect(runVerifier(verifier, waits(5))).toMatchObject({ checked: 5 });
    expect(match.isVouched).toBe(false);
    expect(runVerifier(verifier, () => false)).toEqual({ kind: 'verified' });
  });

  it('is recognised among those never played, however well their hashes fit', () => {
    const { match, verifier } = opened(refitted(busyMatch(), { 'log.1.events.0.seat': 1 }));
    while (verifier.step());
    expect(verifier.past).toMatchObject({ kind: 'different', difference: { entry: 1, event: 0 } });
    expect(match.isVouched).toBe(false);
  });

  it('differs from one whose requests were others', () => {
    const save = forged(busyMatch(), { 'log.1.act.answer.more': 'words' });
    const { verifier } = opened(save);
    while (verifier.step());
    expect(verifier.past).toMatchObject({ kind: 'different', difference: { entry: 1 } });
  });

  it.each([
    ['0', 'olderRules'],
    ['7.7', 'unknownRules'],
  ])('of rules %s cannot be verified, and says so', (rulesVersion, kind) => {
    const { match, verifier, hasRulesChanged } = opened(forged(busyMatch(), { rulesVersion }));
    expect([verifier.step(), match.isVouched, hasRulesChanged]).toEqual([false, false, true]);
    expect(verifier.past).toEqual({ kind, version: rulesVersion });
  });

  it('keeps the rules that it began under, however often it is saved and branched', () => {
    const { match } = opened(forged(busyMatch(), { rulesVersion: '0' }));
    play(match, 1, { type: 'pay' });
    const branch = match.branch(3, KEY);
    if (!branch.ok) throw new Error('refused');
    for (const each of [match, match.copy(), branch.value]) {
      expect(makeSave(each).rulesVersion).toBe('0');
      expect(each.isVouched).toBe(false);
      expect(opened(makeSave(each)).verifier.past).toEqual({ kind: 'olderRules', version: '0' });
    }
    expect(forkMatch(match, match.copyState()).isVouched).toBe(false);
    expect(makeSave(openParlour()).rulesVersion).toBe('1');
  });
});

describe('a match that nobody vouches for', () => {
  const untrue = (changes: object, game: ParlourGame = parlour) =>
    opened(forged(busyMatch(), { rulesVersion: '0', ...changes }), game).match;

  it('refuses what its rules break at, and stands as before', () => {
    const broken: ParlourGame = {
      ...parlour,
      decide() {
        throw new Error('no such soldier');
      },
    };
    const match = untrue({}, broken);
    const before = [match.hash, match.log.length, match.decision()];
    expect(refusalOf(answer(match, 1, { type: 'pay' })).code).toBe('PAST_BROKEN');
    expect([match.hash, match.log.length, match.decision()]).toEqual(before);
  });

  it('refuses to go where a seat could not be told its choices', () => {
    let isBroken = false;
    const game: ParlourGame = {
      ...parlour,
      decide(context, answers) {
        isBroken = true;
        parlour.decide(context, answers);
      },
      view(state, seat) {
        if (isBroken) throw new Error('nothing to see');
        return parlour.view(state, seat);
      },
    };
    const match = untrue({}, game);
    const number = numberOf(match, 1);
    expect(refusalOf(match.submit(1, number, { type: 'pay' })).code).toBe('PAST_BROKEN');
    isBroken = false;
    expect(match.decision()?.name).toBe('payment');
  });

  it('refuses to go where it could not be saved', () => {
    const game: ParlourGame = {
      ...parlour,
      evolve: (state, event) => {
        parlour.evolve(state, event);
        if (event.type === 'bought') state.points[0] = Number.NaN;
      },
    };
    const match = untrue({}, game);
    expect(refusalOf(answer(match, 1, { type: 'pay' })).code).toBe('PAST_BROKEN');
    expect(match.hash).toBe(untrue({}).hash);
  });

  it('refuses to take back what cannot be left out', () => {
    let isMissed = false;
    const game: ParlourGame = {
      ...parlour,
      evolve: (state, event) => {
        const isBroken = isMissed;
        isMissed = false;
        if (isBroken) throw new Error('something is missing');
        parlour.evolve(state, event);
      },
    };
    const match = untrue({}, game);
    isMissed = true;
    expect(refusalOf(undo(match, 1)).code).toBe('PAST_BROKEN');
    expect(match.hash).toBe(untrue({}).hash);
  });
});
