import type { ExampleAdapter } from '@sitrep/contract';
import { type Act, canonical, type Entry, type GameTypes, type Match } from '@sitrep/kernel';
import { Names } from './example/names.ts';
import { isFlow, tellEvent, tellFacts } from './telling.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A whole game as text: every request, what it caused and by which rules, and the result. The same game always gives
 * the same text, so that a diff shows what a rules change did. It shows everything, hidden things included: it is
 * for tests, not for players. With an adapter, tokens have names.
 */
export function transcript<T extends GameTypes>(match: Match<T>, adapter?: ExampleAdapter<T>): string {
  const names = adapter && new Names(adapter, match.setup.content);
  const named = (value: unknown): Fields => (names === undefined ? value : names.name(value)) as Fields;
  const seats = match.state.seats.length;
  return [
    `${match.game.id} ${match.game.version}`,
    `config ${canonical(match.setup.config)}`,
    `key ${match.setup.key}`,
    '',
    ...match.log.flatMap((entry, index) => entryLines(entry, index, { named, seats })),
    '',
    outcomeLine(match),
    '',
  ].join('\n');
}

interface Telling {
  readonly seats: number;
  named(value: unknown): Fields;
}

function entryLines<T extends GameTypes>(
  entry: Entry<T>,
  index: number,
  telling: Telling,
): readonly string[] {
  const who = entry.by < 0 ? '' : `seat ${entry.by}: `;
  const events = entry.events.filter((event) => !isFlow(event));
  return [
    `${index} ${who}${actText(entry.act, telling)}`,
    ...events.map((event) => `    ${tellEvent(telling.named(event), telling.seats)}`),
  ];
}

function actText<T extends GameTypes>(act: Act<T>, { named }: Telling): string {
  return tellFacts(named(act.type === 'answer' ? act.answer : act));
}

function outcomeLine<T extends GameTypes>(match: Match<T>): string {
  const outcome = match.outcome();
  if (outcome === undefined) return 'not over';
  const { result, rule, winners } = outcome;
  return `${result}${winners.length === 0 ? '' : ` of seat ${winners.join(', ')}`} (${rule})`;
}
