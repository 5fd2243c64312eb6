import type { FaceSituation } from '@sitrep/contract';
import type { Reason } from '@sitrep/kernel';
import { describeFigure } from '@sitrep/warfighter/describe';
import {
  type Figure,
  hostileFigures,
  type Read,
  slotFigures,
  soldierFigures,
  whyApart as whyCardApart,
} from '@sitrep/warfighter/queries';
import type { Scene } from '../../../kit/page/game-page.ts';
import { type Piece, partsOf } from '../../../kit/page/piece.ts';
import { readOf } from '../read/use-read.ts';

const FIGURES: Readonly<Record<string, (state: Read, id: number) => readonly Figure[]>> = {
  hostile: hostileFigures,
  slot: slotFigures,
  soldier: soldierFigures,
};

/** The current figures of a piece, each with the cards that it comes from. */
export function figuresOf(scene: Scene, piece: Piece): readonly string[] {
  const [kind, id] = partsOf(piece);
  const figures = FIGURES[kind]?.(readOf(scene), Number(id)) ?? [];
  return figures.map((figure) => scene.speech.name(describeFigure(figure)));
}

/** The card behind a piece, by id; `undefined` if there is none. */
export function cardOf(scene: Scene, piece: Piece): string | undefined {
  const { game, content } = readOf(scene);
  const [kind, id] = partsOf(piece);
  const number = Number(id);
  if (kind === 'card' || kind === 'hostile') return content.instances[number];
  if (kind === 'soldier') return game.soldiers[number - 1]?.card;
  if (kind === 'slot') return game.path[number - 1]?.card || undefined;
  if (kind === 'face') return id;
  const gear = [...game.soldiers, ...game.path].flatMap((owner) => owner.gear);
  return kind === 'item' ? gear.find((item) => item.id === number)?.card : undefined;
}

/** What the card behind a piece may show as in force: hostile cards and Soldiers go by their own numbers. */
export function situationOf(scene: Scene, piece: Piece): FaceSituation {
  const [kind, id] = partsOf(piece);
  const state = readOf(scene);
  return ['hostile', 'soldier'].includes(kind) ? { state, piece: Number(id) } : { state };
}

/** Why a piece plays no part now: a card is played at its own moment. */
export function whyApart(scene: Scene, piece: Piece): Reason | undefined {
  const [kind, id] = partsOf(piece);
  return kind === 'card' ? whyCardApart(readOf(scene), Number(id)) : undefined;
}
