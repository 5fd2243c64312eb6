import {
  type AnyEvent,
  type GameTypes,
  isKernelEvent,
  type Luck,
  type Seat,
  type Uniform,
} from '@sitrep/kernel';
import { isSeenBy } from './masks.ts';

type Event = AnyEvent<GameTypes>;

/** A die or draw of the true world, and whether the seat saw it. */
interface Happening {
  readonly value: number;
  readonly isSeen: boolean;
}

/**
 * Luck for the twin of a match: what the seat sees is the same as in the true world, what it does not see may differ.
 * `guide` tells it what happened in the true world before the twin is asked for the same.
 */
export interface TwinLuck extends Luck {
  guide(events: readonly Event[]): void;
  /** A token that the seat saw drawn is elsewhere in the twin: from here on the worlds differ in what is known. */
  hasParted: boolean;
}

export function twinLuck(seat: Seat, random: Uniform, variesDice: boolean): TwinLuck {
  let dice = new Map<string, Happening[]>();
  let draws = new Map<string, Happening[]>();
  return {
    next: 0,
    hasParted: false,
    guide(events) {
      this.hasParted = false;
      dice = new Map();
      draws = new Map();
      for (const event of events) note(event, seat, dice, draws);
    },
    face({ stream, sides }, position) {
      this.next = position + 1;
      const fallen = dice.get(stream)?.shift();
      if (fallen !== undefined && (fallen.isSeen || !variesDice)) return fallen.value;
      return 1 + random.below(sides);
    },
    index(zone, tokens, _stream, position) {
      this.next = position + 1;
      const drawn = draws.get(zone)?.shift();
      if (drawn?.isSeen !== true) return random.below(tokens.length);
      const index = tokens.indexOf(drawn.value);
      if (index < 0) this.hasParted = true;
      return Math.max(index, 0);
    },
  };
}

type Happenings = Map<string, Happening[]>;

function note(event: Event, seat: Seat, dice: Happenings, draws: Happenings): void {
  if (!isKernelEvent(event)) return;
  if (event.type === 'rolled') add(dice, event.stream, event.dice, isSeenBy(event.seen, seat));
  if (event.type === 'drawn') add(draws, event.from, event.tokens, isSeenBy(event.seen, seat));
}

function add(happenings: Happenings, label: string, values: readonly number[], isSeen: boolean): void {
  const found = happenings.get(label) ?? [];
  found.push(...values.map((value) => ({ value, isSeen })));
  happenings.set(label, found);
}
