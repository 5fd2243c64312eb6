import font from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url';
import type { Landscape } from '../landscape/marks.ts';
import { type Cut, type Manner, makeCanvas, makePaint } from './paint.ts';
import type { CutTask, DrawingTask, DrawnCut } from './terrain-worker.ts';

/** Draws parts of one map in one theme. */
export interface Painter {
  /** One after the other, in the order in which they are asked for. */
  draw(cut: Cut): Promise<ImageBitmap>;
  stop(): void;
}

/** A painter beside the page's own thread, where the browser can draw there. */
export function makePainter(landscape: Landscape, manner: Manner): Painter {
  return typeof OffscreenCanvas === 'function' && typeof Worker === 'function'
    ? makeWorkerPainter({ landscape, manner, font: new URL(font, document.baseURI).href })
    : makePagePainter(landscape, manner);
}

function makeWorkerPainter(task: DrawingTask): Painter {
  const worker = new Worker(new URL('./terrain-worker.ts', import.meta.url), {
    type: 'module',
    name: 'terrain',
  });
  const waiting = new Map<number, (bitmap: ImageBitmap) => void>();
  worker.addEventListener('message', ({ data: { id, bitmap } }: MessageEvent<DrawnCut>) => {
    waiting.get(id)?.(bitmap);
    waiting.delete(id);
  });
  worker.postMessage(task);
  let count = 0;
  return {
    draw(cut) {
      count += 1;
      const id = count;
      worker.postMessage({ id, cut } satisfies CutTask);
      return new Promise((resolve) => waiting.set(id, resolve));
    },
    stop: () => worker.terminate(),
  };
}

function makePagePainter(landscape: Landscape, manner: Manner): Painter {
  const paint = makePaint(landscape);
  return {
    async draw(cut) {
      const canvas = makeCanvas(Math.ceil(cut.box.width * cut.scale), Math.ceil(cut.box.height * cut.scale));
      const surface = canvas.getContext('2d', { alpha: false });
      if (surface) paint(surface, manner, cut);
      return createImageBitmap(canvas);
    },
    stop() {},
  };
}
