import { getSoldier } from '../queries/table/lookup.ts';
import type { Item, Soldier, Stack, WarState } from '../state.ts';
import { copyAll } from './copy-all.ts';
import { type Handlers, nothing } from './handlers.ts';

const STRIKING_ACTS: readonly string[] = ['strike', 'saveForStrike', 'leaveStrike'];

/** WF-HTH-14: the Soldier strikes nobody any more, and loses the Actions saved for it. */
function leaveStriking(soldier: Soldier): void {
  soldier.striking = -1;
  soldier.savedActions = 0;
}

/** WF-MOVE-12, WF-HTH-29: Bipods are folded up. */
function undeploy(soldier: Soldier): void {
  for (const item of soldier.gear) item.isDeployed = false;
}

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
  | 'strikingEntered'
  | 'strikingLeft'
  | 'actionSaved'
  | 'savedActionsLost'
  | 'stumbled'
  | 'environmentRolled'
  | 'hardyGained'
  | 'hardySpent'
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
  actionSpent(game, { soldier, amount, act }) {
    const actor = soldierOf(game, soldier);
    actor.actions -= amount;
    // WF-HTH-11: any other Action forfeits what was saved for Striking.
    if (!STRIKING_ACTS.includes(act)) actor.savedActions = 0;
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
    leaveStriking(mover);
    undeploy(mover);
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
    gone.hardy = {};
    leaveStriking(gone);
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
  strikingEntered(game, { soldier, hostile }) {
    const striker = soldierOf(game, soldier);
    leaveStriking(striker);
    undeploy(striker);
    striker.striking = hostile;
  },
  strikingLeft(game, { soldier }) {
    leaveStriking(soldierOf(game, soldier));
  },
  actionSaved(game, { soldier, amount }) {
    const saver = soldierOf(game, soldier);
    if (saver.savedActions === 0) saver.savedIn = game.turn;
    saver.savedActions += amount;
  },
  savedActionsLost(game, { soldier }) {
    soldierOf(game, soldier).savedActions = 0;
  },
  hardyGained(game, { soldier, climate, amount }) {
    const { hardy } = soldierOf(game, soldier);
    hardy[climate] = (hardy[climate] ?? 0) + amount;
  },
  hardySpent(game, { soldier, climate }) {
    const { hardy } = soldierOf(game, soldier);
    hardy[climate] = (hardy[climate] ?? 0) - 1;
  },
  stumbled: nothing,
  environmentRolled: nothing,
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

/**
 * A copy that shares nothing, because later changes must not alter events. It is written out field by field:
 * all Soldiers then have one shape for as long as the program runs, and code compiled for them stays valid.
 */
export function cloneSoldier(soldier: Soldier): Soldier {
  return {
    number: soldier.number,
    card: soldier.card,
    seat: soldier.seat,
    standing: soldier.standing,
    slot: soldier.slot,
    actions: soldier.actions,
    dueActions: soldier.dueActions,
    suppress: soldier.suppress,
    wounds: copyAll(soldier.wounds, cloneWound),
    xp: soldier.xp,
    hasMoved: soldier.hasMoved,
    hasFoughtUnarmed: soldier.hasFoughtUnarmed,
    hasStruckStealthily: soldier.hasStruckStealthily,
    hasDefendedHimself: soldier.hasDefendedHimself,
    gear: copyAll(soldier.gear, cloneItem),
    skills: soldier.skills.slice(),
    records: soldier.records.slice(),
    striking: soldier.striking,
    savedActions: soldier.savedActions,
    savedIn: soldier.savedIn,
    hardy: { ...soldier.hardy },
    uses: { ...soldier.uses },
    bought: { ...soldier.bought },
    exitHealth: soldier.exitHealth,
    fate: soldier.fate,
  };
}

function cloneWound({ points, isTreated }: Soldier['wounds'][number]): Soldier['wounds'][number] {
  return { points, isTreated };
}

function cloneStack({ left, isEmpty }: Stack): Stack {
  return { left, isEmpty };
}

export function cloneItem(item: Item): Item {
  return {
    id: item.id,
    card: item.card,
    stacks: copyAll(item.stacks, cloneStack),
    counters: item.counters,
    isJammed: item.isJammed,
    locked: item.locked.slice(),
    attachedTo: item.attachedTo,
    helped: item.helped,
    isPrinted: item.isPrinted,
    isDeployed: item.isDeployed,
    under: item.under,
    droppedBy: item.droppedBy,
  };
}
