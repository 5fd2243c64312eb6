import { type Hex, parseHex } from '@sitrep/hex';
import type { Opening, Problem, Seat } from '@sitrep/kernel';
import { boardOf } from '../content/board.ts';
import type { Content } from '../content/content.ts';
import { type Roster, rosterOf } from '../content/roster.ts';
import type { Config, CvTypes } from '../cv-types.ts';
import type { Frames } from '../frames.ts';
import { setup } from '../setup/opening.ts';
import { type CvState, EXITED, GONE, type Phase, WAITING } from '../state.ts';
import { SIDES, type Side, type Stance } from '../types.ts';

/** The middle of a firefight as examples and tests write it, pieces by their ids and hexes by their labels. */
export interface Wanted {
  /** The first turn by default. */
  readonly turn?: number;
  /** Whose player turn it is. */
  readonly active: Side;
  readonly phase: Exclude<Phase, 'setup'>;
  /** The hex of each piece that is on the map; a weapon is with its user. All others are not in play. */
  readonly at: Readonly<Record<string, string>>;
  readonly users?: Readonly<Record<string, string>>;
  readonly assistants?: Readonly<Record<string, string>>;
  readonly stances?: Readonly<Record<string, Stance>>;
  /** Who carries which wounded man. */
  readonly carries?: Readonly<Record<string, string>>;
  readonly inside?: readonly string[];
  /** Bunkers that are undiscovered, with all that is in their hexes. */
  readonly hidden?: readonly string[];
  readonly broken?: readonly string[];
  /** Pieces off the map that have still to enter, and those that have left it. */
  readonly waiting?: readonly string[];
  readonly exited?: readonly string[];
  readonly eliminated?: readonly string[];
  readonly smoke?: readonly string[];
  readonly closed?: readonly string[];
  /** Contested hexes with the side that came in. */
  readonly contests?: Readonly<Record<string, Side>>;
  readonly isSupportOpen?: boolean;
  /** The chits that lie open; the others have been used. */
  readonly chits?: readonly string[];
  /** The face-down chits of the turn. */
  readonly box?: readonly string[];
}

interface Staging {
  readonly content: Content;
  readonly roster: Roster;
  readonly game: CvState;
  readonly problems: Problem[];
}

/** The situation, or everything that is wrong with it. */
export function situate(content: Content, config: Config, wanted: Wanted) {
  const opening = setup(config, content);
  if (!opening.ok) return opening;
  const staging: Staging = { content, roster: rosterOf(content), game: opening.value.game, problems: [] };
  place(staging, wanted);
  arm(staging, wanted);
  mark(staging, wanted);
  if (staging.problems.length > 0) return { ok: false, problems: staging.problems } as const;
  const { seats } = opening.value;
  const zones = zonesOf(staging, opening.value, wanted);
  return { ok: true, value: { seats, game: staging.game, zones, frames: framesOf(wanted) } } as const;
}

function piece({ roster, problems }: Staging, id: string): number {
  const found = roster.numbers.get(id);
  if (found === undefined) problems.push({ code: 'PIECE_UNKNOWN', path: 'situation', args: { id } });
  return found ?? 0;
}

function hex({ content, problems }: Staging, label: string): Hex {
  const found = parseHex(boardOf(content).grid, label);
  if (found === undefined) problems.push({ code: 'HEX_UNKNOWN', path: 'situation', args: { hex: label } });
  return found ?? 0;
}

function place(staging: Staging, { at, waiting = [], exited = [], eliminated = [] }: Wanted): void {
  const { game, roster, content } = staging;
  // a group that has not entered yet must enter; anybody else absent has no part in the example
  if (content.scenario === 'keating')
    for (const [number, { isGroup }] of roster.soldiers.entries()) if (isGroup) game.at[number] = GONE;
  for (const [id, label] of Object.entries(at)) game.at[piece(staging, id)] = hex(staging, label);
  for (const id of waiting) game.at[piece(staging, id)] = WAITING;
  for (const id of exited) game.at[piece(staging, id)] = EXITED;
  for (const id of eliminated) game.at[piece(staging, id)] = GONE;
}

function arm(staging: Staging, { users = {}, assistants = {}, broken = [] }: Wanted): void {
  const { game, roster } = staging;
  const index = (id: string) => Math.max(0, piece(staging, id) - roster.firstWeapon);
  for (const [weapon, user] of Object.entries(users)) {
    game.user[index(weapon)] = piece(staging, user);
    game.at[piece(staging, weapon)] = game.at[piece(staging, user)] ?? WAITING;
  }
  for (const [weapon, helper] of Object.entries(assistants))
    game.assistant[index(weapon)] = piece(staging, helper);
  for (const id of broken) game.isBroken[index(id)] = true;
}

function mark(staging: Staging, wanted: Wanted): void {
  const { game, roster } = staging;
  const {
    stances = {},
    carries = {},
    inside = [],
    hidden = [],
    smoke = [],
    closed = [],
    contests = {},
  } = wanted;
  for (const [id, stance] of Object.entries(stances)) game.stance[piece(staging, id)] = stance;
  for (const [carrier, man] of Object.entries(carries))
    game.carries[piece(staging, carrier)] = piece(staging, man);
  for (const id of inside) game.isInside[piece(staging, id)] = true;
  const sites = hidden.map((id) => game.at[piece(staging, id)]);
  for (const number of roster.ids.keys()) if (sites.includes(game.at[number])) game.isHidden[number] = true;
  const open = new Set(game.at.filter((_, number) => !game.isHidden[number]));
  if (hidden.length > 0)
    game.possible = [...(boardOf(staging.content).areas.get('north-of-path') ?? [])].filter(
      (each) => !open.has(each),
    );
  game.smoke = smoke.map((label) => ({ hex: hex(staging, label), armor: 3 }));
  game.closed = closed.map((label) => hex(staging, label));
  game.contests = Object.entries(contests).map(([label, side]) => ({
    hex: hex(staging, label),
    instigator: SIDES.indexOf(side),
  }));
  game.phase = wanted.phase;
  game.turn = wanted.turn ?? 1;
  game.active = SIDES.indexOf(wanted.active);
  game.isSupportOpen = wanted.isSupportOpen ?? game.isSupportOpen;
}

function zonesOf({ game, roster }: Staging, { zones }: Opening<CvTypes>, { chits, box, turn = 1 }: Wanted) {
  const pieces = [...game.at.keys()];
  const all = [...roster.chits.keys()];
  const open = chits && takeChits(roster, all, chits);
  const blind = zones.pool?.tokens ?? [];
  // two are dealt to the turn; if the example does not name them, nobody knows which
  const dealt = box === undefined ? blind.slice(0, 2) : takeChits(roster, blind, box);
  return {
    ...zones,
    ...(zones.open && {
      open: { ...zones.open, tokens: pieces.filter((each) => !game.isHidden[each]) },
      undiscovered: { ...zones.open, known: [1], tokens: pieces.filter((each) => game.isHidden[each]) },
    }),
    ...(open &&
      zones.chits &&
      zones.used && {
        chits: { ...zones.chits, tokens: open },
        used: { ...zones.used, tokens: all.filter((each) => !open.includes(each) && !blind.includes(each)) },
      }),
    ...(zones.pool && {
      pool: { ...zones.pool, tokens: blind.filter((each) => !dealt.includes(each)) },
      [`box${turn}`]: { ...zones.pool, tokens: dealt },
    }),
  };
}

/** A token for each name, each token once. */
function takeChits({ chits }: Roster, from: readonly number[], names: readonly string[]): readonly number[] {
  const taken: number[] = [];
  for (const name of names) {
    const token = from.find((each) => chits[each]?.id === name && !taken.includes(each));
    if (token !== undefined) taken.push(token);
  }
  return taken;
}

const PLAYED = {
  discipline: 'discipline',
  stance: 'stances',
  movement: 'movement',
  combat: 'combat',
} as const;
const AFTER = { discipline: 'stance', stance: 'movement', movement: 'combat', combat: 'done' } as const;

function framesOf({ turn = 1, active, phase }: Wanted) {
  const seat: Seat = SIDES.indexOf(active);
  const locals: Frames['playerTurn'] = { turn, seat, isOpening: false };
  return [
    { procedure: 'game', step: 'turns', locals: {} },
    { procedure: 'playerTurn', step: AFTER[phase], locals },
    { procedure: PLAYED[phase], step: 'start', locals: {} },
  ] as const;
}
