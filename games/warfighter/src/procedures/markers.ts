import type { Procedure, RuleId, WindowStep } from '@sitrep/kernel';
import { areHandsOpen, discardFromHand, seatOf, type War } from '../acts/common.ts';
import { fetchLocation } from '../acts/markers.ts';
import { momentReason } from '../queries/in-force/moments.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { cardOfToken, option, type Read } from '../queries/table/lookup.ts';
import { handOf } from '../queries/table/zones.ts';
import type { WarTypes } from '../types.ts';
import { CALLER } from './unplanned.ts';

function markersOf(state: Read, soldier: number): readonly number[] {
  return handOf(state, soldier).filter((token) => isMarker(state, token));
}

function isMarker(state: Read, token: number): boolean {
  const card = cardOfToken(state, token);
  return card.type === 'action' && card.kind === 'marker';
}

/** WF-CARD-25: the Marker goes and the top Location comes, into the same hand. */
function resolveMarker(context: War, soldier: number, token: number, rule: RuleId): void {
  const card = cardOfToken(context.state, token).id;
  discardFromHand(context, soldier, token, rule);
  context.emit({
    type: 'cardPlayed',
    rule,
    soldier,
    card,
    isUpgunned: false,
    beneficiary: soldier,
  });
  fetchLocation(context, soldier);
}

/** Only its player may know which Markers are in a hand, so he is asked after every draw. */
const markerChance: WindowStep<WarTypes, 'markers'> = {
  kind: 'window',
  name: 'markerChance',
  rule: 'WF-CARD-26',
  seats: (state, { soldiers: [soldier = 1] }) => [seatOf(state, soldier)],
  isOpen: areHandsOpen,
  about: (_state, { soldiers: [soldier = 1] }) => ({ soldier }),
  options: (state, { soldiers: [soldier = 1] }) =>
    markersOf(state, soldier).map((card) => ({ type: 'playCard', soldier, card })),
  blocked: (state, { soldiers: [soldier = 1] }) =>
    blockedBy((note) => {
      for (const card of handOf(state, soldier))
        if (!isMarker(state, card))
          note(
            { type: 'playCard', soldier, card },
            'WF-CARD-26',
            'WRONG_MOMENT',
            momentReason(state, card).args,
          );
    }),
  unplanned: CALLER,
  react(context, _frame, _seat, command) {
    if (command.type === 'playCard') resolveMarker(context, command.soldier, command.card, 'WF-CARD-25');
  },
  passed: (context, { soldiers: [, ...rest] }) => context.go('start', { soldiers: rest }),
};

/** One hand after the other. */
export const markers: Procedure<WarTypes, 'markers'> = {
  start: {
    kind: 'auto',
    run(context, { soldiers: [soldier, ...rest] }) {
      if (soldier === undefined) return context.done();
      if (option(context.state, 'location-marker') === 'may') return context.go('ask');
      for (const token of markersOf(context.state, soldier))
        resolveMarker(context, soldier, token, 'WF-CARD-26');
      context.go('start', { soldiers: rest });
    },
  },
  ask: markerChance,
};
