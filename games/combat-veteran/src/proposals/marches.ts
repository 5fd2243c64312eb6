import type { Proposal, Rationale } from '@sitrep/contract';
import type { Hex } from '@sitrep/hex';
import { type Answer, type Seat, topLocals } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import { exposureIn, exposureOf, type Habit } from '../queries/exposure.ts';
import { type Field, fieldOf, get, type Read } from '../queries/field.ts';
import { arrivals, groupReach, pathOf, startOf, type Way, waysFrom } from '../queries/group-reach.ts';
import { carriedBy } from '../queries/loads.ts';
import { soldiersIn, soldiersOf, weaponsOf } from '../queries/pieces.ts';
import { anyHit, menExpected } from '../queries/risk.ts';
import { hexOfGroup } from '../queries/steps.ts';
import { supposeStance } from '../queries/supposed.ts';
import { whyNoGroupCommand } from '../reasons/group.ts';
import { isComing, whyNoActivation } from '../reasons/movement.ts';
import { whyNoMarchStance } from '../reasons/stances.ts';
import { NONE, WAITING } from '../state.ts';
import type { CvFocus } from './focus.ts';
import { pointsCost } from './points-cost.ts';
import { dangerSketch, riskOdds } from './risk-odds.ts';
import { safestWay } from './safest-way.ts';
import type { MarchSketch, ReachedHex, ReachSketch } from './sketches.ts';
import { squadArgs } from './squad-args.ts';

type Reply = Answer<CvTypes>;
type Offer = Proposal<CvTypes>;

/** A squad that is to move, and the answers that make it a group. */
interface Squad {
  readonly field: Field;
  readonly stack: Hex;
  readonly members: readonly Piece[];
  readonly answers: readonly Reply[];
  /** Whether all who can run do so. */
  readonly isRun: boolean;
  /** Those of the stack who could have come. */
  readonly staying: readonly Piece[];
}

/** Those who might come along from a stack. */
function candidatesIn(
  field: Field,
  seat: Seat,
  { stack = NONE, men, leave = [] }: CvFocus,
): readonly Piece[] {
  const there =
    stack === WAITING
      ? soldiersOf(field, seat).filter((soldier) => isComing(field, soldier))
      : soldiersIn(field, stack, seat);
  return there.filter((soldier) => !leave.includes(soldier) && (men === undefined || men.includes(soldier)));
}

/** The group that is on its way, or the one that a stack makes; `undefined` if nobody can go. */
function squadOf(state: Read, seat: Seat, focus: CvFocus): Squad | undefined {
  const field = fieldOf(state);
  const { stack = NONE } = focus;
  const group = topLocals(state, 'activation')?.members ?? [];
  const isUnderWay = group.length > 0 && hexOfGroup(field, group) === stack;
  const candidates = candidatesIn(field, seat, focus);
  const first = candidates.find((soldier) => whyNoActivation(field, seat, soldier) === undefined);
  if (!isUnderWay && first === undefined) return undefined;
  // another group stops first
  const stopped: readonly Reply[] = group.length > 0 && !isUnderWay ? [{ type: 'stop' }] : [];
  const members = isUnderWay ? [...group] : [first ?? NONE];
  const answers: Reply[] = isUnderWay ? [] : [...stopped, { type: 'activate', soldier: get(members, 0) }];
  for (const soldier of candidates) {
    const join = { type: 'join', soldier } as const;
    if (members.includes(soldier) || whyNoGroupCommand(field, members, join) !== undefined) continue;
    members.push(soldier);
    answers.push(join);
  }
  const there = candidatesIn(field, seat, { stack });
  const staying = there.filter(
    (each) => !members.includes(each) && whyNoActivation(field, seat, each) === undefined,
  );
  return { field, stack, members, answers, isRun: false, staying };
}

/** The same squad at the double, if anybody can. */
function running(squad: Squad): Squad | undefined {
  const { field, members, answers } = squad;
  const able = members.filter((member) => whyNoMarchStance(field, member, 'running') === undefined);
  if (able.length === 0) return undefined;
  const taking = able.map((soldier) => ({ type: 'stance', soldier, stance: 'running' }) as const);
  const supposed = supposeStance(field, able, 'running');
  return { ...squad, field: supposed, answers: [...answers, ...taking], isRun: true };
}

/** The cheapest way past these hexes to the last of them. */
function wayPast({ field, members }: Squad, hexes: readonly Hex[]): Way | undefined {
  let way: Way | undefined = startOf(field, members);
  for (const hex of hexes) way = way && waysFrom(field, members, way).get(hex);
  return way;
}

/** The marches of a stack to a hex: the cheapest way, the safest, without the slowest man, at the double. */
export function marches(state: Read, seat: Seat, focus: CvFocus): readonly Offer[] {
  const squad = squadOf(state, seat, focus);
  const { to = NONE, via = [], habit = 'spread' } = focus;
  if (squad === undefined || to < 0 || to === squad.stack) return [];
  const past = [...via, to].filter((hex, index, hexes) => hex !== hexes[index - 1]);
  const found = waysTo(squad, past, habit, 'cheapest');
  if (found.length > 0) return found;
  const { slowest, without } = groupReach(squad.field, squad.members);
  const leave = [...(focus.leave ?? []), slowest];
  const others = without.some(({ hex }) => hex === to)
    ? squadOf(state, seat, { ...focus, leave })
    : undefined;
  const fast = running(squad);
  return [
    ...(others === undefined || others.members.includes(slowest)
      ? []
      : waysTo(others, past, habit, 'without')),
    ...(fast === undefined ? [] : waysTo(fast, past, habit, 'running')),
  ];
}

function waysTo(squad: Squad, hexes: readonly Hex[], habit: Habit, id: string): readonly Offer[] {
  const cheapest = wayPast(squad, hexes);
  if (cheapest === undefined) return [];
  const march = marchOf(squad, cheapest, habit, id);
  const [to = NONE] = hexes;
  const safest = hexes.length === 1 ? safestWay(squad.field, squad.members, to, habit) : undefined;
  if (safest === undefined) return [march];
  const other = marchOf(squad, safest, habit, 'safest');
  return other.sketch.men < march.sketch.men ? [march, other] : [march];
}

function marchOf(squad: Squad, way: Way, habit: Habit, id: string): Offer & { readonly sketch: MarchSketch } {
  const { field, members, stack, answers, isRun } = squad;
  const path = pathOf(way);
  const to = way.hex;
  const exposure = exposureOf(field, members, path, habit);
  const points = pointsAlong(way);
  const sketch: MarchSketch = {
    kind: 'march',
    stack,
    members,
    path: exposure.hexes.map((each, index) => ({
      hex: each.hex,
      points: points[index] ?? 0,
      ...dangerSketch(field, each),
    })),
    isRun,
    habit,
    ...dangerSketch(field, exposure.way),
  };
  return {
    id: `march:${id}`,
    title: { key: `proposal.march.${id}`, args: { ...squadArgs(field, members), hex: to } },
    answers: [...answers, ...path.map((hex) => ({ type: 'step', hex }) as const)],
    costs: [pointsCost(way.points), ...costsOf(squad)],
    odds: [],
    danger: exposure.way.fires.length === 0 ? [] : [riskOdds(exposure.way.risk, to)],
    parts: [],
    sketch,
  };
}

function pointsAlong(way: Way): readonly number[] {
  const points: number[] = [];
  for (let at: Way | undefined = way; at?.before !== undefined; at = at.before) points.unshift(at.points);
  return points;
}

/** What a march costs besides points: a bunker shown, checks for running, weapons and men left behind. */
function costsOf({ field, members, isRun, staying }: Squad): readonly Rationale[] {
  const shown = members.find((member) => get(field.game.isHidden, member));
  const left = members.flatMap((member) =>
    weaponsOf(field, member).filter((weapon) => !carriedBy(field, member, members).includes(weapon)),
  );
  return [
    ...(shown === undefined ? [] : [{ key: 'cost.shows', args: { hex: get(field.game.at, shown) } }]),
    ...(isRun ? [{ key: 'cost.overheat', args: { soldiers: members } }] : []),
    ...left.map((weapon) => ({ key: 'cost.leaves', args: { weapon } })),
    ...(staying.length === 0 ? [] : [{ key: 'cost.stays', args: { soldiers: staying } }]),
  ];
}

/** A stack gathers: no die is rolled, and its reach is shown with the danger of every hex. */
export function gathering(state: Read, seat: Seat, focus: CvFocus): readonly Offer[] {
  const squad = squadOf(state, seat, focus);
  if (squad === undefined) return [];
  const { members, stack, answers } = squad;
  const offer = {
    id: 'gather',
    title: { key: 'proposal.gather', args: squadArgs(squad.field, members) },
    answers,
    costs: costsOf(squad),
    odds: [],
    danger: [],
    parts: [],
    sketch: reachSketch(squad, stack, focus.habit ?? 'spread'),
  };
  return [offer];
}

function reachSketch(squad: Squad, stack: Hex, habit: Habit): ReachSketch {
  const { field, members } = squad;
  const { ways, slowest, without } = groupReach(field, members);
  const fast = running(squad);
  const further =
    fast === undefined ? [] : arrivals(waysFrom(fast.field, members, startOf(fast.field, members)));
  const told =
    (of: Field, isRun: boolean) =>
    (arrived: { readonly hex: Hex; readonly points: number }): ReachedHex => {
      const { risk } = exposureIn(of, members, arrived.hex, habit);
      return { ...arrived, isRun, chance: anyHit(risk), men: menExpected(risk) };
    };
  const hexes = [
    ...arrivals(ways).map(told(field, false)),
    ...further.filter(({ hex }) => !ways.has(hex)).map(told(fast?.field ?? field, true)),
  ];
  return { kind: 'reach', stack, members, hexes, slowest, without, habit };
}
