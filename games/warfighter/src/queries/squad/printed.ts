import type { Content, SoldierCard } from '../../content/cards.ts';
import type { GearPurchase, Purchase } from '../../types.ts';

type Cards = Content['cards'];

/** The skills that a Soldier's own card prints (WF-BUY-05, 12). */
export function printedSkills(cards: Cards, { kit = [] }: SoldierCard): readonly string[] {
  return kit.filter((id) => cards[id]?.type === 'skill');
}

/** The weapons and equipment that it prints. */
export function printedGear(cards: Cards, { kit = [] }: SoldierCard): readonly GearPurchase[] {
  return kit.filter((id) => cards[id]?.type !== 'skill').map((card) => ({ card }));
}

/** Everything that a Soldier of a draft has, printed and bought. */
export function belongings(cards: Cards, { card, gear, skills }: Purchase): readonly string[] {
  const soldier = cards[card];
  const kit = soldier?.type === 'soldier' ? (soldier.kit ?? []) : [];
  return [...kit, ...skills, ...gear.map((item) => item.card)];
}
