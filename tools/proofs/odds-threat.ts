import type { Odds } from '@sitrep/contract';
import { type GameTypes, type Match, numberIn } from '@sitrep/kernel';
import { healthOf, type Read } from '@sitrep/warfighter/queries';
import { eventsSince, type Happened } from './odds-events.ts';

/** An attack and all reactions to it take fewer time-outs than this. */
const MOST_TIME_OUTS = 60;

interface Threat {
  readonly hostile: number;
  readonly soldier: number;
}

/** The odds of a threat are about these two. */
function threatIn(about: Odds['about']): Threat {
  const [hostile, soldier] = [numberIn(about, 'hostile'), numberIn(about, 'soldier')];
  if (hostile === undefined || soldier === undefined) throw new Error('these odds are not those of a threat');
  return { hostile, soldier };
}

/** What a hostile attack did to its target and to itself by its events, when nobody reacts. */
export function threatOutcome(before: Match<GameTypes>, { about }: Odds) {
  const { hostile, soldier } = threatIn(about);
  const health = healthIn(before, soldier);
  return (match: Match<GameTypes>, from: number): string | undefined => {
    for (let count = 0; count < MOST_TIME_OUTS && isUnderWay(match, hostile, from); count += 1)
      match.timeOut(match.serial);
    const events = ownEvents(eventsSince(match, from), hostile);
    // Once the mission is over, nothing more happens to the hostile.
    const isOver = events?.some(({ type }) => type === 'missionEnded') ?? true;
    return events === undefined || isOver ? undefined : describe(events, { hostile, soldier }, health);
  };
}

function isUnderWay(match: Match<GameTypes>, hostile: number, from: number): boolean {
  if (match.decision() === undefined) return false;
  const rest = eventsSince(match, from);
  const declared = rest.findIndex((event) => event.type === 'hostileDeclared' && event.hostile === hostile);
  return !rest.slice(declared + 1).some(isLater);
}

/** Signs that the next attack or step has begun. */
function isLater({ type }: Happened): boolean {
  return ['hostileDeclared', 'timerMoved', 'missionEnded'].includes(type);
}

/** From its roll up to the next attack, or to the second declaration if it attacks again. */
function ownEvents(events: readonly Happened[], hostile: number): readonly Happened[] | undefined {
  const rolled = events.findIndex((event) => event.type === 'hostileRolled' && event.hostile === hostile);
  const rest = events.slice(rolled + 1);
  const next = rest.findIndex(isLater);
  return rolled < 0 || next < 0 ? undefined : rest.slice(0, next + 1);
}

function describe(events: readonly Happened[], { hostile, soldier }: Threat, health: number): string {
  const isHis = (event: Happened) => event.soldier === soldier;
  const points = events.find((event) => event.type === 'wounded' && isHis(event))?.points ?? 0;
  const hasLeft = events.some((event) => event.type === 'soldierLeft' && isHis(event));
  const removed = events.find((event) => event.type === 'hostileRemoved' && event.hostile === hostile)?.how;
  const isAgain = events.some((event) => event.type === 'hostileDeclared' && event.hostile === hostile);
  if (removed === 'malfunctioned') return 'malfunction';
  if (points === 0 && !hasLeft)
    return events.some((event) => event.type === 'suppressed' && isHis(event)) ? 'suppress' : 'nothing';
  return rowText({
    points,
    isKill: hasLeft && points === 0,
    removed: removed ?? 'stays',
    isAgain: isAgain && points < health,
  });
}

interface Row {
  readonly points: number;
  readonly isKill: boolean;
  readonly removed: string;
  readonly isAgain: boolean;
}

function rowText({ points, isKill, removed, isAgain }: Row): string {
  return `${points} wounds${isKill ? ' kill' : ''} ${removed}${isAgain ? ' again' : ''}`;
}

/** The same as the odds give it. Whether it attacks again is compared if its target stays within reach. */
export function threatCounts(match: Match<GameTypes>, { chances, about }: Odds): ReadonlyMap<string, number> {
  const health = healthIn(match, threatIn(about).soldier);
  const counts = new Map<string, number>();
  for (const { args, count } of chances) {
    const name = nameOf(args, health);
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return counts;
}

function nameOf(args: Odds['chances'][number]['args'], health: number): string {
  const is = (word: string) => args[word] === 'true';
  if (args.verdict !== 'row') return String(args.verdict);
  if (is('malfunction')) return 'malfunction';
  const points = Number(args.wounds);
  const removed = is('destroy') ? 'destroyed' : is('discard') ? 'discarded' : 'stays';
  return rowText({
    points,
    isKill: is('kill'),
    removed,
    isAgain: is('again') && !is('kill') && points < health,
  });
}

function healthIn({ state }: Match<GameTypes>, soldier: number): number {
  // The state comes from a match of Warfighter.
  const read = state as unknown as Read;
  const found = read.game.soldiers[soldier - 1];
  return found === undefined ? 0 : healthOf(read, found);
}
