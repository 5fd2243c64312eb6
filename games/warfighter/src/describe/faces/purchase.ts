import type { FaceFigure, NoteBlock } from '@sitrep/contract';
import type { EquipmentCard, SkillCard, WeaponCard } from '../../content/cards.ts';
import { loadOf } from '../../queries/squad/team.ts';
import { figure } from '../parts/face-figure.ts';
import { describePurchaseLimit } from '../parts/limit.ts';
import { cardPart, part, stat, type TextPart, termPart } from '../parts/text-part.ts';
import { given, note, when } from './common.ts';

type Purchase = WeaponCard | EquipmentCard | SkillCard;

/** The type line: what it is, whose it is, and what it is called by. */
export function purchaseLine({ type, nation }: Purchase, ...own: readonly TextPart[]): readonly TextPart[] {
  return [part(`type.${type}`), ...own, ...given(nation, termPart)];
}

export function loadFigure(card: WeaponCard | EquipmentCard): FaceFigure {
  return figure('load', loadOf(card));
}

/** What buying it asks for (section 4). */
export function purchaseNotes(card: Purchase): readonly NoteBlock[] {
  const { limit, prereq, teamPrereq, year, anySoldier } = card;
  return [
    ...given(limit, describePurchaseLimit),
    ...given(prereq, (id) => stat('prereq', cardPart(id))),
    ...given(teamPrereq, (id) => stat('teamPrereq', cardPart(id))),
    ...given(year, (from) => stat('year', `${from}`)),
    ...when(anySoldier, () => part('gear.anySoldier')),
  ].map(note);
}
