import type { ExampleAdapter, ExampleGiven } from '@sitrep/contract';
import { formatHex } from '@sitrep/hex';
import { type Checked, type Fields, isNameIn, isRecord, type Problem } from '@sitrep/kernel';
import { combatVeteran } from '../combat-veteran.ts';
import { boardOf } from '../content/board.ts';
import type { Content } from '../content/content.ts';
import { rosterOf } from '../content/roster.ts';
import type { Config, CvTypes } from '../cv-types.ts';
import words from '../example-words.json' with { type: 'json' };
import { type Scenario, SIDES, STANCES } from '../types.ts';
import { situate, type Wanted } from './situation.ts';

/** The fields of commands, events and views that hold pieces, hexes or chits. */
const TOKEN_FIELDS = {
  ...Object.fromEntries(
    ['soldier', 'soldiers', 'weapon', 'piece', 'pieces', 'leader', 'man', 'medic', 'firer', 'target', 'crew']
      .concat(['assistant', 'bunker', 'members', 'movers'])
      .map((field) => [field, 'pieces']),
  ),
  hex: 'hexes',
  from: 'hexes',
  chit: 'chits',
} as const;

/** Lets examples be written with the ids of pieces and the labels of hexes. */
export function combatVeteranExamples(
  contents: Readonly<Record<Scenario, Content>>,
): ExampleAdapter<CvTypes> {
  return {
    game: combatVeteran,
    words,
    tokenFields: TOKEN_FIELDS,
    namesIn,
    nameOf: (content: Content, zone: string, token: number): string => nameOf(content, zone, token),
    stage: (given: ExampleGiven) => stage(given, contents),
  };
}

function nameOf(content: Content, zone: string, token: number): string {
  const { ids, chits } = rosterOf(content);
  const { grid } = boardOf(content);
  if (zone === 'hexes') return token >= 0 && token < grid.size ? formatHex(grid, token) : 'none';
  if (zone === 'pieces' || zone === 'open' || zone === 'undiscovered') return ids[token] ?? 'none';
  return chits[token]?.id ?? 'none';
}

function namesIn(content: Content, zone: string): readonly string[] {
  const { ids, chits } = rosterOf(content);
  const { grid } = boardOf(content);
  if (zone === 'pieces') return ids;
  return zone === 'chits'
    ? chits.map(({ id }) => id)
    : Array.from({ length: grid.size }, (_, hex) => formatHex(grid, hex));
}

const DEFAULTS: Config = { turns: 10, exitBlocksTaliban: false };

function stage(
  { setup = 'rice-paddy', situation }: ExampleGiven,
  contents: Readonly<Record<Scenario, Content>>,
) {
  const { scenario, ...changes } = typeof setup === 'string' ? { scenario: setup } : recordOf(setup);
  const content = isNameIn(contents, scenario) ? contents[scenario] : undefined;
  if (content === undefined) return failed('SETUP_UNKNOWN', 'setup');
  const config = { ...DEFAULTS, ...changes };
  if (!isConfig(config)) return failed('FIELD_BAD', 'setup');
  if (situation === undefined) return { ok: true, value: { config, content } } as const;
  const wanted = readWanted(recordOf(situation));
  if (!wanted.ok) return wanted;
  const staged = situate(content, config, wanted.value);
  return staged.ok ? ({ ok: true, value: { config, content, situation: staged.value } } as const) : staged;
}

/** Whether these are choices of the right types; the game itself says which of them it accepts. */
function isConfig(config: Readonly<Record<keyof Config, unknown>>): config is Config {
  return typeof config.turns === 'number' && typeof config.exitBlocksTaliban === 'boolean';
}

type Kind = 'word' | 'number' | 'flag' | 'texts' | 'list';

/** What each field of a situation is. */
const FIELDS: Readonly<Record<keyof Wanted, Kind>> = {
  turn: 'number',
  active: 'word',
  phase: 'word',
  at: 'texts',
  users: 'texts',
  assistants: 'texts',
  stances: 'texts',
  carries: 'texts',
  inside: 'list',
  hidden: 'list',
  broken: 'list',
  waiting: 'list',
  exited: 'list',
  eliminated: 'list',
  smoke: 'list',
  closed: 'list',
  contests: 'texts',
  isSupportOpen: 'flag',
  chits: 'list',
  box: 'list',
};

const CHECKS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  word: (value) => typeof value === 'string',
  number: (value) => Number.isInteger(value),
  flag: (value) => typeof value === 'boolean',
  texts: (value) => Object.values(recordOf(value)).every((text) => typeof text === 'string'),
  list: (value) => Array.isArray(value) && value.every((text) => typeof text === 'string'),
};

const PLAYED = ['discipline', 'stance', 'movement', 'combat'];

function readWanted(given: Fields): Checked<Wanted> {
  const problems: Problem[] = Object.entries(given).flatMap(([field, value]) => {
    const kind = isNameIn(FIELDS, field) ? FIELDS[field] : undefined;
    if (kind === undefined) return [{ code: 'FIELD_UNKNOWN', path: `situation.${field}` }];
    return CHECKS[kind](value) ? [] : [{ code: 'FIELD_BAD', path: `situation.${field}` }];
  });
  const has = (words: readonly string[], value: unknown) => words.some((word) => word === value);
  if (!has(SIDES, given.active)) problems.push({ code: 'FIELD_BAD', path: 'situation.active' });
  if (!has(PLAYED, given.phase)) problems.push({ code: 'FIELD_BAD', path: 'situation.phase' });
  if (!Object.values(recordOf(given.stances)).every((stance) => has(STANCES, stance)))
    problems.push({ code: 'FIELD_BAD', path: 'situation.stances' });
  // every field has just been checked
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { at: {}, ...given } as unknown as Wanted };
}

function recordOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

function failed(code: string, path: string) {
  return { ok: false, problems: [{ code, path }] } as const;
}
