import type { Landscape } from '../landscape/marks.ts';
import { type Cut, type Manner, makePaint, type Paint } from './paint.ts';

/** What a worker that draws is told first. */
export interface DrawingTask {
  readonly landscape: Landscape;
  readonly manner: Manner;
  /** Where the font of the numbers is: a worker has none of the page's fonts. */
  readonly font: string;
}

/** A part to draw, with a number that comes back with the picture. */
export interface CutTask {
  readonly id: number;
  readonly cut: Cut;
}

export interface DrawnCut {
  readonly id: number;
  readonly bitmap: ImageBitmap;
}

/** The fonts of the worker. */
declare const fonts: FontFaceSet;

let ready: Promise<{ readonly paint: Paint; readonly manner: Manner }> | undefined;

async function start({ landscape, manner, font }: DrawingTask) {
  const face = new FontFace('numbers', `url(${font})`, { weight: '600' });
  // without the font the numbers are drawn in another
  const isLoaded = await face.load().then(
    () => true,
    () => false,
  );
  if (isLoaded) fonts.add(face);
  return { paint: makePaint(landscape), manner: isLoaded ? { ...manner, face: 'numbers' } : manner };
}

async function draw({ id, cut }: CutTask): Promise<void> {
  const prepared = await ready;
  const canvas = new OffscreenCanvas(
    Math.ceil(cut.box.width * cut.scale),
    Math.ceil(cut.box.height * cut.scale),
  );
  const surface = canvas.getContext('2d', { alpha: false });
  if (prepared && surface) prepared.paint(surface, prepared.manner, cut);
  const bitmap = canvas.transferToImageBitmap();
  self.postMessage({ id, bitmap } satisfies DrawnCut, { transfer: [bitmap] });
}

self.addEventListener('message', ({ data }: MessageEvent<DrawingTask | CutTask>) => {
  if ('cut' in data) void draw(data);
  else ready = start(data);
});
