import { type Answer, type Decision, type Seat, topLocals } from '@sitrep/kernel';
import { listActs } from '../choices/open-acts.ts';
import type { FireMode } from '../content/cards.ts';
import { attackOdds, planAttack } from '../queries/attack/attack.ts';
import { openModes } from '../queries/attack/modes.ts';
import { legalMarks } from '../queries/attack/targets.ts';
import { getArm } from '../queries/gear/weapons.ts';
import { aimOf } from '../queries/in-force/marks.ts';
import { ownSoldiers } from '../queries/soldiers/coop.ts';
import { effectCounts } from '../queries/table/effect-counts.ts';
import { getSoldier, type Read } from '../queries/table/lookup.ts';
import type { AttackFigures, Boost, Command, WarTypes } from '../types.ts';
import { figuresOf } from './advise.ts';
import { xpPaidFor } from './xp-paid.ts';

/** What there is to be careful about; each has its message. */
export const CAUTIONS = ['actionsLeft', 'noEffect', 'leaves', 'wound', 'xp'] as const;

/** Why an answer that is legal may be a mistake: a message, and what fills its gaps. */
export interface Caution {
  readonly key: `caution.${(typeof CAUTIONS)[number]}`;
  readonly args: Readonly<Record<string, number>>;
}

/** Warns of what is legal and does nothing or harms oneself; `undefined` for all else. */
export function caution(
  state: Read,
  decision: Decision<WarTypes>,
  seat: Seat,
  answer: Answer<WarTypes>,
): Caution | undefined {
  if (answer.type === 'medevac') return { key: 'caution.leaves', args: { soldier: answer.soldier } };
  if (answer.type === 'takeWound') return { key: 'caution.wound', args: {} };
  if (answer.type === 'done') return actionsLeft(state, seat);
  if (answer.type === 'playCard' || answer.type === 'useAbility')
    return xpForAnother(state, decision, answer);
  const shots = shotsOf(state, decision, answer);
  if (shots.length === 0 || shots.some((shot) => hasEffect(state, shot))) return undefined;
  return { key: 'caution.noEffect', args: {} };
}

/** WF-TURN-04: Actions are fresh every turn, and unused ones are lost; those that nothing can be done with are no loss. */
function actionsLeft(state: Read, seat: Seat): Caution | undefined {
  const busy = new Set(actsByActions(state, seat).flatMap((act) => ('soldier' in act ? [act.soldier] : [])));
  const count = ownSoldiers(state, seat).reduce(
    (sum, { number, actions }) => sum + (busy.has(number) ? actions : 0),
    0,
  );
  return count === 0 ? undefined : { key: 'caution.actionsLeft', args: { count } };
}

/** What a seat could do now and could not if its Soldiers had no Actions left. */
function actsByActions(state: Read, seat: Seat): readonly Command[] {
  const soldiers = state.game.soldiers.map((soldier) => ({ ...soldier, actions: 0 }));
  const spent = listActs({ ...state, game: { ...state.game, soldiers } }, seat);
  const free = new Set(spent.map((act) => JSON.stringify(act)));
  return listActs(state, seat).filter((act) => !free.has(JSON.stringify(act)));
}

interface Shot {
  readonly figures: AttackFigures;
  readonly mode: FireMode;
}

function xpForAnother(
  state: Read,
  decision: Decision<WarTypes>,
  played: Extract<Command, { type: 'playCard' | 'useAbility' }>,
): Caution | undefined {
  const xp = xpPaidFor(state, decision, played);
  return xp === 0 ? undefined : { key: 'caution.xp', args: { xp } };
}

/** Every attack that an answer may lead to. */
function shotsOf(state: Read, decision: Decision<WarTypes>, answer: Answer<WarTypes>): readonly Shot[] {
  // The public facts of these prompts are numbers.
  const chosen = figuresOf((decision.about ?? {}) as Readonly<Record<string, number>>);
  if (decision.name === 'action' && answer.type === 'attack') return armShots(state, answer);
  if (decision.name === 'modeChoice' && answer.type === 'mode')
    return [{ figures: chosen, mode: answer.mode }];
  if (decision.name !== 'targetChoice') return [];
  if (answer.type === 'onHostile')
    return modeShots(state, { ...chosen, hostile: answer.hostile, target: -1 });
  return answer.type === 'onTarget'
    ? modeShots(state, { ...chosen, hostile: -1, target: answer.target })
    : [];
}

function armShots(
  state: Read,
  { soldier: number, weapon, profile }: Extract<Command, { type: 'attack' }>,
): readonly Shot[] {
  const soldier = getSoldier(state, number);
  const marks = legalMarks(state, { soldier, arm: getArm(state, soldier, weapon, profile) });
  return marks.flatMap((mark) => modeShots(state, { soldier: number, weapon, profile, ...aimOf(mark) }));
}

function modeShots(state: Read, figures: AttackFigures): readonly Shot[] {
  return openModes(state, figures, boostsOn(state)).map((mode) => ({ figures, mode }));
}

function hasEffect(state: Read, { figures, mode }: Shot): boolean {
  return effectCounts(attackOdds(planAttack(state, figures, mode, boostsOn(state)))).effects > 0;
}

/** What was played on the attack that is under way. */
function boostsOn(state: Read): readonly Boost[] {
  return topLocals(state, 'attack')?.boosts ?? [];
}
