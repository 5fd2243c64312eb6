import { findGame } from '@sitrep/catalog';
import { createMatch, makeKey } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { createSession, type Session } from './session.ts';
import type { AnyAnswer, AnyMatch } from './types.ts';

/** The preset mission at its first question, with what followers were told. */
function open(seed = 'session'): { session: Session; told: number[] } {
  const entry = findGame('warfighter');
  const setup = entry?.recommended?.()[0];
  if (entry === undefined || setup === undefined) throw new Error('there is no preset');
  const created = createMatch(entry.game, {
    config: setup.config,
    content: setup.content,
    key: makeKey(seed),
  });
  if (!created.ok) throw new Error('the preset does not start');
  const told: number[] = [];
  const follower = {
    async follow(match: AnyMatch) {
      told.push(match.log.length);
    },
  };
  const session = createSession({
    id: 'x',
    entry,
    match: created.value,
    players: ['person'],
    followers: [follower],
  });
  const [suggestion] = entry.suggest(session.match.state);
  if (suggestion !== undefined) give(session, suggestion.draft);
  return { session, told };
}

const give = (session: Session, answer: AnyAnswer) =>
  session.answer(answer, session.get().view.decision?.number);

const find = (session: Session, type: string) =>
  session.get().options.find((option) => option.type === type) as AnyAnswer;

describe('a session', () => {
  it('takes answers, tells its followers and has a new snapshot for each', () => {
    const { session, told } = open();
    const before = session.get();
    expect(give(session, find(session, 'recon')).ok).toBe(true);
    expect(session.get().version).toBe(before.version + 1);
    expect(session.get().view.decision?.name).toBe('action');
    expect(told).toEqual([2, 3]);
  });

  it('refuses what is not legal and changes nothing', () => {
    const { session, told } = open();
    const before = session.get();
    const result = give(session, { type: 'done' } as AnyAnswer);
    expect(result.ok).toBe(false);
    expect(session.get()).toBe(before);
    expect(told).toEqual([2]);
  });

  it('refuses an answer that was chosen for another question', () => {
    const { session, told } = open();
    const { number } = session.get().view.decision ?? {};
    give(session, find(session, 'recon'));
    const after = session.get();
    expect(session.answer(find(session, 'done'), number)).toMatchObject({
      ok: false,
      refusal: { code: 'DECISION_CLOSED' },
    });
    expect(session.get()).toBe(after);
    expect(told).toEqual([2, 3]);
  });

  it('knows what undo would do without doing it', () => {
    const { session } = open();
    give(session, find(session, 'recon'));
    expect(session.undoState()).toMatchObject({ kind: 'barrier', barrier: 'reveal' });
    give(session, find(session, 'handleGear'));
    expect(session.undoState()).toEqual({ kind: 'possible' });
    expect(session.undo().ok).toBe(true);
    expect(session.get().view.decision?.name).toBe('action');
  });

  it('weighs answers without giving them', () => {
    const { session } = open('fight');
    give(session, find(session, 'recon'));
    const { hash } = session.match;
    expect(session.weightOf(find(session, 'playLocation'))).toBe('final');
    expect(session.weightOf(find(session, 'handleGear'))).toBe('light');
    expect(session.match.hash).toBe(hash);
  });

  it('knows when an answer ends the turn for good', () => {
    const { session } = open('fight');
    give(session, find(session, 'recon'));
    give(session, find(session, 'playLocation'));
    expect(session.weightOf(find(session, 'done'))).toBe('turn');
  });

  it('tells that a follower failed, and forgets it when the next one does not', async () => {
    const { session } = open();
    const broken = createSession({
      ...session,
      players: ['person'],
      followers: [{ follow: () => Promise.reject(new Error('full')) }],
    });
    give(broken, find(broken, 'recon'));
    await Promise.resolve();
    await Promise.resolve();
    expect(broken.get().saveFault).toContain('full');
  });
});
