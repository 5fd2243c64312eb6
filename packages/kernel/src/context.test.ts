import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import { LUCK, type LuckPlan, type ParlourTypes } from '../test/parlour/types.ts';
import { brokenBy, KEY, openParlour } from '../test/play.ts';
import { knows, Recorder } from './context.ts';
import { keyedLuck, type Luck, scriptedLuck } from './luck.ts';

/** A recorder on a parlour that has just been opened, its next event being number 10. */
function recorder(luck: Luck = keyedLuck(KEY)): Recorder<ParlourTypes> {
  return new Recorder(parlour, openParlour().copyState(), luck, 10);
}

const NOTE = { type: 'noted', rule: 'PA-NOTE', seat: 1 } as const;

describe('emit', () => {
  it('folds the event at once, keeps it and returns its number', () => {
    const context = recorder();
    expect([context.emit({ ...NOTE }), context.emit({ ...NOTE })]).toEqual([10, 11]);
    expect(context.state.game.notes).toEqual([0, 2, 0]);
    expect(context.events).toEqual([
      { ...NOTE, cause: 0 },
      { ...NOTE, cause: 0 },
    ]);
  });
});

describe('an event of the kernel', () => {
  it('is not for games to emit', () => {
    const rolled = { ...NOTE, type: 'rolled' as 'noted' };
    expect(brokenBy(() => recorder().emit(rolled))).toBe('EVENT_RESERVED');
    expect(() => recorder().emit(rolled)).toThrow('rolled is an event of the kernel');
  });
});

describe('causes', () => {
  it('puts a frame down to the event before it, and what happens inside to the same', () => {
    const context = recorder();
    context.emit({ ...NOTE });
    context.call('vote', { seats: [0] });
    context.emit({ ...NOTE });
    expect(context.events.map(({ cause }) => cause)).toEqual([0, 10, 10]);
  });

  it('has no event before the first', () => {
    const first = new Recorder(parlour, openParlour().copyState(), keyedLuck(KEY), 0);
    first.call('vote', { seats: [0] });
    expect(first.events[0]?.cause).toBe(0);
  });

  it('leaves a named cause alone', () => {
    const context = recorder();
    context.emit({ ...NOTE, cause: 4 });
    expect(context.events[0]?.cause).toBe(4);
  });

  it('falls back on the start of the match where no procedure is under way', () => {
    const context = recorder();
    context.done();
    context.emit({ ...NOTE });
    expect(context.events.map(({ cause }) => cause)).toEqual([0, 0]);
  });
});

describe('roll', () => {
  const DIE = { rule: 'PA-ROLL', name: 'luck', sides: 6 };

  function lucky(count: number, more: Partial<LuckPlan> = {}): LuckPlan {
    return { ...LUCK, dice: { ...LUCK.dice, luck: { count, sides: 6 } }, ...more };
  }

  it('rolls every group that has dice, in order and by the rule of the plan, and gives the faces as they fell', () => {
    const script = [5, 2, 17].map((face, at) => ({ name: at < 2 ? 'luck' : 'fate', face }));
    const context = recorder(scriptedLuck({ dice: script, draws: [] }));
    const dice = { luck: { count: 2, sides: 6 }, fate: { count: 1, sides: 20 } };
    expect(context.roll({ ...LUCK, dice })).toEqual({ luck: [5, 2], fate: [17] });
    expect(context.events).toMatchObject([
      { ...DIE, dice: [5, 2] },
      { ...DIE, name: 'fate', sides: 20, dice: [17] },
    ]);
  });

  it('rolls nothing for a group without dice', () => {
    const context = recorder();
    expect(context.roll(lucky(0))).toEqual({ luck: [], fate: [] });
    expect(context.events).toEqual([]);
  });

  it('makes each die of a group that is rolled apart an event of its own', () => {
    const context = recorder();
    const dice = { luck: { count: 3, sides: 6, apart: true }, fate: { count: 0, sides: 20, apart: true } };
    const { luck, fate } = context.roll({ ...LUCK, dice });
    expect(luck).toEqual(recorder().roll(lucky(3)).luck);
    expect(fate).toEqual([]);
    expect(context.events).toMatchObject(luck.map((face) => ({ ...DIE, dice: [face] })));
  });

  it('throws one die of the public stream for all to see', () => {
    const context = recorder(scriptedLuck({ dice: [{ name: 'luck', face: 4 }], draws: [] }));
    expect(context.roll(lucky(1)).luck).toEqual([4]);
    expect(context.events).toEqual([
      { type: 'rolled', ...DIE, stream: 'dice', dice: [4], seen: 0b111, next: 1, cause: 0 },
    ]);
    expect(context.state.chance.positions).toEqual({ dice: 1 });
  });

  it('throws several dice of a stream, for some eyes only', () => {
    const luck = keyedLuck(KEY);
    const context = recorder();
    const die = { stream: 'secret', name: 'luck', sides: 6 };
    const { luck: dice } = context.roll(lucky(3, { stream: 'secret', seats: [0, 2] }));
    expect(dice).toEqual([0, 1, 2].map((position) => luck.face(die, position)));
    expect(context.events[0]).toMatchObject({ dice, seen: 0b101, next: 3 });
  });

  it('goes on where the stream stood, and no roll shifts another stream', () => {
    const once = recorder().roll(lucky(6)).luck;
    const other = recorder();
    const first = other.roll(lucky(2)).luck;
    other.roll(lucky(5, { stream: 'secret' }));
    expect([...first, ...other.roll(lucky(4)).luck]).toEqual(once);
  });
});

describe('draw', () => {
  it('takes one token by chance, known to those who know either zone', () => {
    const context = recorder(scriptedLuck({ dice: [], draws: [{ zone: 'deck', token: 3 }] }));
    expect(context.draw({ rule: 'PA-DRAW', from: 'deck', into: 'hand1' })).toEqual([3]);
    expect(context.events).toEqual([
      {
        type: 'drawn',
        rule: 'PA-DRAW',
        from: 'deck',
        into: 'hand1',
        tokens: [3],
        seen: 0b010,
        next: 1,
        cause: 0,
      },
    ]);
    expect(context.state.zones.hand1?.tokens).toEqual([3]);
    expect(context.state.zones.deck?.tokens).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9]);
    expect(context.state.chance.positions).toEqual({ 'draw:deck': 1 });
  });

  it('takes no token twice and stops when none is left', () => {
    const context = recorder();
    const tokens = context.draw({ rule: 'PA-DRAW', from: 'deck', into: 'table', count: 99 });
    expect([...tokens].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(context.events[0]).toMatchObject({ next: 10, seen: 0b111 });
  });

  it('says nothing about a draw from an empty zone', () => {
    const context = recorder();
    expect(context.draw({ rule: 'PA-DRAW', from: 'hand0', into: 'table' })).toEqual([]);
    expect(context.events).toEqual([]);
  });

  it('goes on where the zone stood', () => {
    const together = recorder().draw({ rule: 'PA-DRAW', from: 'deck', into: 'table', count: 3 });
    const context = recorder();
    const apart = [1, 2].flatMap((count) =>
      context.draw({ rule: 'PA-DRAW', from: 'deck', into: 'table', count }),
    );
    expect(apart).toEqual(together);
  });
});

describe('move', () => {
  it.each([
    ['hand0', 'table', 0b111, 0b110],
    ['deck', 'hand1', 0b010, 0b010],
    ['hand0', 'hand1', 0b011, 0b010],
    ['table', 'hand0', 0b111, 0],
    ['hand0', 'deck', 0b001, 0],
  ])(
    'from %s into %s is seen by those who know either, and news to those who knew not',
    (from, into, seen, news) => {
      const context = recorder();
      if (from !== 'deck') context.draw({ rule: 'PA-DRAW', from: 'deck', into: from, count: 9 });
      const token = context.state.zones[from]?.tokens[0] ?? -1;
      context.move({ rule: 'PA-SHOW', from, into, tokens: [token] });
      expect(context.events.at(-1)).toEqual({
        type: 'moved',
        rule: 'PA-SHOW',
        from,
        into,
        tokens: [token],
        seen,
        news,
        cause: 0,
      });
      expect(context.state.zones[into]?.tokens).toContain(token);
      expect(context.state.zones[from]?.tokens).not.toContain(token);
    },
  );
});

describe('open', () => {
  it('shows a zone to all, news to those who did not know it', () => {
    const context = recorder();
    context.move({ rule: 'PA-SHOW', from: 'deck', into: 'hand0', tokens: [5] });
    context.open({ rule: 'PA-UNVEIL', zone: 'hand0', seats: 'all' });
    expect(context.events.at(-1)).toEqual({
      type: 'zoneOpened',
      rule: 'PA-UNVEIL',
      zone: 'hand0',
      known: 0b111,
      tokens: [5],
      news: 0b110,
      cause: 0,
    });
    expect(context.state.zones.hand0?.known).toBe(0b111);
  });

  it('shows it to some, and hides it from the rest', () => {
    const context = recorder();
    context.open({ rule: 'PA-GIFT', zone: 'cellar', seats: [1, 2] });
    expect(context.events.at(-1)).toMatchObject({ known: 0b110, news: 0b110 });
    context.open({ rule: 'PA-GIFT', zone: 'cellar', seats: [1] });
    expect(context.events.at(-1)).toMatchObject({ known: 0b010, news: 0 });
    expect([0, 1, 2].map((seat) => knows(context.state, 'cellar', seat))).toEqual([false, true, false]);
  });

  it('is news to nobody while the zone is empty', () => {
    const context = recorder();
    context.open({ rule: 'PA-UNVEIL', zone: 'hand0', seats: 'all' });
    expect(context.events.at(-1)).toMatchObject({ known: 0b111, tokens: [], news: 0 });
  });

  it('keeps the tokens as they were then', () => {
    const context = recorder();
    context.open({ rule: 'PA-UNVEIL', zone: 'cellar', seats: 'all' });
    context.draw({ rule: 'PA-DRAW', from: 'cellar', into: 'table' });
    expect(context.events[0]).toMatchObject({ tokens: [101, 102, 103] });
  });
});

describe('frames', () => {
  it('steps, with a patch or without', () => {
    const context = recorder();
    context.go('next');
    context.go('next', { seats: [1] });
    expect(context.events).toStrictEqual([
      { type: 'frameStepped', step: 'next', cause: 0 },
      { type: 'frameStepped', step: 'next', patch: { seats: [1] }, cause: 0 },
    ]);
  });

  it('calls with the step to go on at, or without', () => {
    const context = recorder();
    context.call('vote', { seats: [0] }, 'later');
    context.call('alarm', { seats: [1] });
    expect(context.events.map(({ type }) => type)).toEqual(['frameStepped', 'framePushed', 'framePushed']);
    expect(context.events[2]).toEqual({
      type: 'framePushed',
      procedure: 'alarm',
      step: 'start',
      locals: { seats: [1] },
      unpaid: false,
      cause: 11,
    });
  });

  it('returns, with a patch for the caller or without', () => {
    const context = recorder();
    context.call('vote', { seats: [0] });
    context.call('vote', { seats: [1] });
    context.done({ seats: [2] });
    expect(context.state.frames.at(-1)?.locals).toEqual({ seats: [2] });
    context.done();
    expect(context.events.slice(2)).toStrictEqual([
      { type: 'framePopped', patch: { seats: [2] }, cause: 9 + 1 },
      { type: 'framePopped', cause: 0 },
    ]);
  });

  it('calls from nowhere as paid', () => {
    const context = recorder();
    context.done();
    context.call('vote', { seats: [0] });
    expect(context.state.frames).toMatchObject([{ procedure: 'vote', unpaid: false }]);
  });
});

describe('an unpaid chain', () => {
  function unpaid(): Recorder<ParlourTypes> {
    const context = recorder();
    context.begin('shop', { buyer: 0, item: '', colour: 'plain' }, 'start');
    return context;
  }

  it('passes on to what it calls', () => {
    const context = unpaid();
    context.call('wrapping', { buyer: 0 });
    expect(context.state.frames.map((frame) => frame.unpaid)).toEqual([false, true, true]);
  });

  it('is paid as a whole', () => {
    const context = unpaid();
    context.begin('wrapping', { buyer: 0 });
    context.pay();
    expect(context.state.frames.map((frame) => frame.unpaid)).toEqual([false, false, false]);
    expect(context.emit({ ...NOTE })).toBe(14);
  });

  it('is cancelled as a whole', () => {
    const context = unpaid();
    context.begin('wrapping', { buyer: 0 });
    context.cancel();
    expect(context.state.frames.map(({ procedure }) => procedure)).toEqual(['table']);
    context.cancel();
    expect(context.state.frames).toHaveLength(1);
  });

  it('allows no effect', () => {
    const from = { rule: 'PA-FAULT', from: 'deck', into: 'table' };
    const effects: ((context: Recorder<ParlourTypes>) => unknown)[] = [
      (context) => context.emit({ ...NOTE }),
      (context) => context.roll(LUCK),
      (context) => context.draw(from),
      (context) => context.move({ ...from, tokens: [0] }),
      (context) => context.open({ rule: 'PA-FAULT', zone: 'deck', seats: 'all' }),
    ];
    for (const effect of effects) expect(brokenBy(() => effect(unpaid()))).toBe('UNPAID_EFFECT');
    const types = effects.map((effect) => {
      try {
        return effect(unpaid());
      } catch (error) {
        return String(error).split(' ')[1];
      }
    });
    expect(types).toEqual(['noted', 'rolled', 'drawn', 'moved', 'zoneOpened']);
  });
});
