import { describe, expect, it } from 'vitest';
import type { Card, ReportCard } from '../src/content/cards.ts';
import { checkPack } from '../src/packs/index.ts';
import { planAttack } from '../src/queries/attack/attack.ts';
import {
  effectiveCover,
  effectiveEntrance,
  effectiveMovement,
  effectiveReach,
  effectiveSoldierCover,
} from '../src/queries/figures/effective.ts';
import { hostileFigures } from '../src/queries/figures/figures.ts';
import { readFiles } from './packs-files.ts';
import { drill } from './rules/drill.ts';
import { hostile, location, mission, soldier, text, weapon } from './rules/drill-cards.ts';

const cards = [
  mission({
    abilities: [
      text('static', { effect: 'modMovement', amount: 1 }),
      text('static', { effect: 'modCover', of: 'hostiles', amount: 1 }),
    ],
  }),
  location('wood', {
    entrance: 3,
    abilities: [
      text('static', { effect: 'modCover', of: 'hostiles', amount: 2 }),
      text('static', { effect: 'modCover', of: 'soldiers', amount: 1 }),
    ],
  }),
  soldier('ace', {
    cover: 4,
    movement: 2,
    abilities: [text('static', { effect: 'modMovement', amount: 1 })],
  }),
  hostile('guard', {
    cover: 3,
    abilities: [text('static', { effect: 'modEntrance', amount: 2, at: 'here' })],
  }),
];

const washedOut: ReportCard = {
  id: 'washed-out',
  source: 'original',
  type: 'report',
  abilities: [text('static', { effect: 'modEntrance', amount: 1, at: 'here' })],
};

const range = () =>
  drill(
    {
      path: ['wood'],
      soldiers: [{ card: 'ace', slot: 2 }],
      hostiles: [{ card: 'guard', slot: 2, target: 1 }],
    },
    { cards },
  );

/** A card as it is shipped. */
function shipped(pack: string, card: string): Card {
  const checked = checkPack(readFiles(pack), []);
  const found = checked.ok ? checked.pack.cards.find(({ id }) => id === card) : undefined;
  return found ?? raise();
}

/** A tank at Range 1 of the Soldier whom it targets, and one more Soldier in its slot. */
const besideTank = () =>
  drill(
    {
      path: ['wood', 'wood'],
      soldiers: [2, 3].map((slot) => ({ card: 'ace', slot, gear: [{ card: 'rifle' }] })),
      hostiles: [{ card: 'pzkfw-ivh', slot: 3, target: 1 }],
    },
    { cards: [...cards, weapon('rifle'), shipped('ww2-europe', 'pzkfw-ivh')] },
  );

describe('figures as they count, with the cards they come from', () => {
  it('[WF-LOC-11] Cover of hostiles', () => {
    const field = range();
    const { match } = field;
    const { total, parts } = effectiveCover(match.state, field.hostile('guard'));
    expect(total).toBe(6);
    expect(parts).toEqual([
      { source: 'guard', amount: 3 },
      { source: 'wood', amount: 2 },
      { source: match.state.game.mission, amount: 1 },
    ]);
  });

  it('[WF-KEY-42] Cover of a hostile against each Soldier, the same as when he attacks', () => {
    const field = besideTank();
    const tank = field.hostile('pzkfw-ivh');
    const { state } = field.match;
    const attacked = (number: number) => {
      const rifle = field.soldier(number).gear[0]?.id ?? raise();
      const figures = { soldier: number, weapon: rifle, profile: 0, hostile: tank.token, target: -1 };
      return planAttack(state, figures, 'semi', []).cover;
    };
    const shown = [1, 2].map((number) => effectiveCover(state, tank, number).total);
    expect(shown).toEqual([9, 5]);
    expect(shown).toEqual([1, 2].map(attacked));
    expect(effectiveCover(state, tank).total).toBe(9);
  });

  it('[WF-KEY-42] sources of the Cover for every Range at which there is a Soldier', () => {
    const field = besideTank();
    const { state } = field.match;
    const [near, far, ...others] = hostileFigures(state, field.hostile('pzkfw-ivh').token);
    expect(near).toMatchObject({ name: 'coverAt', range: 0, total: 5 });
    expect(far).toMatchObject({ name: 'coverAt', range: 1, total: 9 });
    expect(others).toMatchObject([{ name: 'reach' }]);
    expect(near).toHaveProperty('parts.0', { source: 'pzkfw-ivh', amount: 2 });
    expect(far).toHaveProperty('parts.0', { source: 'pzkfw-ivh', amount: 6 });
  });

  it('[WF-RULING-166] the Mission lies in slot 1, and what it says counts there once', () => {
    const field = drill(
      { soldiers: [{ card: 'ace' }], hostiles: [{ card: 'guard', slot: 1, target: 1 }] },
      { cards: [...cards, washedOut], config: { report: 'washed-out' } },
    );
    const { state } = field.match;
    expect(effectiveCover(state, field.hostile('guard')).parts).toEqual([
      { source: 'guard', amount: 3 },
      { source: 'mission', amount: 1 },
    ]);
    expect(effectiveEntrance(state, 1).parts).toEqual([
      { source: 'guard', amount: 2 },
      { source: 'washed-out', amount: 1 },
    ]);
  });

  it('[WF-KEY-13] Cover of Soldiers', () => {
    const { state } = range().match;
    const { total, parts } = effectiveSoldierCover(state, state.game.soldiers[0] ?? raise());
    expect(total).toBe(5);
    expect(parts).toEqual([
      { source: 'ace', amount: 4 },
      { source: 'wood', amount: 1 },
    ]);
  });

  it('[WF-MOVE-08] Entrance', () => {
    const { state } = range().match;
    expect(effectiveEntrance(state, 2)).toEqual({
      total: 5,
      parts: [
        { source: 'wood', amount: 3 },
        { source: 'guard', amount: 2 },
      ],
    });
  });

  it('[WF-MOVE-04] Movement', () => {
    const { state } = range().match;
    const { total, parts } = effectiveMovement(state, state.game.soldiers[0] ?? raise());
    expect(total).toBe(4);
    expect(parts).toEqual([
      { source: 'ace', amount: 2 },
      { source: 'ace', amount: 1 },
      { source: state.game.mission, amount: 1 },
    ]);
  });

  it('[WF-HOST-30] Range', () => {
    const field = range();
    expect(effectiveReach(field.match.state, field.hostile('guard'))).toEqual([[0, 1]]);
  });
});

function raise(): never {
  throw new Error('nobody is there');
}
