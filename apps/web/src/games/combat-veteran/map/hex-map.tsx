import type { Hex } from '@sitrep/hex';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cornersOf, findHexAt, type Sheet, type Spot } from '../sheet/sheet.ts';
import {
  type Camera,
  COMFORTABLE,
  clamped,
  fittedWhole,
  LABELLED,
  panned,
  type Sides,
  scaleOf,
  toSheet,
  toView,
  type View,
  zoomedAt,
} from './camera.ts';
import type { CameraControl } from './camera-control.ts';
import { shown } from './camera-follow.ts';
import { FrameNumbers } from './frame-numbers.tsx';
import { type GestureHandlers, useGestures } from './gestures.ts';
import styles from './hex-map.module.css';
import { useTerrain } from './terrain.tsx';
import { TerrainLayer } from './terrain-layer.tsx';
import { hexUnderFinger } from './touch-target.ts';
import { useMapKeys } from './use-map-keys.ts';

export interface HexMapProps {
  readonly control: CameraControl;
  /** What is drawn over the ground, as SVG in map units. */
  readonly children?: ReactNode;
  /** What lies over the map and does not move with it. */
  readonly panels?: ReactNode;
  /** How much of the map panels cover on each side, in pixels. */
  readonly covered?: Sides;
  /** The hex of the keyboard. */
  readonly cursor: Hex;
  onCursor(hex: Hex): void;
  /** What a screen reader says of the cursor's hex. */
  readonly name: string;
  /** What can be chosen: where hexes are small a finger finds the nearest. */
  readonly targets?: readonly Hex[];
  /** With Shift it is a place to go past. */
  onHexClick?(hex: Hex, isShift: boolean): void;
  onHexHover?(hex: Hex | undefined): void;
  onHexLongPress?(hex: Hex): void;
  /** Space on the cursor's hex. */
  onFan?(hex: Hex): void;
  /** Escape. */
  onBack?(): void;
  /** The view has another size. */
  onView?(view: View): void;
}

const UNCOVERED: Sides = { top: 0, right: 0, bottom: 0, left: 0 };
const KEY_ZOOM = 1.25;
/** For so long the zoom must rest before the overlay is drawn in its new size. */
const ZOOM_REST_MS = 120;

/** A map with hexes that can be moved, zoomed and pointed at, with pointer, fingers and keys. */
export function HexMap(props: HexMapProps) {
  const { control, children, panels, cursor, name } = props;
  const { sheet } = useTerrain();
  const map = useRef<HTMLDivElement>(null);
  const view = useView(map, props, sheet);
  useCamera(map, control, view, sheet);
  const handlers = useSteering(props, view, sheet);
  const gestures = useGestures(map, handlers);
  const onKeyDown = useMapKeys(sheet.grid, cursor, {
    onMove(hex) {
      control.steer(shown(control.camera.get(), sheet, view.current, [hex]));
      props.onCursor(hex);
    },
    onAct(kind) {
      if (kind === 'click' || kind === 'past') props.onHexClick?.(cursor, kind === 'past');
      else if (kind === 'fan') props.onFan?.(cursor);
      else if (kind === 'back') props.onBack?.();
      else handlers.onZoom(middleOf(view.current), kind === 'zoomIn' ? KEY_ZOOM : 1 / KEY_ZOOM);
    },
  });
  return (
    <div className={styles.frame} data-home="">
      <div
        ref={map}
        className={styles.map}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is one tab stop and takes keys itself
        tabIndex={0}
        aria-label={name}
        data-catch=""
        onKeyDown={onKeyDown}
        {...gestures}
      >
        <div className={styles.ground} data-layer="ground">
          <TerrainLayer control={control} view={view} />
        </div>
        <svg
          className={styles.overlay}
          data-layer="overlay"
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          aria-hidden="true"
        >
          <FrameNumbers sheet={sheet} />
          {children}
          <polygon className={styles.cursor} points={pointsOf(cornersOf(sheet, cursor))} />
        </svg>
      </div>
      <output className={styles.spoken}>{name}</output>
      <div className={styles.panels}>{panels}</div>
    </div>
  );
}

function pointsOf(spots: readonly Spot[]): string {
  return spots.map((spot) => spot.map((value) => value.toFixed(1)).join()).join(' ');
}

function middleOf({ width, height }: View): Spot {
  return [width / 2, height / 2];
}

/** The size of the map's element, measured whenever it changes. */
function useView(
  map: RefObject<HTMLElement | null>,
  { control, covered = UNCOVERED, onView }: Pick<HexMapProps, 'control' | 'covered' | 'onView'>,
  sheet: Sheet,
): RefObject<View> {
  const view = useRef<View>({ width: 1, height: 1, covered });
  const [size, setSize] = useState<Pick<View, 'width' | 'height'>>();
  useLayoutEffect(() => {
    const node = map.current;
    if (!node) return undefined;
    const measure = () => setSize({ width: node.clientWidth, height: node.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [map]);
  const { top, right, bottom, left } = covered;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of every other size, not of every other function
  useLayoutEffect(() => {
    if (!size) return;
    view.current = { ...size, covered: { top, right, bottom, left } };
    // a screen that was turned does not show what is beyond the sheet
    const camera = control.camera.get();
    const led = clamped(camera, sheet, view.current);
    if (led.x !== camera.x || led.y !== camera.y) control.glide(led, 0);
    onView?.(view.current);
  }, [size, top, right, bottom, left]);
  return view;
}

/** Moves the layers with the camera, past React: only transforms change while the map moves. */
function useCamera(
  map: RefObject<HTMLElement | null>,
  control: CameraControl,
  view: RefObject<View>,
  sheet: Sheet,
): void {
  useLayoutEffect(() => {
    const node = map.current;
    const ground = node?.querySelector<HTMLElement>('[data-layer="ground"]');
    const overlay = node?.querySelector<SVGElement>('[data-layer="overlay"]');
    if (!node || !ground || !overlay) return undefined;
    let drawn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = () => {
      const camera = control.camera.get();
      const scale = scaleOf(camera);
      const [x, y] = toView(camera, view.current, [0, 0]).map(Math.round);
      const redraw = () => {
        drawn = scale;
        overlay.style.width = `${sheet.width * scale}px`;
        overlay.style.height = `${sheet.height * scale}px`;
        // a pixel in map units, for words that must not get too small
        overlay.style.setProperty('--unit', `${1 / scale}`);
        overlay.style.transform = `translate(${x}px, ${y}px)`;
      };
      ground.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      node.toggleAttribute('data-near', camera.hexWidth >= LABELLED);
      clearTimeout(timer);
      if (drawn === 0 || drawn === scale) redraw();
      else {
        // what is drawn is stretched while the map zooms
        overlay.style.transform = `translate(${x}px, ${y}px) scale(${scale / drawn})`;
        timer = setTimeout(redraw, ZOOM_REST_MS);
      }
    };
    place();
    const leave = control.camera.subscribe(place);
    return () => {
      clearTimeout(timer);
      leave();
    };
  });
  useEffect(() => {
    const tell = () => map.current?.toggleAttribute('data-gliding', control.isGliding.get());
    tell();
    return control.isGliding.subscribe(tell);
  }, [map, control]);
  useEffect(() => () => control.stop(), [control]);
}

/** What gestures do with the camera and the hexes. */
function useSteering(props: HexMapProps, view: RefObject<View>, sheet: Sheet): GestureHandlers {
  const { control } = props;
  const hovered = useRef<Hex>(undefined);
  const now = () => control.camera.get();
  const steer = (next: Camera) => control.steer(clamped(next, sheet, view.current));
  const hexAt = (at: Spot) => findHexAt(sheet, toSheet(now(), view.current, at));
  const tell = (at: Spot, call: ((hex: Hex) => void) | undefined) => {
    const hex = hexAt(at);
    if (hex !== undefined) call?.(hex);
  };
  return {
    onTouch: () => control.touch(),
    onGrip: (isHeld) => control.grip(isHeld),
    onPan: (way) => steer(panned(now(), way)),
    onZoom: (at, factor) => steer(zoomedAt(now(), view.current, at, factor)),
    onTap: (at, { isFinger, isShift }) => {
      const shown = { sheet, camera: now(), view: view.current };
      const hex = isFinger ? hexUnderFinger(shown, at, props.targets ?? []) : hexAt(at);
      if (hex === undefined) return;
      props.onCursor(hex);
      props.onHexClick?.(hex, isShift);
    },
    onDoubleTap: (at) => {
      const whole = fittedWhole(sheet, view.current);
      const isNear = now().hexWidth >= COMFORTABLE - 1;
      steer(isNear ? whole : zoomedAt(now(), view.current, at, COMFORTABLE / now().hexWidth));
    },
    onHold: (at) => tell(at, props.onHexLongPress),
    onHover: (at) => {
      const hex = at && hexAt(at);
      if (hex === hovered.current) return;
      hovered.current = hex;
      props.onHexHover?.(hex);
    },
  };
}
