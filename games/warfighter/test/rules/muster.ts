import { createMatch, InvariantError, makeKey } from '@sitrep/kernel';
import type { Card, Content } from '../../src/content/cards.ts';
import { warfighter } from '../../src/index.ts';
import type { Options } from '../../src/options.ts';
import type { Config, Purchase } from '../../src/types.ts';
import { Drill } from './drill.ts';
import { drillContent } from './drill-cards.ts';

export interface Orders {
  readonly cards?: readonly Card[];
  readonly content?: Content;
  readonly options?: Partial<Options>;
  readonly config?: Partial<Config>;
  readonly seed?: string;
}

/** What a set-up gives: a match before its team is bought, or a list of problems. */
export function openWith({ cards = [], content, options = {}, config = {}, seed = 'muster' }: Orders = {}) {
  const whole: Config = {
    ruleset: 'modern',
    seats: 1,
    region: 'r',
    enemy: 'e',
    mission: 'mission',
    objective: 'goal',
    report: '',
    maxSoldiers: 4,
    ...config,
    options,
  };
  return createMatch(warfighter, {
    config: whole,
    content: content ?? drillContent(cards),
    key: makeKey(seed),
  });
}

/** The codes and paths of everything that is wrong with a set-up. */
export function setupProblems(orders: Orders): readonly string[] {
  const created = openWith(orders);
  return created.ok ? [] : created.problems.map(({ code, path }) => `${path} ${code}`);
}

/** Up to the purchase of the team. */
export function briefing(orders: Orders = {}): Drill {
  const created = openWith(orders);
  if (!created.ok) throw new InvariantError('MUSTER', JSON.stringify(created.problems));
  return new Drill(created.value);
}

export type Line = Partial<Purchase>;

export function draftOf(lines: readonly Line[]) {
  const soldiers = lines.map((line) => ({ card: 'ace', seat: 0, gear: [], skills: [], ...line }));
  return { type: 'buyTeam', soldiers } as const;
}

/** The codes and rules of everything that is wrong with a team. */
export function teamFaults(lines: readonly Line[], orders: Orders = {}): readonly string[] {
  const { match } = briefing(orders);
  return match.game.problems(match.state, 0, draftOf(lines)).map(({ code, rule = '' }) => `${code} ${rule}`);
}

/** Buys the team; everybody agrees. */
export function muster(lines: readonly Line[], orders: Orders = {}): Drill {
  const range = briefing(orders).give(draftOf(lines));
  for (let seat = 1; seat < (orders.config?.seats ?? 1); seat += 1) range.give({ type: 'approveTeam' }, seat);
  return range;
}
