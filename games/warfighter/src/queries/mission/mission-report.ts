import { effectiveEvents, namesIn, numberIn, type SeatEvent } from '@sitrep/kernel';

/** The fields that a report reads. */
interface Facts {
  readonly turn: number | undefined;
  readonly soldier: number | undefined;
  readonly kills: number | undefined;
  readonly suppresses: number | undefined;
  readonly points: number | undefined;
  readonly amount: number | undefined;
}

function factsOf(event: SeatEvent): Facts {
  return {
    turn: numberIn(event, 'turn'),
    soldier: numberIn(event, 'soldier'),
    kills: numberIn(event, 'kills'),
    suppresses: numberIn(event, 'suppresses'),
    points: numberIn(event, 'points'),
    amount: numberIn(event, 'amount'),
  };
}

/** What a Soldier did and suffered. */
export interface SoldierReport {
  readonly soldier: number;
  readonly attacks: number;
  readonly kills: number;
  readonly suppresses: number;
  /** Points of Wounds suffered, treated ones included. */
  readonly wounds: number;
  /** Counters of Ammo used up, and units of expended items. */
  readonly ammo: number;
}

export interface TurnReport {
  readonly turn: number;
  readonly attacks: number;
  readonly kills: number;
  readonly wounds: number;
}

/** A mission in figures, and what is worth telling of it. */
export interface MissionReport {
  readonly soldiers: readonly SoldierReport[];
  readonly turns: readonly TurnReport[];
  readonly highlights: readonly { readonly turn: number; readonly event: SeatEvent }[];
}

const HIGHLIGHTS: ReadonlySet<string> = new Set([
  'missionLaidOut',
  'locationPlaced',
  'objectiveActivated',
  'hostileEliminated',
  'targetHit',
  'eventDrawn',
  'wounded',
  'soldierLeft',
  'raidTurned',
  'missionEnded',
]);

type Tally = { -readonly [K in Exclude<keyof SoldierReport, 'soldier'>]: number };

/** Adds up the last mission in a seat's log; whatever was undone never happened. */
export function reportMission(events: readonly SeatEvent[]): MissionReport {
  const log = effectiveEvents(events);
  const start = log.findLastIndex(({ type }) => type === 'missionLaidOut');
  const soldiers = new Map<number, Tally>();
  const turns = new Map<number, Tally>();
  const highlights: { turn: number; event: SeatEvent }[] = [];
  let turn = 0;
  for (const event of log.slice(Math.max(0, start))) {
    const facts = factsOf(event);
    if (event.type === 'phaseStarted') turn = facts.turn ?? turn;
    if (HIGHLIGHTS.has(event.type)) highlights.push({ turn, event });
    const deed = deedOf(event.type, facts);
    if (deed === undefined) continue;
    add(soldiers, facts.soldier ?? 0, deed);
    add(turns, turn, deed);
  }
  return {
    soldiers: [...soldiers].map(([soldier, tally]) => ({ soldier, ...tally })),
    turns: Array.from({ length: turn }, (_, index) => turnReport(index + 1, turns.get(index + 1))),
    highlights,
  };
}

const NOTHING: Tally = { attacks: 0, kills: 0, suppresses: 0, wounds: 0, ammo: 0 };

function deedOf(
  type: string,
  { kills = 0, suppresses = 0, points = 0, amount = 1 }: Facts,
): Partial<Tally> | undefined {
  switch (type) {
    case 'attackRolled':
      return { attacks: 1, kills, suppresses };
    case 'wounded':
      return { wounds: points };
    case 'weaponEmptied':
      return { ammo: 1 };
    case 'ammoSpent':
    case 'itemExpended':
      return { ammo: amount };
    default:
      return undefined;
  }
}

function add(tallies: Map<number, Tally>, key: number, deed: Partial<Tally>): void {
  const tally = tallies.get(key) ?? { ...NOTHING };
  for (const name of namesIn(NOTHING)) tally[name] += deed[name] ?? 0;
  tallies.set(key, tally);
}

function turnReport(turn: number, { attacks, kills, wounds }: Tally = NOTHING): TurnReport {
  return { turn, attacks, kills, wounds };
}
