import { cardOfChit, cardOfHex, cardOfPiece } from '@sitrep/combat-veteran';
import { cardLines } from '../../../kit/cards/card-lines.ts';
import type { AnyAnswer } from '../../../kit/match/types.ts';
import type { Scene } from '../../../kit/page/game-page.ts';
import { type Piece, partsOf } from '../../../kit/page/piece.ts';
import { battleOf, contentOf } from '../read/battle.ts';
import { weaponOfUser } from '../read/stacks.ts';

/** Where the card of a thing on the map is found, by what the thing is called in options. */
const CARDS: Readonly<Record<string, typeof cardOfPiece>> = {
  ...Object.fromEntries(
    ['soldier', 'leader', 'man', 'medic', 'firer', 'target', 'piece', 'assistant', 'bunker', 'weapon'].map(
      (kind) => [kind, cardOfPiece],
    ),
  ),
  hex: cardOfHex,
  chit: cardOfChit,
};

/** The card behind a man, a weapon, a bunker, a chit or the ground of a hex. */
export function cardOf({ facts }: Pick<Scene, 'facts'>, piece: Piece): string | undefined {
  const [kind, id] = partsOf(piece);
  return CARDS[kind]?.(contentOf(facts), Number(id));
}

/** All that can be said of what is pointed at: a man's stance first, and what his weapon does last. */
export function figuresOf(scene: Scene, piece: Piece): readonly string[] {
  const { entry, facts, speech } = scene;
  const linesOf = (card: string | undefined) =>
    card === undefined ? [] : cardLines(speech, entry, facts.content, card);
  const man = manIn(piece);
  const weapon = man === undefined ? undefined : weaponOfUser(battleOf(scene), man);
  const armed =
    weapon === undefined
      ? []
      : [`${speech.noun('weapon', weapon)}:`, ...linesOf(cardOfPiece(contentOf(facts), weapon))];
  return [...new Set([...stanceOf(scene, man), ...linesOf(cardOf(scene, piece)), ...armed])];
}

/** The number of a man; nothing for what is no man. */
function manIn(piece: Piece): number | undefined {
  const [kind, id] = partsOf(piece);
  return ['soldier', 'leader', 'man', 'medic', 'firer', 'target'].includes(kind) ? Number(id) : undefined;
}

function stanceOf(scene: Scene, man: number | undefined): readonly string[] {
  const stance = man === undefined ? undefined : battleOf(scene).game.stance[man];
  return stance === undefined ? [] : [scene.speech.text.t(`stance.${stance}`)];
}

/** What an order's words leave out: the ground of its hex, or how its man is and what he carries. */
export function optionNote(scene: Scene, answer: AnyAnswer): string {
  const { speech } = scene;
  const field = battleOf(scene);
  const fields = new Map<string, unknown>(Object.entries(answer));
  const [hex, man] = [fields.get('hex'), fields.get('soldier')];
  if (typeof hex === 'number') return speech.text.t(`terrain.${field.board.terrain[hex]?.id}`);
  if (typeof man !== 'number' || fields.has('weapon')) return '';
  const weapon = weaponOfUser(field, man);
  const words = [...stanceOf(scene, man), ...(weapon === undefined ? [] : [speech.noun('weapon', weapon)])];
  return words.join(', ');
}
