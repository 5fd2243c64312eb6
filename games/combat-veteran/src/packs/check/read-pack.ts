import {
  type Fault,
  fault,
  findNearest,
  type PackFile,
  type PackProblem,
  type Parsed,
  parseWith,
  readJson,
} from '@sitrep/packs';
import type { Chart, Forces, MapDrawing, SetupRules } from '../../content/content.ts';
import { FILE_SCHEMAS, type Locale, type Manifest } from '../schema/pack.ts';

/** What could be read of a pack. */
export interface Draft {
  readonly problems: PackProblem[];
  manifest?: Manifest;
  chart?: Chart;
  map?: MapDrawing;
  forces?: Forces;
  setup?: SetupRules;
  readonly locales: Map<string, Locale>;
  /** The languages whose file is there, readable or not. */
  readonly languages: string[];
}

/** The files that every pack has: what each must be, and the part of a draft that it fills. */
const FILES = {
  'pack.json': { part: 'manifest', schema: FILE_SCHEMAS.pack },
  'chart.json': { part: 'chart', schema: FILE_SCHEMAS.chart },
  'map.json': { part: 'map', schema: FILE_SCHEMAS.map },
  'forces.json': { part: 'forces', schema: FILE_SCHEMAS.forces },
  'setup.json': { part: 'setup', schema: FILE_SCHEMAS.setup },
} as const;

const LOCALE = /^locales\/([a-z]+)\.json$/;

/** Reads every file on its own: JSON, then its fields. */
export function readPack(files: readonly PackFile[]): Draft {
  const draft: Draft = { problems: [], locales: new Map(), languages: [] };
  for (const name of Object.keys(FILES))
    if (!files.some((file) => file.name === name))
      note(draft, name, [fault('PACK_FILE_MISSING', [], `every pack has a ${name}; write one`)]);
  for (const file of files) readFile(draft, file);
  return draft;
}

export function note(draft: Draft, file: string, faults: readonly Fault[]): void {
  for (const each of faults) draft.problems.push({ file, ...each });
}

function readFile(draft: Draft, { name, text }: PackFile): void {
  const [, language] = LOCALE.exec(name) ?? [];
  if (language === undefined && !isFile(name)) return note(draft, name, [unknownFile(name)]);
  if (language !== undefined) draft.languages.push(language);
  const read = readJson(text);
  note(draft, name, read.faults);
  if (!('value' in read)) return;
  if (isFile(name)) return takeFile(draft, name, read.value);
  take(draft, name, parseWith(FILE_SCHEMAS.locale, read.value), (locale) => {
    draft.locales.set(language ?? '', locale);
  });
}

function isFile(name: string): name is keyof typeof FILES {
  return Object.hasOwn(FILES, name);
}

function unknownFile(name: string): Fault {
  const nearest = findNearest(name, Object.keys(FILES));
  const remedy =
    nearest === undefined
      ? `take it away; there are ${Object.keys(FILES).join(', ')} and locales/en.json`
      : `did you mean ${nearest}?`;
  return fault('PACK_FILE_UNKNOWN', [], `packs have no such file; ${remedy}`);
}

function takeFile(draft: Draft, name: keyof typeof FILES, data: unknown): void {
  const { part, schema } = FILES[name];
  take(draft, name, parseWith<object>(schema, data), (value) => {
    Object.assign(draft, { [part]: value });
  });
}

function take<T>(draft: Draft, name: string, parsed: Parsed<T>, keep: (value: T) => void): void {
  if (parsed.ok) keep(parsed.value);
  else note(draft, name, parsed.faults);
}
