import { canonical, isKernelEvent, type Plan } from '@sitrep/kernel';
import { hold, holdUnchanged, type Law, show, type Table, type Watcher } from '../law.ts';
import type { AnyMatch } from '../subject.ts';

/** Dice that are rolled together under one name. */
interface RolledDice {
  readonly rule: string;
  readonly name: string;
  readonly sides: number;
  readonly count: number;
}

type Entry = AnyMatch['log'][number];

export const plans: Law = {
  name: 'plans',
  statement:
    'The first dice that an answer leads to without another answer are those of a plan that was offered for it: same rule, names, sides and counts, in the same order; or none was offered, and the step declares why.',
  watch(table): Watcher {
    let before = table.match.copy();
    return {
      entry() {
        const entry = table.match.log.at(-1);
        if (entry !== undefined) checkRolls(before, entry);
      },
      decision() {
        before = table.match.copy();
        checkOffers(table);
      },
    };
  },
};

function checkRolls({ game, state }: AnyMatch, { act, by, events }: Entry): void {
  if (act.type !== 'answer') return;
  const rolled = firstRolls(events);
  if (rolled.length === 0) return;
  const offered = game.plans(state, by, act.answer);
  if (offered.length === 0)
    return hold(
      game.unplanned(state, act.answer) !== undefined,
      () => `${show(act.answer)} rolled ${show(rolled)}, without a plan or a reason for having none`,
    );
  hold(
    offered.some((plan) => fits(plan, rolled)),
    () => `${show(act.answer)} was to roll ${show(offered.map(diceOf))}, and rolled ${show(rolled)}`,
  );
}

/** The dice that the answer of an entry led to. Others, given for seats that have gone, may follow in the same entry. */
function firstRolls(events: Entry['events']): readonly RolledDice[] {
  const [, next = events.length] = events.flatMap(({ type }, index) => (type === 'answered' ? [index] : []));
  return events.slice(0, next).flatMap((event) => {
    if (!isKernelEvent(event) || event.type !== 'rolled') return [];
    const { rule, name, sides, dice } = event;
    return [{ rule, name, sides, count: dice.length }];
  });
}

function fits(plan: Plan, rolled: readonly RolledDice[]): boolean {
  const planned = diceOf(plan);
  return canonical(planned) === canonical(rolled.slice(0, planned.length));
}

function diceOf({ rule, dice }: Plan): readonly RolledDice[] {
  return Object.entries(dice).flatMap(([name, { sides, count, apart }]) => {
    if (apart === true) return Array.from({ length: count }, () => ({ rule, name, sides, count: 1 }));
    return count === 0 ? [] : [{ rule, name, sides, count }];
  });
}

/** Some of the options are asked about twice. */
function checkOffers(table: Table): void {
  const { game, state } = table.match;
  for (const seat of table.match.decision()?.seats ?? [])
    for (const option of table.few(table.match.options(seat), 3)) {
      const [first, second] = [1, 2].map(() => canonical(game.plans(state, seat, option)));
      hold(first === second, () => `two plans for ${show(option)}: ${first} and ${second}`);
    }
  holdUnchanged(table, 'asking for plans');
}
