import type { AccountLine } from '@sitrep/contract';
import type { Hex } from '@sitrep/hex';
import { isOneOf, type SeatEvent } from '@sitrep/kernel';
import type { Content } from '../content/content.ts';
import { type Piece, rosterOf } from '../content/roster.ts';
import { NONE } from '../state.ts';
import { numberOf, piecesOf, wordOf } from './facts.ts';
import { linesOf } from './lines.ts';
import { phaseTitle } from './phase-title.ts';
import { type Sound, soundsOf } from './sounds.ts';
import { type Figure, figureOf } from './tally.ts';

/** What can be watched on the map. */
export type ActKind = 'phase' | 'march' | 'shot' | 'support' | 'fight' | 'found' | 'smoke' | 'check';

/** What an act did to a piece, and where. */
export interface Struck {
  readonly figure: Figure;
  readonly piece: Piece;
  readonly hex: Hex;
}

/** One thing that can be watched: a squad's way, a shot, a bunker that is found. */
export interface Act extends Pick<AccountLine, 'title' | 'losses' | 'weight' | 'events'> {
  readonly kind: ActKind;
  readonly sounds: readonly Sound[];
  /** Who moves or fires. */
  readonly actors: readonly Piece[];
  /** The way that is gone, or where it happens; for fire support where it was called, then where it struck. */
  readonly hexes: readonly Hex[];
  /** The dice of attacks. */
  readonly dice: readonly number[];
  readonly struck: readonly Struck[];
}

/** What each event begins; all others belong to what is under way. */
const BEGINS: Readonly<Partial<Record<string, ActKind>>> = {
  phaseBegan: 'phase',
  stepped: 'march',
  exited: 'march',
  fired: 'shot',
  supportCalled: 'support',
  closeCombatBegan: 'fight',
  roundFought: 'fight',
  discovered: 'found',
  smokeLaid: 'smoke',
  checked: 'check',
};

/** What stays in its hex for as long as it takes. */
const AT_ONCE: readonly ActKind[] = ['shot', 'support', 'fight'];

/** Checks that a shot or a step calls for are part of it. */
const PARTS = ['nerve', 'overheat'];

/** An act as it is found: what began it, and all that belongs to it. */
interface Group {
  readonly kind: ActKind;
  readonly first: SeatEvent;
  readonly events: SeatEvent[];
}

/**
 * What was told, act by act, as it can be shown; checks that change nothing and shots without dice are left out. Of an act that
 * began before event `since`, only what was told from there on counts: a shot comes in pieces where somebody is asked in between.
 */
export function actsOf(content: Content, events: readonly SeatEvent[], since = 0): readonly Act[] {
  const groups: Group[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const kind = isOneOf(PARTS, wordOf(event, 'purpose')) ? undefined : BEGINS[event.type];
    const isSame = last !== undefined && kind === 'march' && isOnward(last.first, event);
    if (last !== undefined && (kind === undefined || isSame)) last.events.push(event);
    else if (kind !== undefined) groups.push({ kind, first: event, events: [event] });
  }
  return groups
    .filter((group) => group.events.some(({ n }) => n >= since))
    .map((group) => actOf(content, group, since))
    .filter(isWorthSeeing);
}

/** What has begun is shown once there is something to see. */
function isWorthSeeing({ kind, dice, struck, events, hexes }: Act): boolean {
  if (kind === 'check') return struck.length > 0;
  if (kind === 'shot') return dice.length + struck.length > 0;
  return kind === 'phase' ? events.length > 0 : hexes.length > 0;
}

/** Whether a step goes on with what the same soldiers have begun. */
function isOnward(first: SeatEvent, event: SeatEvent): boolean {
  const squad = first.type === 'stepped' ? piecesOf(first, 'soldiers').join() : '';
  return event.type === 'stepped' && piecesOf(event, 'soldiers').join() === squad;
}

function actOf(content: Content, { kind, first, events }: Group, since: number): Act {
  const told = events.filter(({ n }) => n >= since);
  const isBegun = first.n < since;
  const [line] = linesOf(content, isBegun ? [first, ...told] : told);
  return {
    kind,
    title: line?.title ?? phaseTitle(content, first),
    losses: line?.losses ?? [],
    weight: line?.weight ?? 0,
    events: told.map(({ n }) => n),
    sounds: soundsOf(content, told),
    actors: actorsOf(first),
    hexes: placesOf(kind, isBegun ? (AT_ONCE.includes(kind) ? events : told) : events),
    dice: told.flatMap((event) => (isAttackRoll(event) ? piecesOf(event, 'dice') : [])),
    struck: struckIn(content, told),
  };
}

function actorsOf(event: SeatEvent): readonly Piece[] {
  const squad = piecesOf(event, 'soldiers');
  if (squad.length > 0) return squad;
  return ['firer', 'leader', 'soldier']
    .map((field) => numberOf(event, field))
    .filter((piece) => piece !== NONE);
}

function placesOf(kind: ActKind, events: readonly SeatEvent[]): readonly Hex[] {
  const types: readonly string[] =
    kind === 'march'
      ? ['stepped']
      : kind === 'support'
        ? ['supportCalled', 'supportStruck']
        : [events[0]?.type ?? ''];
  return events
    .filter(({ type }) => types.includes(type))
    .map((event) => numberOf(event, 'hex'))
    .filter((hex) => hex >= 0);
}

function isAttackRoll(event: SeatEvent): boolean {
  return event.type === 'rolled' && wordOf(event, 'name') === 'attack';
}

function struckIn(content: Content, events: readonly SeatEvent[]): readonly Struck[] {
  const roster = rosterOf(content);
  return events.flatMap((event) => {
    const [figure, piece = NONE] = figureOf(roster, event) ?? [];
    return figure === undefined ? [] : [{ figure, piece, hex: numberOf(event, 'hex') }];
  });
}
