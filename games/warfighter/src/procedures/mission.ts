import type { Context, FormStep, PickStep, Procedure, Seat } from '@sitrep/kernel';
import { drawActions, leadSeat, type War } from '../acts/common.ts';
import { callMarkers } from '../acts/markers.ts';
import { cardsOfType } from '../content/card-index.ts';
import type { Card, SoldierCard } from '../content/cards.ts';
import { captain } from '../queries/campaign/campaign.ts';
import { drawableObjectives } from '../queries/campaign/goals.ts';
import { currentValue, makeItem } from '../queries/gear/carried.ts';
import { effectsOf } from '../queries/in-force/abilities.ts';
import { decksOf, hasLocationDeck, isInMission, shownAs } from '../queries/mission/decks.ts';
import { handSize, isEscape, isPlayerSoldier } from '../queries/soldiers/soldiers.ts';
import { layoutOf } from '../queries/squad/layout.ts';
import { printedSkills } from '../queries/squad/printed.ts';
import { canAttach, isTooLate, startingXp } from '../queries/squad/team.ts';
import { counterTokens } from '../queries/table/counters.ts';
import {
  cardOfToken,
  getCard,
  getCardOf,
  isOn,
  missionCard,
  objectiveCard,
  option,
  type Read,
  team,
} from '../queries/table/lookup.ts';
import { drawnLot, planLot } from '../queries/table/lots.ts';
import { handZone, handZones, tokensIn, ZONES } from '../queries/table/zones.ts';
import type { Item, Soldier } from '../state.ts';
import { withOwnSkills } from '../team-form/campaign-team.ts';
import { plainTeam } from '../team-form/plain-team.ts';
import { sampleTeam, smallestTeam } from '../team-form/sample-team.ts';
import { teamProblems } from '../team-form/team-problems.ts';
import type { Frames, GearPurchase, LotName, MissionCards, Purchase, WarTypes } from '../types.ts';
import { callDraw, objectiveThreshold } from './draw.ts';
import { TURN } from './unplanned.ts';

type Running = Context<WarTypes, 'mission'>;

/** WF-SETUP-05 to 08, 10: the Mission and the Objective on the path. */
function layOut(context: Running, { cards = missionCards(context) }: Frames['mission']): void {
  const goal = getCardOf(context.state, 'objective', cards.objective);
  context.emit({
    type: 'missionLaidOut',
    rule: 'WF-SETUP-06',
    ...cards,
    ...layoutOf(context.state, cards),
    isActive: goal.conditions.some(({ need }) => need === 'escape'),
    targets: goal.target?.count ?? 0,
  });
  context.go('team');
}

/** WF-SETUP-07, WF-OPT-09: the cards that the config names, or that are drawn; cards of a set stay together. */
function missionCards(context: War): MissionCards {
  const { config, content } = context.state;
  const isOpen = isDrawn(context.state, config.objective);
  const goal = isOpen ? undefined : getCardOf(context.state, 'objective', config.objective);
  const inRegion = cardsOfType(content, 'mission').filter(({ region }) => region === config.region);
  const mission = isDrawn(context.state, config.mission)
    ? drawFrom(
        context,
        inRegion.filter(({ set }) => goal === undefined || goal.set === set),
        'mission',
      )
    : config.mission;
  const { set: together } = getCardOf(context.state, 'mission', mission);
  const objective = isOpen
    ? drawFrom(
        context,
        drawableObjectives(context.state).filter(({ set }) => set === together),
        'objective',
      )
    : config.objective;
  return { mission, objective, report: config.report };
}

/** WF-OPT-09: always with the switch on, and otherwise if the config names no card. */
function isDrawn(state: Read, chosen: string): boolean {
  return chosen === '' || isOn(state, 'random-mission');
}

function drawFrom(context: War, cards: readonly { readonly id: string }[], name: LotName): string {
  const plan = planLot(
    'WF-OPT-09',
    name,
    cards.map(({ id }) => id),
  );
  return drawnLot(plan, context.roll(plan)) ?? '';
}

/** SETUP.BUY: one shared list; the lead writes it down (WF-BUY-02, WF-COOP-03). */
const teamForm: FormStep<WarTypes, 'mission'> = {
  kind: 'form',
  name: 'team',
  rule: 'WF-BUY-01',
  seats: (state) => [captain(state)],
  problems: (state, _frame, _seat, draft) => teamProblems(state, draft),
  commit: (draft) => (draft.type === 'buyTeam' ? plainTeam(draft.soldiers) : draft),
  sample: (state, _frame, _seat, random) => sampleTeam(state, random),
  fallback: smallestTeam,
  unplanned: TURN,
  answers(context, _frame, answers) {
    const [given] = answers;
    if (given?.command.type === 'buyTeam') recruit(context, given.command.soldiers);
    context.go(context.state.config.seats > 1 ? 'consent' : 'prepare');
  },
};

/** WF-SETUP-16 to 20: numbers, kit, counters, starting XP. */
function recruit(context: War, draft: readonly Purchase[]): void {
  let item = 1;
  withOwnSkills(context.state, draft).forEach((line, index) => {
    const soldier = recruitOf(context.state, line, index + 1, item);
    item += soldier.gear.length;
    context.emit({
      type: 'soldierJoined',
      rule: 'WF-SETUP-16',
      soldier: soldier.number,
      recruit: soldier,
    });
  });
}

function recruitOf(state: Read, line: Purchase, number: number, firstItem: number): Soldier {
  const card = getCardOf(state, 'soldier', line.card);
  const kit = (card.kit ?? []).map((id) => getCard(state, id));
  const printed = kitGear(state, kit, firstItem);
  const gear = [...printed, ...boughtGear(state, line, firstItem + printed.length)];
  const idsOf = (ids: readonly string[]) => ids.map((id) => getCard(state, id).id);
  const skills = idsOf([...printedSkills(state.content.cards, card), ...line.skills]);
  const records = idsOf(line.records ?? []);
  const slot = isEscape(state) ? state.game.slots : 1;
  return {
    number,
    card: card.id,
    seat: line.seat,
    standing: 'in',
    slot,
    actions: 0,
    dueActions: 0,
    suppress: 0,
    wounds: [],
    xp:
      (card.xp ?? 0) +
      [...skills, ...records, ...gear.map((item) => item.card)].reduce(
        (sum, id) => sum + startingXp(getCard(state, id)),
        0,
      ),
    hasMoved: false,
    hasFoughtUnarmed: false,
    hasStruckStealthily: false,
    hasDefendedHimself: false,
    gear,
    skills,
    records,
    striking: -1,
    savedActions: 0,
    savedIn: 0,
    hardy: startingHardy(state, card, [...skills, ...records, ...gear.map((item) => item.card)]),
    uses: {},
    bought: boughtUnits(card.kind === 'player' ? line.gear : []),
    exitHealth: 0,
    fate: undefined,
  };
}

/** WF-ENV-03, WF-SETUP-20: the Hardy counters of the Soldier's card and of what he has. */
function startingHardy(state: Read, { hardy = [] }: SoldierCard, owned: readonly string[]) {
  const gained = owned.flatMap((id) => effectsOf(getCard(state, id), 'setup', 'gainHardy'));
  const counters: Record<string, number> = {};
  for (const { climate, amount } of [...hardy, ...gained])
    counters[climate] = (counters[climate] ?? 0) + amount;
  return counters;
}

/** Printed gear; an attachment sits on the first weapon it fits. */
function kitGear(state: Read, kit: readonly Card[], firstItem: number): Item[] {
  const gear = kit.filter((card) => card.type === 'weapon' || card.type === 'equipment');
  return gear.map((card, index) => {
    const item = { ...makeItem(state, firstItem + index, { card: card.id }), isPrinted: true };
    if (card.type !== 'equipment' || card.attachesTo === undefined) return item;
    const host = gear.findIndex((other) => canAttach(card, other, isOn(state, 'acog-legacy')));
    return host < 0 ? item : { ...item, attachedTo: firstItem + host };
  });
}

function boughtUnits(gear: readonly GearPurchase[]): Record<string, number> {
  const bought: Record<string, number> = {};
  for (const { card, units = 1 } of gear) bought[card] = (bought[card] ?? 0) + units;
  return bought;
}

function boughtGear(state: Read, { gear }: Purchase, firstItem: number): Item[] {
  return gear.map((bought, index) => {
    const item = makeItem(state, firstItem + index, bought);
    return bought.attachTo === undefined ? item : { ...item, attachedTo: firstItem + bought.attachTo };
  });
}

/** Who has not agreed yet; the lead agreed by writing the list. */
function undecided(state: Read): readonly Seat[] {
  const lead = captain(state);
  return state.seats.flatMap((_, seat) => (seat === lead || state.game.done.includes(seat) ? [] : [seat]));
}

/** WF-BUY-02: everybody agrees to the list, or it is rewritten. Asked openly, so no standing order can reject it forever. */
const consent: PickStep<WarTypes, 'mission'> = {
  kind: 'pick',
  name: 'teamConsent',
  rule: 'WF-BUY-02',
  seats: undecided,
  options: () => [{ type: 'approveTeam' }, { type: 'rejectTeam' }],
  unplanned: { approveTeam: TURN },
  answer(context, _frame, seat, command) {
    if (command.type === 'rejectTeam') {
      context.emit({ type: 'teamRejected', rule: 'WF-BUY-02' });
      return context.go('team');
    }
    context.emit({ type: 'teamApproved', rule: 'WF-BUY-02', seat });
    if (undecided(context.state).length === 0) context.go('prepare');
  },
};

/** SETUP.NUMBER, SETUP.DECKS: value, cup, decks. */
function prepare(context: Running): void {
  const { state } = context;
  const value =
    option(state, 'team-value') === 'mission' ? missionCard(state).resources : currentValue(state);
  context.emit({ type: 'teamValued', rule: 'WF-DOWN-10', value });
  enlist(context);
  for (const { number, seat } of team(state)) {
    context.move({
      rule: 'WF-SETUP-17',
      from: ZONES.counterBox,
      into: ZONES.cup,
      tokens: counterTokens(number),
    });
    for (const zone of handZones(state, number)) context.open({ rule: 'WF-SETUP-21', zone, seats: [seat] });
  }
  setOutPresent(context);
  for (const { box, deck, rule } of decksOf(state.content))
    context.move({ rule, from: box, into: deck, tokens: deckTokens(state, box) });
  context.go(reconCards(context.state).length > 0 ? 'recon' : 'hands');
}

/** WF-CAMP-03, 06: Player Soldiers who are new stay in the campaign. */
function enlist(context: War): void {
  const { campaign, soldiers } = context.state.game;
  if (campaign === undefined) return;
  const rule = campaign.records.length === 0 ? 'WF-CAMP-03' : 'WF-CAMP-06';
  for (const soldier of soldiers)
    if (
      isPlayerSoldier(context.state, soldier) &&
      campaign.members.every(({ card }) => card !== soldier.card)
    )
      context.emit({ type: 'memberEnlisted', rule, member: soldier.card, seat: soldier.seat });
}

/** WF-SETUP-09, WF-OPT-10: the hostile cards that the Objective names and the year allows are laid out there, without targets yet. */
function setOutPresent(context: War): void {
  const { present = [] } = objectiveCard(context.state);
  for (const card of present) {
    if (isTooLate(context.state, getCardOf(context.state, 'hostile', card))) continue;
    const box = tokensIn(context.state, ZONES.hostileBox);
    const token = box.find((each) => cardOfToken(context.state, each).id === card);
    if (token !== undefined)
      context.move({ rule: 'WF-SETUP-09', from: ZONES.hostileBox, into: ZONES.present, tokens: [token] });
  }
}

/** WF-SETUP-12 to 14: the cards of the region and of the enemy force. */
function deckTokens(state: Read, box: string): readonly number[] {
  return tokensIn(state, box).filter((token) => isInMission(state, cardOfToken(state, token)));
}

/** WF-SETUP-23, WF-RULING-08: the cards that Recon may search out, one of each kind. */
function reconCards(state: Read): readonly number[] {
  const { recon } = missionCard(state);
  if (recon === undefined) return [];
  const seen = new Set<string>();
  // In the order of the box: nobody may know the order of the deck.
  const deck = [...tokensIn(state, reconDeck(state))].sort((a, b) => a - b);
  return deck.filter((token) => {
    const card = cardOfToken(state, token);
    const isMeant =
      recon === 'location' ? card.type === 'location' : card.type === 'action' && card.kind === recon;
    if (!isMeant || seen.has(card.id)) return false;
    seen.add(card.id);
    return true;
  });
}

/** The deck that holds the type named (row 5 of table 1.3). */
function reconDeck(state: Read): string {
  const isLocation = missionCard(state).recon === 'location';
  return isLocation && hasLocationDeck(state.content) ? ZONES.locationDeck : ZONES.actionDeck;
}

const recon: PickStep<WarTypes, 'mission'> = {
  kind: 'pick',
  name: 'reconChoice',
  rule: 'WF-SETUP-23',
  seats: (state) => [leadSeat(state)],
  options: (state) =>
    team(state).flatMap((soldier) =>
      isPlayerSoldier(state, soldier)
        ? reconCards(state).map((card) => ({ type: 'recon', soldier: soldier.number, card }) as const)
        : [],
    ),
  unplanned: TURN,
  answer(context, _frame, _seat, command) {
    if (command.type === 'recon')
      context.move({
        rule: 'WF-SETUP-23',
        from: reconDeck(context.state),
        into: shownAs(context.state, command.soldier, command.card),
        tokens: [command.card],
      });
    context.go('hands');
  },
};

/** WF-SETUP-21, 22, WF-MISSIONTYPE-03: hands as large as Health; an Escape begins with its hostiles. */
function dealHands(context: Running): void {
  const players = team(context.state).filter((soldier) => isPlayerSoldier(context.state, soldier));
  for (const soldier of players)
    drawActions(context, handZone(soldier.number), handSize(context.state, soldier), 'WF-SETUP-21');
  context.go('turns');
  openEscape(context);
  callMarkers(
    context,
    players.map(({ number }) => number),
  );
}

function openEscape(context: Running): void {
  if (!isEscape(context.state) || !isOn(context.state, 'escape-opening-draw')) return;
  callDraw(context, context.state.game.slots, objectiveThreshold(context.state), 0);
}

/** A mission from set-up to its end (27.1, 27.2). */
export const mission: Procedure<WarTypes, 'mission'> = {
  start: { kind: 'auto', run: layOut },
  team: teamForm,
  consent,
  prepare: { kind: 'auto', run: prepare },
  recon,
  hands: { kind: 'auto', run: dealHands },
  turns: { kind: 'auto', run: (context) => context.call('soldierTurn', {}, 'hostiles') },
  hostiles: {
    kind: 'auto',
    run: (context) => context.call('hostileTurn', { queue: [], order: [] }, 'turns'),
  },
};
