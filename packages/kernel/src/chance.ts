import { chachaBlock, type Nonce, wordAt } from './chacha.ts';
import { InvariantError, invariant } from './invariant.ts';
import { itemAt } from './item-at.ts';

/** 256 bits as 64 lower-case hexadecimal digits. Determines every random value of a match: keep it on the host. */
export type Key = string;

/** Something read from a stream, and the first position that it left unread. */
export interface Draw<T> {
  readonly value: T;
  readonly next: number;
}

/**
 * Labelled streams of random words. A word depends on key, stream and position alone, never on earlier calls, so the
 * positions that the caller keeps are the whole state. Tests may inject a scripted one: `uniform` returns any word
 * below `n` unchanged.
 */
export interface Chance {
  /** The word (32 bits, unsigned) at a position from 0 to 2^53 - 1; any other position throws. */
  at(stream: string, position: number): number;
  /** The first position that the last call of `uniform` left unread. */
  next: number;
}

interface Cursor {
  readonly stream: string;
  readonly key: Uint32Array;
  /** The words from position `start` on. */
  readonly block: Uint32Array;
  start: number;
}

const BLOCK = 16;
const WORDS = 2 ** 32;
const CHUNK = 12;
const NO_KEY = new Uint32Array(8);

/** Whether this is a key as `makeKey` makes them. */
export function isKey(text: unknown): text is Key {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/**
 * Turns any text into a key, always the same one. The text should carry as much entropy as the match deserves.
 * Collisions can probably be constructed: to commit to a seed, use a real hash.
 */
export function makeKey(seed: string): Key {
  let key = '';
  for (const word of derive(NO_KEY, seed)) key += hexWord(word);
  return key;
}

export function makeChance(key: Key): Chance {
  invariant(isKey(key), 'CHANCE_KEY', 'a key has 64 lower-case hexadecimal digits');
  const root = packWords(parseHex(key), 8);
  const cursors = new Map<string, Cursor>();
  let cursor: Cursor | undefined;

  function select(stream: string): Cursor {
    const found = cursors.get(stream) ?? openCursor(root, stream);
    cursors.set(stream, found);
    return found;
  }

  return {
    next: 0,
    at(stream, position) {
      if (cursor === undefined || cursor.stream !== stream) cursor = select(stream);
      const offset = position - cursor.start;
      if (offset >= 0 && offset < BLOCK && Number.isInteger(offset)) return wordAt(cursor.block, offset);
      moveCursor(cursor, position);
      return wordAt(cursor.block, position - cursor.start);
    },
  };
}

/**
 * A number from 0 to n - 1, each exactly as likely as the others, for n from 1 to 2^32 - 1; other n throw. Reads one word,
 * and another whenever a word falls into the incomplete range at the top. Sets `chance.next`.
 */
export function uniform(chance: Chance, stream: string, position: number, n: number): number {
  if (n >>> 0 !== n || n === 0) throw new InvariantError('CHANCE_RANGE', `nothing to draw below ${n}`, { n });
  for (let at = position; ; at += 1) {
    const word = chance.at(stream, at);
    const value = word % n;
    if (word - value <= WORDS - n) {
      chance.next = at + 1;
      return value;
    }
  }
}

/** A shuffled copy (Fisher and Yates), every order equally likely. */
export function shuffle<T>(chance: Chance, stream: string, position: number, items: readonly T[]): Draw<T[]> {
  const value = [...items];
  let next = position;
  for (let last = value.length - 1; last > 0; last -= 1) {
    swap(value, last, uniform(chance, stream, next, last + 1));
    next = chance.next;
  }
  return { value, next };
}

function swap<T>(items: T[], i: number, j: number): void {
  const held = itemAt(items, i);
  items[i] = itemAt(items, j);
  items[j] = held;
}

function openCursor(root: Uint32Array, stream: string): Cursor {
  const cursor = { stream, key: derive(root, stream), block: new Uint32Array(BLOCK), start: 0 };
  moveCursor(cursor, 0);
  return cursor;
}

function moveCursor(cursor: Cursor, position: number): void {
  if (!Number.isSafeInteger(position) || position < 0) {
    throw new InvariantError('CHANCE_POSITION', `a stream has no position ${position}`, { position });
  }
  const index = Math.floor(position / BLOCK);
  chachaBlock(cursor.key, index % WORDS, [Math.floor(index / WORDS), 0, 0], cursor.block);
  cursor.start = index * BLOCK;
}

/**
 * The key of a label: each chunk of 12 bytes is the nonce under the key that the chunks before it gave. The counter is
 * the length of the whole label, so that no label's chain passes through the key of another.
 */
function derive(key: Uint32Array, label: string): Uint32Array {
  const bytes = utf8(label);
  const out = new Uint32Array(BLOCK);
  let derived = key;
  for (let start = 0; start === 0 || start < bytes.length; start += CHUNK) {
    const chunk = packWords(bytes.slice(start, start + CHUNK), 3);
    const nonce: Nonce = [wordAt(chunk, 0), wordAt(chunk, 1), wordAt(chunk, 2)];
    chachaBlock(derived, bytes.length, nonce, out);
    derived = out.slice(0, 8);
  }
  return derived;
}

/** Little-endian, padded with zeros. */
function packWords(bytes: readonly number[], count: number): Uint32Array {
  const words = new Uint32Array(count);
  bytes.forEach((byte, i) => {
    words[i >> 2] = wordAt(words, i >> 2) | (byte << ((i & 3) * 8));
  });
  return words;
}

function parseHex(text: string): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 2) bytes.push(16 * digitAt(text, at) + digitAt(text, at + 1));
  return bytes;
}

function digitAt(text: string, index: number): number {
  return '0123456789abcdef'.indexOf(text.charAt(index));
}

/** Its bytes, the lowest first. */
function hexWord(word: number): string {
  const turned = (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);
  return (turned >>> 0).toString(16).padStart(8, '0');
}

/** TextEncoder is not part of the language. A lone surrogate is encoded like any other unit, to keep labels apart. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) addPoint(bytes, Number(char.codePointAt(0)));
  return bytes;
}

function addPoint(bytes: number[], code: number): void {
  if (code < 0x80) bytes.push(code);
  else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
  else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
  else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f);
}
