import { cardIndexOf } from '../../content/card-index.ts';
import type { EquipmentCard, WeaponCard } from '../../content/cards.ts';
import type { Command, Frames, RefusalCode } from '../../types.ts';
import type { Note } from '../in-force/search.ts';
import { soldierCard } from '../soldiers/soldiers.ts';
import { isSupported, isTooLate, setSize } from '../squad/team.ts';
import { getCard, getSoldier, option, type Read, type SoldierView, team } from '../table/lookup.ts';
import { addedLoad, canCarry, makeItem, spareLoad } from './carried.ts';
import { hostRefusal } from './gear-handling.ts';

type Goods = WeaponCard | EquipmentCard;

/** WF-BUY-25, 26: what the points left could buy. */
export function shopOptions(state: Read, frame: Frames['shopping']): readonly Command[] {
  const found: Command[] = [{ type: 'enough' }];
  considerGoods(state, frame, (command, _rule, refusal) => {
    if (refusal === undefined) found.push(command);
  });
  return found;
}

/** Everything that is for sale, and what rules it out; buying must keep to the rules of set-up. */
export function considerGoods(state: Read, { points, soldiers }: Frames['shopping'], note: Note): void {
  for (const soldier of soldiers) {
    const buyer = getSoldier(state, soldier);
    for (const card of cardIndexOf(state.content).byId.values())
      if ((card.type === 'weapon' || card.type === 'equipment') && card.cost > 0)
        considerOffers(state, buyer, card, (command, args, refusal) =>
          note(command, 'WF-BUY-25', dearRefusal(card, points) ?? refusal, {
            ...args,
            price: card.cost,
            points,
          }),
        );
    considerAmmo(state, buyer, note);
  }
}

function dearRefusal({ cost }: Goods, points: number): RefusalCode | undefined {
  return cost <= points ? undefined : 'TOO_DEAR';
}

/** The objection of the purchase rules to a card, with the arguments of its message. */
function legalObstacle(state: Read, buyer: SoldierView, card: Goods): Obstacle | undefined {
  const { prereq, teamPrereq, nation, limit } = card;
  if (!isFlagOpen(state, buyer, card)) return { code: 'WRONG_NATION', args: { nation } };
  if (!isWithinLimit(state, buyer, card))
    return { code: 'OVER_LIMIT', args: { card: card.id, most: limit?.times } };
  if (isTooLate(state, card)) return { code: 'TOO_LATE', args: { card: card.id, year: card.year } };
  if (card.type === 'weapon' && !isSupported(state.content.cards, carriedBy(buyer), card))
    return { code: 'WEAPON_MISSING', args: {} };
  if (prereq !== undefined && !owns([buyer], prereq))
    return { code: 'PREREQ_MISSING', args: { card: prereq } };
  if (teamPrereq !== undefined && !owns(team(state), teamPrereq))
    return { code: 'TEAM_PREREQ_MISSING', args: { card: teamPrereq } };
  return undefined;
}

interface Obstacle {
  readonly code: RefusalCode;
  readonly args: object;
}

/** WF-BUY-22: an attachment is bought for a card that it fits; everything bought must be carried (WF-BUY-08). */
function considerOffers(
  state: Read,
  buyer: SoldierView,
  card: Goods,
  note: (command: Command, args: object, refusal: RefusalCode | undefined) => void,
): void {
  const order = { type: 'buyGear', soldier: buyer.number, card: card.id } as const;
  const { code, args = {} } = legalObstacle(state, buyer, card) ?? {};
  const heavy = (host: number) => (fits(state, buyer, card, host) ? undefined : 'LOAD_EXCEEDED');
  if (card.type !== 'equipment' || card.attachesTo === undefined) return note(order, args, code ?? heavy(0));
  for (const host of buyer.gear) {
    const unfit = hostRefusal(state, buyer, host, card);
    if (unfit !== 'DOES_NOT_FIT')
      note({ ...order, attachTo: host.id }, args, code ?? unfit ?? heavy(host.id));
  }
}

function fits(state: Read, buyer: SoldierView, { id }: Goods, attachedTo: number): boolean {
  return canCarry(state, buyer, [...buyer.gear, { ...makeItem(state, 0, { card: id }), attachedTo }]);
}

/** WF-BUY-15, 16. */
function isFlagOpen(state: Read, buyer: SoldierView, { nation }: Goods): boolean {
  if (nation === undefined) return true;
  const pool = option(state, 'nation-pool') === 'team' ? team(state) : [buyer];
  return pool.some((soldier) => soldierCard(state, soldier).nation === nation);
}

/** WF-BUY-20: what the Soldier, or the whole team, has ever bought of it. Attachments are counted where they go. */
function isWithinLimit(state: Read, buyer: SoldierView, { id, limit }: Goods): boolean {
  if (limit === undefined || limit.per === 'weapon') return true;
  const buyers = limit.per === 'soldier' ? [buyer] : state.game.soldiers;
  return buyers.reduce((sum, { bought }) => sum + (bought[id] ?? 0), 0) < limit.times;
}

function owns(soldiers: readonly SoldierView[], card: string): boolean {
  return soldiers.some((soldier) => soldier.skills.includes(card) || carriedBy(soldier).includes(card));
}

function carriedBy({ gear }: SoldierView): readonly string[] {
  return gear.map((item) => item.card);
}

/** WF-RULING-155: ammunition for the buyer's own weapons, a set at a time. */
function considerAmmo(state: Read, buyer: SoldierView, note: Note): void {
  const spare = spareLoad(state, buyer, buyer.gear);
  for (const item of buyer.gear) {
    const card = getCard(state, item.card);
    if (card.type !== 'weapon') continue;
    for (const stack of card.stacks.keys()) {
      const isLight = addedLoad(card, item, stack, setSize(card, stack)) <= spare;
      note({ type: 'buyAmmo', item: item.id, stack }, 'WF-RULING-155', isLight ? undefined : 'LOAD_EXCEEDED');
    }
  }
}
