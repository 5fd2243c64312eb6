import { createStore, type Store } from '../../../kit/store/store.ts';
import type { Camera } from './camera.ts';

/** The camera of one map and who moves it: the player at once, the game when the player rests. */
export interface CameraControl {
  readonly camera: Pick<Store<Camera>, 'get' | 'subscribe'>;
  /** Whether the game moves it, or will as soon as the player rests. */
  readonly isGliding: Pick<Store<boolean>, 'get' | 'subscribe'>;
  /** The player moved it: what the game had begun is over. */
  steer(next: Camera): void;
  /** The player does something on the map. */
  touch(): void;
  /** The player holds the map, or has let go of it. */
  grip(isHeld: boolean): void;
  /** Moves to a place once the player has rested, in so many milliseconds; the next call takes the place of this one. */
  glide(next: Camera, duration: number): void;
  stop(): void;
}

/** For so long the player must have done nothing before the game may move the camera. */
const REST_MS = 400;

/** What the control needs of the browser. */
export interface Clock {
  now(): number;
  /** Calls back with the next picture; returns how to cancel that. */
  nextFrame(call: () => void): () => void;
}

const browserClock: Clock = {
  now: () => performance.now(),
  nextFrame(call) {
    const frame = requestAnimationFrame(call);
    return () => cancelAnimationFrame(frame);
  },
};

export function makeCameraControl(first: Camera, clock: Clock = browserClock): CameraControl {
  const camera = createStore(first);
  const isGliding = createStore(false);
  let touched = Number.NEGATIVE_INFINITY;
  let isHeld = false;
  let cancel = () => {};
  const halt = () => {
    cancel();
    isGliding.set(false);
  };
  const follow = (next: Camera, duration: number) => {
    cancel();
    isGliding.set(true);
    let from: Camera | undefined;
    let started = 0;
    const frame = () => {
      const now = clock.now();
      if (!isHeld && now - touched >= REST_MS) {
        if (from === undefined) [from, started] = [camera.get(), now];
        const done = duration > 0 ? Math.min(1, (now - started) / duration) : 1;
        camera.set(between(from, next, done));
        if (done === 1) return isGliding.set(false);
      }
      cancel = clock.nextFrame(frame);
    };
    frame();
  };
  return {
    camera,
    isGliding,
    steer(next) {
      halt();
      touched = clock.now();
      camera.set(next);
    },
    touch() {
      touched = clock.now();
    },
    grip(isDown) {
      isHeld = isDown;
      touched = clock.now();
    },
    glide: follow,
    stop: halt,
  };
}

/** Starts and ends gently; zooms by equal factors in equal times. */
function between(from: Camera, to: Camera, share: number): Camera {
  if (share >= 1) return to;
  const eased = share * share * (3 - 2 * share);
  return {
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
    hexWidth: from.hexWidth * (to.hexWidth / from.hexWidth) ** eased,
  };
}
