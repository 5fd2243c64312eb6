import { AREAS, boardOf, type Content, isContent, SIDES, startHexes } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import type { Speech } from '@sitrep/speech';
import type { PictureProps } from '../../../kit/page/game-page.ts';
import { TerrainProvider, useTerrain } from '../map/terrain.tsx';
import { TerrainPiece } from '../map/terrain-piece.tsx';
import { outlineOf } from '../sheet/outline.ts';
import { centreAt, type Sheet } from '../sheet/sheet.ts';
import { borderOf } from './border.ts';
import styles from './briefing-picture.module.css';

/** The whole map with where the sides set up, and the parts that rules name. */
export function BriefingPicture({ content, speech }: PictureProps) {
  if (!isContent(content)) return undefined;
  return (
    <TerrainProvider map={content.map}>
      <Picture content={content} speech={speech} />
    </TerrainProvider>
  );
}

const WIDTH = 640;

function Picture({ content, speech }: { readonly content: Content; readonly speech: Speech }) {
  const { sheet } = useTerrain();
  const { areas } = boardOf(content);
  const box = { left: 0, top: 0, width: sheet.width, height: sheet.height };
  const zones = SIDES.map((side) => ({
    name: side,
    hexes: startHexes(content, side),
    words: speech.name({ key: `nation.${content.forces[side].nation}` }),
  }));
  const named = AREAS.filter((area) => areas.has(area)).map((area) => ({
    name: 'area',
    hexes: [...(areas.get(area) ?? [])],
    words: speech.text.t(`area.${area}`),
  }));
  const shown = [...zones, ...named];
  return (
    <figure className={styles.picture}>
      <TerrainPiece box={box} width={WIDTH} isFluid />
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        {shown.map(({ name, hexes, words }) => (
          <g key={words} className={styles[name]}>
            <path className={styles.fill} d={outlineOf(sheet, hexes)} />
            <path d={borderOf(sheet, hexes)} />
          </g>
        ))}
        {labelsOf(sheet, shown).map(({ name, words, x, y }) => (
          <text key={words} className={styles[name]} x={x} y={y}>
            {words}
          </text>
        ))}
      </svg>
      <figcaption>{shown.map(({ words }) => words).join(' · ')}</figcaption>
    </figure>
  );
}

interface Shown {
  readonly name: string;
  readonly words: string;
  readonly hexes: readonly Hex[];
}

/** So far apart the middles of two labels must be, in map units. */
const [WIDE, HIGH] = [260, 50];

/** The name of each area in its middle, unless another name is there already. */
function labelsOf(sheet: Sheet, shown: readonly Shown[]) {
  const labels: (Omit<Shown, 'hexes'> & ReturnType<typeof placeOf>)[] = [];
  for (const { name, words, hexes } of shown) {
    const { x, y } = placeOf(sheet, hexes);
    const isFree = labels.every((other) => Math.abs(other.x - x) > WIDE || Math.abs(other.y - y) > HIGH);
    if (isFree && hexes.length > 0) labels.push({ name, words, x, y });
  }
  return labels;
}

/** The middle of an area. */
function placeOf(sheet: Sheet, hexes: readonly Hex[]): { readonly x: number; readonly y: number } {
  const spots = hexes.map((hex) => centreAt(sheet, hex));
  const middle = (part: 0 | 1) =>
    spots.reduce((sum, spot) => sum + spot[part], 0) / Math.max(1, spots.length);
  return { x: middle(0), y: middle(1) };
}
