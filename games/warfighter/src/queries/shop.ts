import { cardIndexOf } from '../content/card-index.ts';
import type { EquipmentCard, WeaponCard } from '../content/cards.ts';
import type { Command, Frames } from '../types.ts';
import { addedLoad, canCarry, makeItem, spareLoad } from './carried.ts';
import { canHold } from './gear-handling.ts';
import { getCard, getSoldier, option, type Read, type SoldierView, team } from './lookup.ts';
import { soldierCard } from './soldiers.ts';
import { isSupported, isTooLate, setSize } from './team.ts';

type Goods = WeaponCard | EquipmentCard;

/** WF-BUY-25, 26: what the points left could buy for this Soldier; buying must keep to the rules of set-up. */
export function shopOptions(state: Read, { points, soldiers }: Frames['shopping']): readonly Command[] {
  return [{ type: 'enough' }, ...soldiers.flatMap((soldier) => goodsFor(state, points, soldier))];
}

function goodsFor(state: Read, points: number, soldier: number): readonly Command[] {
  const buyer = getSoldier(state, soldier);
  const goods: Command[] = [];
  for (const card of cardIndexOf(state.content).byId.values()) {
    const isGoods = card.type === 'weapon' || card.type === 'equipment';
    if (isGoods && card.cost <= points && isLegal(state, buyer, card))
      goods.push(...offersOf(state, buyer, card));
  }
  return [...goods, ...ammoGoods(state, buyer)];
}

function isLegal(state: Read, buyer: SoldierView, card: Goods): boolean {
  const { prereq, teamPrereq } = card;
  return (
    card.cost > 0 &&
    isFlagOpen(state, buyer, card) &&
    isWithinLimit(state, buyer, card) &&
    !isTooLate(state, card) &&
    (card.type !== 'weapon' || isSupported(state.content.cards, carriedBy(buyer), card)) &&
    (prereq === undefined || owns([buyer], prereq)) &&
    (teamPrereq === undefined || owns(team(state), teamPrereq))
  );
}

/** WF-BUY-22: an attachment is bought for a card that it goes on; whatever it is must be carried (WF-BUY-08). */
function offersOf(state: Read, buyer: SoldierView, card: Goods): readonly Command[] {
  const order = { type: 'buyGear', soldier: buyer.number, card: card.id } as const;
  const isAttachment = card.type === 'equipment' && card.attachesTo !== undefined;
  if (!isAttachment) return fits(state, buyer, card, 0) ? [order] : [];
  return buyer.gear.flatMap((host) =>
    canHold(state, buyer, host, card) && fits(state, buyer, card, host.id)
      ? [{ ...order, attachTo: host.id }]
      : [],
  );
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
function ammoGoods(state: Read, buyer: SoldierView): readonly Command[] {
  const spare = spareLoad(state, buyer, buyer.gear);
  return buyer.gear.flatMap((item) => {
    const card = getCard(state, item.card);
    if (card.type !== 'weapon') return [];
    return card.stacks.flatMap((_, stack) =>
      addedLoad(card, item, stack, setSize(card, stack)) <= spare
        ? [{ type: 'buyAmmo', item: item.id, stack } as const]
        : [],
    );
  });
}
