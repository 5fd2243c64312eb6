import { describeFigure } from '@sitrep/warfighter/describe';
import {
  type Figure,
  hostileFigures,
  type Read,
  slotFigures,
  soldierFigures,
} from '@sitrep/warfighter/queries';
import type { Scene } from '../../../table/board.ts';
import { inOrder, letterOf } from './hostiles.ts';

/** Something on the table that has figures. */
interface Figured {
  readonly card: string;
  /** What else it can be looked up by, besides the name of its card. */
  readonly letter?: string;
  readonly name: string;
  readonly figures: readonly Figure[];
}

/** `figures` gives those of everything on the table, `figures NAME` those of whatever has that name. */
export function showFigures(scene: Scene, state: Read, typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  const found = allFigured(scene, state).filter(
    ({ letter, name }) => letter === wanted || name.toLowerCase().includes(wanted),
  );
  return found.length === 0
    ? [scene.speech.text.t('table.figuresNone')]
    : found.map((each) => line(scene, each));
}

/** The figures of a card wherever it lies on the table. */
export function figuresOfCard(scene: Scene, state: Read, wanted: string): readonly string[] {
  return allFigured(scene, state)
    .filter(({ card }) => card === wanted)
    .map((each) => line(scene, each));
}

function allFigured({ speech: { noun } }: Scene, state: Read): readonly Figured[] {
  const { path, soldiers } = state.game;
  const all: readonly Figured[] = [
    ...path.map(({ card }, index) => ({
      card,
      name: noun('slot', index + 1),
      figures: slotFigures(state, index + 1),
    })),
    ...inOrder(state).map(({ card, token }) => ({
      card,
      letter: letterOf(state, token),
      name: noun('hostile', token),
      figures: hostileFigures(state, token),
    })),
    ...soldiers.map(({ card, number }) => ({
      card,
      name: noun('soldier', number),
      figures: soldierFigures(state, number),
    })),
  ];
  return all.filter(({ figures }) => figures.length > 0);
}

function line({ speech }: Scene, { letter, name, figures }: Figured): string {
  const words = figures.map((figure) => speech.name(describeFigure(figure)));
  return `${letter === undefined ? '' : `${letter} `}${name} – ${words.join(' · ')}`;
}
