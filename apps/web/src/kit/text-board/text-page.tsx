import type { SeatEvent } from '@sitrep/kernel';
import type { BeatKind } from '../page/beat-kind.ts';
import type { BeatLook, GamePage, Scene } from '../page/game-page.ts';
import { TOKEN } from '../page/named-pieces.ts';
import { partsOf } from '../page/piece.ts';
import { TextBoard } from './text-board.tsx';
import { zonesOf } from './zone-list.ts';

/** What the kernel's own events look like. */
const BEATS: Readonly<Record<string, BeatKind>> = { rolled: 'dice', drawn: 'draw', moved: 'move' };

function beatOf({ type, dice }: SeatEvent): BeatLook | undefined {
  const kind = BEATS[type];
  const faces = Array.isArray(dice) ? dice.filter((face) => typeof face === 'number') : [];
  return kind === undefined ? undefined : { kind, dice: faces };
}

/** Every zone in which the seat sees anything, with what it sees. */
function readHand(scene: Scene): readonly string[] {
  const { entry, speech } = scene;
  const [field = TOKEN] = entry.hints.tokens ?? [];
  return zonesOf(scene).flatMap(({ name, tokens }) => {
    const names = tokens.map((piece) => speech.noun(field, Number(partsOf(piece)[1])));
    return names.length === 0 ? [] : [`${name}: ${names.join(', ')}`];
  });
}

/** The page of every game that has none of its own. */
export const textPage: GamePage = { Board: TextBoard, beatOf, readHand };
