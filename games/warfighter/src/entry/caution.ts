import type { Answer, Decision, Seat } from '@sitrep/kernel';
import { xpPaidFor } from '../advice/xp-paid.ts';
import { actsWith } from '../choices/action-price.ts';
import { listActs } from '../choices/open-acts.ts';
import { type Command, type DecisionName, type WarPlan, type WarTypes, warfighter } from '../index.ts';
import { attackOdds, effectCounts } from '../queries/attack/attack-odds.ts';
import { lastTurn } from '../queries/mission/last-turn.ts';
import { ownSoldiers } from '../queries/soldiers/coop.ts';
import type { Read } from '../queries/table/lookup.ts';

/** What a player is warned about; each has its message. */
export const CAUTIONS = ['lastTurn', 'actionsLeft', 'noEffect', 'leaves', 'wound', 'xp'] as const;

/** Why an answer that is legal may be a mistake: a message, and what fills its gaps. */
export interface Caution {
  readonly key: `caution.${(typeof CAUTIONS)[number]}`;
  readonly args: Readonly<Record<string, number>>;
}

/** Warns about what is legal but does nothing or harms one's own side; `undefined` for anything else. */
export function caution(
  state: Read,
  decision: Decision<WarTypes>,
  seat: Seat,
  answer: Answer<WarTypes>,
): Caution | undefined {
  if (answer.type === 'medevac') return { key: 'caution.leaves', args: { soldier: answer.soldier } };
  if (answer.type === 'takeWound') return { key: 'caution.wound', args: {} };
  if (answer.type === 'done') return lastChance(state) ?? actionsLeft(state, seat);
  if (answer.type === 'playCard' || answer.type === 'useAbility')
    return xpForAnother(state, decision, answer);
  return isVain(state, decision, seat, answer) ? { key: 'caution.noEffect', args: {} } : undefined;
}

/** WF-END-02: with the last turn the mission ends. */
function lastChance(state: Read): Caution | undefined {
  return lastTurn(state)?.result === 'fails' ? { key: 'caution.lastTurn', args: {} } : undefined;
}

/** WF-TURN-04: Actions are renewed every turn and unused ones are lost; those that cannot be used are no loss. */
function actionsLeft(state: Read, seat: Seat): Caution | undefined {
  const busy = new Set(actsByActions(state, seat).flatMap((act) => ('soldier' in act ? [act.soldier] : [])));
  const count = ownSoldiers(state, seat).reduce(
    (sum, { number, actions }) => sum + (busy.has(number) ? actions : 0),
    0,
  );
  return count === 0 ? undefined : { key: 'caution.actionsLeft', args: { count } };
}

/** The acts of a seat that need Actions: it could not do them if its Soldiers had none left. */
function actsByActions(state: Read, seat: Seat): readonly Command[] {
  const free = actsWith(state, seat, 0);
  return listActs(state, seat).filter((act) => !free.has(JSON.stringify(act)));
}

function xpForAnother(
  state: Read,
  decision: Decision<WarTypes>,
  played: Extract<Command, { type: 'playCard' | 'useAbility' }>,
): Caution | undefined {
  const xp = xpPaidFor(state, decision, played);
  return xp === 0 ? undefined : { key: 'caution.xp', args: { xp } };
}

/** The questions at which to say that an attack is pointless. */
const AIMED: readonly DecisionName[] = ['action', 'targetChoice', 'modeChoice'];

/** Whether an answer leads to attacks, none of which can have an effect. */
function isVain(state: Read, { name }: Decision<WarTypes>, seat: Seat, answer: Answer<WarTypes>): boolean {
  if (!AIMED.includes(name)) return false;
  const plans = warfighter.plans(state, seat, answer);
  return plans.length > 0 && !plans.some(mayHaveEffect);
}

function mayHaveEffect(plan: WarPlan): boolean {
  const isAttack = plan.type === 'shot' || plan.type === 'support';
  return !isAttack || effectCounts(attackOdds(plan)).effects > 0;
}
