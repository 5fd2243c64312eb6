import type { Rationale } from '@sitrep/contract';
import { type Answer, type Decision, permille, type Seat } from '@sitrep/kernel';
import { areHandsOpen } from '../acts/common.ts';
import { seatsToReact } from '../choices/reacting.ts';
import { boostChance } from '../procedures/attack-choices.ts';
import { planAttack } from '../queries/attack/attack.ts';
import { type AttackOutcome, attackOdds } from '../queries/attack/attack-odds.ts';
import { openModes } from '../queries/attack/modes.ts';
import { total } from '../queries/in-force/modifiers.ts';
import type { Arm } from '../queries/table/arm.ts';
import { type Read, team } from '../queries/table/lookup.ts';
import type { AttackFrame, ShotPlan, WarTypes } from '../types.ts';
import { type Attempt, considerShots, openAttempts, type Ruled, type Shot } from './attempts.ts';
import type { Bundle } from './bundle.ts';
import { isAimed, type WarFocus } from './focus.ts';
import type { ShotChances, ShotSketch } from './sketches.ts';

type Reply = Answer<WarTypes>;

/** Without a focus, the best few attacks are enough. */
const MOST_SHOTS = 3;

/** Whole attacks, the best first; on what is pointed at, also what is not possible, and what may wait for cards. */
export function attacks(
  state: Read,
  decision: Decision<WarTypes>,
  seat: Seat,
  focus: WarFocus,
): readonly Bundle[] {
  const attempts = openAttempts(state, decision, seat, focus);
  const { shots, ruled } = considerShots(state, attempts, focus);
  if (!isAimed(focus) && attempts[0]?.stage === 'weapon')
    return shots.slice(0, MOST_SHOTS).map((shot) => shotBundle(state, seat, shot));
  return [
    ...shots.map((shot) => shotBundle(state, seat, shot)),
    ...joins(state, seat, shots),
    ...(isAimed(focus) ? ruled.map(noShot) : []),
  ];
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

function shotBundle(state: Read, seat: Seat, shot: Shot): Bundle {
  const { frame, mode, stage } = shot;
  const plan = planAttack(state, frame, mode, frame.boosts);
  const sketch = sketchOf(shot, plan);
  const isDeclared = stage === 'boost' || stage === 'mode';
  return {
    id: `shot:${nameOf(frame)}:${mode}`,
    title: isDeclared
      ? { key: 'proposal.roll', args: { mode, dice: sketch.dice } }
      : titleOf('proposal.shot', frame, mode),
    answers: [
      ...(isDeclared ? [] : declaring(shot)),
      ...(isBoostAsked(state, seat, shot) ? [{ type: 'pass' } as const] : []),
      ...(openModes(state, frame, frame.boosts).length > 1 ? [{ type: 'mode', mode } as const] : []),
      ...xpAnswers(state, seat, frame.soldier, sketch.xp),
    ],
    costs: costsOf(sketch),
    plan,
    sketch,
  };
}

/** The weapon, if it is still to be chosen, and the target. */
function declaring({ stage, frame }: Attempt): readonly Reply[] {
  const { soldier, weapon, profile, hostile, target } = frame;
  return [
    ...(stage === 'weapon' ? [{ type: 'attack', soldier, weapon, profile } as const] : []),
    hostile < 0 ? { type: 'onTarget', target } : { type: 'onHostile', hostile },
  ];
}

/** The state once the attack is declared: its Action is spent. */
function declared(state: Read, { soldier, isFree }: AttackFrame): Read {
  if (isFree) return state;
  const soldiers = state.game.soldiers.map((each) =>
    each.number === soldier ? { ...each, actions: each.actions - 1 } : each,
  );
  return { ...state, game: { ...state.game, soldiers } };
}

/** What the seat could add once the attack is declared, besides passing. */
function boosters(state: Read, seat: Seat, { stage, frame }: Attempt): number {
  if (stage === 'mode') return 0;
  const now = stage === 'boost' ? state : declared(state, frame);
  return boostChance.options(now, frame, seat).length;
}

/** Whether the seat will be asked what joins the attack, and has not ordered to pass that. */
function isBoostAsked(state: Read, seat: Seat, attempt: Attempt): boolean {
  const { stage, frame } = attempt;
  if (stage === 'boost' || stage === 'mode') return stage === 'boost';
  const now = declared(state, frame);
  const seats = seatsToReact(now, 'declareAttack');
  if (!seats.includes(seat) || state.seats[seat]?.orders.includes('boostChance')) return false;
  // WF-COOP-05: where all hands are open, nobody is asked who has nothing.
  return !areHandsOpen(now) || seats.some((each) => boosters(state, each, attempt) > 0);
}

/** WF-XP-04: the attacker pays for a mode, or else the seat's first Soldier who can; whoever is left alone is not asked. */
function xpAnswers(state: Read, seat: Seat, attacker: number, xp: number): readonly Reply[] {
  const answers: Reply[] = [];
  const left = new Map(team(state).flatMap((each) => (each.xp > 0 ? [[each.number, each.xp]] : [])));
  const own = team(state).filter((each) => each.seat === seat);
  for (let paid = 0; paid < xp; paid += 1) {
    const able = own.filter(({ number }) => left.has(number)).map(({ number }) => number);
    const payer = able.includes(attacker) ? attacker : able[0];
    if (payer === undefined) break;
    if (left.size > 1) answers.push({ type: 'payXp', soldier: payer });
    const rest = (left.get(payer) ?? 0) - 1;
    if (rest > 0) left.set(payer, rest);
    else left.delete(payer);
  }
  return answers;
}

function sketchOf({ frame, arm, mode, stage }: Shot, plan: ShotPlan): ShotSketch {
  const { soldier, weapon, profile, hostile, target, isFree } = frame;
  const ammo = ammoOf(arm);
  return {
    kind: 'shot',
    ...{ soldier, weapon, profile, hostile, target, mode },
    dice: plan.dice.attack.count,
    needed: plan.kill - total(plan.attack),
    cover: plan.cover - total(plan.defeatCover),
    missing: plan.uncovered + plan.suppressed,
    chances: chancesOf(plan),
    actions: isFree || stage === 'boost' || stage === 'mode' ? 0 : 1,
    xp: arm.figures.modes.find((printed) => printed.mode === mode)?.xp ?? 0,
    ...(ammo !== undefined && { ammo }),
  };
}

/** The counters of what is shot, and how many are left for certain. */
function ammoOf({ figures, card, item }: Arm): ShotSketch['ammo'] {
  if (item === undefined) return undefined;
  if (card?.expended) return { left: item.counters, after: item.counters - 1 };
  const stack = figures.stack === undefined ? undefined : item.stacks[figures.stack];
  return stack && { left: stack.left, after: stack.left - Number(figures.spends === true) };
}

function chancesOf(plan: ShotPlan): ShotChances {
  const { total: all, counts } = attackOdds(plan);
  const missing = plan.uncovered + plan.suppressed;
  const share = (has: (outcome: AttackOutcome) => boolean) =>
    permille(
      [...counts].reduce((sum, [outcome, count]) => sum + (has(outcome) ? count : 0), 0),
      all,
    );
  return {
    eliminate: share(({ kills }) => kills >= missing),
    kill: share(({ kills }) => kills > 0),
    suppress: share(({ kills, suppresses }) => kills === 0 && suppresses > 0),
    empty: share(({ isEmptied }) => isEmptied),
    jam: share(({ isJammed }) => isJammed),
  };
}

function costsOf({ actions, xp, ammo }: ShotSketch): readonly Rationale[] {
  return [
    ...(actions > 0 ? [{ key: 'price.actions', args: { count: actions } }] : []),
    ...(xp > 0 ? [{ key: 'price.xp', args: { xp } }] : []),
    ...(ammo !== undefined && ammo.after < ammo.left
      ? [{ key: 'price.ammo', args: { count: ammo.left - ammo.after, left: ammo.after } }]
      : []),
  ];
}

/** Attacks that stop at the question of what joins them, once for each weapon that something could join. */
function joins(state: Read, seat: Seat, shots: readonly Shot[]): readonly Bundle[] {
  const found = new Map<string, Bundle>();
  for (const shot of shots) {
    const { frame, stage } = shot;
    const id = `join:${nameOf(frame)}`;
    if (stage === 'boost' || stage === 'mode' || found.has(id)) continue;
    const count = boosters(state, seat, shot);
    if (count === 0) continue;
    const { soldier, weapon, profile, hostile, target, isFree } = frame;
    found.set(id, {
      id,
      title: titleOf('proposal.join', frame),
      answers: declaring(shot),
      costs: isFree ? [] : [{ key: 'price.actions', args: { count: 1 } }],
      sketch: { kind: 'join', soldier, weapon, profile, hostile, target, count },
    });
  }
  return [...found.values()];
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
