import { isNameIn, isRecord } from '@sitrep/kernel';
import {
  type Fault,
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
import type { Card, CardType } from '../../content/cards.ts';
import { CARD_FILES } from '../../content/files.ts';
import type { Art } from '../schema/art.ts';
import { CARDS } from '../schema/cards.ts';
import { type CampaignData, FILE_SCHEMAS, type Locale, type Manifest, type Team } from '../schema/pack.ts';

/** A card and where it is. */
export interface Placed {
  readonly card: Card;
  readonly file: string;
  readonly index: number;
}

/** What could be read of a pack. */
export interface Draft extends PackDraft<Locale> {
  manifest: Manifest | undefined;
  readonly cards: Placed[];
  /** The ids of all cards, readable or not, so that one mistake is not reported many times. */
  readonly ids: { readonly id: string; readonly file: string; readonly index: number }[];
  /** Cards could not be read that may have any id. */
  hasLostCards: boolean;
  teams: readonly Team[];
  campaigns: readonly CampaignData[];
  art: Art | undefined;
  /** The file of campaigns could not be read: any may be meant. */
  hasLostCampaigns: boolean;
}

/** Reads every file on its own: JSON, then its fields. */
export function readPack(files: readonly PackFile[]): Draft {
  const draft: Draft = {
    problems: [],
    manifest: undefined,
    cards: [],
    ids: [],
    hasLostCards: false,
    teams: [],
    campaigns: [],
    art: undefined,
    hasLostCampaigns: false,
    locales: new Map(),
    languages: [],
  };
  if (!files.some(({ name }) => name === 'pack.json'))
    note(draft, 'pack.json', [
      fault('PACK_FILE_MISSING', [], 'every pack has a pack.json; write one, see docs/card-author-guide.md'),
    ]);
  for (const file of files) readFile(draft, file);
  return draft;
}

function readFile(draft: Draft, { name, text }: PackFile): void {
  const kind = kindOf(name);
  if (kind === undefined) return note(draft, name, [unknownFile(name, FILES)]);
  const language = languageOf(name);
  if (language !== undefined) draft.languages.push(language);
  const read = readJson(text);
  note(draft, name, read.faults);
  if ('value' in read) takeFile(draft, { name, kind, language }, read.value);
  else draft.hasLostCards ||= isCardKind(kind);
  if (kind === 'campaigns') draft.hasLostCampaigns = draft.campaigns.length === 0;
}

type FileKind = keyof typeof FILE_SCHEMAS;

/** The files that a pack may have besides the names. */
const FILES = Object.keys(FILE_SCHEMAS).flatMap((kind) => (kind === 'locale' ? [] : [`${kind}.json`]));

function kindOf(name: string): FileKind | undefined {
  if (languageOf(name) !== undefined) return 'locale';
  const kind = name.replace(/\.json$/, '');
  return kind !== 'locale' && kind !== name && isNameIn(FILE_SCHEMAS, kind) ? kind : undefined;
}

interface FileInfo {
  readonly name: string;
  readonly kind: FileKind;
  readonly language: string | undefined;
}

function takeFile(draft: Draft, info: FileInfo, data: unknown): void {
  const { name, kind, language = '' } = info;
  if (isCardKind(kind)) return takeCards(draft, name, CARD_FILES[kind], data);
  if (kind === 'locale')
    return take(
      draft,
      name,
      parseWith(FILE_SCHEMAS.locale, data),
      (value) => void draft.locales.set(language, value),
    );
  if (kind === 'teams')
    return take(draft, name, parseWith(FILE_SCHEMAS.teams, data), (value) => {
      draft.teams = value;
    });
  if (kind === 'campaigns')
    return take(draft, name, parseWith(FILE_SCHEMAS.campaigns, data), (value) => {
      draft.campaigns = value;
    });
  if (kind === 'art')
    return take(draft, name, parseWith(FILE_SCHEMAS.art, data), (value) => {
      draft.art = value;
    });
  take(draft, name, parseWith(FILE_SCHEMAS.pack, data), (value) => {
    draft.manifest = value;
  });
}

function isCardKind(kind: FileKind): kind is keyof typeof CARD_FILES {
  return Object.hasOwn(CARD_FILES, kind);
}

/** Cards are read one by one: a bad one does not hide the others. */
function takeCards(draft: Draft, file: string, type: CardType, data: unknown): void {
  if (!Array.isArray(data) || data.length === 0) {
    draft.hasLostCards = true;
    return note(draft, file, [
      fault('PACK_FIELD_TYPE', [], `the file must be a list of at least one ${type} card, in [ ]`),
    ]);
  }
  for (const [index, each] of data.entries()) takeCard(draft, { file, index, type }, each);
}

function takeCard(
  draft: Draft,
  { file, index, type }: { readonly file: string; readonly index: number; readonly type: CardType },
  data: unknown,
): void {
  const id = textIn(data, 'id');
  if (id === undefined) draft.hasLostCards = true;
  else draft.ids.push({ id, file, index });
  const moved = misplaced(data, type);
  const parsed =
    moved === undefined ? parseWith<Card>(CARDS[type], data) : ({ ok: false, faults: [moved] } as const);
  if (parsed.ok) draft.cards.push({ card: parsed.value, file, index });
  else
    note(
      draft,
      file,
      parsed.faults.map((found) => named(found, id, index)),
    );
}

/** Names the card of a problem, and puts its place in the file before the path. */
export function named({ code, path, message }: Fault, id: string | undefined, index: number): Fault {
  return {
    code,
    path: path === '' ? `${index}` : `${index}.${path}`,
    message: id === undefined ? message : `${id}: ${message}`,
  };
}

function misplaced(data: unknown, type: CardType): Fault | undefined {
  const given = textIn(data, 'type');
  const [home] = Object.entries(CARD_FILES).find(([, holds]) => holds === given && holds !== type) ?? [];
  if (home === undefined) return undefined;
  const message = `a card of type ${given} stands among ${type} cards; move it to ${home}.json`;
  return fault('PACK_CARD_MISPLACED', ['type'], message);
}

function textIn(data: unknown, field: string): string | undefined {
  const value = isRecord(data) ? data[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}
