import {
  type Act,
  type AnyEvent,
  canonical,
  type Entry,
  type GameTypes,
  isKernelEvent,
  type Match,
} from '@sitrep/kernel';
import type { ExampleAdapter } from './example/adapter.ts';
import { Names } from './example/names.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A whole game as text: every request, what came of it with the rules it came from, and the result. The same game
 * always gives the same text, so that the difference of two texts shows what a change of the rules did. It tells
 * everything: it is for tests, not for players. With an adapter, tokens have names.
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
    ...events.map((event) => `    ${eventText(event, telling)}`),
  ];
}

/** The moves of the flow, which the requests and the other events imply. */
const FLOW = [
  'framePushed',
  'frameStepped',
  'framePopped',
  'chainPaid',
  'asked',
  'sealed',
  'unsealed',
  'undone',
  'ordered',
];

function isFlow<T extends GameTypes>(event: AnyEvent<T>): boolean {
  return isKernelEvent(event) && FLOW.includes(event.type);
}

function actText<T extends GameTypes>(act: Act<T>, { named }: Telling): string {
  if (act.type !== 'answer') return withFacts(act.type, named(act), ['type']);
  return withFacts(act.answer.type, named(act.answer), ['type']);
}

function eventText<T extends GameTypes>(event: AnyEvent<T>, { named, seats }: Telling): string {
  const fields = named(event);
  const rule = event.rule ?? '-';
  if (!isKernelEvent(event)) return `${rule} ${withFacts(event.type, fields, ['type', 'rule', 'cause'])}`;
  switch (event.type) {
    case 'rolled':
      return `${rule} rolled ${event.name} d${event.sides}: ${event.dice.join(' ')}${seenText(event.seen, seats)}`;
    case 'drawn':
    case 'moved':
      return `${rule} ${event.type} ${event.from} > ${event.into}: ${listText(fields.tokens)}${seenText(event.seen, seats)}`;
    case 'zoneOpened':
      return `${rule} opened ${event.zone}: ${listText(fields.tokens)}${seenText(event.known, seats)}`;
    default:
      return withFacts(event.type, fields, ['type', 'cause']);
  }
}

function outcomeLine<T extends GameTypes>(match: Match<T>): string {
  const outcome = match.outcome();
  if (outcome === undefined) return 'not over';
  const { result, rule, winners } = outcome;
  return `${result}${winners.length === 0 ? '' : ` of seat ${winners.join(', ')}`} (${rule})`;
}

/** A type and what else there is, by the alphabet: `struck damage 2, seat 1`. */
function withFacts(type: string, fields: Fields, left: readonly string[]): string {
  const facts = Object.keys(fields)
    .filter((key) => !left.includes(key) && fields[key] !== undefined)
    .sort()
    .map((key) => `${key} ${factText(fields[key])}`);
  return [type, facts.join(', ')].filter((part) => part !== '').join(' ');
}

function factText(value: unknown): string {
  return typeof value === 'string' ? value : canonical(value);
}

function listText(items: unknown): string {
  return Array.isArray(items) ? items.map(factText).join(', ') : factText(items);
}

/** Who saw it, unless all did. */
function seenText(mask: number, seats: number): string {
  const seen = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (mask & (1 << seat)) !== 0);
  if (seen.length === seats) return '';
  return seen.length === 0 ? ' (unseen)' : ` (seen by ${seen.join(', ')})`;
}
