import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Spot } from '../sheet/sheet.ts';

export interface Tap {
  readonly isFinger: boolean;
  readonly isShift: boolean;
}

/** What fingers and the mouse do on the map, at points of the view. */
export interface GestureHandlers {
  /** Something was pressed or moved: the player is at work. */
  onTouch(): void;
  /** Fingers or the button of the mouse are down, or up again. */
  onGrip(isHeld: boolean): void;
  onPan(way: Spot): void;
  onZoom(at: Spot, factor: number): void;
  onTap(at: Spot, tap: Tap): void;
  onDoubleTap(at: Spot): void;
  onHold(at: Spot): void;
  /** Where the mouse is; `undefined` when it has left. */
  onHover(at: Spot | undefined): void;
}

/** A finger that moves less than this has not moved. */
const STILL_PX = 6;
const HELD_MS = 450;
const DOUBLE_MS = 300;
const WHEEL_STEP = 0.0015;

/** What is pressed now. */
interface Hand {
  readonly fingers: Map<number, Spot>;
  /** Where the first finger went down, until it moves, lifts or is held. */
  pressed: Spot | undefined;
  holding: ReturnType<typeof setTimeout> | undefined;
  lastTap: { readonly at: Spot; readonly time: number } | undefined;
}

/** Listens on the element of the map: drag, wheel, pinch, tap, double tap and long press. */
export function useGestures(element: RefObject<HTMLElement | null>, handlers: GestureHandlers) {
  const hand = useRef<Hand>({
    fingers: new Map(),
    pressed: undefined,
    holding: undefined,
    lastTap: undefined,
  });
  useWheel(element, handlers);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      press(hand.current, handlers, event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (hand.current.fingers.has(event.pointerId)) drag(hand.current, handlers, event);
      else if (event.pointerType === 'mouse') {
        handlers.onTouch();
        handlers.onHover(pointOf(event));
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => lift(hand.current, handlers, event),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(hand.current, handlers, event.pointerId),
    onPointerLeave: () => handlers.onHover(undefined),
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}

/** React listens to wheels passively, but the page must not scroll. */
function useWheel(element: RefObject<HTMLElement | null>, { onTouch, onZoom }: GestureHandlers): void {
  useEffect(() => {
    const node = element.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      onTouch();
      const { left = 0, top = 0 } = node?.getBoundingClientRect() ?? {};
      const step = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
      onZoom([event.clientX - left, event.clientY - top], Math.exp(-step * WHEEL_STEP));
    };
    node?.addEventListener('wheel', turn, { passive: false });
    return () => node?.removeEventListener('wheel', turn);
  });
}

function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Spot {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

function press(hand: Hand, handlers: GestureHandlers, event: PointerEvent<HTMLElement>): void {
  const at = pointOf(event);
  handlers.onTouch();
  handlers.onGrip(true);
  hand.fingers.set(event.pointerId, at);
  clearTimeout(hand.holding);
  hand.pressed = hand.fingers.size === 1 ? at : undefined;
  if (hand.pressed === undefined) return;
  hand.holding = setTimeout(() => {
    hand.pressed = undefined;
    handlers.onHold(at);
  }, HELD_MS);
}

function drag(hand: Hand, handlers: GestureHandlers, event: PointerEvent<HTMLElement>): void {
  const [before, at] = [hand.fingers.get(event.pointerId) ?? pointOf(event), pointOf(event)];
  if (hand.pressed && far(hand.pressed, at) < STILL_PX) return;
  hand.pressed = undefined;
  clearTimeout(hand.holding);
  handlers.onTouch();
  hand.fingers.set(event.pointerId, at);
  const [other] = [...hand.fingers].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
  if (other === undefined) {
    handlers.onPan([at[0] - before[0], at[1] - before[1]]);
    return;
  }
  // two fingers: what lies between them goes with their middle
  handlers.onPan([(at[0] - before[0]) / 2, (at[1] - before[1]) / 2]);
  handlers.onZoom(
    [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2],
    far(at, other) / (far(before, other) || 1),
  );
}

function lift(hand: Hand, handlers: GestureHandlers, event: PointerEvent<HTMLElement>): void {
  const isTap = hand.pressed !== undefined && hand.fingers.has(event.pointerId);
  const at = pointOf(event);
  letGo(hand, handlers, event.pointerId);
  if (!isTap) return;
  const { lastTap } = hand;
  const isSecond =
    lastTap !== undefined && event.timeStamp - lastTap.time < DOUBLE_MS && far(lastTap.at, at) < 24;
  // with a mouse two clicks are two clicks: the wheel zooms
  if (isSecond && event.pointerType !== 'mouse') handlers.onDoubleTap(at);
  else handlers.onTap(at, { isFinger: event.pointerType !== 'mouse', isShift: event.shiftKey });
  hand.lastTap = isSecond ? undefined : { at, time: event.timeStamp };
}

function letGo(hand: Hand, handlers: GestureHandlers, finger: number): void {
  clearTimeout(hand.holding);
  hand.fingers.delete(finger);
  handlers.onGrip(hand.fingers.size > 0);
  hand.pressed = undefined;
}

function far([x, y]: Spot, [u, v]: Spot): number {
  return Math.hypot(x - u, y - v);
}
