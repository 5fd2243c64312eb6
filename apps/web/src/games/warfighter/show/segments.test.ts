import type { SeatEvent } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { segmentsOf } from './segments.ts';

/** Dice on tables, by what they are rolled for. */
const DICE: Readonly<Record<string, object>> = {
  environment: { type: 'rolled', rule: 'WF-ENV-01', name: 'environment', sides: 10 },
  chart: { type: 'rolled', rule: 'WF-RULING-144', name: 'hostile', sides: 10 },
  cover: { type: 'rolled', rule: 'WF-RULING-144', name: 'cover', sides: 6 },
};

function cut(...types: readonly string[]): readonly string[] {
  const events: readonly SeatEvent[] = types.map((type, n) => ({ n, type, ...DICE[type] }));
  return segmentsOf(events).map((segment) => segment.events.map(({ type }) => type).join(' '));
}

it.each([
  [
    'an attack with all that came of it, and whoever leaves the table for himself',
    ['attackDeclared', 'rolled', 'rolled', 'attackRolled', 'hostileKilled', 'hostileEliminated', 'xpGained'],
    ['attackDeclared rolled rolled attackRolled hostileKilled', 'hostileEliminated xpGained'],
  ],
  [
    'dice of an attack that was declared before the last question',
    ['rolled', 'rolled', 'hostileRolled', 'wounded'],
    ['rolled rolled hostileRolled wounded'],
  ],
  [
    'a card that was played into an attack',
    ['attackDeclared', 'cardPlayed', 'rolled', 'attackRolled'],
    ['attackDeclared', 'cardPlayed', 'rolled attackRolled'],
  ],
  [
    'two attacks of the Hostile Turn',
    ['phaseStarted', 'hostileDeclared', 'hostileRolled', 'suppressed', 'hostileDeclared', 'hostileRolled'],
    ['phaseStarted', 'hostileDeclared hostileRolled suppressed', 'hostileDeclared hostileRolled'],
  ],
  [
    'a roll on a table with what it came to, each by itself',
    ['phaseStarted', 'environment', 'environmentRolled', 'environment', 'environmentRolled', 'suppressed'],
    ['phaseStarted', 'rolled environmentRolled', 'rolled environmentRolled suppressed'],
  ],
  [
    'the two dice of an attack that is nobody’s',
    ['eventDrawn', 'chart', 'cover', 'wounded', 'attackDeclared', 'rolled', 'attackRolled'],
    ['eventDrawn', 'rolled rolled wounded', 'attackDeclared rolled attackRolled'],
  ],
  ['a fate that nobody rolled', ['soldierLeft', 'outcomeRolled'], ['soldierLeft', 'outcomeRolled']],
  ['harm for which nobody rolled', ['wounded', 'suppressed'], ['wounded suppressed']],
])('shows together: %s', (_, types, wanted) => {
  expect(cut(...types)).toEqual(wanted);
});
