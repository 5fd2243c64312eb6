import { canonical } from '@sitrep/kernel';

type Fields = Readonly<Record<string, unknown>>;

/** The moves of the flow: implied by the requests and the other events, and not in any rulebook. */
const FLOW: readonly unknown[] = [
  'framePushed',
  'frameStepped',
  'framePopped',
  'chainPaid',
  'asked',
  'answered',
  'sealed',
  'unsealed',
  'undone',
  'ordered',
];

export function isFlow(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'type' in event && FLOW.includes(event.type);
}

/** An event in one line, its rule first; `seats` is the set of all seats. */
export function tellEvent(event: Fields, seats: number): string {
  const rule = textOf(event.rule ?? '-');
  switch (event.type) {
    case 'rolled':
      return `${rule} rolled ${event.name} d${event.sides}: ${wordsOf(event.dice).join(' ')}${tellSeen(event.seen, seats)}`;
    case 'drawn':
    case 'moved':
      return `${rule} ${event.type} ${event.from} > ${event.into}: ${wordsOf(event.tokens).join(', ')}${tellSeen(event.seen, seats)}`;
    case 'zoneOpened':
      return `${rule} opened ${event.zone}: ${wordsOf(event.tokens).join(', ')}${tellSeen(event.known, seats)}`;
    default:
      return event.rule === undefined
        ? tellFacts(event, ['cause'])
        : `${rule} ${tellFacts(event, ['rule', 'cause'])}`;
  }
}

/** A type and its other fields, alphabetically: `struck damage 2, seat 1`. */
export function tellFacts({ type, ...fields }: Fields, left: readonly string[] = []): string {
  const facts = Object.keys(fields)
    .filter((key) => !left.includes(key) && fields[key] !== undefined)
    .sort()
    .map((key) => `${key} ${textOf(fields[key])}`);
  return [textOf(type), facts.join(', ')].filter((part) => part !== '').join(' ');
}

/** Each item of a list as a word. */
export function wordsOf(items: unknown): readonly string[] {
  return Array.isArray(items) ? items.map(textOf) : [textOf(items)];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : canonical(value);
}

/** Who saw it, unless all did. */
function tellSeen(mask: unknown, seats: number): string {
  const seen = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => (Number(mask) & (1 << seat)) !== 0,
  );
  if (seen.length === seats) return '';
  return seen.length === 0 ? ' (unseen)' : ` (seen by ${seen.join(', ')})`;
}
