import { type Fields, isRecord } from './data.ts';
import { InvariantError } from './invariant.ts';

/** A container on the path to the current value, and the key the path takes from it. */
interface Trail {
  readonly holder: object;
  readonly parent: Trail | undefined;
  key: string | number;
}

const PLAIN_ASCII = /^[ !#-[\]-~]*$/;

/**
 * The one JSON text of plain data: keys sorted by UTF-16 code unit, no white space, `undefined` properties left out.
 * Throws an `InvariantError` that names the path of anything that is not plain data: a float, -0, NaN, a function, a
 * class instance, a bigint, a hole, a cycle.
 */
export function canonical(value: unknown): string {
  return write(value, undefined);
}

/** 64-bit hash of plain data, 16 hexadecimal digits. Equal data have equal hashes in every host. */
export function hashData(value: unknown): string {
  return hashText(canonical(value));
}

/** 64-bit hash of a text, 16 hexadecimal digits, frozen by reference values. Finds differences; keeps no secrets. */
export function hashText(text: string): string {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x85ebca6b);
    a ^= a >>> 15;
    b = Math.imul(b ^ unit, 0xc2b2ae35);
    b ^= b >>> 13;
  }
  a = avalanche(a ^ text.length);
  b = avalanche(b ^ a);
  return hex32(avalanche(a ^ b)) + hex32(b);
}

/**
 * Whether two values are the same plain data. An `undefined` property equals an absent one. Accepts anything
 * from outside: JSON can contain -0, which must not pass for the 0 of a legal option.
 */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  return isRecord(a) && isRecord(b) && sameFields(a, b);
}

function write(value: unknown, trail: Trail | undefined): string {
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw notData(numberName(value), trail);
      return String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      return value === null ? 'null' : writeContainer(value, trail);
    default:
      throw notData(typeof value, trail);
  }
}

function writeContainer(holder: object, parent: Trail | undefined): string {
  for (let above = parent; above !== undefined; above = above.parent) {
    if (above.holder === holder) throw notData('cycle', parent);
  }
  const trail = { holder, parent, key: 0 };
  if (Array.isArray(holder)) return writeArray(holder, trail);
  if (isPlain(holder)) return writeRecord(holder, trail);
  throw notData('class instance', parent);
}

function writeArray(items: readonly unknown[], trail: Trail): string {
  let text = '[';
  for (let i = 0; i < items.length; i += 1) {
    trail.key = i;
    if (i > 0) text += ',';
    text += write(items[i], trail);
  }
  return `${text}]`;
}

function writeRecord(record: Fields, trail: Trail): string {
  let text = '';
  for (const key of Object.keys(record).sort()) {
    const value = record[key];
    if (value === undefined) continue;
    trail.key = key;
    text += `${text === '' ? '{' : ','}${quote(key)}:${write(value, trail)}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

/** Most strings are plain ASCII without anything to escape: a third faster than asking `JSON` every time. */
function quote(text: string): string {
  return PLAIN_ASCII.test(text) ? `"${text}"` : JSON.stringify(text);
}

function isPlain(value: object): value is Fields {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function notData(found: string, trail: Trail | undefined): InvariantError {
  const path = pathOf(trail);
  const place = path === '' ? 'the root' : path;
  return new InvariantError('NOT_PLAIN_DATA', `${place} holds ${found}`, { path, found });
}

function pathOf(trail: Trail | undefined): string {
  const keys: (string | number)[] = [];
  for (let at = trail; at !== undefined; at = at.parent) keys.unshift(at.key);
  return keys.join('.');
}

function numberName(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => sameData(item, b[i]));
}

function sameFields(a: Fields, b: Fields): boolean {
  const keys = definedKeys(a);
  if (keys.length !== definedKeys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameData(a[key], b[key]));
}

function definedKeys(record: Fields): string[] {
  return Object.keys(record).filter((key) => record[key] !== undefined);
}

/** The finaliser of MurmurHash3: every bit of the word affects every bit of the result. */
function avalanche(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function hex32(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
