import type { Hex } from '@sitrep/hex';
import { shareText } from '@sitrep/speech';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { centreAt, type Sheet } from '../sheet/sheet.ts';
import styles from './chance-label.module.css';

interface ChanceLabelProps {
  readonly sheet: Sheet;
  readonly hex: Hex;
  /** In thousandths. */
  readonly chance: number;
  readonly look: 'danger' | 'safer';
}

/** A chance on a plate in the middle of a hex. */
export function ChanceLabel({ sheet, hex, chance, look }: ChanceLabelProps) {
  const { language } = useMatch().speech.text;
  return <Plate sheet={sheet} hex={hex} look={look} words={shareText(language, chance, 0)} />;
}

interface PlateProps {
  readonly sheet: Sheet;
  readonly hex: Hex;
  readonly words: string;
  readonly look: string;
  /** How far above the middle of the hex, in map units. */
  readonly above?: number;
}

/** Words on a plate at a hex. */
export function Plate({ sheet, hex, words, look, above = 0 }: PlateProps) {
  const [x, y] = centreAt(sheet, hex);
  const width = 4 + words.length * 3.7;
  return (
    <g className={styles.plate} data-look={look} transform={`translate(${x} ${y - above})`}>
      <g className={styles.words}>
        <rect x={-width / 2} y={-5} width={width} height={10} rx={1.5} />
        <text y={3}>{words}</text>
      </g>
    </g>
  );
}
