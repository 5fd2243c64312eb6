import type { SeatEvent } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { segmentsOf } from './segments.ts';

function cut(...types: readonly string[]): readonly string[] {
  const events: readonly SeatEvent[] = types.map((type, n) => ({ n, type }));
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
  ['harm for which nobody rolled', ['wounded', 'suppressed'], ['wounded suppressed']],
])('shows together: %s', (_, types, wanted) => {
  expect(cut(...types)).toEqual(wanted);
});
