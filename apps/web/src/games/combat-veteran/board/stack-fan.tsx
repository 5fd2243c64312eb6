import type { Piece } from '@sitrep/combat-veteran';
import { formatHex, type Hex } from '@sitrep/hex';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useStore } from '../../../kit/store/store.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Fan, type FanMan } from '../counters/fan.tsx';
import type { View } from '../map/camera.ts';
import type { CameraControl } from '../map/camera-control.ts';
import { useTerrain } from '../map/terrain.tsx';
import { cardOf } from '../notes/about-piece.ts';
import { useBattle } from '../read/battle.ts';
import { faceOf } from '../read/soldier-face.ts';
import { stacksOf } from '../read/stacks.ts';
import { centreAt } from '../sheet/sheet.ts';
import { placeFan } from './fan-place.ts';
import styles from './stack-fan.module.css';

export interface StackFanProps {
  readonly control: CameraControl;
  readonly view: View;
  readonly hex: Hex;
  /** Those whom the proposal is about. */
  readonly chosen: readonly Piece[];
  onPick(soldier: Piece): void;
  onClose(): void;
}

/** The men of a hex side by side above it. It goes with the map. */
export function StackFan({ control, view, hex, chosen, onPick, onClose }: StackFanProps) {
  const match = useMatch();
  const { t } = match;
  const { change } = useTable();
  const { sheet } = useTerrain();
  const field = useBattle();
  const men = useMen(hex, chosen);
  const camera = useStore(control.camera);
  const fan = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size changes with its men alone
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = fan.current ?? {};
    setSize({ width, height });
  }, [hex, men.length]);
  const { left, top } = placeFan(camera, view, centreAt(sheet, hex), size);
  /** The man's card, on the side where it does not cover the stack. */
  const look = (id: string | undefined) =>
    change({
      card: id === undefined ? undefined : cardOf(match, `soldier:${id}`),
      isCardLeft: left + size.width / 2 > view.width / 2,
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card goes when the stack closes
  useEffect(() => () => change({ card: undefined }), []);
  if (men.length === 0) return undefined;
  return (
    <div
      ref={fan}
      className={styles.fan}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      data-fan={hex}
    >
      <Fan
        men={men}
        label={t('cv.fan', { hex: formatHex(field.board.grid, hex), count: men.length })}
        size={56}
        onPick={(id) => onPick(Number(id))}
        onClose={onClose}
        onLook={look}
      />
    </div>
  );
}

/** Everybody in a hex whom the seat knows of. */
function useMen(hex: Hex, chosen: readonly Piece[]): readonly FanMan[] {
  const { speech } = useMatch();
  const field = useBattle();
  const soldiers = stacksOf(field)
    .filter((stack) => stack.hex === hex)
    .flatMap((stack) => stack.soldiers);
  return soldiers.map((soldier) => {
    const face = faceOf(field, speech, soldier, chosen);
    const stanceWord = speech.text.t(`stance.${face.stance}`);
    return { id: `${soldier}`, face, stanceWord, label: `${face.name}, ${stanceWord}` };
  });
}
