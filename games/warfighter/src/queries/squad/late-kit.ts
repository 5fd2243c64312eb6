import type { Problem } from '@sitrep/kernel';
import type { EquipmentCard, HostileCard, SkillCard, SoldierCard, WeaponCard } from '../../content/cards.ts';
import { findCard, type Read } from '../table/lookup.ts';
import { isTooLate } from './team.ts';

type Goods = WeaponCard | EquipmentCard | SkillCard;

/** WF-RULING-167: the printed cards for which a Soldier stays at home in the year of the mission. */
export function lateKit(
  state: Pick<Read, 'config' | 'content'>,
  { kit = [] }: SoldierCard,
): readonly Goods[] {
  return [...new Set(kit)].flatMap((id) => {
    const card = findCard(state, id);
    const isGoods = card?.type === 'weapon' || card?.type === 'equipment' || card?.type === 'skill';
    return isGoods && isTooLate(state, card) ? [card] : [];
  });
}

/** What is not available yet, and from when. */
export function lateProblem({ id, year = 0 }: Goods | HostileCard, path: string): Problem {
  return { code: 'TOO_LATE', path, rule: 'WF-OPT-10', args: { card: id, year } };
}
