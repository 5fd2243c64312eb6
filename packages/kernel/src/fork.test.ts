import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import { accepted, brokenBy, KEY, openParlour, type Parlour, play, refusalOf, undo } from '../test/play.ts';
import { makeKey } from './chance.ts';
import { determinize } from './determinize.ts';
import { forkMatch } from './fork.ts';
import { HOST } from './log.ts';
import { scriptedLuck } from './luck.ts';
import { makeSave } from './save.ts';

const WORLD = makeKey('world');

function played(): Parlour {
  const match = openParlour();
  play(match, 0, { type: 'note' }, { type: 'draw' });
  return match;
}

describe('forkMatch', () => {
  it('goes on from the given state, after the history of the match', () => {
    const match = played();
    const state = determinize(parlour, match.copyState(), 1, WORLD);
    const fork = forkMatch(match, state);
    expect(fork.isFork).toBe(true);
    expect(fork.copyState()).toEqual(state);
    expect(fork.log).toEqual([...match.log, { by: HOST, act: { type: 'branch', key: WORLD }, events: [] }]);
    expect(fork.events(1)).toEqual(match.events(1));
    play(fork, 1, { type: 'murmur' });
    expect(fork.events(1).slice(2)).toMatchObject([{ n: 2 }, { n: 3, cause: 2 }]);
    expect(match.log).toHaveLength(3);
  });

  it('rolls by the key of its state, or by the luck it is given', () => {
    const faces = (fork: Parlour) => {
      for (let i = 0; i < 8; i += 1) play(fork, 0, { type: 'roll' });
      return fork.events(0).flatMap(({ dice }) => dice ?? []);
    };
    const match = played();
    const state = () => determinize(parlour, match.copyState(), 0, WORLD);
    expect(faces(forkMatch(match, match.copyState()))).toEqual(faces(played()));
    expect(faces(forkMatch(match, state()))).toEqual(faces(forkMatch(match, state())));
    expect(faces(forkMatch(match, state()))).not.toEqual(faces(played()));
    const dice = [3, 4].map((face) => ({ name: 'luck', face }));
    const told = forkMatch(match, state(), { luck: scriptedLuck({ dice, draws: [] }) });
    play(told, 0, { type: 'roll' });
    expect(told.events(0).at(-1)).toMatchObject({ dice: [3, 4] });
  });

  it('can be taken back to where it began and no further', () => {
    const match = openParlour();
    play(match, 0, { type: 'note' });
    const fork = forkMatch(match, match.copyState());
    expect(refusalOf(undo(fork, 0))).toMatchObject({ args: { barrier: 'command' } });
    play(fork, 0, { type: 'note' });
    accepted(undo(fork, 0));
    expect(fork.state.game.notes).toEqual([1, 0, 0]);
    expect(fork.branch(2, KEY)).toMatchObject({ problems: [{ code: 'BRANCH_NOWHERE' }] });
    const branch = fork.branch(3, KEY);
    expect(branch.ok && branch.value.state.game.notes).toEqual([2, 0, 0]);
    expect(branch.ok && branch.value.isFork).toBe(true);
  });

  it('does not hand back an answer that was sealed before it began', () => {
    const match = openParlour();
    play(match, 0, { type: 'callVote', seats: [0, 1, 2] });
    play(match, 1, { type: 'vote', vote: 'no' });
    const fork = forkMatch(match, match.copyState());
    expect(refusalOf(undo(fork, 1))).toMatchObject({ code: 'UNDO_BARRIER', args: { barrier: 'command' } });
  });

  it('stands as it was when the rules break', () => {
    const match = openParlour({ isFragile: true });
    play(match, 0, { type: 'note' });
    const fork = forkMatch(match, determinize(parlour, match.copyState(), 0, WORLD));
    play(fork, 1, { type: 'note' });
    const { hash } = fork;
    expect(brokenBy(() => play(fork, 0, { type: 'err', fault: 'stuck' }))).toBe('STEP_STUCK');
    expect(fork.hash).toBe(hash);
  });

  it('cannot be saved: its log does not lead to its state', () => {
    const match = played();
    const fork = forkMatch(match, match.copyState());
    expect(brokenBy(() => makeSave(fork))).toBe('FORK_SAVED');
    expect(() => makeSave(fork)).toThrow('the log of a fork does not lead to its state');
  });
});
