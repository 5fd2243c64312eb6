import { type AnyGame, formatSave, type GameTypes, pick, type Save, type Uniform } from '@sitrep/kernel';
import { fitSave } from './fit-save.ts';

/** Parts of a save as a forger sees them: text that can be changed freely. */
interface Draft {
  [field: string]: unknown;
  content: Fields;
  config: Fields;
  log: { by: number; act: Fields; events: Fields[] }[];
}

type Fields = Record<string, unknown>;

/** One way to change a save. */
type Trick = (draft: Draft, random: Uniform, game: AnyGame) => void;

/** A forged save, and how it was made. */
export interface Forgery {
  readonly tricks: readonly string[];
  readonly save: Save<GameTypes>;
}

const TRICKS: Readonly<Record<string, Trick>> = {
  changeEvent: (draft, random) => changeIn(anyEvent(draft, random), random),
  changeAnswer: (draft, random) => changeIn(pick(draft.log, random).act, random),
  giveToAnother: (draft, random) => {
    pick(draft.log, random).by = random.below(4) - 1;
  },
  addEvent: (draft, random) => addEvent(draft, pick(draft.log, random).events, random),
  addLast: (draft, random) => addEvent(draft, draft.log.at(-1)?.events ?? [], random),
  dropEvent: (draft, random) => drop(pick(draft.log, random).events, random),
  swapEvents: (draft, random) => swap(pick(draft.log, random).events, random),
  // A save without any entry is not even that.
  dropEntry: ({ log }, random) => drop(log.length > 1 ? log : [], random),
  repeatEntry: (draft, random) => void draft.log.push(structuredClone(pick(draft.log, random))),
  cutOff: (draft, random) => void draft.log.splice(1 + random.below(draft.log.length)),
  changeCards: (draft, random) => changeIn(draft.content, random),
  changeConfig: (draft, random) => changeIn(draft.config, random),
  loadDice: (draft, random) => loadDice(draft, random),
  claimScript: (draft) => {
    draft.isScripted = true;
  },
  otherKey: (draft, random) => {
    draft.key = String(random.below(10)).repeat(64);
  },
  olderRules: (draft, random, { olderVersions }) => {
    draft.rulesVersion = pick([...olderVersions, '0.0.1'], random);
  },
  unknownRules: (draft, random) => {
    draft.rulesVersion = pick(['', '99', 'newest'], random);
  },
  olderEvents: (draft) => {
    draft.eventVersion = 0;
  },
};

const TRICK_NAMES: readonly string[] = Object.keys(TRICKS);

/** A forged save: one to three tricks that fit together, with matching hash and checksum. */
export function forge(game: AnyGame, save: Save<GameTypes>, random: Uniform): Forgery {
  const draft: Draft = JSON.parse(formatSave(save));
  const tricks = Array.from({ length: 1 + random.below(3) }, () => pick(TRICK_NAMES, random));
  for (const name of tricks) TRICKS[name]?.(draft, random, game);
  return { tricks, save: fitSave(game, draft) };
}

function anyEvent(draft: Draft, random: Uniform): Fields {
  const { events } = pick(
    draft.log.filter((entry) => entry.events.length > 0),
    random,
  );
  return pick(events, random);
}

function addEvent(draft: Draft, events: Fields[], random: Uniform): void {
  const added = structuredClone(anyEvent(draft, random));
  if (random.below(2) === 0) changeIn(added, random);
  events.splice(random.below(events.length + 1), 0, added);
}

function loadDice(draft: Draft, random: Uniform): void {
  const luck = draft.log
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === 'rolled' || type === 'drawn');
  if (luck.length === 0) return;
  const event = pick(luck, random);
  const list = event.dice ?? event.tokens;
  if (!Array.isArray(list)) return;
  list[random.below(Math.max(1, list.length))] = random.below(12);
  draft.isScripted = random.below(2) === 0;
}

function drop(list: unknown[], random: Uniform): void {
  list.splice(random.below(Math.max(1, list.length)), 1);
}

function swap(list: unknown[], random: Uniform): void {
  if (list.length < 2) return;
  const at = random.below(list.length - 1);
  [list[at], list[at + 1]] = [list[at + 1], list[at]];
}

/** Changes something somewhere in a record: a value, a list's length, a missing or extra field. */
function changeIn(record: Fields, random: Uniform): void {
  const names = Object.keys(record);
  if (names.length === 0) return;
  const name = pick(names, random);
  const value = record[name];
  if (isFields(value) && Object.keys(value).length > 0 && random.below(4) > 0) return changeIn(value, random);
  switch (random.below(8)) {
    case 0:
      delete record[name];
      return;
    case 1:
      Object.defineProperty(record, pick(['more', '__proto__'], random), {
        value: pick([1, 'x', { soldier: 1 }], random),
        enumerable: true,
        configurable: true,
        writable: true,
      });
      return;
    default:
      record[name] = otherValue(value, random);
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

const STRANGE: readonly unknown[] = [
  0,
  -1,
  1,
  7,
  999,
  1e9,
  2 ** 53 - 1,
  '',
  '__proto__',
  'start',
  true,
  [],
  {},
];

function otherValue(value: unknown, random: Uniform): unknown {
  if (random.below(4) === 0) return pick(STRANGE, random);
  if (typeof value === 'number') return value + pick([1, -1, 2, 10, -10, 1_000], random);
  if (typeof value === 'string') return pick([`${value}x`, value.slice(1), value.toUpperCase()], random);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return pick([[...value, ...value], value.slice(1), []], random);
  return pick(STRANGE, random);
}
