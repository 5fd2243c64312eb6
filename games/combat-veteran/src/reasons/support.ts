import { type Hex, sees } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { type Field, fieldOf, get, type Read, soldierOf } from '../queries/field.ts';
import { canSee } from '../queries/line-of-sight.ts';
import { isBroken, isContested, isEffective, soldiersIn, soldiersOf } from '../queries/pieces.ts';
import { type Why, whyDown, whyFighting, whyNotYours } from '../queries/reason.ts';
import { NONE } from '../state.ts';
import { noSight } from './no-dice.ts';

const US: Seat = 0;

/** CV-FS-02: the rank needed to direct fire. */
const SPOTTER_RANK = 2;

/** The zone of the chits that lie open. */
export const CHITS = 'chits';

/** CV-FS-02, CV-RULING-109, CV-RULING-149: why a soldier cannot direct fire support. */
export function whyNoSpotter(field: Field, leader: Piece): Why | undefined {
  const rule = 'CV-FS-02';
  const why = whyNotYours(field, US, leader);
  if (why !== undefined) return why;
  if (soldierOf(field, leader).rank < SPOTTER_RANK)
    return { code: 'RANK_TOO_LOW', rule, args: { leader, least: SPOTTER_RANK } };
  return (
    whyDown(field, leader, rule) ??
    whyFighting(field, leader, 'CV-RULING-149') ??
    whyOutOfTouch(field, leader)
  );
}

/** CV-FS-03: one leader of each hex; he needs a radio. */
function whyOutOfTouch(field: Field, leader: Piece): Why | undefined {
  const hex = get(field.game.at, leader);
  const chosen = field.game.spotters.find((spotter) => spotter.hex === hex)?.leader ?? leader;
  if (chosen !== leader) return { code: 'OTHER_LEADER', rule: 'CV-FS-03', args: { leader: chosen } };
  return hasContact(field, hex) ? undefined : { code: 'NO_RADIO', rule: 'CV-RULING-144', args: { hex } };
}

/** CV-FS-11: in scenario 2 nobody needs a radio; otherwise one of one's own side that works, whoever has it (CV-RULING-144). */
function hasContact(field: Field, hex: Hex): boolean {
  const { content, game, roster } = field;
  if (content.scenario === 'keating') return true;
  return roster.weapons.some(({ type, seat }, index) => {
    const radio = index + roster.firstWeapon;
    return type.isRadio === true && seat === US && get(game.at, radio) === hex && !isBroken(field, radio);
  });
}

/** The leaders who may direct a chit now. */
export function spotters(field: Field): readonly Piece[] {
  return soldiersOf(field, US).filter((leader) => whyNoSpotter(field, leader) === undefined);
}

type Fault = 'OWN_HEX' | 'COP_HELD' | 'IN_CLOSE_COMBAT' | 'NO_SIGHT';

/** CV-S2-13, CV-RULING-139: the COP is out of bounds while any US soldier is in it. */
function bannedHexes(field: Field): ReadonlySet<Hex> | undefined {
  const cop = field.board.areas.get('cop');
  const isHeld = soldiersOf(field, US).some((soldier) => cop?.has(get(field.game.at, soldier)));
  return isHeld ? cop : undefined;
}

/** CV-FS-02, CV-RULING-106: why a chit cannot be called on a hex; the cheapest tests come first, because every hex is tested. */
function faultOf(field: Field, from: Hex, hex: Hex, cop: ReadonlySet<Hex> | undefined): Fault | undefined {
  if (hex === from) return 'OWN_HEX';
  if (cop?.has(hex)) return 'COP_HELD';
  if (isContested(field, hex)) return 'IN_CLOSE_COMBAT';
  const isSeen =
    field.content.scenario === 'keating' || (sees(field.board.sight, from, hex) && canSee(field, from, hex));
  return isSeen ? undefined : 'NO_SIGHT';
}

const FAULT_RULES = { OWN_HEX: 'CV-FS-02', COP_HELD: 'CV-S2-13', IN_CLOSE_COMBAT: 'CV-RULING-106' } as const;

/** Why a leader cannot call a chit on a hex. */
export function whyNoCall(field: Field, leader: Piece, hex: Hex): Why | undefined {
  const from = get(field.game.at, leader);
  const code = faultOf(field, from, hex, bannedHexes(field));
  if (code === undefined) return undefined;
  return code === 'NO_SIGHT' ? noSight(field, from, hex) : { code, rule: FAULT_RULES[code], args: { hex } };
}

/** The hexes on which a leader may call a chit. */
export function supportHexes(field: Field, leader: Piece): readonly Hex[] {
  const from = get(field.game.at, leader);
  const cop = bannedHexes(field);
  const found: Hex[] = [];
  for (let hex = 0; hex < field.board.terrain.length; hex += 1)
    if (faultOf(field, from, hex, cop) === undefined) found.push(hex);
  return found;
}

/** What keeps a side from all fire support. */
export function whyNoSupport(field: Field, seat: Seat): Why | undefined {
  if (seat !== US) return { code: 'NOT_YOURS', rule: 'CV-S1-07' };
  if (!field.game.isSupportOpen) return { code: 'SUPPORT_LOCKED', rule: 'CV-S1-08' };
  return spotters(field).length === 0 ? { code: 'NO_SPOTTER', rule: 'CV-FS-02' } : undefined;
}

export function openChits({ zones }: Read): readonly number[] {
  return zones[CHITS]?.tokens ?? [];
}

/** CV-S1-09, CV-S2-09: some chits wait for the others, some need men at the mortar. Says nothing about face-down ones. */
export function whyNoChit(state: Read, chit: number): Why | undefined {
  const field = fieldOf(state);
  const open = openChits(state);
  const { chits } = field.roster;
  if (!open.includes(chit)) return { code: 'NOT_OPEN', rule: 'CV-FS-10' };
  const { isLast, mortarCrew = 0 } = get(chits, chit);
  if (isLast && open.some((other) => !get(chits, other).isLast))
    return { code: 'BOMBS_LOCKED', rule: 'CV-S1-09' };
  return mortarCrew > 0 && mortarMen(field) < mortarCrew
    ? { code: 'NO_MORTAR_CREW', rule: 'CV-S2-09' }
    : undefined;
}

/** CV-RULING-119: effective US soldiers in the mortar pit. */
function mortarMen(field: Field): number {
  const [pit = NONE] = field.board.areas.get('mortar-pit') ?? [];
  return soldiersIn(field, pit, US).filter((soldier) => isEffective(field, soldier)).length;
}

/** CV-S2-05: the face-down chits of the turn. */
export function whyNoBlind({ zones, game, content }: Read): Why | undefined {
  if (content.scenario !== 'keating') return { code: 'NOT_OPEN', rule: 'CV-S1-07' };
  const left = zones[`box${game.turn}`]?.tokens.length ?? 0;
  return left > 0 ? undefined : { code: 'NO_CHITS_LEFT', rule: 'CV-S2-05' };
}
