import { type Decision, type Reason, type Seat, topLocals } from '@sitrep/kernel';
import { shotWorth } from '../advice/worth.ts';
import type { FireMode } from '../content/cards.ts';
import { freshAttack } from '../procedures/attack.ts';
import { aimIn, whyNoTarget } from '../procedures/attack-choices.ts';
import { openModes } from '../queries/attack/modes.ts';
import { armsOf, getArm } from '../queries/gear/weapons.ts';
import { aimOf, allMarks, type Mark, markOf } from '../queries/in-force/marks.ts';
import { ownSoldiers } from '../queries/soldiers/coop.ts';
import type { Arm } from '../queries/table/arm.ts';
import { getSoldier, type Read, type SoldierView } from '../queries/table/lookup.ts';
import type { AttackFrame, DecisionName, WarTypes } from '../types.ts';
import { isAimed, type WarFocus } from './focus.ts';

/** How far an attack has got: what is asked next. */
export type Stage = 'weapon' | 'target' | 'boost' | 'mode';

/** Somebody who attacks with a weapon, as far as that is settled. */
export interface Attempt {
  readonly stage: Stage;
  readonly frame: AttackFrame;
  readonly arm: Arm;
}

/** A whole attack up to its dice. */
export interface Shot extends Attempt {
  readonly mode: FireMode;
  readonly worth: number;
}

/** An attack that is not possible, and why. */
export interface Ruled extends Attempt {
  readonly why: Reason<WarTypes>;
}

const STAGES: Readonly<Partial<Record<DecisionName, Stage>>> = {
  action: 'weapon',
  weaponChoice: 'weapon',
  targetChoice: 'target',
  boostChance: 'boost',
  modeChoice: 'mode',
};

/** Every attack that the open question is about or leads to, before a target is considered. */
export function openAttempts(
  state: Read,
  { name }: Decision<WarTypes>,
  seat: Seat,
  focus: WarFocus,
): readonly Attempt[] {
  const stage = STAGES[name];
  if (stage === undefined) return [];
  const begun = topLocals(state, 'attack');
  if (begun === undefined) return freshAttempts(state, seat, focus);
  const attacker = getSoldier(state, begun.soldier);
  if (attacker.seat !== seat) return [];
  return [{ stage, frame: begun, arm: getArm(state, attacker, begun.weapon, begun.profile) }];
}

function freshAttempts(state: Read, seat: Seat, focus: WarFocus): readonly Attempt[] {
  const free = topLocals(state, 'freeAttack');
  return attackers(state, seat, free?.soldier ?? focus.soldier).flatMap((attacker) =>
    armsOf(state, attacker).map((arm) => {
      const fresh = freshAttack(attacker.number, arm.weapon, arm.profile, free !== undefined);
      return { stage: 'weapon', frame: { ...fresh, mayStrike: free?.mayStrike ?? false }, arm } as const;
    }),
  );
}

function attackers(state: Read, seat: Seat, wanted: number | undefined): readonly SoldierView[] {
  if (state.game.done.includes(seat)) return [];
  return ownSoldiers(state, seat).filter(({ number }) => wanted === undefined || number === wanted);
}

/** What an attempt may be aimed at: what it is aimed at already, what is pointed at, or anything. */
function marksFor(state: Read, { stage, frame }: Attempt, focus: WarFocus): readonly Mark[] {
  if (stage === 'boost' || stage === 'mode') return [markOf(state, frame)];
  const marks = allMarks(state);
  if (!isAimed(focus)) return marks;
  return marks.filter((mark) => {
    const { hostile, target } = aimOf(mark);
    return hostile < 0 ? target === focus.target : hostile === focus.hostile;
  });
}

/** Why an attempt cannot be made on a target; once it is declared, nothing keeps it back. */
function whyNot(state: Read, attempt: Attempt, mark: Mark): Reason<WarTypes> | undefined {
  const { stage, frame } = attempt;
  if (stage === 'boost' || stage === 'mode') return undefined;
  const { actions, suppress } = getSoldier(state, frame.soldier);
  // WF-ACT-03: while suppressed, nobody attacks.
  const idle = frame.isFree || stage !== 'weapon' ? undefined : actions < 1 ? 'NO_ACTIONS' : 'SUPPRESSED';
  if (idle === 'NO_ACTIONS' || (idle !== undefined && suppress > 0)) return { code: idle, rule: 'WF-ACT-08' };
  return whyNoTarget(state, aimIn(state, frame), mark);
}

/** All that could be done about what is pointed at, and what rules the rest out. */
export function considerShots(
  state: Read,
  attempts: readonly Attempt[],
  focus: WarFocus,
): { readonly shots: readonly Shot[]; readonly ruled: readonly Ruled[] } {
  const shots: Shot[] = [];
  const ruled: Ruled[] = [];
  for (const attempt of attempts)
    for (const mark of marksFor(state, attempt, focus)) {
      const frame = { ...attempt.frame, ...aimOf(mark) };
      const why = whyNot(state, attempt, mark);
      if (why !== undefined) ruled.push({ ...attempt, frame, why });
      else
        for (const mode of openModes(state, frame, frame.boosts))
          shots.push({ ...attempt, frame, mode, worth: shotWorth(state, attempt.arm, frame, mode) });
    }
  return { shots: shots.toSorted((one, other) => other.worth - one.worth), ruled };
}
