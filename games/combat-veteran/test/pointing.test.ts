import { describe, expect, it } from 'vitest';
import {
  besides,
  focusAt,
  focusOn,
  focusPast,
  focusWithout,
  groundFocus,
  isMeant,
  type Pointing,
} from '../src/pointing.ts';
import { fieldOf } from '../src/queries/field.ts';
import { STANCES } from '../src/types.ts';
import { at, ricePaddy } from './contents.ts';
import { drill } from './drill.ts';

const hex = (label: string) => at(ricePaddy, label);

const d = drill('rice-paddy', { at: { 'usv-landry': '0913', 'usv-alder': '0913' } });
const pointing: Pointing = {
  field: fieldOf(d.match.state),
  seat: 0,
  decision: 'moveChoice',
  about: {},
  reached: [hex('0912')],
};

it('[CV-RULING-33] a man is left behind, and comes along after all', () => {
  const [one, other] = [d.piece('usv-landry'), d.piece('usv-alder')];
  const without = focusWithout({ stack: hex('0913') }, one);
  expect(without).toEqual({ stack: hex('0913'), leave: [one] });
  expect(focusWithout(without, other)).toEqual({ stack: hex('0913'), leave: [one, other] });
  expect(focusWithout(without, one)).toEqual({ stack: hex('0913') });
});

it('those who stay behind do so wherever the others go', () => {
  const leave = [d.piece('usv-alder')];
  const there = focusAt(pointing, { stack: hex('0913'), leave }, hex('0912'));
  expect(there).toEqual({ stack: hex('0913'), leave, to: hex('0912') });
  expect(focusAt(pointing, there, hex('0913'))).toEqual({ stack: hex('0913'), leave });
});

it('a way leads past the hexes that are pointed at for it, one after the other', () => {
  const wide = { ...pointing, reached: [hex('0912'), hex('0911')] };
  const past = focusPast(wide, { stack: hex('0913') }, hex('0912'));
  expect(past).toEqual({ stack: hex('0913'), via: [hex('0912')], to: hex('0912') });
  const on = focusAt(wide, past, hex('0911'));
  expect(on).toEqual({ stack: hex('0913'), via: [hex('0912')], to: hex('0911') });
  expect(focusAt(wide, on, hex('0913'))).toEqual({ stack: hex('0913') });
  // a step next door is meant at once, but not the end of a longer way
  expect(isMeant(wide.field, {}, { stack: hex('0913'), to: hex('0912') })).toBe(true);
  expect(isMeant(wide.field, on, past)).toBe(false);
});

it('another stack begins with everybody', () => {
  const focus = { stack: hex('1111'), leave: [d.piece('usv-alder')] };
  expect(focusAt(pointing, focus, hex('0913'))).toEqual({ stack: hex('0913') });
});

it('while a group is on the move another stack may be next, and anything else is about the group', () => {
  const alone = drill('rice-paddy', { at: { 'usv-landry': '0913', 'usv-alder': '1010' } });
  const about = { soldiers: [alone.piece('usv-landry')] };
  const field = fieldOf(alone.match.state);
  const moving = { ...pointing, field, decision: 'groupChoice', about };
  expect(focusAt(moving, { stack: hex('0913') }, hex('1010'))).toEqual({ stack: hex('1010') });
  expect(focusAt(moving, { stack: hex('1010') }, hex('0401'))).toEqual({ stack: hex('0913') });
});

describe('in the Combat Phase', () => {
  const battle = drill('rice-paddy', {
    at: { 'usv-landry': '0913', 'usv-alder': '0913', 'vc-tai': '0911' },
  });
  const firing: Pointing = {
    ...pointing,
    field: fieldOf(battle.match.state),
    decision: 'combatChoice',
    reached: [],
  };

  it('[CV-ATK-03] an enemy is fired at, by the stack or the man pointed at before', () => {
    expect(focusAt(firing, {}, hex('0911'))).toEqual({ target: hex('0911') });
    const stack = focusAt(firing, {}, hex('0913'));
    expect(stack).toEqual({ stack: hex('0913') });
    const gun = battle.piece('usv-alder');
    const man = focusOn(firing, stack, gun);
    expect(man).toEqual({ stack: hex('0913'), gun });
    expect(focusAt(firing, man, hex('0911'))).toEqual({ ...man, target: hex('0911') });
  });

  it('[CV-FS-02] fire support goes to whatever hex is pointed at', () => {
    expect(focusAt(firing, { chit: 3 }, hex('1212'))).toEqual({ chit: 3, hex: hex('1212') });
  });
});

describe('besides what is pointed at', () => {
  const chits = [0, 1, 2, 3];
  const stack = hex('0913');

  it('[CV-RULING-31] a squad on the move may take a stance together, until it is pointed where to go', () => {
    const found = besides({ ...pointing, chits }, { stack });
    expect(found.map(({ stance }) => stance)).toEqual([...STANCES]);
    expect(besides({ ...pointing, chits }, { stack, to: hex('0912') })).toEqual([]);
    expect(besides({ ...pointing, decision: 'shareChoice', chits }, { stack })).toEqual([]);
  });

  it('[CV-FS-02] one chit of each kind may be called on a hex in the Combat Phase, with or without enemies', () => {
    const firing = { ...pointing, decision: 'combatChoice' };
    const kinds = new Set(chits.map((chit) => firing.field.roster.chits[chit]?.id));
    const ground = groundFocus(firing, hex('0401'));
    expect(besides({ ...firing, chits }, ground)).toHaveLength(kinds.size);
    expect(besides({ ...firing, chits }, { target: hex('0911') })).toHaveLength(kinds.size);
    expect(besides({ ...firing, chits }, { target: hex('0911'), gun: d.piece('usv-landry') })).toEqual([]);
    expect(groundFocus(pointing, hex('0401'))).toEqual({});
  });
});
