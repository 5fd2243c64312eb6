import type { Naming, NounRef } from '@sitrep/contract';
import { formatHex } from '@sitrep/hex';
import { soldierNoun } from '../describe/soldier.ts';
import { boardOf, type Content, type CvTypes, rosterOf } from '../index.ts';
import { pieceNoun } from '../telling/piece-noun.ts';

type Value = string | number | boolean;
type Find = (content: Content, value: Value, data: object) => NounRef | undefined;

const NONE = -1;

/** What a field of a command, event or prompt stands for. */
export function nounOf(
  { content }: Naming<CvTypes>,
  field: string,
  value: Value,
  data: object,
): NounRef | undefined {
  return FIELDS[field]?.(content, value, data);
}

const piece: Find = (content, value) => {
  if (typeof value !== 'number') return undefined;
  return value === NONE ? { key: 'noun.nobody' } : pieceNoun(content, value);
};

const weapon: Find = (content, value, data) =>
  value === NONE ? { key: 'noun.own' } : piece(content, value, data);

const hex: Find = (content, value) => {
  if (typeof value === 'string') return { key: 'noun.hex', args: { hex: value } };
  if (typeof value !== 'number' || value < 0) return undefined;
  return { key: 'noun.hex', args: { hex: formatHex(boardOf(content).grid, value) } };
};

const chit: Find = (content, value) => {
  const found = typeof value === 'number' ? rosterOf(content).chits[value] : undefined;
  return found && { key: `chit.${found.id}` };
};

/** Tokens of chit zones are chits, all others pieces. */
const tokens: Find = (content, value, data) => {
  const { from }: { readonly from?: unknown } = data;
  const isPiece = from === 'open' || from === 'undiscovered';
  return isPiece ? piece(content, value, data) : chit(content, value, data);
};

const zone: Find = (content, value, data) => {
  if (typeof value !== 'string') return hex(content, value, data);
  const [, number] = /^box(\d+)$/.exec(value) ?? [];
  return number === undefined
    ? { key: `zone.${value}` }
    : { key: 'zone.box', args: { number: Number(number) } };
};

/** The nation that a seat commands. */
export const side = ({ forces: { us, enemy } }: Content, seat: Value): NounRef => ({
  key: `nation.${(seat === 0 ? us : enemy).nation}`,
});

/** Words of the game, named by a family of messages. */
function word(family: string): Find {
  return (_content, value) => (typeof value === 'string' ? { key: `${family}.${value}` } : undefined);
}

const FIELDS: Readonly<Record<string, Find>> = {
  soldier: piece,
  leader: piece,
  man: piece,
  medic: piece,
  firer: piece,
  target: piece,
  piece,
  assistant: piece,
  bunker: piece,
  soldiers: (content, value, data) =>
    typeof value === 'string' ? soldierNoun(content, value) : piece(content, value, data),
  user: (content, value) => (typeof value === 'string' ? soldierNoun(content, value) : undefined),
  pieces: (content, value, data) =>
    'hex' in data && 'bunker' in data ? piece(content, value, data) : undefined,
  weapon,
  hex,
  stop: hex,
  chit,
  tokens,
  from: zone,
  into: zone,
  nation: word('nation'),
  seat: side,
  winners: side,
  stance: word('stance'),
  purpose: word('purpose'),
  hit: word('hit'),
  effect: word('effect'),
  condition: word('condition'),
};
