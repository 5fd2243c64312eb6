import type { Naming, NounRef } from '@sitrep/contract';
import { formatHex } from '@sitrep/hex';
import { soldierNoun } from '../describe/soldier.ts';
import { boardOf, type Content, type CvTypes, rosterOf } from '../index.ts';

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

/** A piece by its number: a man by his name, a group or bunker by its number, a weapon by its type. */
export function pieceNoun(content: Content, piece: number): NounRef | undefined {
  const { soldiers, weapons, bunkers, firstWeapon, firstBunker } = rosterOf(content);
  if (piece < firstWeapon) return soldierNoun(content, soldiers[piece]?.id ?? '');
  const weapon = weapons[piece - firstWeapon];
  if (weapon !== undefined) return weaponNoun(content, weapon.id, weapon.type.id);
  const bunker = bunkers[piece - firstBunker];
  if (bunker === undefined) return undefined;
  return { key: 'noun.bunker', args: { number: piece - firstBunker + 1, armor: bunker.armor } };
}

/** If a side has several weapons of a type, a number tells them apart. */
function weaponNoun({ forces: { us, enemy } }: Content, id: string, type: string): NounRef {
  const alike = [...us.weapons, ...enemy.weapons].filter((each) => each.type === type);
  const name = { key: `weapon.${type}` };
  if (alike.length < 2) return name;
  return { key: 'noun.copy', args: { name, copy: alike.findIndex((each) => each.id === id) + 1 } };
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
  stance: word('stance'),
  purpose: word('purpose'),
  hit: word('hit'),
  effect: word('effect'),
  condition: word('condition'),
};
