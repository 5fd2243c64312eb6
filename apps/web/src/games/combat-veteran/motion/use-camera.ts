import { hexesIn } from '@sitrep/combat-veteran';
import { type Hex, parseHex } from '@sitrep/hex';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSpot } from '../../../kit/lesson/spot.tsx';
import { speedNow } from '../../../kit/motion/pace.ts';
import { settings } from '../../../kit/settings/settings.ts';
import { type Camera, COMFORTABLE, fitted, type View } from '../map/camera.ts';
import { makeCameraControl } from '../map/camera-control.ts';
import { followed, shown } from '../map/camera-follow.ts';
import { freeRoom } from '../map/free-room.ts';
import type { OverviewMark } from '../map/overview.tsx';
import { panelsOver, toolsOver } from '../map/panels-over.ts';
import { useTerrain } from '../map/terrain.tsx';
import { stacksOf } from '../read/stacks.ts';
import { usePointed } from '../read/use-pointed.ts';
import type { Steered } from './steered.ts';
import { useFit, useHome } from './use-camera-keys.ts';
import { useAskedPlace, useOwnPhase } from './use-own-phase.ts';
import type { Shown } from './use-scene.ts';
import { useStillPlace } from './use-still-place.ts';

/** How long the camera takes to get somewhere, in milliseconds. */
const CALM_MS = { none: 0, fast: 140, normal: 260, slow: 600 } as const;

/** The camera of the board: it shows what happens, and where one's own phase is to be played. */
export function useCamera(scene: Shown, chosen: Hex, board: RefObject<HTMLElement | null>) {
  const { sheet } = useTerrain();
  const [control] = useState(() =>
    makeCameraControl({ x: sheet.width / 2, y: sheet.height / 2, hexWidth: COMFORTABLE }),
  );
  const [view, setView] = useState<View>();
  const { field } = scene;
  const marks = useMemo(
    () => stacksOf(field).map(({ hex, seat }): OverviewMark => ({ hex, side: seat === 0 ? 'us' : 'enemy' })),
    [field],
  );
  const steered = { control, view, board };
  const still = useStillPlace();
  const cut = useShowing(scene, steered, still);
  usePointedInView(steered);
  useSpotInView(steered, scene);
  useHome(steered, chosen);
  return { control, view, setView, marks, rings: [...still, ...cut], fit: useFit(steered) };
}

/** What no panel covers at this moment. */
function roomIn({ board }: Pick<Steered, 'board'>, view: View): View {
  return freeRoom(view, panelsOver(board.current));
}

/** How the game moves the camera: into what no panel covers at this moment. Says whether it has to move at all. */
function useMoves({ control, view, board }: Steered) {
  return (next: (camera: Camera, room: View) => Camera): boolean => {
    if (view === undefined) return false;
    const before = control.camera.get();
    const after = next(before, roomIn({ board }, view));
    if (after === before) return false;
    control.glide(after, CALM_MS[speedNow(settings.get().animation)]);
    return true;
  };
}

/** Shows each act, then the seat's own phase and what it is asked. Returns where the camera has cut to without a motion. */
function useShowing({ field, act }: Shown, steered: Steered, still: readonly Hex[]): readonly Hex[] {
  const { sheet } = useTerrain();
  const move = useMoves(steered);
  const isReady = steered.view !== undefined && act === undefined;
  const asked = useAskedPlace();
  const [cut, setCut] = useState<readonly Hex[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every place that is shown without motion
  useEffect(() => {
    if (still.length > 0) move((camera, room) => shown(camera, sheet, room, still));
  }, [still]);
  usePhaseInView(steered, isReady);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question, and again on a screen that was turned
  useEffect(() => {
    if (!isReady || asked.hexes.length === 0) return;
    const hasMoved = move((camera, room) => shown(camera, sheet, room, asked.hexes));
    const isCut = hasMoved && speedNow(settings.get().animation) === 'none';
    setCut(isCut ? asked.hexes.slice(0, 1) : []);
  }, [isReady, asked.key, steered.view?.width]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every act
  useEffect(() => {
    if (act === undefined || act.hexes.length === 0) return;
    const actors = act.kind === 'check' ? [] : act.actors.map((piece) => field.game.at[piece] ?? -1);
    move((camera, room) => followed(camera, sheet, room, [...actors, ...act.hexes]));
  }, [act]);
  return cut;
}

/** Where the seat's own phase is to be played: from the first picture on, and again when there is another phase and it is quiet. */
function usePhaseInView(steered: Steered, isReady: boolean): void {
  const { control, view } = steered;
  const { sheet } = useTerrain();
  const move = useMoves(steered);
  const phase = useOwnPhase();
  const first = useRef<Camera>(undefined);
  const fitFor = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the map is painted
  useLayoutEffect(() => {
    if (view === undefined || first.current !== undefined) return;
    // whatever else lies over it now is gone with the first show
    const tools = toolsOver(steered.board.current);
    first.current = fitted(sheet, freeRoom(view, tools === undefined ? [] : [tools]), phase.hexes);
    control.glide(first.current, 0);
  }, [view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every phase, when its map can be seen
  useEffect(() => {
    if (!isReady || view === undefined || fitFor.current === phase.key) return;
    const isFirst = fitFor.current === undefined;
    fitFor.current = phase.key;
    if (!isFirst) move((_, room) => fitted(sheet, room, phase.hexes));
    // who has looked elsewhere during the first show stays there
    else if (control.camera.get() === first.current)
      control.steer(fitted(sheet, roomIn(steered, view), phase.hexes));
  }, [isReady, phase.key]);
}

/** What is pointed at stays in view when panels beside the map grow. */
function usePointedInView(steered: Steered): void {
  const { sheet } = useTerrain();
  const { focus } = usePointed();
  const move = useMoves(steered);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another size of the view covers anything
  useEffect(() => {
    const hexes = hexesIn(focus);
    if (hexes.length > 0) move((camera, room) => shown(camera, sheet, room, hexes));
  }, [steered.view]);
}

/** The hex that the step of a lesson is about, after whatever else has moved the camera. */
function useSpotInView(steered: Steered, { act }: Shown): void {
  const { control, view } = steered;
  const { sheet } = useTerrain();
  const spot = useSpot();
  const hex = spot === undefined ? undefined : parseHex(sheet.grid, spot);
  const phase = useOwnPhase();
  const asked = useAskedPlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after whatever else has moved it, so that a lesson keeps its hex in view
  useEffect(() => {
    if (view !== undefined && hex !== undefined)
      control.glide(shown(control.camera.get(), sheet, roomIn(steered, view), [hex]), 0);
  }, [view, hex, phase.key, asked.key, act]);
}
