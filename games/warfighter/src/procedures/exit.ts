import type { PickStep, Procedure } from '@sitrep/kernel';
import { checkEnd, discardAll, discardFromHand, removeHostile, type War } from '../acts/common.ts';
import { canSpare, currentValue, lastExtraSet, unitsOf } from '../queries/gear/carried.ts';
import { soldierAbilities } from '../queries/in-force/abilities.ts';
import type { Note } from '../queries/in-force/search.ts';
import { isObjectiveFailed } from '../queries/mission/objective.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { inSeatOrder } from '../queries/soldiers/coop.ts';
import { isPlayerSoldier } from '../queries/soldiers/soldiers.ts';
import { counterTokens } from '../queries/table/counters.ts';
import { findItem, getItem, getSoldier, type Read, type SoldierView, team } from '../queries/table/lookup.ts';
import { asidePlacesZone, asideZone, handOf, supportZone, tokensIn, ZONES } from '../queries/table/zones.ts';
import type { Command, Leaving, WarTypes } from '../types.ts';
import { isInstant } from '../words/lookup.ts';
import { drawTarget } from './locations.ts';
import { TURN } from './unplanned.ts';

/** WF-RULING-107 steps 1 to 4: cards are discarded, gear stays behind, the Soldier leaves the path. */
function leave(context: War, { soldier, how, health }: Leaving): void {
  const { slot } = getSoldier(context.state, soldier);
  for (const token of [...handOf(context.state, soldier)])
    discardFromHand(context, soldier, token, 'WF-DOWN-01');
  for (const zone of [supportZone(soldier), asideZone(soldier), asidePlacesZone(soldier)])
    discardAll(context, zone, [...tokensIn(context.state, zone)], 'WF-DOWN-03');
  // WF-RULING-107: a thrown weapon stays under its hostile card.
  for (const { id, attachedTo, under } of [...getSoldier(context.state, soldier).gear]) {
    if (attachedTo === 0 && under < 0)
      context.emit({ type: 'gearDropped', rule: 'WF-DOWN-02', soldier, item: id, slot, isLeft: true });
  }
  context.emit({
    type: 'soldierLeft',
    rule: how === 'downed' ? 'WF-DOWN-01' : 'WF-DOWN-06',
    soldier,
    how,
    health,
  });
}

/** WF-HOST-14, WF-RULING-36: his counters go for good, and every card that targeted him draws again. */
function retarget(context: War, gone: readonly number[]): void {
  for (const soldier of gone) {
    for (const token of counterTokens(soldier)) {
      const from = tokensIn(context.state, ZONES.cup).includes(token) ? ZONES.cup : ZONES.counters;
      if (tokensIn(context.state, from).includes(token))
        context.move({ rule: 'WF-HOST-14', from, into: ZONES.counterBox, tokens: [token] });
    }
  }
  const orphans = context.state.game.hostiles
    .filter(({ target }) => gone.includes(target))
    .sort((a, b) => a.slot - b.slot);
  for (const { token } of orphans) drawTarget(context, token);
}

/** EXIT: everybody who leaves by one act leaves together (WF-RULING-141, 149). */
export const exit: Procedure<WarTypes, 'exit'> = {
  start: {
    kind: 'auto',
    run(context, { leaving, destroyed = -1 }) {
      for (const each of leaving) leave(context, each);
      // WF-END-05: what the same act does to the Objective counts before the loss of the last Soldier, or of too many.
      const isLost = team(context.state).length === 0 || isObjectiveFailed(context.state);
      if (destroyed >= 0 && isLost) removeHostile(context, destroyed, 'destroyed', 'WF-HOST-38');
      checkEnd(context);
      if (context.state.game.result !== undefined) return context.done();
      retarget(
        context,
        leaving.map(({ soldier }) => soldier),
      );
      context.call('lighten', { discarded: 0, least: 0 }, 'triggers');
    },
  },
  triggers: {
    kind: 'auto',
    run(context, { leaving, at }) {
      const reacting = leaving.some(({ how }) => how === 'downed') ? downedTriggers(context.state) : [];
      const next = reacting[at];
      if (next === undefined) return context.done();
      context.go('triggers', { at: at + 1 });
      const { soldier, effects, card } = next;
      const scope = {
        source: card,
        actor: soldier.number,
        beneficiary: soldier.number,
        hostile: -1,
        slot: soldier.slot,
        token: -1,
        spoken: [],
      };
      context.call('resolve', { ...scope, effects, at: 0 });
    },
  },
};

/** WF-DOWN-05, WF-RULING-136: what the others do when somebody is Downed. */
function downedTriggers(state: Read) {
  return team(state).flatMap((soldier) =>
    soldierAbilities(state, soldier, 'soldierDowned').map(({ ability, card }) => ({
      soldier,
      effects: ability.do.filter(isInstant),
      card: card.id,
    })),
  );
}

/** WF-DOWN-14, 17: gear of Player Soldiers may be thrown away while the value is computed. */
const lightening: PickStep<WarTypes, 'lighten'> = {
  kind: 'pick',
  name: 'lightening',
  rule: 'WF-DOWN-14',
  seats: (state) => inSeatOrder(players(state).map(({ seat }) => seat)),
  about: (state) => ({ value: currentValue(state) }),
  options(state, _frame, seat) {
    const found: Command[] = [{ type: 'enough' }];
    for (const soldier of players(state))
      if (soldier.seat === seat)
        considerDiscards(state, soldier, (command, _rule, refusal) => {
          if (refusal === undefined) found.push(command);
        });
    return found;
  },
  blocked: (state, _frame, seat) =>
    blockedBy((note) => {
      for (const soldier of players(state)) if (soldier.seat === seat) considerDiscards(state, soldier, note);
    }),
  unplanned: TURN,
  answer(context, { discarded }, _seat, command) {
    if (command.type !== 'discardGear' && command.type !== 'discardAmmo') return context.go('end');
    const owner = players(context.state).find((soldier) => findItem(soldier, command.item) !== undefined);
    const before = currentValue(context.state);
    if (owner !== undefined) throwAway(context, owner, command);
    context.go('start', { discarded: discarded + before - currentValue(context.state) });
  },
};

type Discard = Extract<Command, { type: 'discardGear' | 'discardAmmo' }>;

/** Cards, those bought unit by unit as such (WF-RULING-109), and extra ammunition set by set. */
function considerDiscards(state: Read, owner: SoldierView, note: Note): void {
  for (const item of owner.gear) {
    const needed = canSpare(state, owner, item.id) ? undefined : 'STILL_NEEDED';
    note({ type: 'discardGear', item: item.id }, 'WF-DOWN-14', needed);
    for (let stack = 0; stack < item.stacks.length; stack += 1) {
      const none = lastExtraSet(state, item, stack) > 0 ? undefined : 'NOTHING_EXTRA';
      note({ type: 'discardAmmo', item: item.id, stack }, 'WF-DOWN-14', none);
    }
  }
}

function throwAway(context: War, owner: SoldierView, command: Discard): void {
  const { number: soldier } = owner;
  const { item } = command;
  if (command.type === 'discardGear') {
    const isOneOfMany = unitsOf(context.state, getItem(owner, item)) > 1;
    if (isOneOfMany) context.emit({ type: 'itemExpended', rule: 'WF-DOWN-14', soldier, item, amount: 1 });
    else context.emit({ type: 'itemRemoved', rule: 'WF-DOWN-14', soldier, item });
    return;
  }
  const amount = lastExtraSet(context.state, getItem(owner, item), command.stack);
  context.emit({ type: 'ammoSpent', rule: 'WF-DOWN-14', soldier, item, stack: command.stack, amount });
}

function players(state: Read): readonly SoldierView[] {
  return team(state).filter((soldier) => isPlayerSoldier(state, soldier));
}

/** RECALC: the offer, then the new team value (WF-DOWN-11, 12). */
export const lighten: Procedure<WarTypes, 'lighten'> = {
  start: {
    kind: 'auto',
    run: (context) => context.go(players(context.state).some(({ gear }) => gear.length > 0) ? 'ask' : 'end'),
  },
  ask: lightening,
  end: {
    kind: 'auto',
    run(context, { discarded, least }) {
      if (discarded < least) return context.done();
      context.emit({ type: 'teamValued', rule: 'WF-DOWN-11', value: currentValue(context.state) });
      context.done();
    },
  },
};
