import { makeKey, type Seat } from '@sitrep/kernel';
import type { Law, Table, Watcher } from '../law.ts';
import { unseenVariants } from '../seen-commands.ts';
import { isLegal, seatsOf } from '../subject.ts';
import { canFork, forkPair, openPair, type World } from '../worlds/make-pair.ts';
import type { Pair } from '../worlds/pair.ts';
import { GARBAGE, nearMisses } from '../wrong-answers.ts';

/** How many possible worlds are followed at a time: from the opening, and from later points. */
const MOST_FORKS = 2;
const MOST_OPENED = 2;
const THOROUGH_FORKS = 16;

/** What was compared, for reports. */
export interface WorldsTally {
  pairs: number;
  comparisons: number;
}

/** The law that nothing hidden shows. Counts what it compares into the tally. */
export function makeTwoWorlds(tally: WorldsTally): Law {
  return {
    name: 'two-worlds',
    statement:
      'Two games that differ only in what a seat cannot know look the same to that seat, until a rule reveals the difference.',
    watch(table): Watcher {
      const seats = table.few(seatsOf(table.match), MOST_OPENED);
      let pairs = seats.flatMap((seat) => keep(openPair(table, anyWorld(table, seat)), tally));
      return {
        decision() {
          if (!mayFork(table, pairs)) return;
          for (const seat of table.few(seatsOf(table.match), 1)) pairs.push(...fork(table, seat, tally));
        },
        entry() {
          pairs = pairs.filter((pair) => staysTogether(table, pair, tally));
        },
      };
    },
  };
}

export const twoWorlds: Law = makeTwoWorlds({ pairs: 0, comparisons: 0 });

function keep(pair: Pair | undefined, tally: WorldsTally): readonly Pair[] {
  if (pair === undefined) return [];
  tally.pairs += 1;
  tally.comparisons += 1;
  return [pair];
}

function fork(table: Table, seat: Seat, tally: WorldsTally): readonly Pair[] {
  if (!canFork(table.match, seat)) return [];
  return keep(forkPair(table, anyWorld(table, seat), probesFor(table, seat)), tally);
}

function mayFork(table: Table, { length }: readonly Pair[]): boolean {
  return length < (table.isThorough ? THOROUGH_FORKS : MOST_FORKS + MOST_OPENED) && table.isTime(5);
}

function anyWorld({ key, random }: Table, seat: Seat): World {
  const salt = random.below(2 ** 31);
  return { seat, key: makeKey(`${key}/world/${salt}`), variesDice: salt % 2 === 0 };
}

function staysTogether(table: Table, pair: Pair, tally: WorldsTally): boolean {
  const { match } = table;
  const entry = match.log[match.log.length - 1];
  if (entry === undefined || !pair.follow(entry)) return false;
  tally.comparisons += 1;
  const triesMore = table.isTime(3);
  return pair.looksTheSame(triesMore ? probesFor(table, pair.seat) : [], triesMore);
}

/** Answers that are illegal for the seat now, made from what it knows, what others did, and things it cannot see. */
function probesFor({ match, few, subject }: Table, seat: Seat): readonly unknown[] {
  const others = match.log.slice(-6).flatMap(({ act }) => (act.type === 'answer' ? [act.answer] : []));
  const known = [...match.options(seat), ...match.blocked(seat).map(({ command }) => command)];
  const unseen = few(known, 2).flatMap((command) =>
    unseenVariants(match, seat, subject.tokens ?? [], command),
  );
  const probes = [
    ...few(GARBAGE, 1),
    ...few(match.options(seat).flatMap(nearMisses), 2),
    ...few(others, 2),
    ...few(unseen, 4),
  ];
  return probes.filter((probe) => !isLegal(match, seat, probe));
}
