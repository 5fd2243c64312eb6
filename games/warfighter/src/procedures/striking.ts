import type { PickStep, Procedure, RuleId } from '@sitrep/kernel';
import { type Calling, seatOf, type War } from '../acts/common.ts';
import { claimsScreen, isScreened, screenArgs } from '../queries/attack/screening.ts';
import {
  EVERYBODY,
  engageRefusal,
  hasOpponent,
  NOBODY,
  strikersOf,
  strikingCost,
} from '../queries/attack/striking.ts';
import { isUncovered } from '../queries/in-force/reticles.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { counterTokens } from '../queries/table/counters.ts';
import {
  findHostile,
  getHostile,
  getSoldier,
  hostilesIn,
  option,
  type Read,
  type SoldierView,
  team,
} from '../queries/table/lookup.ts';
import { tokensIn, ZONES } from '../queries/table/zones.ts';
import type { Command, PaidAct, WarTypes } from '../types.ts';
import { TURN } from './unplanned.ts';

type Striking = Extract<Command, { type: 'strike' | 'saveForStrike' | 'leaveStrike' }>;

/** WF-ACT-20: the acts of Striking. */
export function actStriking(context: War, command: Striking): void {
  const { soldier } = command;
  if (command.type === 'saveForStrike') {
    context.emit({ type: 'actionSpent', rule: 'WF-HTH-11', soldier, amount: 1, act: 'saveForStrike' });
    return void context.emit({ type: 'actionSaved', rule: 'WF-HTH-11', soldier, amount: 1 });
  }
  payStriking(context, soldier, command.type);
  if (command.type === 'strike') engage(context, soldier, command.hostile, 'WF-HTH-08');
  else disengage(context, soldier, 'WF-HTH-14');
}

/** WF-HTH-08, 11: saved Actions first, then those of this turn. */
function payStriking(context: War, soldier: number, act: PaidAct): void {
  const { slot, savedActions } = getSoldier(context.state, soldier);
  const amount = Math.max(0, strikingCost(context.state, slot) - savedActions);
  if (amount > 0) context.emit({ type: 'actionSpent', rule: 'WF-HTH-08', soldier, amount, act });
}

/** WF-HTH-08 to 10, 29: the counter goes on the card, which targets the Soldier who engaged it last. */
export function engage(context: War, soldier: number, hostile: number, rule: RuleId): void {
  context.emit({ type: 'strikingEntered', rule, soldier, hostile });
  if (hostile !== EVERYBODY) targetStriker(context, hostile, soldier, 'WF-HTH-10');
}

function disengage(context: War, soldier: number, rule: RuleId): void {
  context.emit({ type: 'strikingLeft', rule, soldier });
}

/** WF-RULING-75, 35: its counter is exchanged for one of the Soldier's, or it is marked without one. */
export function targetStriker(context: War, hostile: number, soldier: number, rule: RuleId): void {
  const { target, counter } = getHostile(context.state, hostile);
  if (target === soldier) return;
  if (counter >= 0) context.move({ rule, from: ZONES.counters, into: ZONES.cup, tokens: [counter] });
  const cup = tokensIn(context.state, ZONES.cup);
  const own = counterTokens(soldier).find((token) => cup.includes(token));
  if (own !== undefined) context.move({ rule, from: ZONES.cup, into: ZONES.counters, tokens: [own] });
  context.emit({ type: 'hostileTargeted', rule, hostile, soldier, counter: own ?? -1 });
}

/** WF-HTH-11, WF-RULING-74: saved Actions are lost when their time is over. */
export function expireSaved(context: War): void {
  const { turn } = context.state.game;
  const isOld = ({ savedIn }: SoldierView) =>
    option(context.state, 'saved-actions') === 'two-turns' && turn > savedIn + 1;
  for (const soldier of team(context.state))
    if (soldier.savedActions > 0 && isOld(soldier)) loseSaved(context, soldier.number);
}

/** At the end of the Soldier Turn they are lost if there is nobody to engage. */
export function dropSaved(context: War): void {
  for (const soldier of team(context.state))
    if (soldier.savedActions > 0 && !hasOpponent(context.state, soldier)) loseSaved(context, soldier.number);
}

function loseSaved(context: War, soldier: number): void {
  context.emit({ type: 'savedActionsLost', rule: 'WF-HTH-11', soldier });
}

/** WF-HTH-15: whoever strikes a card that is now screened chooses again. */
export function callBlocked(context: Calling): void {
  const blocked = team(context.state).filter((soldier) => screensOf(context.state, soldier).length > 0);
  if (blocked.length > 0)
    context.call('strikeSwitch', { queue: blocked.map(({ number }) => number), opened: [] });
}

/** The cards that screen the one a Soldier strikes. */
function screensOf(state: Read, { striking }: SoldierView): readonly number[] {
  const engaged = findHostile(state, striking);
  if (engaged === undefined || !isScreened(state, engaged)) return [];
  return hostilesIn(state, engaged.slot).flatMap((other) =>
    isUncovered(state, other) && claimsScreen(state, other, engaged) ? [other.token] : [],
  );
}

/** What an attack may open up: who strikes its target, and the cards that the target screens for now. */
export interface Screen {
  readonly strikers: readonly number[];
  readonly screened: readonly number[];
}

/** Must be read before the attack takes effect. */
export function screenOf(state: Read, token: number): Screen {
  const hostile = findHostile(state, token);
  const strikers = strikersOf(state, token).map(({ number }) => number);
  if (hostile === undefined || strikers.length === 0 || !isUncovered(state, hostile))
    return { strikers: [], screened: [] };
  const screened = hostilesIn(state, hostile.slot).filter(
    (other) => other.token !== token && claimsScreen(state, hostile, other),
  );
  return { strikers, screened: screened.map((other) => other.token) };
}

/** WF-HTH-16: the card no longer screens, so its strikers may turn to the cards it screened. */
export function callOpened(context: Calling, hostile: number, { strikers, screened }: Screen): void {
  const engaged = findHostile(context.state, hostile);
  const isStopped = engaged === undefined || !isUncovered(context.state, engaged);
  const opened = screened.filter((token) => {
    const other = findHostile(context.state, token);
    return other !== undefined && !isScreened(context.state, other);
  });
  const queue = strikers.filter((number) => getSoldier(context.state, number).standing === 'in');
  if (isStopped && opened.length > 0 && queue.length > 0) context.call('strikeSwitch', { queue, opened });
}

/** Whom he may turn to: those the engaged card screened, or those that screen it now. */
function switchesOf(state: Read, soldier: SoldierView, opened: readonly number[]): readonly number[] {
  return opened.length > 0 ? opened : screensOf(state, soldier);
}

const strikeChoice: PickStep<WarTypes, 'strikeSwitch'> = {
  kind: 'pick',
  name: 'strikeChoice',
  rule: 'WF-HTH-15',
  seats: (state, { queue: [soldier = 1] }) => [seatOf(state, soldier)],
  about: (_state, { queue: [soldier = 1] }) => ({ soldier }),
  options(state, { queue: [number = 1], opened }) {
    const soldier = getSoldier(state, number);
    return [
      ...(soldier.striking === NOBODY ? [] : [{ type: 'leaveStrike', soldier: number } as const]),
      { type: 'enough' },
      ...switchesOf(state, soldier, opened).map(
        (hostile) => ({ type: 'strike', soldier: number, hostile }) as const,
      ),
    ];
  },
  blocked: (state, { queue: [number = 1], opened }) =>
    blockedBy((note) => {
      const soldier = getSoldier(state, number);
      const open = switchesOf(state, soldier, opened);
      for (const hostile of hostilesIn(state, soldier.slot)) {
        const barred = engageRefusal(state, soldier, hostile) ?? 'NO_SWITCH';
        const refusal = open.includes(hostile.token) ? undefined : barred;
        const args = refusal === 'SCREENED' ? screenArgs(state, hostile) : undefined;
        note({ type: 'strike', soldier: number, hostile: hostile.token }, 'WF-HTH-16', refusal, args);
      }
      const idle = soldier.striking === NOBODY ? 'NOT_ENGAGED' : undefined;
      note({ type: 'leaveStrike', soldier: number }, 'WF-HTH-15', idle);
    }),
  unplanned: TURN,
  answer(context, { queue: [, ...rest] }, _seat, command) {
    if (command.type === 'strike') engage(context, command.soldier, command.hostile, 'WF-HTH-16');
    if (command.type === 'leaveStrike') disengage(context, command.soldier, 'WF-HTH-15');
    context.go('start', { queue: rest });
  },
};

/** P-STRIKE: stay, back to Range 0, or another opponent, free of Actions. */
export const strikeSwitch: Procedure<WarTypes, 'strikeSwitch'> = {
  start: {
    kind: 'auto',
    run(context, { queue: [number], opened }) {
      if (number === undefined) return context.done();
      const isThere = switchesOf(context.state, getSoldier(context.state, number), opened).length > 0;
      context.go(isThere ? 'ask' : 'next');
    },
  },
  ask: strikeChoice,
  next: { kind: 'auto', run: (context, { queue: [, ...rest] }) => context.go('start', { queue: rest }) },
};
