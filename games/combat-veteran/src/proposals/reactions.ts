import type { Policy, PolicyField, Proposal, Reactions } from '@sitrep/contract';
import { type Answer, PASS, type Seat, topLocals } from '@sitrep/kernel';
import type { CvTypes } from '../cv-types.ts';
import { defensiveShots, hasAny } from '../queries/aims.ts';
import { openFirers } from '../queries/defence.ts';
import { fieldOf, get, type Read } from '../queries/field.ts';
import { isEffective } from '../queries/pieces.ts';
import { supposeUnhidden } from '../queries/supposed.ts';
import { bestShots } from './best-shots.ts';
import { shotSketch } from './shot-sketch.ts';
import { shots } from './shots.ts';
import { isSketch } from './sketches.ts';

/** What a side may settle about the fire and the smoke that it is asked for in the other's turn, and about its own men who have run. */
const FIELDS: readonly PolicyField[] = [
  { name: 'least', title: { key: 'policy.least' }, kind: 'percent', least: 0, most: 50, usual: 10 },
  { name: 'hidden', title: { key: 'policy.hidden' }, kind: 'percent', least: 0, most: 100, usual: 50 },
  { name: 'down', title: { key: 'policy.down' }, kind: 'switch', least: 0, most: 1, usual: 1 },
  { name: 'smoke', title: { key: 'policy.smoke' }, kind: 'switch', least: 0, most: 1, usual: 1 },
  { name: 'heat', title: { key: 'policy.heat' }, kind: 'switch', least: 0, most: 1, usual: 1 },
];

type Reply = Answer<CvTypes>;

/** Whole shots that are worth it by the policy, the best first. */
function worthwhile(state: Read, seat: Seat, policy: Policy): readonly Proposal<CvTypes>[] {
  const entry = topLocals(state, 'entry');
  if (entry === undefined || isSpared(state, policy)) return [];
  // with a target, all shots are listed: hidden men must not crowd out the others
  return shots(state, seat, { target: entry.hex }).filter(
    (shot) => chanceOf(shot) >= thresholdFor(state, shot, policy),
  );
}

/** Figures that say until when fire is held. */
const MARKS = ['heldTurn', 'heldSquad'] as const;

/** A squad goes by its first man who enters, in its turn: so much for a turn, more than there are men. */
const TURN = 1000;

const squadMark = (turn: number, mover: number) => turn * TURN + mover;

/** Whether fire is held for this turn, or at the squad that enters. */
function isHeld(
  { game: { turn } }: Read,
  movers: readonly number[],
  { heldTurn, heldSquad }: Policy,
): boolean {
  return heldTurn === turn || movers.some((mover) => heldSquad === squadMark(turn, mover));
}

/** Whether nobody who enters is worth a shot by the policy. */
function isSpared(state: Read, policy: Policy): boolean {
  const { movers } = topLocals(state, 'entry') ?? { movers: [] };
  if (isHeld(state, movers, policy)) return true;
  const { down } = policy;
  return down === 0 && !movers.some((mover) => isEffective(fieldOf(state), mover));
}

/** CV-RULING-148: whether men whom both sides see have a shot that is worth it, as if nobody else were there. */
function isOpenlyWorthwhile(state: Read, seat: Seat, policy: Policy): boolean {
  const entry = topLocals(state, 'entry');
  if (entry === undefined || isSpared(state, policy)) return false;
  const { hex, movers } = entry;
  const field = supposeUnhidden(fieldOf(state));
  return bestShots(field, seat, { hex }, { hexes: [hex], movers }).some((shot) => {
    const [split] = shotSketch(field, shot).splits;
    return (split?.chance ?? 0) >= 10 * (policy.least ?? 0);
  });
}

/** The chance of a hit, in thousandths. */
function chanceOf({ sketch }: Proposal<CvTypes>): number {
  return isSketch(sketch) && sketch.kind === 'shot' ? (sketch.splits[0]?.chance ?? 0) : 0;
}

function thresholdFor(state: Read, shot: Proposal<CvTypes>, { least = 0, hidden = 0 }: Policy): number {
  return 10 * (isFromHidden(state, shot) ? hidden : least);
}

function isFromHidden({ game }: Read, { answers: [first] }: Proposal<CvTypes>): boolean {
  return first?.type === 'fire' && get(game.isHidden, first.soldier);
}

/** CV-RULING-151, CV-STANCE-14: those who have run check one after the other, and whoever passes slows down. */
function afterRunning(state: Read, name: string): readonly Reply[] | undefined {
  if (name === 'markerChoice') return [{ type: 'removeMarker' }];
  const [soldier] = topLocals(state, 'overheat')?.soldiers ?? [];
  return name !== 'overheatOrder' || soldier === undefined ? undefined : [{ type: 'overheat', soldier }];
}

/** A side settles in advance what is worth a question, and what its hidden bunkers do where nobody may be asked. */
export const reactions: Reactions<CvTypes> = {
  fields: FIELDS,
  marks: MARKS,
  holds(state, { name }) {
    const [first] = topLocals(state, 'entry')?.movers ?? [];
    if (name !== 'defensiveFire' || first === undefined) return [];
    const { turn } = state.game;
    return [
      { name: 'squad', title: { key: 'policy.holdSquad' }, policy: { heldSquad: squadMark(turn, first) } },
      { name: 'turn', title: { key: 'policy.holdTurn' }, policy: { heldTurn: turn } },
    ];
  },
  answer(state, { name }, seat, policy): readonly Reply[] | undefined {
    if (name === 'smokeChance') return policy.smoke === 0 ? [PASS] : undefined;
    if (name !== 'defensiveFire') return policy.heat === 0 ? afterRunning(state, name) : undefined;
    return worthwhile(state, seat, policy).length > 0 ? undefined : [PASS];
  },
  isOpenly(state, { name }, seat, policy) {
    const entry = topLocals(state, 'entry');
    if (name !== 'defensiveFire' || entry === undefined) return true;
    if (policy !== undefined) return isOpenlyWorthwhile(state, seat, policy);
    const field = fieldOf(state);
    return hasAny(defensiveShots(field, openFirers(field, seat), entry.hex, entry.movers));
  },
  quiet(state, _decision, seat, policy): readonly Reply[] {
    const [best] = worthwhile(state, seat, policy).filter((shot) => isFromHidden(state, shot));
    return best?.answers ?? [PASS];
  },
};
