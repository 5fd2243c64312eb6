import { isNameIn, isRecord } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Field } from '../queries/field.ts';
import { NONE } from '../state.ts';
import { HITS, STANCES } from '../types.ts';

/** What a field of a command may hold. */
type Kind =
  | 'soldier'
  | 'soldierOrNone'
  | 'weapon'
  | 'weaponOrNone'
  | 'piece'
  | 'hex'
  | 'chit'
  | 'count'
  | 'flag'
  | 'stance'
  | 'hit';

const KINDS: Readonly<Record<Kind, (field: Field, value: unknown) => boolean>> = {
  soldier: ({ roster }, value) => isFrom(0, roster.firstWeapon, value),
  soldierOrNone: ({ roster }, value) => isFrom(NONE, roster.firstWeapon, value),
  weapon: ({ roster }, value) => isFrom(roster.firstWeapon, roster.firstBunker, value),
  weaponOrNone: (field, value) => value === NONE || KINDS.weapon(field, value),
  piece: ({ roster }, value) => isFrom(0, roster.ids.length, value),
  hex: ({ board }, value) => isFrom(0, board.grid.size, value),
  chit: ({ roster }, value) => isFrom(0, roster.chits.length, value),
  count: (_field, value) => Number.isSafeInteger(value),
  flag: (_field, value) => typeof value === 'boolean',
  stance: (_field, value) => STANCES.some((stance) => stance === value),
  hit: (_field, value) => HITS.some((hit) => hit === value),
};

function isFrom(least: number, end: number, value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value < end;
}

type Fields<C> = Readonly<Record<Exclude<keyof C, 'type'>, Kind>>;
type Commands = Exclude<Command, { readonly type: 'deploy' }>;

/** The fields of every command but the set-up. */
const FIELDS: { readonly [C in Commands as C['type']]: Fields<C> } = {
  rally: { soldier: 'soldier', leader: 'soldierOrNone' },
  treat: { soldier: 'soldier' },
  selfTreat: { soldier: 'soldier' },
  repair: { weapon: 'weapon', soldier: 'soldier' },
  assign: { weapon: 'weapon', soldier: 'soldier', assistant: 'soldierOrNone' },
  shelter: { soldier: 'soldier', isInside: 'flag' },
  stance: { soldier: 'soldier', stance: 'stance' },
  carryOn: { soldier: 'soldier' },
  setDown: { soldier: 'soldier' },
  activate: { soldier: 'soldier' },
  tryMove: { soldier: 'soldier' },
  smoke: { weapon: 'weapon', hex: 'hex' },
  step: { hex: 'hex' },
  join: { soldier: 'soldier' },
  leave: { soldier: 'soldier' },
  detach: { soldier: 'soldier' },
  lift: { soldier: 'soldier', man: 'soldier' },
  drop: { soldier: 'soldier', piece: 'piece' },
  exit: {},
  stop: {},
  takeShelter: { soldier: 'soldier' },
  stayOut: {},
  overheat: { soldier: 'soldier' },
  keepMarker: {},
  removeMarker: {},
  fire: { soldier: 'soldier', weapon: 'weaponOrNone' },
  aim: { hex: 'hex' },
  crew: { soldier: 'soldier' },
  noCrew: {},
  bonus: { isUsed: 'flag' },
  rank: { leader: 'soldierOrNone', dots: 'count' },
  commit: { dice: 'count' },
  target: { soldier: 'soldier' },
  share: { dice: 'count' },
  holdFire: {},
  reroll: { face: 'count' },
  keepDice: {},
  cover: { hit: 'hit' },
  noCover: {},
  damage: { piece: 'piece' },
  expose: { soldier: 'soldier' },
  fight: { hex: 'hex' },
  lose: { piece: 'piece' },
  support: { chit: 'chit' },
  supportBlind: {},
  spotter: { leader: 'soldier' },
  callOn: { hex: 'hex' },
  endPhase: {},
};

/** Reads plain data as a command with exactly the right fields; `undefined` if it is not one. */
export function readCommand(field: Field, data: unknown): Command | undefined {
  return isCommand(field, data) ? data : undefined;
}

function isCommand(field: Field, data: unknown): data is Command {
  if (!isRecord(data)) return false;
  const { type, ...values } = data;
  if (!isNameIn(FIELDS, type)) return false;
  const kinds: Readonly<Record<string, Kind>> = FIELDS[type];
  const isWhole = Object.keys(values).length === Object.keys(kinds).length;
  return (
    isWhole &&
    Object.entries(kinds).every(
      ([name, kind]) => Object.hasOwn(values, name) && KINDS[kind](field, values[name]),
    )
  );
}
