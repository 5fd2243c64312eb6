import type { CardFace } from '@sitrep/contract';
import type { Card, CardOf, CardType } from '../content/cards.ts';
import { abilityBlocks } from './ability.ts';
import { joinAlike } from './alike.ts';
import { actionFace } from './faces/action.ts';
import { equipmentFace } from './faces/equipment.ts';
import { eventFace } from './faces/event.ts';
import type { FaceParts } from './faces/face-parts.ts';
import { hostileFace } from './faces/hostile.ts';
import type { InForce } from './faces/in-force.ts';
import { locationFace } from './faces/location.ts';
import { missionFace } from './faces/mission.ts';
import { objectiveFace } from './faces/objective.ts';
import { recordFace } from './faces/record.ts';
import { reportFace } from './faces/report.ts';
import { skillFace } from './faces/skill.ts';
import { soldierFace } from './faces/soldier.ts';
import { weaponFace } from './faces/weapon.ts';
import { cardPart, listPart } from './parts/text-part.ts';

type Makers = { readonly [T in CardType]: (card: CardOf<T>, now: InForce) => FaceParts };

/** What each type of card prints besides its abilities. */
const MAKERS: Makers = {
  action: actionFace,
  equipment: equipmentFace,
  event: eventFace,
  hostile: hostileFace,
  location: locationFace,
  mission: missionFace,
  objective: objectiveFace,
  record: recordFace,
  report: reportFace,
  skill: skillFace,
  soldier: soldierFace,
  weapon: weaponFace,
};

/** A card's face, made from the same data that the engine reads; what is in force `now` is lit. */
export function faceOf(card: Card, now: InForce = {}): CardFace {
  const { id, type, abilities = [] } = card;
  const { variant, line, badges = [], above = [], below = [], foot = [] } = makeParts(type, card, now);
  return {
    id,
    name: cardPart(id),
    type,
    ...(variant !== undefined && { variant }),
    line: listPart('dot', line),
    badges,
    blocks: [...above, ...joinAlike(abilities).flatMap((ability) => abilityBlocks(ability, type)), ...below],
    foot,
  };
}

function makeParts<T extends CardType>(type: T, card: CardOf<T>, now: InForce): FaceParts {
  return MAKERS[type](card, now);
}
