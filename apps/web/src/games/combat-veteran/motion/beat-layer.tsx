import type { Act, Field, Struck } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useTerrain } from '../map/terrain.tsx';
import { outlineOf } from '../sheet/outline.ts';
import { centreAt, HEIGHT, type Spot } from '../sheet/sheet.ts';
import styles from './beat-layer.module.css';
import { MovingStack } from './moving-stack.tsx';

interface BeatLayerProps {
  readonly field: Field;
  readonly act: Act;
  readonly time: number;
}

/** An act on the map: the way of a squad, the line of a shot with its dice, and what it did to whom. */
export function BeatLayer({ field, act, time }: BeatLayerProps) {
  const { sheet } = useTerrain();
  const { kind, actors, hexes, dice, struck } = act;
  const from = field.game.at[actors[0] ?? -1] ?? -1;
  const target = hexes.at(-1) ?? -1;
  if (target < 0) return undefined;
  return (
    <g className={styles.act} data-act={kind}>
      {kind === 'march' && <MovingStack field={field} act={act} time={time} />}
      {kind !== 'march' && <path className={styles.ring} d={outlineOf(sheet, [target])} />}
      {kind === 'shot' && from >= 0 && <ShotLine from={from} to={target} />}
      {kind === 'support' && hexes.length > 1 && hexes[0] !== target && <Scattered hexes={hexes} />}
      <Dice faces={dice} at={centreAt(sheet, target)} />
      <Results field={field} struck={struck} />
    </g>
  );
}

function ShotLine({ from, to }: { readonly from: Hex; readonly to: Hex }) {
  const { sheet } = useTerrain();
  const [[x1, y1], [x2, y2]] = [centreAt(sheet, from), centreAt(sheet, to)];
  return (
    <>
      <line className={styles.under} x1={x1} y1={y1} x2={x2} y2={y2} />
      <line className={styles.tracer} x1={x1} y1={y1} x2={x2} y2={y2} pathLength="100" />
      <circle className={styles.muzzle} cx={x1} cy={y1} r="5" />
    </>
  );
}

/** Fire support that came down elsewhere than it was called. */
function Scattered({ hexes }: { readonly hexes: readonly Hex[] }) {
  const { sheet } = useTerrain();
  const points = hexes.map((hex) => centreAt(sheet, hex).join()).join(' ');
  return (
    <>
      <path className={styles.called} d={outlineOf(sheet, hexes.slice(0, 1))} />
      <polyline className={styles.drift} points={points} />
    </>
  );
}

/** A die is so wide, in map units; more than these do not fit. */
const DIE = 9;
const MOST_DICE = 10;

function Dice({ faces, at: [x, y] }: { readonly faces: readonly number[]; readonly at: Spot }) {
  const shown = faces.slice(0, MOST_DICE);
  const left = x - (shown.length * (DIE + 1)) / 2;
  return shown.map((face, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice of a roll have only their place
    <g key={index} transform={`translate(${left + index * (DIE + 1)} ${y - HEIGHT / 2 - DIE - 2})`}>
      <rect className={styles.die} width={DIE} height={DIE} rx="1.5" />
      <text className={styles.face} x={DIE / 2} y={DIE - 2}>
        {face}
      </text>
    </g>
  ));
}

const LINE = 11;

/** What happened to whom, written below the hex, as far as the account has words for it. */
function Results({ field, struck }: { readonly field: Field; readonly struck: readonly Struck[] }) {
  const { speech } = useMatch();
  const { sheet } = useTerrain();
  const told = struck.filter(({ figure }) => speech.text.has(`account.${figure}`));
  return told.map(({ figure, piece, hex }, index) => {
    const place = hex >= 0 ? hex : (field.game.at[piece] ?? -1);
    if (place < 0) return undefined;
    const [x, y] = centreAt(sheet, place);
    const row = told.slice(0, index).filter((each) => each.hex === hex).length;
    return (
      <text
        key={`${piece} ${figure}`}
        className={styles.result}
        data-figure={figure}
        x={x}
        y={y + HEIGHT / 2 + 8 + row * LINE}
      >
        {speech.tell(`account.${figure}`, { piece })}
      </text>
    );
  });
}
