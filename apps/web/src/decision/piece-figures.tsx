import {
  effectiveCover,
  effectiveEntrance,
  effectiveMovement,
  effectiveReach,
  effectiveSoldierCover,
  findHostile,
  type Read,
} from '@sitrep/warfighter/queries';
import { useMatch } from '../match/match-context.tsx';
import type { Piece } from '../match/pieces.ts';
import { type FigureScene, figureWords } from '../table/figure-words.ts';
import { useTable } from '../table/table-context.tsx';
import { useRead } from '../table/use-read.ts';
import styles from './orders.module.css';

/** The figures of what was pointed at, as they count now, each with the cards that it comes from. */
export function PieceFigures() {
  const { speech, t } = useMatch();
  const { ui } = useTable();
  const lines = linesOf({ speech, t }, useRead(), ui.piece ?? '');
  if (lines.length === 0) return undefined;
  return (
    <ul className={styles.figures} aria-label={t('figures.title')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function linesOf(scene: FigureScene, state: Read, piece: Piece): readonly string[] {
  const [kind, id] = piece.split(':');
  if (kind === 'hostile') return hostileLines(scene, state, Number(id));
  if (kind === 'slot') return slotLines(scene, state, Number(id));
  return kind === 'soldier' ? soldierLines(scene, state, Number(id)) : [];
}

function hostileLines(scene: FigureScene, state: Read, token: number): readonly string[] {
  const hostile = findHostile(state, token);
  if (hostile === undefined) return [];
  const spans = effectiveReach(state, hostile).map(([least, most]) =>
    least === most ? String(least) : `${least}–${most}`,
  );
  return [
    figureWords(scene, 'cover', effectiveCover(state, hostile)),
    scene.t('figures.reach', { spans: spans.join(', ') }),
  ];
}

function slotLines(scene: FigureScene, state: Read, slot: number): readonly string[] {
  const place = state.game.path[slot - 1];
  return place === undefined || place.card === ''
    ? []
    : [figureWords(scene, 'entrance', effectiveEntrance(state, slot))];
}

function soldierLines(scene: FigureScene, state: Read, number: number): readonly string[] {
  const soldier = state.game.soldiers[number - 1];
  if (soldier?.standing !== 'in') return [];
  return [
    figureWords(scene, 'cover', effectiveSoldierCover(state, soldier)),
    figureWords(scene, 'movement', effectiveMovement(state, soldier)),
  ];
}
