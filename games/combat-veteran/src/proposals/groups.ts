import type { OptionGroup } from '@sitrep/contract';
import { formatHex, type Hex } from '@sitrep/hex';
import type { Answer } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import { type Field, fieldOf, get, type Read } from '../queries/field.ts';
import { pieceNoun } from '../telling/piece-noun.ts';

type Reply = Answer<CvTypes>;

function byKind(kind: string): OptionGroup {
  return { id: kind, name: { key: `group.${kind}` } };
}

function byPiece({ content }: Field, piece: Piece): OptionGroup | undefined {
  const name = pieceNoun(content, piece);
  return name && { id: `piece:${piece}`, name };
}

/** Soldiers by their hex; those who wait off the map together. */
function bySite(field: Field, soldier: Piece): OptionGroup {
  const hex: Hex = get(field.game.at, soldier);
  if (hex < 0) return byKind('waiting');
  return { id: `hex:${hex}`, name: { key: 'noun.hex', args: { hex: formatHex(field.board.grid, hex) } } };
}

/** The group of an option in a list: by man, weapon or hex, or by what it is. */
export function groupOf(state: Read, answer: Reply): OptionGroup | undefined {
  const field = fieldOf(state);
  switch (answer.type) {
    case 'rally':
    case 'treat':
    case 'selfTreat':
      return byPiece(field, answer.soldier);
    case 'repair':
    case 'assign':
      return byPiece(field, answer.weapon);
    case 'activate':
    case 'tryMove':
    case 'fire':
    case 'shelter':
    case 'carryOn':
    case 'setDown':
      return bySite(field, answer.soldier);
    case 'stance':
    case 'step':
    case 'join':
    case 'leave':
    case 'detach':
    case 'lift':
    case 'drop':
    case 'smoke':
    case 'callOn':
      return byKind(answer.type);
    case 'support':
    case 'supportBlind':
      return byKind('support');
    case 'rank':
      return byPiece(field, answer.leader);
    default:
      return undefined;
  }
}
