import { describe, expect, it } from 'vitest';
import { accepted, openParlour, play } from '../test/play.ts';
import { seesToken } from './view.ts';

const ALL = [0, 1, 2];
const NO = { type: 'vote', vote: 'no' } as const;

describe('view', () => {
  it('shows all that a seat may know and no more', () => {
    const match = openParlour({ cards: 2 });
    play(match, 1, { type: 'draw' }, { type: 'peek' });
    accepted(match.order(1, 'alarm', true));
    const tokens = match.state.zones.hand1?.tokens;
    const secret = match.state.game.secrets[1];
    expect(secret).toBeGreaterThan(0);
    expect(match.view(1)).toEqual({
      seat: 1,
      game: { notes: [0, 0, 0], secret },
      zones: {
        deck: { count: 0 },
        table: { count: 0, tokens: [] },
        cellar: { count: 3 },
        safe: { count: 1 },
        hand0: { count: 0 },
        hand1: { count: 2, tokens },
        hand2: { count: 0 },
      },
      seats: ALL.map(() => ({ isPresent: true, hasConceded: false })),
      orders: ['alarm'],
      decision: {
        kind: 'pick',
        name: 'turn',
        rule: 'PA-TURN',
        seats: ALL,
        about: { notes: 3 },
        number: 3,
        hasAnswered: false,
      },
    });
    expect(match.view(0)).toMatchObject({ game: { secret: 0 }, zones: { hand1: { count: 2 } }, orders: [] });
    expect(match.view(0).zones.hand1).not.toHaveProperty('tokens');
    const [token] = tokens ?? [];
    expect(ALL.filter((seat) => seesToken(match.state, seat, token))).toEqual([1]);
    expect(seesToken(match.state, 1, 'token')).toBe(false);
  });

  it('hands out copies', () => {
    const match = openParlour();
    play(match, 1, { type: 'draw' });
    const view = match.view(1);
    Object.assign(view.zones.hand1 ?? {}, { count: 9 });
    (view.zones.table?.tokens as number[] | undefined)?.push(9);
    expect(match.view(1).zones.hand1?.count).toBe(2);
    accepted(match.order(1, 'alarm', true));
    (match.view(1).orders as string[]).pop();
    expect(match.view(1).orders).toEqual(['alarm']);
  });

  it('tells a seat of its own sealed answer only', () => {
    const match = openParlour();
    play(match, 0, { type: 'callVote', seats: [1, 2] });
    play(match, 1, NO);
    expect(ALL.map((seat) => match.view(seat).decision)).toStrictEqual(
      [{ hasAnswered: false }, { number: 3, hasAnswered: true }, { number: 2, hasAnswered: false }].map(
        (own) => ({
          kind: 'sealed',
          name: 'vote',
          rule: 'PA-VOTE',
          seats: [1, 2],
          ...own,
        }),
      ),
    );
  });

  it('shows the outcome, and then no decision', () => {
    const match = openParlour();
    play(match, 0, { type: 'end' });
    expect(match.view(0)).toMatchObject({ outcome: { rule: 'PA-END', result: 'end', winners: ALL } });
    expect(match.view(0)).not.toHaveProperty('decision');
    expect(openParlour().view(0)).not.toHaveProperty('outcome');
  });

  it.each([-1, 3, 32, 33, 0.5])('shows seat %d, which is not there, what an onlooker may know', (seat) => {
    const match = openParlour();
    for (const each of ALL) play(match, each, { type: 'draw' });
    const { zones, orders, decision } = match.view(seat);
    for (const each of ALL) expect(zones[`hand${each}`]).toEqual({ count: 2 });
    expect(orders).toEqual([]);
    expect(decision).not.toHaveProperty('number');
    expect(decision?.hasAnswered).toBe(false);
    expect(match.events(seat).filter((event) => 'tokens' in event)).toEqual([]);
  });
});
