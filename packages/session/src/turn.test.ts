import { describe, expect, it } from 'vitest';
import { needsHandOver, nextPerson, nextProgram, type Turn } from './turn.ts';

const turn = (changes: Partial<Turn>): Turn => ({
  kind: 'pick',
  asked: [0, 1, 2],
  players: ['person', 'greedy', 'person'],
  ...changes,
});

describe('the next program', () => {
  it.each<[string, Partial<Turn>, number | undefined]>([
    ['leaves a choice that is open to several to people', {}, undefined],
    ['chooses where no person may', { asked: [1] }, 1],
    ['goes first where answers are unseen', { kind: 'sealed' }, 1],
    ['goes first in a window', { kind: 'window' }, 1],
    ['goes first when somebody lets others go first', { deferring: 0 }, 1],
    ['is none where only people are asked', { kind: 'form', asked: [0, 2] }, undefined],
    ['is none once it has answered', { kind: 'sealed', asked: [2] }, undefined],
  ])('%s', (_name, changes, seat) => {
    expect(nextProgram(turn(changes))).toBe(seat);
  });
});

describe('the next person', () => {
  it.each<[string, Partial<Turn>, number | undefined, number | undefined]>([
    ['has the screen already, if asked', {}, 2, 2],
    ['is the first of those asked otherwise', {}, 1, 0],
    ['is the first of those asked when nobody has the screen', { asked: [2, 0] }, undefined, 2],
    ['is somebody else while the holder lets others go first', { deferring: 0 }, 0, 2],
    ['is the holder after all if nobody else is there', { asked: [0], deferring: 0 }, 0, 0],
    ['is nobody where only programs are asked', { asked: [1] }, 0, undefined],
  ])('%s', (_name, changes, holder, seat) => {
    expect(nextPerson(turn(changes), holder)).toBe(seat);
  });
});

describe('the screen changes hands', () => {
  const several = ['person', 'person'] as const;
  const alone = ['person', 'greedy'] as const;

  it.each([
    ['from one person to another', { holder: 0, isResumed: false, players: several }, true],
    ['not to whoever has it', { holder: 1, isResumed: true, players: several }, false],
    ['not before the first question', { holder: undefined, isResumed: false, players: several }, false],
    ['first of all where several left', { holder: undefined, isResumed: true, players: several }, true],
    ['not where one person left', { holder: undefined, isResumed: true, players: alone }, false],
  ])('%s', (_name, { players, ...screen }, isHandedOver) => {
    expect(needsHandOver(screen, players, 1)).toBe(isHandedOver);
  });
});
