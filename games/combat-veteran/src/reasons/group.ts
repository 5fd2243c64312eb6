import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import { type Piece, STACK_LIMIT } from '../content/roster.ts';
import { type Field, get, isMarked, soldierOf } from '../queries/field.ts';
import { hasHandsFree, isFixed, isOverloaded } from '../queries/loads.ts';
import { carrierOf, isWounded, weaponsOf } from '../queries/pieces.ts';
import { elsewhere, type Order, type Why, whyDown, whyNotYours } from '../queries/reason.ts';
import {
  canExit,
  canStep,
  type GroupStep,
  groupPieces,
  hexOfGroup,
  type March,
  marchOf,
  spentAfter,
  stepsFrom,
} from '../queries/steps.ts';
import { MARK, NONE, WAITING } from '../state.ts';
import { isComing, whyFinished, whyNoEntry, whyNoSmoke } from './movement.ts';
import { whyNoMarchStance } from './stances.ts';

type Members = readonly Piece[];

/** Why a group cannot enter a hex. */
function whyNoStep(field: Field, members: Members, hex: Hex): Why | undefined {
  const step = stepsFrom(field, hexOfGroup(field, members)).find((each) => each.hex === hex);
  if (step === undefined) return { code: 'NOT_ADJACENT', rule: 'CV-MOVE-01', args: { hex } };
  if (field.game.closed.includes(hex)) return { code: 'HEX_CLOSED', rule: 'CV-MOVE-08', args: { hex } };
  return whyOverloaded(field, members) ?? whyTooDear(field, members, step);
}

/** CV-MOVE-15: somebody must put something down first. */
function whyOverloaded(field: Field, members: Members): Why | undefined {
  const soldier = members.find((member) => isOverloaded(field, member, members));
  return soldier === undefined ? undefined : { code: 'OVERLOADED', rule: 'CV-MOVE-15', args: { soldier } };
}

/** Who in the group lacks the movement for a step. */
function whyTooDear(field: Field, members: Members, step: GroupStep): Why | undefined {
  for (const member of members) {
    const march = marchOf(field, member, members);
    if (spentAfter(march, step) === undefined) return whyTired(field, march, step.cost);
  }
  return undefined;
}

/** CV-MOVE-05: what a soldier lacks for a step: hexes, if it counts hexes, or points. */
function whyTired(field: Field, { soldier, allowance, spent, steps }: March, cost: GroupStep['cost']): Why {
  const tired = (args: object): Why => ({
    code: 'CANNOT_AFFORD',
    rule: 'CV-MOVE-05',
    args: { soldier, ...args },
  });
  const isOut = allowance === undefined || (allowance.steps !== undefined && steps >= allowance.steps);
  // CV-RULING-28, CV-RULING-30
  if (isOut) return tired({ lack: 'hexes', stance: get(field.game.stance, soldier) });
  // CV-RULING-29
  if (cost === 'all') return tired({ lack: 'all' });
  return tired({ lack: 'points', cost, left: Math.max(0, allowance.points - spent) });
}

/** CV-S2-18, CV-RULING-41, CV-RULING-135: why a group cannot leave the map. */
function whyNoExit(field: Field, members: Members): Why | undefined {
  const { seat } = soldierOf(field, get(members, 0));
  const hex = hexOfGroup(field, members);
  if (field.content.scenario !== 'keating' || seat !== 0) return { code: 'NO_EXIT', rule: 'CV-RULING-41' };
  if (!field.board.edge.includes(hex)) return { code: 'NOT_AT_EDGE', rule: 'CV-S2-18', args: { hex } };
  const tired = members.map((member) => marchOf(field, member, members)).find((march) => !canExit(march));
  return tired && whyTired(field, tired, 1);
}

/** A wounded man who moves on his own can do nothing else, and a group off the map can only come in. */
function whyHindered(field: Field, members: Members): Why | undefined {
  const soldier = members.find((member) => isWounded(field, member));
  if (soldier !== undefined) return { code: 'MOVES_ALONE', rule: 'CV-MOVE-22', args: { soldier } };
  return hexOfGroup(field, members) === WAITING
    ? { code: 'MUST_ENTER', rule: 'CV-S2-07', args: { soldier: get(members, 0) } }
    : undefined;
}

/** CV-RULING-33, CV-RULING-126: why a soldier cannot join a group. */
function whyNoJoin(field: Field, members: Members, soldier: Piece): Why | undefined {
  const { seat } = soldierOf(field, get(members, 0));
  const why = whyOther(field, seat, soldier);
  if (why !== undefined) return why;
  if (members.includes(soldier)) return { code: 'CHOSEN_ALREADY', rule: 'CV-RULING-33', args: { soldier } };
  const hex = hexOfGroup(field, members);
  if (get(field.game.at, soldier) !== hex) return elsewhere(soldier, 'CV-RULING-33');
  if (hex === WAITING) return whyFinished(field, soldier) ?? whyNoRoomOn(field, [...members, soldier]);
  return whyHindered(field, members) ?? whyDownFor(field, soldier) ?? whyFinished(field, soldier);
}

/** Those who wait off the map may be named too. */
function whyOther(field: Field, seat: Seat, soldier: Piece): Why | undefined {
  const isOwn = soldierOf(field, soldier).seat === seat;
  return isOwn && isComing(field, soldier) ? undefined : whyNotYours(field, seat, soldier);
}

function whyDownFor(field: Field, soldier: Piece): Why | undefined {
  return isWounded(field, soldier) ? { code: 'WOUNDED', rule: 'CV-RULING-33', args: { soldier } } : undefined;
}

/** CV-RULING-126: at most fifteen pieces in one arriving group. */
function whyNoRoomOn(field: Field, members: Members): Why | undefined {
  return groupPieces(field, members) > STACK_LIMIT
    ? { code: 'GROUP_TOO_BIG', rule: 'CV-RULING-126' }
    : whyNoEntry(field, members);
}

/** CV-MOVE-11, CV-MOVE-12: why a soldier cannot leave its group, to stay or to go its own way. */
function whyNoLeave(field: Field, members: Members, soldier: Piece): Why | undefined {
  const why = whyNoMember(members, soldier) ?? whyHindered(field, members);
  if (why !== undefined || members.length > 1) return why;
  return { code: 'ALONE', rule: 'CV-MOVE-11', args: { soldier } };
}

function whyNoMember(members: Members, soldier: Piece): Why | undefined {
  return members.includes(soldier)
    ? undefined
    : { code: 'NOT_IN_GROUP', rule: 'CV-RULING-31', args: { soldier } };
}

/** CV-MOVE-25, CV-RULING-37: why a soldier cannot try to lift a man. */
function whyNoLift(field: Field, members: Members, { soldier, man }: Order<'lift'>): Why | undefined {
  return (
    whyNoMember(members, soldier) ??
    whyHindered(field, members) ??
    whyDown(field, soldier, 'CV-MOVE-25') ??
    whyNoBurden(field, soldier, man) ??
    (hasHandsFree(field, soldier) ? undefined : { code: 'HANDS_FULL', rule: 'CV-MOVE-25', args: { soldier } })
  );
}

/** Why a man cannot be lifted. */
function whyNoBurden(field: Field, soldier: Piece, man: Piece): Why | undefined {
  const rule = 'CV-MOVE-25';
  const why = whyNotYours(field, soldierOf(field, soldier).seat, man);
  if (why !== undefined) return why;
  if (get(field.game.at, man) !== get(field.game.at, soldier)) return elsewhere(man, rule);
  const args = { soldier: man };
  if (!isWounded(field, man)) return { code: 'NOT_WOUNDED', rule, args };
  if (carrierOf(field, man) >= 0) return { code: 'IS_CARRIED', rule: 'CV-RULING-37', args };
  return isMarked(field, man, MARK.carried) ? { code: 'WAS_CARRIED', rule: 'CV-RULING-37', args } : undefined;
}

/** CV-RULING-11, CV-S2-17: why a soldier cannot put something down. */
function whyNoDrop(field: Field, members: Members, { soldier, piece }: Order<'drop'>): Why | undefined {
  const why = whyNoMember(members, soldier) ?? whyHindered(field, members);
  if (why !== undefined) return why;
  const isHis = get(field.game.carries, soldier) === piece || weaponsOf(field, soldier).includes(piece);
  if (!isHis || piece === NONE) return { code: 'NOT_HIS', rule: 'CV-RULING-11', args: { soldier, piece } };
  const isWeapon = piece >= field.roster.firstWeapon;
  return isWeapon && isFixed(field, piece)
    ? { code: 'IS_FIXED', rule: 'CV-S2-17', args: { weapon: piece } }
    : undefined;
}

/** Why a member of a group cannot take a stance; off the map it can (CV-RULING-133). */
function whyNoGroupStance(field: Field, members: Members, order: Order<'stance'>): Why | undefined {
  const { soldier, stance } = order;
  const wounded = members.find((member) => isWounded(field, member));
  return (
    whyNoMember(members, soldier) ??
    (wounded === undefined
      ? whyNoMarchStance(field, soldier, stance)
      : { code: 'MOVES_ALONE', rule: 'CV-MOVE-22', args: { soldier: wounded } })
  );
}

/** CV-S2-07: why a group cannot stop: pieces that can come in must do so. */
function whyNoStop(field: Field, members: Members): Why | undefined {
  return hexOfGroup(field, members) === WAITING && canStep(field, members, WAITING)
    ? { code: 'MUST_ENTER', rule: 'CV-S2-07', args: { soldier: get(members, 0) } }
    : undefined;
}

/** CV-RULING-31: the phase goes on until the group has stopped. */
function stillMoving(members: Members): Why {
  return { code: 'STILL_MOVING', rule: 'CV-RULING-31', args: { soldier: get(members, 0) } };
}

/** Why a group cannot do something; `undefined` if it can, or if groups never do it. */
export function whyNoGroupCommand(field: Field, members: Members, command: Command): Why | undefined {
  switch (command.type) {
    case 'step':
      return whyNoStep(field, members, command.hex);
    case 'exit':
      return whyNoExit(field, members);
    case 'join':
      return whyNoJoin(field, members, command.soldier);
    case 'leave':
    case 'detach':
      return whyNoLeave(field, members, command.soldier);
    case 'lift':
      return whyNoLift(field, members, command);
    case 'drop':
      return whyNoDrop(field, members, command);
    case 'stance':
      return whyNoGroupStance(field, members, command);
    case 'smoke':
      return (
        whyHindered(field, members) ?? whyNoSmoke(field, soldierOf(field, get(members, 0)).seat, command)
      );
    case 'stop':
      return whyNoStop(field, members);
    case 'endPhase':
      return whyNoStop(field, members) ?? stillMoving(members);
    default:
      return undefined;
  }
}
