import { describe, expect, it } from 'vitest';
import type { ReportCard } from '../src/content/cards.ts';
import {
  effectiveCover,
  effectiveEntrance,
  effectiveMovement,
  effectiveReach,
  effectiveSoldierCover,
} from '../src/queries/figures/effective.ts';
import { drill } from './rules/drill.ts';
import { hostile, location, mission, soldier, text } from './rules/drill-cards.ts';

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
