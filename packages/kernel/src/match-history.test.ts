import { describe, expect, it } from 'vitest';
import { FAULTS } from '../test/parlour/types.ts';
import {
  accepted,
  answer,
  brokenBy,
  KEY,
  numberOf,
  openParlour,
  over,
  type Parlour,
  play,
  timeOut,
  undo,
} from '../test/play.ts';
import { hashData } from './canonical.ts';
import { makeKey } from './chance.ts';
import { HOST } from './log.ts';
import { hashed } from './state.ts';

const ALL = [0, 1, 2];
const YES = { type: 'vote', vote: 'yes' } as const;
const NO = { type: 'vote', vote: 'no' } as const;

describe('an invariant that breaks', () => {
  const codes = {
    crash: undefined,
    circle: 'STEP_LIMIT',
    emptyPick: undefined,
    endlessWindow: 'AUTOMATIC_LIMIT',
    flowEnd: 'FLOW_END',
    nobodyAsked: 'NOBODY_ASKED',
    stepUnknown: 'STEP_UNKNOWN',
    stuck: 'STEP_STUCK',
    tokenMissing: 'TOKEN_MISSING',
    unpaidDraw: 'UNPAID_EFFECT',
    unpaidEmit: 'UNPAID_EFFECT',
    unpaidMove: 'UNPAID_EFFECT',
    unpaidOpen: 'UNPAID_EFFECT',
    unpaidRoll: 'UNPAID_EFFECT',
    zoneUnknown: 'ZONE_UNKNOWN',
  } as const;

  it.each(FAULTS.filter((fault) => codes[fault] !== undefined))('leaves the match as it was: %s', (fault) => {
    const match = openParlour({ isFragile: true });
    play(match, 0, { type: 'note' });
    const { hash } = match;
    expect(brokenBy(() => answer(match, 1, { type: 'err', fault }))).toBe(codes[fault]);
    expect(match.hash).toBe(hash);
    expect(match.log).toHaveLength(2);
    accepted(match.submit(1, 1, { type: 'note' }));
    expect(match.state.game.notes).toEqual([1, 1, 0]);
  });

  it('passes on whatever the rules throw', () => {
    const match = openParlour({ isFragile: true });
    const { hash } = match;
    expect(() => answer(match, 1, { type: 'err', fault: 'crash' })).toThrow(new Error('the rules crashed'));
    expect(match.hash).toBe(hash);
  });

  it('leaves a time-out undone', () => {
    const match = openParlour({ isFragile: true });
    play(match, 0, { type: 'err', fault: 'emptyPick' });
    const { hash } = match;
    expect(brokenBy(() => timeOut(match))).toBe('NOTHING_TO_CHOOSE');
    expect(match.hash).toBe(hash);
  });
});

describe('at', () => {
  it('is the match as it stood after an entry', () => {
    const match = openParlour();
    const hashes = [match.hash];
    for (let count = 0; count < 3; count += 1) {
      play(match, 0, { type: 'note' });
      hashes.push(match.hash);
    }
    for (const [entry, hash] of hashes.entries()) {
      expect(match.at(entry)?.hash).toBe(hash);
      expect(match.at(entry)?.log).toEqual(match.log.slice(0, entry + 1));
    }
  });

  it('is nothing where there is no entry', () => {
    for (const entry of [-1, 1, 0.5, Number.NaN]) expect(openParlour().at(entry)).toBeUndefined();
  });
});

describe('branch', () => {
  const OTHER = makeKey('other');

  /** Seat 0 notes, rolls, notes. */
  function played(): Parlour {
    const match = openParlour();
    play(match, 0, { type: 'note' }, { type: 'roll' }, { type: 'note' });
    return match;
  }

  it('goes on from after any entry, under its own key', () => {
    const match = played();
    const { hash } = match;
    const branch = match.branch(1, OTHER);
    if (!branch.ok) throw new Error('refused');
    expect(branch.value.log.slice(0, 2)).toEqual(match.log.slice(0, 2));
    expect(branch.value.log.slice(2)).toEqual([
      { by: HOST, act: { type: 'branch', key: OTHER }, events: [{ type: 'rekeyed', key: OTHER, cause: 0 }] },
    ]);
    expect(branch.value.state.game.notes).toEqual([1, 0, 0]);
    expect(branch.value.state.chance.key).toBe(OTHER);
    play(branch.value, 0, { type: 'note' });
    expect(match.hash).toBe(hash);
  });

  it('rolls other dice than the match it came from', () => {
    const faces = [KEY, OTHER].map((key) => {
      const branch = openParlour().branch(0, key);
      if (!branch.ok) throw new Error('refused');
      for (let i = 0; i < 10; i += 1) play(branch.value, 0, { type: 'roll' });
      return branch.value.events(0).flatMap(({ dice }) => dice ?? []);
    });
    const plain = openParlour();
    for (let i = 0; i < 10; i += 1) play(plain, 0, { type: 'roll' });
    expect(faces[0]).toEqual(plain.events(0).flatMap(({ dice }) => dice ?? []));
    expect(faces[1]).not.toEqual(faces[0]);
  });

  it.each([-1, 4, 0.5, Number.NaN])('leads nowhere from entry %d', (entry) => {
    expect(played().branch(entry, OTHER)).toEqual({
      ok: false,
      problems: [{ code: 'BRANCH_NOWHERE', path: 'entry' }],
    });
  });

  it.each([0, 3])('leads somewhere from entry %d', (entry) => {
    expect(played().branch(entry, OTHER).ok).toBe(true);
  });

  it('needs a key', () => {
    expect(played().branch(1, 'abc')).toEqual({ ok: false, problems: [{ code: 'KEY_BAD', path: 'key' }] });
    const match = played();
    expect(match.rekey('abc')).toEqual({ ok: false, refusal: { code: 'BRANCH_KEY' } });
    expect(match.log).toHaveLength(4);
  });

  it('leads nowhere from a finished match, but from before its end', () => {
    const match = over();
    expect(match.branch(1, OTHER)).toEqual({
      ok: false,
      problems: [{ code: 'BRANCH_OVER', path: 'entry' }],
    });
    expect(match.rekey(OTHER)).toEqual({ ok: false, refusal: { code: 'MATCH_OVER' } });
    expect(match.branch(0, OTHER).ok).toBe(true);
  });

  it('takes over the entries that were taken back as such', () => {
    const match = openParlour();
    play(match, 0, { type: 'note' }, { type: 'rest' });
    accepted(undo(match, 0));
    const branch = match.branch(3, OTHER);
    if (!branch.ok) throw new Error('refused');
    expect(branch.value.state.game).toEqual(match.state.game);
    const before = match.branch(2, OTHER);
    if (!before.ok) throw new Error('refused');
    expect(before.value.state.serial).toBe(4);
  });
});

describe('marks', () => {
  it('hash the state after every two hundredth entry', () => {
    const match = openParlour();
    const hashes: string[] = [match.hash];
    for (let i = 1; i < 450; i += 1) {
      accepted(match.changeSeat(0, i % 2 === 0));
      hashes.push(match.hash);
    }
    expect(match.marks).toEqual([199, 399].map((entry) => ({ entry, hash: hashes[entry] })));
    const branch = match.branch(398, KEY);
    if (!branch.ok) throw new Error('refused');
    expect(branch.value.marks[0]).toEqual(match.marks[0]);
    expect(branch.value.marks.map(({ entry }) => entry)).toEqual([199, 399]);
    const marked = match.branch(199, KEY);
    expect(marked.ok && marked.value.marks).toEqual(match.marks.slice(0, 1));
  });
});

describe('hash', () => {
  it('is that of all that is not constant', () => {
    const match = openParlour();
    expect(match.hash).toBe(hashData(hashed(match.copyState())));
    expect(match.hash).not.toBe(openParlour({ cards: 11 }).hash);
  });

  it('is fixed by key and answers', () => {
    const [first, second] = [openParlour(), openParlour()].map((match) => {
      play(match, 0, { type: 'roll' }, { type: 'draw' }, { type: 'peek' });
      return match;
    });
    expect(first?.hash).toBe(second?.hash);
    expect(first?.log).toEqual(second?.log);
  });
});

describe('copy', () => {
  it('goes its own way', () => {
    const match = openParlour();
    play(match, 0, { type: 'callVote', seats: ALL });
    play(match, 1, NO);
    const copy = match.copy();
    expect([copy.hash, copy.log, copy.marks, copy.isScripted]).toEqual([
      match.hash,
      match.log,
      match.marks,
      false,
    ]);
    expect(numberOf(copy, 0)).toBe(numberOf(match, 0));
    const { hash } = match;
    play(copy, 0, YES);
    play(copy, 2, YES);
    expect(copy.state.game.votes).toEqual(['yes', 'no', 'yes']);
    expect(match.hash).toBe(hash);
    expect(match.log).toHaveLength(3);
  });
});
