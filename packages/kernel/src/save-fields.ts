import { isKey } from './chance.ts';
import { type Fields, isRecord } from './data.ts';
import type { KernelEvent } from './events.ts';
import { isRequestId } from './gate.ts';
import type { Act } from './log.ts';
import { mostMarks } from './marks.ts';
import { SAVE_VERSION } from './save.ts';
import type { GameTypes } from './vocabulary.ts';

type Check = (value: unknown) => boolean;
type Checks = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === 'string';
const isName: Check = (value) => typeof value === 'string' && value.length <= 200;
const isTruth: Check = (value) => typeof value === 'boolean';
const isHash: Check = (value) => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value);
const isKeyText: Check = (value) => typeof value === 'string' && isKey(value);
const isWhole: Check = Number.isSafeInteger;
const listOf =
  (isGood: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isGood);
const maybe =
  (isGood: Check): Check =>
  (value) =>
    value === undefined || isGood(value);

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

const SAVE: Checks = {
  formatVersion: (value) => value === SAVE_VERSION,
  game: isName,
  rulesVersion: isName,
  eventVersion: isCount,
  key: isKeyText,
  isScripted: isTruth,
  config: isRecord,
  content: isRecord,
  log: (value) => Array.isArray(value) && value.length > 0,
  marks: Array.isArray,
  hash: isHash,
  checksum: isHash,
};

const ENTRY: Checks = {
  by: (value) => isWhole(value) && Number(value) >= -1,
  act: isRecord,
  events: Array.isArray,
  request: maybe(isRequestId),
};

const ACTS: Readonly<Record<Act<GameTypes>['type'], Checks>> = {
  start: {},
  answer: { answer: isRecord, number: maybe(isCount) },
  timeOut: {},
  seat: { isPresent: isTruth },
  concede: {},
  order: { decision: isText, isOn: isTruth },
  undo: { entry: isCount },
  branch: { key: isKeyText },
};

const EVENT: Checks = { type: isText, cause: maybe(isCount) };

const SHIFT: Checks = { rule: isText, from: isText, into: isText, tokens: listOf(isWhole), seen: isCount };

const EVENTS: Readonly<Record<KernelEvent<GameTypes>['type'], Checks>> = {
  framePushed: { procedure: isText, step: isText, locals: isRecord, unpaid: isTruth },
  frameStepped: { step: isText, patch: maybe(isRecord) },
  framePopped: { patch: maybe(isRecord) },
  chainPaid: {},
  rolled: {
    rule: isText,
    stream: isText,
    name: isText,
    sides: isCount,
    dice: listOf(isCount),
    seen: isCount,
    next: isCount,
  },
  drawn: { ...SHIFT, next: isCount },
  moved: { ...SHIFT, news: isCount },
  zoneOpened: { rule: isText, zone: isText, known: isCount, tokens: listOf(isWhole), news: isCount },
  asked: { seats: listOf(isCount) },
  answered: { seat: isCount },
  sealed: { seat: isCount, answer: isRecord },
  unsealed: { seats: listOf(isCount) },
  ordered: { seat: isCount, decision: isText, isOn: isTruth },
  seatChanged: { seat: isCount, isPresent: isTruth },
  conceded: { seat: isCount },
  rekeyed: { key: isKeyText },
  undone: { seat: isCount, entry: isCount, serial: isCount, asked: listOf(isCount), again: listOf(isCount) },
};

/** The paths of everything missing or wrong in a save, one at a time: a hostile file may have millions. */
export function* badPaths(save: Fields): Generator<string> {
  yield* badFields(save, SAVE, '');
  const { log, marks } = save;
  if (!Array.isArray(log)) return;
  for (const [index, entry] of log.entries()) yield* badEntry(entry, index);
  if (!Array.isArray(marks)) return;
  if (marks.length > mostMarks(log.length)) return yield 'marks';
  for (const [index, mark] of marks.entries()) if (!isMark(mark, log.length)) yield `marks.${index}`;
}

function isMark(mark: unknown, entries: number): boolean {
  return isRecord(mark) && isCount(mark.entry) && mark.entry < entries && isHash(mark.hash);
}

function* badEntry(entry: unknown, index: number): Generator<string> {
  const path = `log.${index}`;
  if (!isRecord(entry)) return yield path;
  const { act, events } = entry;
  yield* badFields(entry, ENTRY, `${path}.`);
  if (isRecord(act)) yield* badAct(act, index);
  if (Array.isArray(events))
    for (const [at, event] of events.entries()) yield* badEvent(event, `${path}.events.${at}`);
}

function* badAct(act: Fields, index: number): Generator<string> {
  const path = `log.${index}.act`;
  const { type } = act;
  if (!isNameIn(ACTS, type) || (type === 'start') !== (index === 0)) return yield `${path}.type`;
  yield* badFields(act, ACTS[type], `${path}.`);
  // An entry can only take back one before it, and never the start.
  if (type === 'undo' && isCount(act.entry) && !(act.entry > 0 && act.entry < index)) yield `${path}.entry`;
}

/** Checks kernel events in full. The game's events are left to the game, which folds them. */
function* badEvent(event: unknown, path: string): Generator<string> {
  if (!isRecord(event)) return yield path;
  const { type } = event;
  yield* badFields(event, EVENT, `${path}.`);
  if (isNameIn(EVENTS, type)) yield* badFields(event, EVENTS[type], `${path}.`);
}

function isNameIn<R extends object>(table: R, name: unknown): name is keyof R {
  return typeof name === 'string' && Object.hasOwn(table, name);
}

function* badFields(fields: Fields, checks: Checks, prefix: string): Generator<string> {
  for (const [name, isGood] of Object.entries(checks)) if (!isGood(fields[name])) yield prefix + name;
}
