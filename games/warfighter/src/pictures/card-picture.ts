import type { Picture, Subject } from '@sitrep/art';
import type { Card } from '../content/cards.ts';
import { actionPicture } from './action.ts';
import type { ArtEntry } from './art-entry.ts';
import {
  equipmentPicture,
  missionPicture,
  recordPicture,
  reportPicture,
  skillPicture,
} from './belongings.ts';
import { OWN_SIDE, type Sitter, worldOf } from './era.ts';
import { eventPicture } from './event.ts';
import { hostilePicture } from './hostile.ts';
import { placePicture } from './place.ts';
import { soldierPicture, standingOf } from './soldier.ts';
import { roundOf, weaponPicture } from './weapon.ts';

/** What a card's picture shows: what its pack says, and otherwise what the card says itself. */
export function cardPicture(sitter: Sitter, entry?: ArtEntry): Picture {
  const world = (entry !== undefined && entry.draw !== 'own' ? entry.world : undefined) ?? worldOf(sitter);
  return {
    seed: sitter.card.id,
    world,
    subject: entry === undefined ? subjectOf(sitter) : fromEntry(sitter, entry),
  };
}

/** Fills in what an entry leaves to the card. */
function fromEntry({ card, era }: Sitter, entry: ArtEntry): Subject {
  switch (entry.draw) {
    case 'portrait':
      return { ...entry, standing: card.type === 'soldier' ? standingOf(card) : 'member' };
    case 'arm':
      return { ...(card.type === 'weapon' && { round: roundOf(card) }), ...entry };
    case 'deed':
      return { ...OWN_SIDE[era], ...entry };
    case 'group':
      return card.type === 'hostile'
        ? { ...hostilePicture({ card, era }), ...entry }
        : { count: 1, manner: 'wait', hats: ['cap'], holds: ['none'], skyline: 'hills', ...entry };
    case 'map':
      return {
        stops: card.type === 'mission' ? card.objectiveSlot : 0,
        ...(card.type === 'report' && { isKraft: true }),
        ...entry,
      };
    default:
      return entry;
  }
}

function subjectOf({ card, era }: Sitter<Card>): Subject {
  switch (card.type) {
    case 'weapon':
      return weaponPicture({ card, era });
    case 'soldier':
      return soldierPicture({ card, era });
    case 'hostile':
      return hostilePicture({ card, era });
    case 'location':
    case 'objective':
      return placePicture({ card, era });
    case 'action':
      return actionPicture({ card, era });
    case 'equipment':
      return equipmentPicture({ card, era });
    case 'skill':
      return skillPicture({ card, era });
    case 'record':
      return recordPicture({ card, era });
    case 'mission':
      return missionPicture({ card, era });
    case 'report':
      return reportPicture({ card, era });
    case 'event':
      return eventPicture({ card, era });
  }
}
