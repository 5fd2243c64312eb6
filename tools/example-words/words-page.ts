import { type Fields, meantShape, type Shape } from '@sitrep/contract';
import { isKernelType, KERNEL_REFUSALS } from '@sitrep/kernel';
import type { FoundWords } from './read-words.ts';

/** The words of a game as its authors know them. */
export interface ReadWords extends FoundWords {
  readonly title: string;
  /** The fields that hold names of cards or pieces. */
  readonly nameFields: ReadonlySet<string>;
}

const KERNEL_COMMANDS = ['cancel', 'pass'];

/** What every event carries. */
const COMMON_FIELDS = ['rule', 'cause'];

/** The part of `docs/examples.md` that lists the words of every game. */
function wordsPage(games: readonly ReadWords[]): string {
  const [first] = games;
  return [...(first === undefined ? [] : kernelPart(first)), ...games.flatMap(gamePart)].join('\n\n');
}

/** `docs/examples.md` with the list of words that the types give. */
export function renewWords(page: string, games: readonly ReadWords[]): string {
  return page.replace(
    /(<!-- words -->\n)[\s\S]*?(<!-- end -->)/,
    (_all, start, end) => `${start}${wordsPage(games)}\n${end}`,
  );
}

function kernelPart(words: ReadWords): readonly string[] {
  const events = kindsOf(words, words.spoken.event).filter(([type]) => isKernelType(type));
  return [
    '### In every game',
    `Commands: ${KERNEL_COMMANDS.map(code).join(', ')}. Refusals: ${[...KERNEL_REFUSALS].sort().map(code).join(', ')}. Every event has ${COMMON_FIELDS.map(code).join(' and ')} besides its own fields.`,
    table(
      ['event', 'fields'],
      events.map(([type, fields]) => [code(type), ownFields(fields).map(code).join(', ')]),
    ),
  ];
}

function gamePart(words: ReadWords): readonly string[] {
  const { spoken } = words;
  const commands = kindsOf(words, spoken.command).filter(([type]) => !KERNEL_COMMANDS.includes(type));
  const events = kindsOf(words, spoken.event).filter(([type]) => !isKernelType(type));
  return [
    `### ${words.title}`,
    `Decisions: ${wordList(words, spoken.decision, 'name')}.`,
    `Refusals: ${wordList(words, spoken.blocked, 'code')}.`,
    `Dice: ${diceOf(words).map(code).join(', ')}.`,
    kindTable(words, 'command', commands),
    kindTable(words, 'event', events),
    'The state, `game` first:',
    ...recordsIn(words).map((name) => recordTable(words, name)),
  ];
}

function kindsOf(words: ReadWords, shape: Shape): readonly (readonly [string, Fields])[] {
  const meant = meantShape(words, shape);
  return typeof meant === 'object' && 'kinds' in meant ? Object.entries(meant.kinds) : [];
}

function fieldsOf(words: ReadWords, shape: Shape): Fields {
  const meant = meantShape(words, shape);
  return typeof meant === 'object' && 'fields' in meant ? meant.fields : {};
}

function wordList(words: ReadWords, record: Shape, field: string): string {
  const list = fieldsOf(words, record)[field];
  return list !== undefined && isWords(list) ? list.map(code).join(', ') : '';
}

function diceOf(words: ReadWords): readonly string[] {
  const { name } = kindsOf(words, words.spoken.event).find(([type]) => type === 'rolled')?.[1] ?? {};
  return name !== undefined && isWords(name) ? name : [];
}

function kindTable(words: ReadWords, what: string, kinds: readonly (readonly [string, Fields])[]): string {
  const rows = kinds.map(([type, fields]) => {
    const own = ownFields(fields).map(
      (name) => `${code(name)} ${shownAs(words, name, fields[name] ?? 'any')}`,
    );
    return [code(type), own.join(', ')];
  });
  return table([what, 'fields'], rows);
}

function ownFields(fields: Fields): readonly string[] {
  return Object.keys(fields).filter((name) => !COMMON_FIELDS.includes(name));
}

/** The records of the state by name, each after one that holds it. */
function recordsIn(words: ReadWords): readonly string[] {
  const found: string[] = [];
  const visit = (shape: Shape): void => {
    if (typeof shape === 'string' && words.named[shape] !== undefined && !found.includes(shape)) {
      found.push(shape);
      for (const inner of Object.values(fieldsOf(words, shape))) visit(inner);
    } else if (typeof shape === 'object' && 'list' in shape) visit(shape.list);
    else if (typeof shape === 'object' && 'byKey' in shape) visit(shape.byKey);
  };
  visit(fieldsOf(words, words.spoken.state).game ?? 'any');
  return found;
}

function recordTable(words: ReadWords, name: string): string {
  const rows = Object.entries(fieldsOf(words, name)).map(([field, shape]) => [
    code(field),
    shownAs(words, field, shape),
    (words.comments.get(`${name}.${field}`) ?? '').replaceAll('\n', ' ').replaceAll('|', '\\|'),
  ]);
  return table([name, 'value', 'meaning'], rows);
}

/** What an author writes there: the name of a card where the game has a token or an id. */
function shownAs(words: ReadWords, field: string, shape: Shape): string {
  if (shape === 'number' || shape === 'text') return words.nameFields.has(field) ? 'name' : shape;
  if (typeof shape === 'string') return shape;
  if (isWords(shape)) return shape.join(' / ');
  if ('list' in shape) return `list of ${shownAs(words, field, shape.list)}`;
  if ('byKey' in shape) return `${shownAs(words, '', shape.byKey)} by key`;
  return Object.keys('kinds' in shape ? shape.kinds : shape.fields).join(' / ');
}

function isWords(shape: Shape): shape is readonly string[] {
  return Array.isArray(shape);
}

function code(word: string): string {
  return `\`${word}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
