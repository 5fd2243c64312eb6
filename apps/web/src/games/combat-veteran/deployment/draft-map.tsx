import { previewOf } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import { useEffect, useRef, useState } from 'react';
import { useSeat } from '../../../kit/page/match-context.tsx';
import sketchStyles from '../board/sketch-layer.module.css';
import { COMFORTABLE, clamped, fitted, type View, within } from '../map/camera.ts';
import { type CameraControl, makeCameraControl } from '../map/camera-control.ts';
import { HexMap } from '../map/hex-map.tsx';
import { useTerrain } from '../map/terrain.tsx';
import { useBattle } from '../read/battle.ts';
import { stacksOf } from '../read/stacks.ts';
import { outlineOf } from '../sheet/outline.ts';
import { hexWords } from '../spoken/hex-words.ts';
import { StackLayer } from '../stacks/stack-layer.tsx';
import styles from './deployment-form.module.css';
import type { Arranging } from './use-arranging.ts';

interface DraftMapProps {
  readonly arranging: Arranging;
  /** The hexes that something is wrong with. */
  readonly wrong: readonly Hex[];
  /** The hex to bring into view. */
  readonly shown: Hex | undefined;
}

/** The map with the draft on it: pieces are pointed at, then the hex they go to. */
export function DraftMap({ arranging, wrong, shown }: DraftMapProps) {
  const { sheet } = useTerrain();
  const match = useSeat();
  const { arrangement, hex: open, chosen, lit, refused, point, letGo } = arranging;
  const field = previewOf(useBattle(), arrangement.deployment);
  const own = stacksOf(field).filter(({ seat }) => (seat === 0) === (arrangement.side === 'us'));
  const { control, setView } = useFittedCamera(
    own.map(({ hex }) => hex),
    shown,
  );
  const [cursor, setCursor] = useState<Hex>(own[0]?.hex ?? 0);
  const numbers = chosen.flatMap((id) => field.roster.numbers.get(id) ?? []);

  return (
    <HexMap
      control={control}
      cursor={cursor}
      onCursor={setCursor}
      name={hexWords(match, field, cursor, {})}
      onHexClick={point}
      onBack={letGo}
      onView={setView}
    >
      <path className={sketchStyles.lit} d={outlineOf(sheet, lit)} data-lit={lit.length} />
      <path className={styles.wrong} d={outlineOf(sheet, wrong)} data-wrong={wrong.length} />
      {refused !== undefined && <path className={styles.wrong} d={outlineOf(sheet, [refused.hex])} />}
      <StackLayer field={field} chosen={numbers} />
      {open !== undefined && <path className={styles.open} d={outlineOf(sheet, [open])} />}
    </HexMap>
  );
}

/** The camera begins with everybody in view, near enough to read the numbers, and goes where something is to be shown. */
function useFittedCamera(hexes: readonly Hex[], shown: Hex | undefined) {
  const { sheet } = useTerrain();
  const [control] = useState<CameraControl>(() =>
    makeCameraControl({ x: sheet.width / 2, y: sheet.height / 2, hexWidth: COMFORTABLE }),
  );
  const [view, setView] = useState<View>();
  const hasFitted = useRef(false);
  useEffect(() => {
    if (view === undefined || hasFitted.current || hexes.length === 0) return;
    hasFitted.current = true;
    const camera = fitted(sheet, view, hexes);
    const near = { ...camera, hexWidth: within(camera.hexWidth, LEGIBLE, NEAR) };
    control.steer(clamped(near, sheet, view));
  }, [control, hexes, sheet, view]);
  useEffect(() => {
    const [x, y] = shown === undefined ? [] : (sheet.centres[shown] ?? []);
    if (x !== undefined && y !== undefined) control.steer({ ...control.camera.get(), x, y });
  }, [control, sheet, shown]);
  return { control, setView };
}

/** From this width of a hex on its number can be read; nearer than the other, too little of the ground is in view. */
const LEGIBLE = 48;
const NEAR = 56;
