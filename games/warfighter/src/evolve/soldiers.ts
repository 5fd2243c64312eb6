import { getSoldier } from '../queries/lookup.ts';
import type { Soldier, WarState } from '../state.ts';
import { type Handlers, nothing } from './handlers.ts';

function soldierOf(game: WarState, number: number): Soldier {
  return getSoldier({ game }, number);
}

export const soldierHandlers: Handlers<
  | 'soldierJoined'
  | 'soldierRefreshed'
  | 'actionSpent'
  | 'actionsGained'
  | 'suppressed'
  | 'suppressRemoved'
  | 'wounded'
  | 'woundTreated'
  | 'soldierMoved'
  | 'xpGained'
  | 'xpSpent'
  | 'abilityUsed'
  | 'cardPlayed'
  | 'cardRetained'
  | 'soldierLeft'
  | 'handedOver'
  | 'unarmedUsed'
  | 'stealthUsed'
  | 'selfDefended'
  | 'outcomeRolled'
  | 'attackDeclared'
  | 'attackRolled'
> = {
  soldierJoined(game, { recruit }) {
    game.soldiers.push(cloneSoldier(recruit));
    game.nextItem += recruit.gear.length;
  },
  soldierRefreshed(game, { soldier, actions }) {
    const refreshed = soldierOf(game, soldier);
    refreshed.actions = actions;
    refreshed.dueActions = 0;
    refreshed.hasMoved = false;
    refreshed.hasFoughtUnarmed = false;
  },
  actionSpent(game, { soldier, amount }) {
    soldierOf(game, soldier).actions -= amount;
  },
  actionsGained(game, { soldier, amount, isNext }) {
    if (isNext) soldierOf(game, soldier).dueActions += amount;
    else soldierOf(game, soldier).actions += amount;
  },
  suppressed(game, { soldier, amount }) {
    soldierOf(game, soldier).suppress += amount;
  },
  suppressRemoved(game, { soldier, amount }) {
    soldierOf(game, soldier).suppress -= amount;
  },
  wounded(game, { soldier, points }) {
    soldierOf(game, soldier).wounds.push({ points, isTreated: false });
  },
  woundTreated(game, { soldier, wound, left }) {
    const { wounds } = soldierOf(game, soldier);
    wounds.splice(wound, 1, ...(left > 0 ? [{ points: left, isTreated: true }] : []));
  },
  soldierMoved(game, { soldier, to }) {
    const mover = soldierOf(game, soldier);
    mover.slot = to;
    mover.hasMoved = true;
  },
  xpGained(game, { soldier, amount }) {
    soldierOf(game, soldier).xp += amount;
  },
  xpSpent(game, { soldier, amount }) {
    soldierOf(game, soldier).xp -= amount;
  },
  abilityUsed(game, { soldier, key }) {
    const { uses } = soldierOf(game, soldier);
    uses[key] = (uses[key] ?? 0) + 1;
  },
  soldierLeft(game, { soldier, how, health }) {
    const gone = soldierOf(game, soldier);
    gone.standing = how;
    gone.exitHealth = health;
    gone.slot = 0;
    gone.actions = 0;
    gone.suppress = 0;
    gone.xp = 0;
  },
  handedOver(game, { soldier, seat }) {
    soldierOf(game, soldier).seat = seat;
  },
  unarmedUsed(game, { soldier }) {
    soldierOf(game, soldier).hasFoughtUnarmed = true;
  },
  stealthUsed(game, { soldier }) {
    soldierOf(game, soldier).hasStruckStealthily = true;
  },
  selfDefended(game, { soldier }) {
    soldierOf(game, soldier).hasDefendedHimself = true;
  },
  outcomeRolled(game, { soldier, outcome }) {
    soldierOf(game, soldier).fate = outcome;
  },
  cardPlayed: nothing,
  cardRetained: nothing,
  attackDeclared: nothing,
  attackRolled: nothing,
};

/** A copy that shares nothing: events must not be changed by what happens later. */
export function cloneSoldier(soldier: Soldier): Soldier {
  return {
    ...soldier,
    wounds: soldier.wounds.map((wound) => ({ ...wound })),
    gear: soldier.gear.map(cloneItem),
    skills: [...soldier.skills],
    records: [...soldier.records],
    hardy: { ...soldier.hardy },
    uses: { ...soldier.uses },
  };
}

export function cloneItem<I extends Soldier['gear'][number]>(item: I): I {
  return { ...item, stacks: item.stacks.map((stack) => ({ ...stack })), locked: [...item.locked] };
}
