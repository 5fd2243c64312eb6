import { dangerOf, isAllPoints, type ReachedHex } from '@sitrep/combat-veteran';
import { type Hex, neighboursOf } from '@sitrep/hex';
import { centreAt, cornersOf, findSide, type Sheet } from '../sheet/sheet.ts';
import { Hexes } from './shapes.tsx';
import styles from './sketch-layer.module.css';

interface ReachProps {
  readonly sheet: Sheet;
  readonly hexes: readonly ReachedHex[];
}

/** Where a squad can get to: one shape for each class of danger, a solid border for walking and a broken one for running. */
export function ReachLayer({ sheet, hexes }: ReachProps) {
  const walking = hexes.filter(({ isRun }) => !isRun);
  return (
    <g className={styles.reach}>
      {([0, 1, 2, 3] as const).map((danger) => (
        <Hexes
          key={danger}
          sheet={sheet}
          hexes={hexes.filter(({ chance }) => dangerOf(chance) === danger).map(({ hex }) => hex)}
          look={styles[`danger${danger}`]}
        />
      ))}
      <Border sheet={sheet} hexes={hexes} isRun />
      <Border sheet={sheet} hexes={walking} />
      {hexes.map((reached) => (
        <Label key={reached.hex} sheet={sheet} reached={reached} />
      ))}
    </g>
  );
}

/** The line around some hexes: light below, so that it reads on any ground. */
function Border({ sheet, hexes, isRun }: ReachProps & { readonly isRun?: boolean }) {
  const d = borderOf(sheet, new Set(hexes.map(({ hex }) => hex)));
  return (
    <g data-border={isRun ? 'run' : 'walk'}>
      <path className={styles.borderGround} d={d} />
      <path className={isRun ? styles.borderRun : styles.border} d={d} />
    </g>
  );
}

/** Every side between a hex of these and one that is none of them. */
function borderOf(sheet: Sheet, hexes: ReadonlySet<Hex>): string {
  const sides = [...hexes].flatMap((hex) => {
    const near = neighboursOf(sheet.grid, hex);
    if (near.length < cornersOf(sheet, hex).length) return [];
    return near.filter((other) => !hexes.has(other)).flatMap((other) => [findSide(sheet, hex, other)]);
  });
  return sides
    .flatMap((side) => (side === undefined ? [] : [`M${side[0].join(' ')}L${side[1].join(' ')}`]))
    .join('');
}

/** The points spent at arrival, and a triangle for each class of danger. */
function Label({ sheet, reached }: { readonly sheet: Sheet; readonly reached: ReachedHex }) {
  const { hex, points, chance, isRun } = reached;
  const [x, y] = centreAt(sheet, hex);
  const danger = dangerOf(chance);
  return (
    <>
      <text x={x} y={y + 4} data-reached={hex} data-danger={danger} data-run={isRun || undefined}>
        {isAllPoints(points) ? '•' : points}
      </text>
      {danger > 0 && <path className={styles.triangles} d={trianglesAt(x, y + 12, danger)} />}
    </>
  );
}

/** So many triangles side by side, in the middle of a place. */
function trianglesAt(x: number, y: number, count: number): string {
  const starts = Array.from({ length: count }, (_, index) => x + (index - count / 2) * 7);
  return starts.map((left) => `M${left + 0.5} ${y}h6l-3 -5.5z`).join('');
}
