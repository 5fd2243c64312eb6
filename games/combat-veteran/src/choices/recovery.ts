import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { type Field, get, soldierOf } from '../queries/field.ts';
import { isCrawling, isOnMap, isWounded, soldiersIn, soldiersOf } from '../queries/pieces.ts';
import { type Order, type Refused, refusedOf, type Why } from '../queries/reason.ts';
import { whyNoRally, whyNoSelfTreatment, whyNoTreatment } from '../reasons/recovery.ts';
import { NONE } from '../state.ts';

type Recovery = Order<'rally' | 'treat' | 'selfTreat'>;

/** What the owner might want to do for soldiers that crawl or are wounded. */
function recoveries(field: Field, seat: Seat): readonly Recovery[] {
  return soldiersOf(field, seat).flatMap((soldier): readonly Recovery[] => {
    if (!isOnMap(field, soldier)) return [];
    if (isCrawling(field, soldier)) return ralliesOf(field, soldier, seat);
    return isWounded(field, soldier) ? treatmentsOf(field, soldier) : [];
  });
}

/** Rallies by the soldier's own discipline, or by that of a leader there. */
function ralliesOf(field: Field, soldier: Piece, seat: Seat): readonly Recovery[] {
  const leaders = soldiersIn(field, get(field.game.at, soldier), seat).filter(
    (leader) => leader !== soldier && soldierOf(field, leader).rank > 0,
  );
  return [NONE, ...leaders].map((leader) => ({ type: 'rally', soldier, leader }));
}

function treatmentsOf(field: Field, soldier: Piece): readonly Recovery[] {
  const { isMedic } = soldierOf(field, soldier);
  return [{ type: 'treat', soldier }, ...(isMedic ? [{ type: 'selfTreat', soldier } as const] : [])];
}

export function whyNoRecovery(field: Field, seat: Seat, command: Recovery): Why | undefined {
  if (command.type === 'rally') return whyNoRally(field, seat, command);
  return command.type === 'treat'
    ? whyNoTreatment(field, seat, command.soldier)
    : whyNoSelfTreatment(field, seat, command.soldier);
}

/** CV-DISC-02: checks by which soldiers get up, and rolls for the wounded, those who crawl first. */
export function recoveryOptions(field: Field, seat: Seat): readonly Recovery[] {
  const open = recoveries(field, seat).filter((command) => whyNoRecovery(field, seat, command) === undefined);
  return [...open.filter(({ type }) => type === 'rally'), ...open.filter(({ type }) => type !== 'rally')];
}

export function blockedRecoveries(field: Field, seat: Seat): readonly Refused[] {
  return refusedOf(recoveries(field, seat), (command) => whyNoRecovery(field, seat, command));
}
