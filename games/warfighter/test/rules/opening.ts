import { createMatch, makeKey } from '@sitrep/kernel';
import type { Card } from '../../src/content/cards.ts';
import { warfighter } from '../../src/index.ts';
import type { Options } from '../../src/options.ts';
import type { Purchase } from '../../src/types.ts';
import { Drill } from './drill.ts';
import { drillContent } from './drill-cards.ts';

export interface Opening {
  readonly cards?: readonly Card[];
  readonly options?: Partial<Options>;
  readonly report?: string;
}

/** A mission on the test range before its team is bought, or what is wrong with its set-up. */
export function openMission({ cards = [], options = {}, report = '' }: Opening = {}) {
  const config = {
    ruleset: 'modern',
    options,
    seats: 1,
    region: 'r',
    enemy: 'e',
    mission: 'mission',
    objective: 'goal',
    report,
    maxSoldiers: 4,
  } as const;
  return createMatch(warfighter, { config, content: drillContent(cards), key: makeKey('opening') });
}

/** The same, which must open. */
export function opened(opening: Opening = {}): Drill {
  const created = openMission(opening);
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return new Drill(created.value);
}

/** The codes of everything that is wrong with a team of one Soldier. */
export function problemsOf(range: Drill, line: Partial<Purchase>): readonly string[] {
  const soldiers = [{ card: 'ace', seat: 0, gear: [], skills: [], ...line }];
  const { match } = range;
  const result = match.submit(0, match.state.seats[0]?.asked ?? 0, { type: 'buyTeam', soldiers });
  return result.ok ? [] : (result.refusal.problems ?? []).map(({ code }) => code);
}
