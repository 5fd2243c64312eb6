import { type Arrival, type Hex, reach } from '@sitrep/hex';
import { derive } from '@sitrep/kernel';
import { type Piece, STACK_LIMIT } from '../content/roster.ts';
import { allowanceOf } from '../queries/allowance.ts';
import { type Field, get, soldierOf } from '../queries/field.ts';
import { loadOf } from '../queries/loads.ts';
import { countPieces, isContested, isEffective, isWounded, rival, soldiersIn } from '../queries/pieces.ts';
import { type March, marchOf } from '../queries/steps.ts';
import { stepCost } from '../queries/terrain.ts';
import { WAITING } from '../state.ts';
import { goalOf, wayFrom } from './goals.ts';
import { type Outlook, punchOf, type Reply } from './outlook.ts';
import { MAN, worthOf } from './worth.ts';

/** A move must gain at least this much. */
const EFFORT = 60;

/** Many enemies cannot do more to one soldier than `most`. */
function soften(danger: number, most: number): number {
  return Math.floor((danger * most) / (danger + most));
}

/** What it is worth to a soldier to be in a hex at the end of its move. */
function placeWorth(outlook: Outlook, soldier: Piece, hex: Hex): number {
  const { field } = outlook;
  const goal = goalOf(outlook, soldier);
  const most = field.content.scenario === 'keating' ? MAN : 2 * MAN;
  const fire = outlook.prospect(hex, punchOf(field, soldier, hex));
  const pull = goal.weight === 0 ? 0 : goal.weight * wayFrom(goal, hex);
  const crowd = Math.max(0, countPieces(field, hex) - STACK_LIMIT + 2);
  const risk = soften(outlook.danger(hex), most);
  const gain = (goal.isDash ? 0 : fire) + companyWorth(outlook, soldier, hex) + bountyIn(outlook, hex);
  return gain - Math.floor(risk / 2) - pull - 200 * crowd;
}

/** CV-DISC-05: a wounded man is not left alone. */
function companyWorth({ field, seat }: Outlook, soldier: Piece, hex: Hex): number {
  const friends = soldiersIn(field, hex, seat).filter((friend) => friend !== soldier);
  const isNeeded =
    friends.some((friend) => isWounded(field, friend)) &&
    friends.every((friend) => isWounded(field, friend)) &&
    !soldierOf(field, soldier).isGroup;
  return isNeeded ? 600 : 0;
}

/** Where a soldier can still get to, as far as its side knows the way is free. */
function arrivals(field: Field, march: March, hex: Hex): ReadonlyMap<Hex, Arrival> {
  const { allowance, spent, steps } = march;
  if (allowance === undefined) return new Map([[hex, { hex, spent: 0, before: undefined }]]);
  const left = { ...allowance, points: allowance.points - spent };
  const limit = allowance.steps === undefined ? left : { ...left, steps: allowance.steps - steps };
  const enemy = rival(soldierOf(field, march.soldier).seat);
  return reach(field.board.grid, hex, limit, ({ from, to, side, spent: used }) => {
    if (field.game.closed.includes(to) || isHeld(field, to, enemy)) return undefined;
    const cost = stepCost(field.board, from, to, side);
    if (cost === 'all') return spent + used === 0 ? allowance.points : undefined;
    return cost;
  });
}

/** Whether known enemies who can fight are in a hex. */
function isHeld(field: Field, hex: Hex, enemy: number): boolean {
  return soldiersIn(field, hex, enemy).some(
    (foe) => !get(field.game.isHidden, foe) && !isWounded(field, foe),
  );
}

/** CV-STACK-11: undefended wounded enemies fall to whoever enters; in the outpost they already count as lost. */
function bountyIn({ field, seat }: Outlook, hex: Hex): number {
  if (field.content.scenario === 'keating') return 0;
  const foes = soldiersIn(field, hex, rival(seat)).filter((foe) => !get(field.game.isHidden, foe));
  return foes.reduce((sum, foe) => sum + worthOf(field, foe), 0);
}

/** The best place to go, what is gained there, and the next hex on the way; `hex` is where the soldier is if it should stay. */
interface Trip {
  readonly hex: Hex;
  readonly next: Hex;
  readonly gain: number;
}

function bestTrip(outlook: Outlook, soldier: Piece, members: readonly Piece[], isRun = false): Trip {
  const { field } = outlook;
  const hex = get(field.game.at, soldier);
  const march = marchOf(field, soldier, members);
  const running = allowanceOf('running', loadOf(field, soldier, members));
  const found = arrivals(field, isRun ? { ...march, allowance: running } : march, hex);
  const here = placeWorth(outlook, soldier, hex);
  let best: Trip = { hex, next: hex, gain: 0 };
  for (const arrival of found.values()) {
    if (arrival.hex === hex) continue;
    const gain = placeWorth(outlook, soldier, arrival.hex) - here - exposure(outlook, arrival);
    if (gain > best.gain) best = { hex: arrival.hex, next: firstStep(arrival), gain };
  }
  return best.gain >= EFFORT ? best : { hex, next: hex, gain: 0 };
}

function firstStep(arrival: Arrival): Hex {
  return arrival.before?.before === undefined ? arrival.hex : firstStep(arrival.before);
}

/** What defensive fire on the way may cost: the worst place counts, because nobody fires twice. */
function exposure({ danger, field }: Outlook, arrival: Arrival): number {
  let worst = 0;
  for (let each: Arrival | undefined = arrival; each?.before !== undefined; each = each.before)
    worst = Math.max(worst, danger(each.hex));
  return Math.floor(soften(worst, field.content.scenario === 'keating' ? MAN : 2 * MAN) / 3);
}

/** Whether a soldier should be moved at all. */
function isMobile({ field }: Outlook, soldier: Piece): boolean {
  const { game } = field;
  return (
    isEffective(field, soldier) &&
    !get(game.isHidden, soldier) &&
    !game.isInside[soldier] &&
    !isContested(field, get(game.at, soldier))
  );
}

/** What it is worth to begin to move a soldier. */
export function activationWorth(outlook: Outlook, soldier: Piece): number {
  if (get(outlook.field.game.at, soldier) === WAITING) return MAN;
  if (!isMobile(outlook, soldier)) return -1;
  const goal = goalOf(outlook, soldier);
  return bestTrip(outlook, soldier, [soldier], goal.isDash).gain > 0 ? MAN : -1;
}

/** What a step, a stance or a halt of a group is worth. */
export function groupWorth(outlook: Outlook, members: readonly Piece[], answer: Reply): number {
  const [leader = 0] = members;
  const { field } = outlook;
  if (get(field.game.at, leader) === WAITING) return entryWorth(outlook, leader, answer);
  if (answer.type === 'exit') return 10 * MAN;
  const { isDash } = goalOf(outlook, leader);
  switch (answer.type) {
    case 'join':
      return isDash && isFresh(field, members) && isEffective(field, answer.soldier) ? 5 * MAN : -1;
    case 'stance':
      return isDash && answer.stance === 'running' ? 4 * MAN : -1;
    case 'step':
      return nextHex(outlook, members) === answer.hex ? MAN : -1;
    case 'stop':
      return 0;
    default:
      return -2;
  }
}

/** The hex that a group should enter next; the first member leads. */
const nextHex = derive.content(
  (outlook: Outlook, members: readonly Piece[]): Hex => bestTrip(outlook, members[0] ?? 0, members).next,
  (members) => members.join(),
);

function isFresh({ game }: Field, members: readonly Piece[]): boolean {
  return members.every((member) => get(game.steps, member) === 0);
}

/** CV-S2-07: comes in where the way to the enemy is short and the fire thin. */
function entryWorth(outlook: Outlook, soldier: Piece, answer: Reply): number {
  if (answer.type !== 'step') return -20 * MAN;
  const goal = goalOf(outlook, soldier);
  return (
    -100 * wayFrom(goal, answer.hex) -
    soften(outlook.danger(answer.hex), MAN) -
    80 * countPieces(outlook.field, answer.hex)
  );
}
