import type { RuleId } from '@sitrep/kernel';
import type { Printed } from '../content/card-index.ts';
import type { ActionCard, Card, LocationCard } from '../content/cards.ts';
import { considerStrikes } from '../queries/attack/striking.ts';
import { type Aim, legalMarks, noTargetArgs, noTargetRefusal } from '../queries/attack/targets.ts';
import { handlingRefusal } from '../queries/gear/gear-handling.ts';
import { hasUses } from '../queries/gear/uses.ts';
import { armsOf } from '../queries/gear/weapons.ts';
import { abilitiesAt, soldierAbilities } from '../queries/in-force/abilities.ts';
import { banArgs, findDrawBan, mayPlayCards } from '../queries/in-force/forbids.ts';
import { allMarks, type Mark } from '../queries/in-force/marks.ts';
import { staysInPlay } from '../queries/in-force/moments.ts';
import { isNoted, type Note, type Search, type TurnFacts } from '../queries/in-force/search.ts';
import { leaveArgs } from '../queries/in-force/staying.ts';
import { buildFrom, buildSlot } from '../queries/mission/objective.ts';
import { goRefusal } from '../queries/movement/moves.ts';
import { emptyStacks } from '../queries/soldiers/gear.ts';
import { canClaim } from '../queries/soldiers/rewards.ts';
import { healthOf, isEscape, isPlayerSoldier, isRestricted } from '../queries/soldiers/soldiers.ts';
import {
  cardOfToken,
  isOn,
  option,
  type Read,
  type SoldierView,
  soldiersIn,
  team,
} from '../queries/table/lookup.ts';
import { profileOf, type Source } from '../queries/table/profile.ts';
import { handCount, handOf } from '../queries/table/zones.ts';
import type { RefusalCode } from '../types.ts';
import { fittingAbility, cardRefusal as heldRefusal } from './held-cards.ts';
import { type Occasion, playRefusal } from './playing.ts';
import { breakersOf, heldArgs, playArgs } from './reacting.ts';

export function turnFactsOf(state: Read, isExplained: boolean): TurnFacts {
  return {
    marks: allMarks(state),
    isEscape: isEscape(state),
    placing: placingRefusal(state),
    drawBan: findDrawBan(state),
    isExplained,
  };
}

const OPEN_TURN: Occasion = { when: 'main', about: 0, hostile: -1 };

/** The acts that name nothing but their Soldier. */
type PlainAct =
  | 'removeSuppress'
  | 'activateObjective'
  | 'medevac'
  | 'claimReward'
  | 'handleGear'
  | 'setAside';

function notePlain(search: Search, type: PlainAct, rule: RuleId, refusal: RefusalCode | undefined): void {
  if (isNoted(search, refusal)) search.note({ type, soldier: search.soldier.number }, rule, refusal);
}

/** Discarding a card to draw another. */
function considerDraw(search: Search): void {
  const { soldier, idle, note, facts } = search;
  const { drawBan } = facts;
  const refusal = idle ?? (drawBan && 'FORBIDDEN');
  if (isNoted(search, refusal))
    note(
      { type: 'discardDraw', soldier: soldier.number },
      'WF-ACT-06',
      refusal,
      idle ? undefined : banArgs(drawBan),
    );
}

/** Goes through everything a Soldier might do between acts (27.3); if reasons are wanted, also what he cannot do. */
export function considerActs(state: Read, facts: TurnFacts, soldier: SoldierView, note: Note): void {
  const { actions, suppress } = soldier;
  // WF-ACT-03: while suppressed, the only Action is to remove a Suppress.
  const idle = actions < 1 ? 'NO_ACTIONS' : suppress > 0 ? 'SUPPRESSED' : undefined;
  const search: Search = { soldier, facts, idle, note };
  const mayAct = idle === undefined || facts.isExplained;
  const cannotRise = suppress === 0 ? 'NOT_SUPPRESSED' : actions < 1 ? 'NO_ACTIONS' : undefined;
  notePlain(search, 'removeSuppress', 'WF-ACT-02', cannotRise);
  if (mayAct) considerActions(state, search);
  notePlain(search, 'activateObjective', 'WF-OBJ-03', activationRefusal(state, soldier));
  notePlain(search, 'medevac', 'WF-DOWN-06', medevacRefusal(state, facts, soldier));
  if (mayAct) considerBipods(state, search);
  if (canClaim(state, soldier)) notePlain(search, 'claimReward', 'WF-KEY-24', undefined);
  considerStrikes(state, search);
  considerAbilities(state, search);
  considerGear(state, search);
  if (isPlayerSoldier(state, soldier)) considerCards(state, search);
}

/** What costs an Action, apart from removing a Suppress. */
function considerActions(state: Read, search: Search): void {
  const { soldier, idle, note } = search;
  considerMove(state, search, soldier.slot - 1);
  considerMove(state, search, soldier.slot + 1);
  considerAttacks(state, search);
  for (const { item, stack } of emptyStacks(soldier))
    note({ type: 'reload', soldier: soldier.number, weapon: item, stack }, 'WF-ACT-09', idle);
  for (const item of soldier.gear)
    if (item.isJammed)
      note({ type: 'clearJam', soldier: soldier.number, weapon: item.id }, 'WF-ACT-21', idle);
}

function considerBipods(state: Read, { soldier, idle, note }: Search): void {
  const { cards } = profileOf(state, soldier);
  for (let at = 0; at < cards.length; at += 1) {
    const item = soldier.gear[at];
    if (item?.isDeployed === false && hasBipod(cards[at]))
      note({ type: 'deploy', soldier: soldier.number, weapon: item.id }, 'WF-ACT-19', idle);
  }
}

function hasBipod(card: Card | undefined): boolean {
  return card?.type === 'weapon' && card.bipod !== undefined;
}

function considerMove(state: Read, search: Search, to: number): void {
  if (to < 1 || to > state.game.slots) return;
  const { soldier, idle, note } = search;
  const refusal = idle ?? goRefusal(state, soldier, to, soldier.seat);
  if (isNoted(search, refusal))
    note(
      { type: 'move', soldier: soldier.number, to },
      'WF-MOVE-01',
      refusal,
      leaveArgs(state, soldier.slot, refusal),
    );
}

function considerAttacks(state: Read, search: Search): void {
  const { soldier, facts, idle, note } = search;
  for (const arm of armsOf(state, soldier)) {
    const refusal = idle ?? attackRefusal(state, { soldier, arm }, facts.marks);
    const { weapon, profile } = arm;
    if (isNoted(search, refusal))
      note(
        { type: 'attack', soldier: soldier.number, weapon, profile },
        'WF-ACT-08',
        refusal,
        facts.isExplained ? noTargetArgs(state, { soldier, arm }, facts.marks, refusal) : undefined,
      );
  }
}

/** Why a weapon finds no target, not even with what lifts Screening. */
function attackRefusal(state: Read, aim: Aim, marks: readonly Mark[]): RefusalCode | undefined {
  const { soldier, arm } = aim;
  const found = noTargetRefusal(state, aim, marks);
  const canBreak =
    found === 'SCREENED' &&
    breakersOf(state, soldier.number, arm.weapon).length > 0 &&
    legalMarks(state, { soldier, arm, isScreeningIgnored: true }).length > 0;
  return canBreak ? undefined : found;
}

/** WF-OBJ-03, 04. */
function activationRefusal(state: Read, soldier: SoldierView): RefusalCode | undefined {
  const { isActive, slots, hasPlayedLocation } = state.game;
  if (isActive) return 'ALREADY_ACTIVE';
  if (soldier.slot !== slots - 1) return 'NOBODY_ADJACENT';
  if (hasPlayedLocation && isOn(state, 'activation-is-location')) return 'LOCATION_PLAYED';
  return isRestricted(state, soldier) ? 'SUPPRESSED' : undefined;
}

/** WF-DOWN-06, 08, WF-RULING-102. */
function medevacRefusal(state: Read, facts: TurnFacts, soldier: SoldierView): RefusalCode | undefined {
  if (facts.isEscape && isOn(state, 'escape-strict')) return 'NO_MEDEVAC';
  return soldier.wounds.length === 0 || healthOf(state, soldier) > 2 ? 'NOT_WOUNDED_ENOUGH' : undefined;
}

function considerAbilities(state: Read, search: Search): void {
  const { soldier, note } = search;
  for (const source of soldierAbilities(state, soldier, 'main')) {
    const refusal = abilityRefusal(state, soldier, source);
    const { key, index, ability } = source;
    if (isNoted(search, refusal))
      note(
        { type: 'useAbility', soldier: soldier.number, source: key, ability: index },
        'WF-ACT-17',
        refusal,
        playArgs(state, { soldier, ability }, OPEN_TURN, refusal),
      );
  }
}

function abilityRefusal(state: Read, soldier: SoldierView, source: Source): RefusalCode | undefined {
  const { card, ability, token, item } = source;
  const isSupport = token >= 0;
  // WF-RULING-147: Support cards in play stay usable; equipment and active skills do not, in modern.
  if (!isSupport && isRestricted(state, soldier)) return 'SUPPRESSED';
  if (!hasUses(state, soldier, source)) return 'LIMIT_REACHED';
  const spent =
    ability.cost?.some(({ pay }) => pay === 'expend') &&
    (soldier.gear.find(({ id }) => id === item)?.counters ?? 0) < 1;
  if (spent) return 'NO_AMMO';
  return playRefusal(state, { soldier, card: card.id, token: -1, ability, discard: 0 }, OPEN_TURN);
}

function considerGear(state: Read, search: Search): void {
  const { soldier } = search;
  const restricted = isRestricted(state, soldier) ? 'SUPPRESSED' : undefined;
  const cannotHandle = restricted ?? handlingRefusal(state, soldier);
  notePlain(search, 'handleGear', 'WF-ACT-13', cannotHandle);
  if (option(state, 'save-cards') === 'off' || !isPlayerSoldier(state, soldier)) return;
  const cannotSave = restricted ?? (handCount(state, soldier.number) === 0 ? 'NOT_ENOUGH_CARDS' : undefined);
  notePlain(search, 'setAside', 'WF-OPT-02', cannotSave);
}

function considerCards(state: Read, search: Search): void {
  const { soldier, facts, note } = search;
  considerDraw(search);
  const mayPlay = mayPlayCards(state, soldier.slot, 'main');
  for (const token of handOf(state, soldier.number)) {
    const card = cardOfToken(state, token);
    if (!facts.isExplained && !isForOpenTurn(facts, mayPlay, card)) continue;
    if (card.type === 'location') {
      const refusal = facts.placing ?? locationRefusal(state, soldier, card);
      if (isNoted(search, refusal))
        note({ type: 'playLocation', soldier: soldier.number, card: token }, 'WF-LOC-03', refusal);
    }
    if (card.type === 'action') {
      const refusal = mayPlay ? cardRefusal(state, facts, soldier, { token, card }) : 'FORBIDDEN';
      const args = facts.isExplained
        ? heldArgs(state, soldier, token, { refusal, occasion: OPEN_TURN })
        : undefined;
      if (isNoted(search, refusal))
        note({ type: 'playCard', soldier: soldier.number, card: token }, 'WF-CARD-01', refusal, args);
    }
  }
}

/** Whether a card could be played now at all: for most cards that is quick to see. */
function isForOpenTurn({ placing }: TurnFacts, mayPlay: boolean, card: Printed): boolean {
  if (card.type === 'location') return placing === undefined;
  return mayPlay && (abilitiesAt(card, 'main').length > 0 || staysInPlay(card));
}

function cardRefusal(
  state: Read,
  { isExplained }: TurnFacts,
  soldier: SoldierView,
  held: { readonly token: number; readonly card: Printed<ActionCard> },
): RefusalCode | undefined {
  if (fittingAbility(state, soldier, held, OPEN_TURN) >= 0) return undefined;
  return isExplained ? heldRefusal(state, soldier, held.token, OPEN_TURN) : 'NOTHING_TO_DO';
}

/** WF-LOC-02, 03. */
function placingRefusal(state: Read): RefusalCode | undefined {
  if (state.game.hasPlayedLocation) return 'LOCATION_PLAYED';
  if (buildSlot(state) === 0) return 'NO_OPEN_SLOT';
  return soldiersIn(state, buildFrom(state)).length === 0 ? 'NOBODY_ADJACENT' : undefined;
}

/** WF-LOC-04, 05. */
function locationRefusal(
  state: Read,
  soldier: SoldierView,
  { playCost }: LocationCard,
): RefusalCode | undefined {
  if (playCost === undefined) return undefined;
  if ('xp' in playCost)
    return team(state).reduce((sum, { xp }) => sum + xp, 0) < playCost.xp ? 'NOT_ENOUGH_XP' : undefined;
  if (soldier.suppress > 0) return 'SUPPRESSED';
  return soldier.actions < playCost.actions ? 'NOT_ENOUGH_ACTIONS' : undefined;
}
