import type { Rationale } from '@sitrep/contract';
import type { Answer, Decision, Seat } from '@sitrep/kernel';
import { areHandsOpen } from '../acts/common.ts';
import { seatsToReact } from '../choices/reacting.ts';
import { planAttack } from '../queries/attack/attack.ts';
import { openModes } from '../queries/attack/modes.ts';
import type { Read } from '../queries/table/lookup.ts';
import type { AttackFrame, WarTypes } from '../types.ts';
import { type Attempt, considerShots, openAttempts, type Ruled, type Shot } from './attempts.ts';
import type { Bundle } from './bundle.ts';
import { type Desk, declaring, isBegun, loadedShot } from './desk.ts';
import { isAimed, type WarFocus } from './focus.ts';
import { JoinOffers } from './join-offers.ts';
import { boostersOf, type Loaded } from './joining.ts';
import { costsOf, modeXp, sketchOf } from './shot-sketch.ts';
import { xpPayment } from './xp-answers.ts';

type Reply = Answer<WarTypes>;

/** Without a focus, the best few attacks are enough. */
const MOST_SHOTS = 3;

/** Whole attacks, the best first; on what is pointed at, also what is not possible, and what could join. */
export function attacks(
  state: Read,
  decision: Decision<WarTypes>,
  seat: Seat,
  focus: WarFocus,
): readonly Bundle[] {
  const attempts = openAttempts(state, decision, seat, focus);
  const { shots, ruled } = considerShots(state, attempts, focus);
  const desk: Desk = { state, seat, extras: focus.extras, declared: declaring(state) };
  if (!isAimed(focus) && attempts[0]?.stage === 'weapon')
    return shots.slice(0, MOST_SHOTS).map((shot) => shotBundle(desk, shot));
  if (!isAimed(focus)) return shots.map((shot) => shotBundle(desk, shot));
  const offers = new JoinOffers(desk);
  return [...shots.map((shot) => shotBundle(desk, shot, offers)), ...ruled.map(noShot)];
}

function nameOf({ soldier, weapon, profile, hostile, target }: AttackFrame): string {
  return `${soldier}:${weapon}:${profile}:${hostile}:${target}`;
}

function titleOf(key: string, frame: AttackFrame, mode = ''): Rationale {
  const { soldier, weapon, profile, hostile, target } = frame;
  const aim = hostile < 0 ? { target } : { hostile };
  return {
    key: hostile < 0 ? `${key}AtTarget` : key,
    args: { soldier, weapon, profile, ...aim, ...(mode !== '' && { mode }) },
  };
}

function shotBundle(desk: Desk, shot: Shot, offers?: JoinOffers): Bundle {
  const { frame, mode, arm } = shot;
  const { seat } = desk;
  const loaded = loadedShot(desk, shot, desk.extras);
  const { boosts } = loaded.frame;
  const plan = planAttack(loaded.state, frame, mode, boosts);
  const sketch = { ...sketchOf(shot, plan, loaded), joins: offers?.within(shot) ?? [] };
  return {
    id: `shot:${nameOf(frame)}:${mode}`,
    title: isBegun(shot)
      ? { key: 'proposal.roll', args: { mode, dice: sketch.dice } }
      : titleOf('proposal.shot', frame, mode),
    answers: [
      ...(isBegun(shot) ? [] : declaringAnswers(shot)),
      ...loaded.answers,
      ...(isBoostAsked(loaded, seat, shot) ? [{ type: 'pass' } as const] : []),
      ...(openModes(loaded.state, frame, boosts).length > 1 ? [{ type: 'mode', mode } as const] : []),
      ...xpPayment(loaded.state, seat, frame.soldier, modeXp(arm, mode)).answers,
    ],
    costs: costsOf(sketch),
    plan,
    sketch,
  };
}

/** The weapon, if it is still to be chosen, and the target. */
function declaringAnswers({ stage, frame }: Attempt): readonly Reply[] {
  const { soldier, weapon, profile, hostile, target } = frame;
  return [
    ...(stage === 'weapon' ? [{ type: 'attack', soldier, weapon, profile } as const] : []),
    hostile < 0 ? { type: 'onTarget', target } : { type: 'onHostile', hostile },
  ];
}

/** Whether the seat will be asked what else joins the attack, and has not ordered to pass that. */
function isBoostAsked({ state, frame, cards }: Loaded, seat: Seat, { stage }: Attempt): boolean {
  if (stage === 'mode' || (stage === 'boost' && cards.length === 0)) return stage === 'boost';
  const seats = seatsToReact(state, 'declareAttack');
  if (!seats.includes(seat) || state.seats[seat]?.orders.includes('boostChance')) return false;
  // WF-COOP-05: where all hands are open, nobody is asked who has nothing.
  return !areHandsOpen(state) || seats.some((each) => boostersOf(state, frame, each).length > 0);
}

/** Only shows that a weapon cannot be used, and why. */
function noShot({ frame, why }: Ruled): Bundle {
  const { soldier, weapon, profile, hostile, target } = frame;
  return {
    id: `noShot:${nameOf(frame)}`,
    title: titleOf('proposal.noShot', frame),
    answers: [],
    costs: [],
    sketch: { kind: 'noShot', soldier, weapon, profile, hostile, target, why },
  };
}
