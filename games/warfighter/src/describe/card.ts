import type { Card, CardOf, CardType } from '../content/cards.ts';
import { describeAbility } from './ability.ts';
import { describeAction } from './cards/action.ts';
import { describeEvent } from './cards/event.ts';
import { describeHostile } from './cards/hostile.ts';
import { describeLocation } from './cards/location.ts';
import { describeMission } from './cards/mission.ts';
import { describeObjective } from './cards/objective.ts';
import { describeEquipment, describeSkill } from './cards/purchase.ts';
import { describeRecord } from './cards/record.ts';
import { describeSoldier } from './cards/soldier.ts';
import { describeWeapon } from './cards/weapon.ts';
import { part, type TextPart } from './parts/text-part.ts';

type Describers = { readonly [T in CardType]: (card: CardOf<T>) => readonly TextPart[] };

/** What each type of card prints besides its abilities. */
const FIGURES: Describers = {
  action: describeAction,
  equipment: describeEquipment,
  event: describeEvent,
  hostile: describeHostile,
  location: describeLocation,
  mission: describeMission,
  objective: describeObjective,
  record: describeRecord,
  report: () => [part('type.report')],
  skill: describeSkill,
  soldier: describeSoldier,
  weapon: describeWeapon,
};

/** The text of a card, made from the same data that the engine reads: its figures, then a line for each ability. */
export function describeCard(card: Card): readonly TextPart[] {
  const abilities = (card.abilities ?? []).map((ability) => describeAbility(ability, card.type));
  return [...describeFigures(card.type, card), ...abilities];
}

function describeFigures<T extends CardType>(type: T, card: CardOf<T>): readonly TextPart[] {
  return FIGURES[type](card);
}
