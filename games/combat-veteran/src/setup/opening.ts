import type { Checked, Opening, Problem, ZoneSetup } from '@sitrep/kernel';
import type { Content } from '../content/content.ts';
import { type Roster, rosterOf } from '../content/roster.ts';
import type { Config, CvTypes } from '../cv-types.ts';
import { type CvState, NONE, WAITING } from '../state.ts';

/** CV-TURN-01. */
const MOST_TURNS = 10;

const PIECES = 'pieces';
const CHITS = 'chits';

/** Checks the config and lays out the pieces off the map. */
export function setup(config: Config, content: Content): Checked<Opening<CvTypes>> {
  const problems = configProblems(config);
  if (problems.length > 0) return { ok: false, problems };
  const roster = rosterOf(content);
  return {
    ok: true,
    value: {
      seats: 2,
      game: openingState(content, roster),
      zones: { ...pieceZones(content, roster), ...chitZones(content, roster) },
      start: { procedure: 'game', locals: {} },
    },
  };
}

function configProblems({ turns, exitBlocksTaliban }: Config): readonly Problem[] {
  const isCount = Number.isInteger(turns) && turns >= 1 && turns <= MOST_TURNS;
  return [
    ...(isCount
      ? []
      : [{ code: 'TURNS_BAD', path: 'turns', rule: 'CV-TURN-01', args: { most: MOST_TURNS } }]),
    ...(typeof exitBlocksTaliban === 'boolean'
      ? []
      : [{ code: 'SWITCH_BAD', path: 'exitBlocksTaliban', rule: 'CV-RULING-152' }]),
  ];
}

export function openingState({ scenario }: Content, roster: Roster): CvState {
  const bySoldier = <V>(value: V): V[] => roster.soldiers.map(() => value);
  const byWeapon = <V>(value: V): V[] => roster.weapons.map(() => value);
  const byPiece = <V>(value: V): V[] => roster.ids.map(() => value);
  return {
    phase: 'setup',
    turn: 0,
    active: 0,
    at: byPiece(WAITING),
    isHidden: byPiece(false),
    marks: byPiece(0),
    stance: bySoldier('walking'),
    carries: bySoldier(NONE),
    isInside: bySoldier(false),
    spent: bySoldier(0),
    steps: bySoldier(0),
    purse: bySoldier(0),
    user: byWeapon(NONE),
    assistant: byWeapon(NONE),
    isBroken: byWeapon(false),
    shots: [],
    closed: [],
    smoke: [],
    contests: [],
    fought: [],
    lenders: [],
    spotters: [],
    possible: [],
    // CV-S1-08: in scenario 1 the Viet Cong must fire first
    isSupportOpen: scenario === 'keating',
    result: undefined,
  };
}

/** CV-S1-01: where there are bunkers, pieces lie open or undiscovered. */
function pieceZones({ scenario }: Content, { ids }: Roster): Readonly<Record<string, ZoneSetup>> {
  if (scenario === 'keating') return {};
  return {
    open: { pool: PIECES, known: 'all', tokens: [...ids.keys()] },
    undiscovered: { pool: PIECES, known: [1] },
  };
}

/** CV-S1-07, CV-S2-03, CV-S2-04: chits that lie open, and those that wait face down to be dealt to the turn track. */
function chitZones({ setup: { track } }: Content, { chits }: Roster): Readonly<Record<string, ZoneSetup>> {
  const tokens = [...chits.keys()];
  const open = { pool: CHITS, known: 'all' } as const;
  const blind = { pool: CHITS, known: 'none' } as const;
  if (track === undefined) return { chits: { ...open, tokens }, used: open };
  const isOpen = (chit: number) => chits[chit]?.mortarCrew !== undefined;
  return {
    chits: { ...open, tokens: tokens.filter(isOpen) },
    pool: { ...blind, tokens: tokens.filter((chit) => !isOpen(chit)) },
    ...Object.fromEntries(track.map((_, index) => [`box${index + 1}`, blind])),
    used: open,
    removed: blind,
  };
}
