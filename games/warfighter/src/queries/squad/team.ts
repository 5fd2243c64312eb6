import type { Printed } from '../../content/card-index.ts';
import type { Card, EquipmentCard, SoldierCard, WeaponCard } from '../../content/cards.ts';
import type { GearPurchase, Purchase } from '../../types.ts';
import { effectsOf } from '../in-force/abilities.ts';
import { findCard, missionCard, option, type Read } from '../table/lookup.ts';
import { timesAdjusted } from './adjustments.ts';
import { resourcesOf } from './layout.ts';
import { printedGear, printedSkills } from './printed.ts';

export type GearCard = WeaponCard | EquipmentCard;

/** WF-BUY-09: the weight of one unit. */
export function loadOf(card: GearCard): number {
  return card.load ?? card.cost;
}

/** WF-XP-12: "start with n XP" on a skill or a piece of gear. */
export function startingXp(card: Printed): number {
  return effectsOf(card, 'setup', 'gainXp').reduce((sum, { amount }) => sum + amount, 0);
}

/** How many counters 1 RP buys for a stack (WF-BUY-17, 18). */
export function setSize(card: WeaponCard, stack: number): number {
  const printed = card.stacks[stack];
  return printed?.setSize ?? printed?.count ?? 1;
}

function ammoSets({ ammo = [] }: GearPurchase): number {
  return ammo.reduce((sum, sets) => sum + sets, 0);
}

/** WF-BUY-01, WF-SR-10, WF-OPT-08: what may be spent. */
export function budgetOf(state: Read, draft: readonly Purchase[]): number {
  const jams =
    option(state, 'weapon-jams') === 'on'
      ? draft.filter((line) => line.gear.some((gear) => canJam(findCard(state, gear.card)))).length
      : 0;
  return resourcesOf(state, state.game, state.game.slots) + jams;
}

function canJam(card: Card | undefined): boolean {
  return (
    card?.type === 'weapon' &&
    card.profiles.some((profile) => profile.modes.some(({ mode }) => mode === 'burst' || mode === 'auto'))
  );
}

/** WF-OPT-10: whether a card is not available yet in the year of the mission. */
export function isTooLate(state: Pick<Read, 'config'>, { year }: { readonly year?: number }): boolean {
  const mission = option(state, 'war-years');
  return mission !== 'off' && year !== undefined && year > Number(mission);
}

/** WF-BUY-23, WF-HTH-26: whether another weapon has one of the words that this one requires. */
export function isSupported(
  cards: Read['content']['cards'],
  owned: readonly string[],
  { requires }: WeaponCard,
): boolean {
  return (
    requires === undefined ||
    owned.some((id) => {
      const card = cards[id];
      const words = card?.type === 'weapon' ? [...card.words, ...(card.traits ?? [])] : [];
      return requires.some((word) => words.includes(word));
    })
  );
}

/** Everything a draft costs; unknown cards cost nothing and are reported elsewhere. */
export function spentOn(state: Read, draft: readonly Purchase[]): number {
  return draft.reduce((sum, line) => sum + lineCost(state, line), 0);
}

/** Where prices are looked up; in a campaign Skills are paid for otherwise. */
type PriceList = Pick<Read, 'content'> & { readonly game: Pick<Read['game'], 'campaign'> };

export function lineCost(
  state: PriceList,
  { card, gear, skills, records = [] }: Omit<Purchase, 'seat'>,
): number {
  const gearPrice = gear.reduce(
    (sum, purchase) => sum + priceOf(state, purchase.card) * (purchase.units ?? 1) + ammoSets(purchase),
    0,
  );
  // WF-CAMP-08: a campaign's Skills are paid for with its own points.
  const bought = state.game.campaign === undefined ? [...skills, ...records] : records;
  return priceOf(state, card) + gearPrice + bought.reduce((sum, id) => sum + priceOf(state, id), 0);
}

/** The RP for one unit; 0 for what is not for sale. */
export function priceOf(state: Pick<Read, 'content'>, id: string): number {
  const card = findCard(state, id);
  switch (card?.type) {
    case 'soldier':
    case 'weapon':
    case 'equipment':
    case 'skill':
    case 'record':
      return card.cost;
    default:
      return 0;
  }
}

/** WF-BUY-08, 10, 21, WF-CAMP-12: what a Player Soldier may carry, with the bonus of all that he has. */
export function loadoutLimit(state: Read, { loadout = 0 }: SoldierCard, bonus: number): number {
  const mission = missionCard(state).loadout;
  return Math.max(0, loadout + mission + bonus - timesAdjusted(state, 'loadout'));
}

/** WF-BUY-08, 11: what a Soldier of a draft carries, printed gear included, and what he may carry. */
export function loadOfLine(state: Read, card: SoldierCard, line: Purchase) {
  const { cards } = state.content;
  const gear = [...line.gear, ...printedGear(cards, card)];
  const ids = [
    card.id,
    ...gear.map((purchase) => purchase.card),
    ...printedSkills(cards, card),
    ...line.skills,
  ];
  const bonus = ids.reduce((sum, id) => sum + (findCard(state, id)?.loadoutBonus ?? 0), 0);
  return { load: purchaseLoad(state, gear), limit: loadoutLimit(state, card, bonus) };
}

/** The weight of a gear list, with attachments on rails counted as in WF-BUY-22. */
function purchaseLoad(state: Read, gear: readonly GearPurchase[]): number {
  let load = 0;
  const railsLeft = gear.map((purchase) => railsOf(findCard(state, purchase.card)));
  for (const purchase of gear) {
    const card = findCard(state, purchase.card);
    if (card?.type !== 'weapon' && card?.type !== 'equipment') continue;
    const weight = loadOf(card) * (purchase.units ?? 1);
    const free = Math.min(weight, purchase.attachTo === undefined ? 0 : (railsLeft[purchase.attachTo] ?? 0));
    if (purchase.attachTo !== undefined)
      railsLeft[purchase.attachTo] = (railsLeft[purchase.attachTo] ?? 0) - free;
    load += weight - free + ammoSets(purchase);
  }
  return load;
}

function railsOf(card: Card | undefined): number {
  return card?.type === 'weapon' ? (card.rails ?? 0) : 0;
}

/** WF-BUY-22, WF-KEY-05: whether an attachment names a weapon or a piece of equipment by title or trait. */
export function canAttach(attachment: EquipmentCard, host: Card | undefined, isLegacy: boolean): boolean {
  if (host === undefined || !isHost(host)) return false;
  const { attachesTo = [], legacyAttachesTo } = attachment;
  const fitting = isLegacy && legacyAttachesTo !== undefined ? legacyAttachesTo : attachesTo;
  return fitting.some(
    (name) =>
      host.id === name ||
      (host.type === 'weapon' && host.words.includes(name)) ||
      host.traits?.includes(name) === true,
  );
}

/** Nothing is attached to an attachment. */
function isHost(card: Card): card is GearCard {
  return card.type === 'weapon' || (card.type === 'equipment' && card.attachesTo === undefined);
}
