import type { EquipmentCard, SkillCard, WeaponCard } from '../../content/cards.ts';
import { loadOf } from '../../queries/squad/team.ts';
import { describePurchaseLimit } from '../parts/limit.ts';
import { cardPart, listPart, part, stat, type TextPart, termPart } from '../parts/text-part.ts';
import { when } from './common.ts';

type Purchase = WeaponCard | EquipmentCard | SkillCard;

/** Price, weight, flag, and what buying it asks for (section 4). */
export function purchaseLine(card: Purchase, ...own: readonly TextPart[]): TextPart {
  const { cost, nation, limit, prereq, teamPrereq, year } = card;
  return listPart('dot', [
    part(`type.${card.type}`),
    ...when(nation !== undefined, () => termPart(nation ?? '')),
    ...own,
    stat('price', cost),
    ...(card.type === 'skill' ? [] : [stat('load', loadOf(card))]),
    ...(limit === undefined ? [] : [describePurchaseLimit(limit)]),
    ...(prereq === undefined ? [] : [stat('prereq', cardPart(prereq))]),
    ...(teamPrereq === undefined ? [] : [stat('teamPrereq', cardPart(teamPrereq))]),
    ...(year === undefined ? [] : [stat('year', `${year}`)]),
  ]);
}

/** A title word or trait, or a card by its id. */
function hostPart(name: string): TextPart {
  return name.includes('/') ? cardPart(name) : termPart(name);
}

export function describeSkill(card: SkillCard): readonly TextPart[] {
  return [
    card.negative ? part('skill.negative') : purchaseLine(card),
    ...when(card.anySoldier, () => part('gear.anySoldier')),
  ];
}

/** What it is attached to, and how long it lasts (WF-BUY-19, 22). */
export function describeEquipment(card: EquipmentCard): readonly TextPart[] {
  const { attachesTo, counters, expended } = card;
  return [
    purchaseLine(
      card,
      ...when(counters !== undefined, () => part('equipment.counters', { counters: counters ?? 0 })),
    ),
    ...(attachesTo === undefined
      ? []
      : [part('equipment.attachesTo', { words: listPart('or', attachesTo.map(hostPart)) })]),
    ...when(expended, () => part('gear.expended')),
    ...when(card.anySoldier, () => part('gear.anySoldier')),
  ];
}
