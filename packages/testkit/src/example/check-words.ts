import { type ExampleWords, type Fields, meantShape, type Shape } from '@sitrep/contract';
import type { RuleId } from '@sitrep/kernel';
import { findNearest } from '@sitrep/text/nearest';
import { show } from './match-data.ts';

/** What words are checked against. */
export interface Judge {
  readonly words: ExampleWords;
  readonly rules: ReadonlySet<RuleId>;
  readonly zones: readonly string[];
  /** The names of cards and pieces that a field may hold; `undefined` for a field that holds none. */
  namesFor(field: string): readonly string[] | undefined;
}

interface Place {
  readonly path: string;
  /** The nearest field on the path here. */
  readonly field: string;
}

type Check = (value: unknown, place: Place) => readonly string[];

/** Everything in part of a game's data that the game has no word for, each with its path and the nearest word. */
export function checkWords(judge: Judge, shape: Shape, value: unknown, path: string): readonly string[] {
  return value === undefined ? [] : new WordCheck(judge).check(value, shape, { path, field: '' });
}

/** A rule that no SPEC defines. */
export function checkRule({ rules }: Judge, rule: string, path: string): readonly string[] {
  return rules.has(rule) ? [] : [`${path}: ${notThere(rule, [...rules])}`];
}

class WordCheck {
  readonly #judge: Judge;

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  /** `null` means that a field is absent, which is allowed everywhere. */
  check(value: unknown, shape: Shape, place: Place): readonly string[] {
    const meant = meantShape(this.#judge.words, shape);
    if (value === null || meant === 'any') return [];
    if (typeof meant === 'string') return this.#checkPlain(value, meant, place);
    if (isWords(meant)) return this.#checkWord(value, meant, place);
    if ('list' in meant) return this.#checkList(value, meant.list, place);
    if (!isRecord(value)) return [`${place.path}: ${show(value)} is no record`];
    if ('byKey' in meant) return this.#checkMap(value, meant.byKey, place);
    return 'kinds' in meant
      ? this.#checkKinds(value, meant.kinds, place)
      : this.#checkFields(value, meant.fields, place);
  }

  #checkPlain(value: unknown, kind: string, place: Place): readonly string[] {
    const { path, field } = place;
    if (typeof value === 'string' && field === 'rule') return checkRule(this.#judge, value, path);
    if (kind === 'text' && ZONE_FIELDS.includes(field))
      return this.#checkWord(value, this.#judge.zones, place);
    const names = this.#judge.namesFor(field);
    if (typeof value === 'string' && names !== undefined) return checkName(value, names, place);
    return typeof value === KINDS[kind] ? [] : [`${path}: ${show(value)} is no ${kind}`];
  }

  #checkWord(value: unknown, words: readonly string[], place: Place): readonly string[] {
    const known = this.#judge.namesFor(place.field) ?? words;
    return checkName(typeof value === 'string' ? value : show(value), known, place);
  }

  #checkMap(value: Data, item: Shape, place: Place): readonly string[] {
    return this.#checkEach(value, place, (inner, at) => [
      ...(place.field === 'zones' ? checkName(at.field, this.#judge.zones, at) : []),
      ...this.check(inner, item, at),
    ]);
  }

  /** A record can name some items of a list by index. */
  #checkList(value: unknown, item: Shape, place: Place): readonly string[] {
    if (!isRecord(value)) return [`${place.path}: ${show(value)} is no list`];
    const wrong = Array.isArray(value) ? [] : Object.keys(value).filter((key) => !/^\d+$/.test(key));
    const each = this.#checkEach(value, place, (inner, at) =>
      this.check(inner, item, { ...at, field: place.field }),
    );
    return [...wrong.map((key) => `${place.path}: items have numbers, not ${key}`), ...each];
  }

  #checkKinds(value: Data, kinds: Readonly<Record<string, Fields>>, place: Place): readonly string[] {
    const { type, ...rest } = value;
    if (type === undefined) return this.#checkFields(rest, fieldsOfAll(kinds), place);
    const fields = typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
    if (fields !== undefined) return this.#checkFields(rest, fields, place, `${type}`);
    return [`${place.path}.type: ${notThere(`${type}`, Object.keys(kinds))}`];
  }

  #checkFields(value: Data, fields: Fields, place: Place, owner?: string): readonly string[] {
    return this.#checkEach(value, place, (inner, at) => {
      const shape = Object.hasOwn(fields, at.field) ? fields[at.field] : undefined;
      if (shape !== undefined) return this.check(inner, shape, at);
      const where = owner === undefined ? '' : ` in ${owner}`;
      return [`${at.path}: there is no such field${where}${meaning(at.field, Object.keys(fields))}`];
    });
  }

  #checkEach(value: object, { path }: Place, check: Check): readonly string[] {
    return Object.entries(value).flatMap(([key, inner]) =>
      check(inner, { path: `${path}.${key}`, field: key }),
    );
  }
}

/** Fields of the kernel's events that name a zone. */
const ZONE_FIELDS = ['from', 'into', 'zone'];

/** A name may say its kind first: `skill:rifleman`, `item:3`. An empty one means that nothing is there. */
function checkName(name: string, known: readonly string[], { path }: Place): readonly string[] {
  const own = name.replace(/^[a-z]+:/, '');
  const isKnown = name === '' || known.includes(own) || (own !== name && /^\d+$/.test(own));
  return isKnown ? [] : [`${path}: ${notThere(name, known)}`];
}

const KINDS: Readonly<Record<string, string>> = { number: 'number', text: 'string', flag: 'boolean' };

/** The fields of all kinds together. If kinds differ about a field, anything is allowed there. */
function fieldsOfAll(kinds: Readonly<Record<string, Fields>>): Fields {
  const all: Record<string, Shape> = {};
  for (const [name, shape] of Object.values(kinds).flatMap((fields) => Object.entries(fields)))
    all[name] = all[name] === undefined || show(all[name]) === show(shape) ? shape : 'any';
  return all;
}

function notThere(word: string, known: readonly string[]): string {
  return `${word} does not exist${meaning(word, known)}`;
}

function meaning(word: string, known: readonly string[]): string {
  const nearest = findNearest(word, known);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}

type Data = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}

function isWords(shape: Shape): shape is readonly string[] {
  return Array.isArray(shape);
}
