import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Sheet } from '../sheet/sheet.ts';
import { type Camera, LABELLED, scaleOf, toSheet, type View } from './camera.ts';
import type { CameraControl } from './camera-control.ts';
import styles from './hex-map.module.css';
import type { Box, Cut } from './paint.ts';
import type { Painter } from './painter.ts';
import { useTerrain } from './terrain.tsx';

/** How many pixels a map unit has in the picture for near views. */
const NEAR = 2.5;
/** For so long the view must rest before what is in it is drawn afresh. */
const REST_MS = 150;

function wholeOf({ width, height }: Sheet): Box {
  return { left: 0, top: 0, width, height };
}

/**
 * The ground, which is never drawn while it moves: two pictures of the whole map, and beyond their resolution one of what is in view,
 * once the view rests.
 */
export function TerrainLayer({
  control,
  view,
}: {
  readonly control: CameraControl;
  readonly view: RefObject<View>;
}) {
  const { sheet, painter } = useTerrain();
  const far = Math.min(NEAR, Math.max(1, (LABELLED / 40) * pixelRatio()));
  const sharp = useSharpPart({ control, view, painter, sheet });
  return (
    <>
      <Picture className={styles.far} painter={painter} cut={useCut(sheet, far, false)} />
      <Picture className={styles.near} painter={painter} cut={useCut(sheet, NEAR, true)} />
      {sharp && <Picture className={styles.sharp} painter={painter} cut={sharp} />}
    </>
  );
}

function useCut(sheet: Sheet, scale: number, hasLabels: boolean): Cut {
  return useMemo(() => ({ box: wholeOf(sheet), scale, hasLabels }), [sheet, scale, hasLabels]);
}

function pixelRatio(): number {
  return typeof devicePixelRatio === 'number' ? devicePixelRatio : 1;
}

/** A part of the ground on a canvas; what it showed before stays until the next is drawn. */
function Picture({
  cut,
  painter,
  className,
}: {
  readonly cut: Cut;
  readonly painter: Painter | undefined;
  readonly className: string | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    if (canvas.current) canvas.current.dataset.late = '';
    void painter?.draw(cut).then((bitmap) => {
      if (isWanted && canvas.current) show(canvas.current, bitmap, cut.box);
      else bitmap.close();
    });
    return () => {
      isWanted = false;
    };
  }, [painter, cut]);
  // a canvas that is gone keeps its picture until it is collected, unless it is made small
  useEffect(() => {
    const node = canvas.current;
    return () => {
      if (node) [node.width, node.height] = [0, 0];
    };
  }, []);
  return <canvas ref={canvas} data-late="" className={className} />;
}

function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap, { left, top, width, height }: Box): void {
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  Object.assign(canvas.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  canvas.dataset.drawn = '';
  delete canvas.dataset.late;
}

interface SharpProps {
  readonly control: CameraControl;
  readonly view: RefObject<View>;
  readonly painter: Painter | undefined;
  readonly sheet: Sheet;
}

/** What is in view, at the resolution of the screen, if the pictures have less and the view rests. */
function useSharpPart({ control, view, painter, sheet }: SharpProps): Cut | undefined {
  const [cut, setCut] = useState<Cut>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      const scale = scaleOf(control.camera.get()) * pixelRatio();
      if (scale <= NEAR) setCut(undefined);
      else
        timer = setTimeout(() => setCut(sharpCut(control.camera.get(), view.current, sheet, scale)), REST_MS);
    };
    wait();
    const leave = control.camera.subscribe(wait);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [control, view, sheet]);
  return painter && cut;
}

function sharpCut(camera: Camera, view: View, sheet: Sheet, scale: number): Cut {
  const [left, top] = toSheet(camera, view, [0, 0]).map((value) => Math.max(0, value));
  const [right = 0, bottom = 0] = toSheet(camera, view, [view.width, view.height]);
  const box = {
    left: left ?? 0,
    top: top ?? 0,
    width: Math.min(sheet.width, right) - (left ?? 0),
    height: Math.min(sheet.height, bottom) - (top ?? 0),
  };
  return { box, scale, hasLabels: true };
}
