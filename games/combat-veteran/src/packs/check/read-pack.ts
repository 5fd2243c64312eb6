import {
  fault,
  languageOf,
  note,
  type PackDraft,
  type PackFile,
  parseWith,
  readJson,
  take,
  unknownFile,
} from '@sitrep/packs';
import type { Chart, Forces, MapDrawing, SetupRules } from '../../content/content.ts';
import { FILE_SCHEMAS, type Locale, type Manifest } from '../schema/pack.ts';

/** What could be read of a pack. */
export interface Draft extends PackDraft<Locale> {
  manifest?: Manifest;
  chart?: Chart;
  map?: MapDrawing;
  forces?: Forces;
  setup?: SetupRules;
}

/** The files that every pack has: what each must be, and the part of a draft that it fills. */
const FILES = {
  'pack.json': { part: 'manifest', schema: FILE_SCHEMAS.pack },
  'chart.json': { part: 'chart', schema: FILE_SCHEMAS.chart },
  'map.json': { part: 'map', schema: FILE_SCHEMAS.map },
  'forces.json': { part: 'forces', schema: FILE_SCHEMAS.forces },
  'setup.json': { part: 'setup', schema: FILE_SCHEMAS.setup },
} as const;

/** Reads every file on its own: JSON, then its fields. */
export function readPack(files: readonly PackFile[]): Draft {
  const draft: Draft = { problems: [], locales: new Map(), languages: [] };
  for (const name of Object.keys(FILES))
    if (!files.some((file) => file.name === name))
      note(draft, name, [fault('PACK_FILE_MISSING', [], `every pack has a ${name}; write one`)]);
  for (const file of files) readFile(draft, file);
  return draft;
}

function readFile(draft: Draft, { name, text }: PackFile): void {
  const language = languageOf(name);
  if (language === undefined && !isFile(name))
    return note(draft, name, [unknownFile(name, Object.keys(FILES))]);
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

function takeFile(draft: Draft, name: keyof typeof FILES, data: unknown): void {
  const { part, schema } = FILES[name];
  take(draft, name, parseWith<object>(schema, data), (value) => {
    Object.assign(draft, { [part]: value });
  });
}
