import type { Field } from '@sitrep/combat-veteran';
import { distance, type Hex, parseHex } from '@sitrep/hex';
import { numberIn } from '@sitrep/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSpot } from '../../../kit/lesson/spot.tsx';
import { speedNow } from '../../../kit/motion/pace.ts';
import { useMatch, useSeatIfAny } from '../../../kit/page/match-context.tsx';
import { settings } from '../../../kit/settings/settings.ts';
import { type Camera, COMFORTABLE, fitted, fittedWhole, shown, type View } from '../map/camera.ts';
import { type CameraControl, makeCameraControl } from '../map/camera-control.ts';
import { followed } from '../map/camera-follow.ts';
import type { OverviewMark } from '../map/overview.tsx';
import { useTerrain } from '../map/terrain.tsx';
import { useBattle } from '../read/battle.ts';
import { stacksOf } from '../read/stacks.ts';
import type { Shown } from './use-scene.ts';

/** How long the camera takes to get somewhere, in milliseconds. */
const CALM_MS = { none: 0, fast: 140, normal: 260, slow: 600 } as const;
/** How far the tools over the map reach down from its top, in pixels. */
const TOOLS = 60;
/** Enemies this near to one's own men are worth having in view. */
const NEAR = 8;

/** The camera of the board: it shows what happens, and where one's own phase is to be played. */
export function useCamera({ field, act }: Shown, chosen: Hex) {
  const { sheet } = useTerrain();
  const [control] = useState(() =>
    makeCameraControl({ x: sheet.width / 2, y: sheet.height / 2, hexWidth: COMFORTABLE }),
  );
  const [view, setView] = useState<View>();
  const marks = useMemo(
    () => stacksOf(field).map(({ hex, seat }): OverviewMark => ({ hex, side: seat === 0 ? 'us' : 'enemy' })),
    [field],
  );
  const glide = (next: Camera) => control.glide(next, CALM_MS[speedNow(settings.get().animation)]);
  const busy = act !== undefined;
  const phase = useOwnPhase();
  const asked = useAskedHexes();
  const fitFor = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every phase, when its map can be seen
  useEffect(() => {
    if (view === undefined || busy || fitFor.current === phase.key) return;
    const isFirst = fitFor.current === undefined;
    fitFor.current = phase.key;
    const next = fitted(sheet, view, phase.hexes);
    if (isFirst) control.steer(next);
    else glide(next);
  }, [view, busy, phase.key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => {
    if (view !== undefined && !busy && asked.length > 0)
      glide(shown(control.camera.get(), sheet, view, asked));
  }, [asked.join(), busy]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every act
  useEffect(() => {
    if (view === undefined || act === undefined || act.hexes.length === 0) return;
    const actors = act.kind === 'check' ? [] : act.actors.map((piece) => field.game.at[piece] ?? -1);
    glide(followed(control.camera.get(), sheet, view, [...actors, ...act.hexes]));
  }, [act]);
  const spot = useSpotHex();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after whatever else has moved it, so that a lesson keeps its hex in view
  useEffect(() => {
    if (view === undefined || spot === undefined) return;
    const free = { ...view, covered: { ...view.covered, top: view.covered.top + TOOLS } };
    control.glide(shown(control.camera.get(), sheet, free, [spot]), 0);
  }, [view, spot, busy, phase.key, asked.join(), act]);
  useHome({ control, view }, chosen);
  return { control, view, setView, marks, fit: useFit({ control, view }) };
}

/** The hex that the step of a lesson is about. */
function useSpotHex(): Hex | undefined {
  const { sheet } = useTerrain();
  const spot = useSpot();
  return spot === undefined ? undefined : parseHex(sheet.grid, spot);
}

interface Steered {
  readonly control: CameraControl;
  readonly view: View | undefined;
}

/** Shows the whole map, and when it is asked for again what was shown before. */
function useFit({ control, view }: Steered): () => void {
  const { sheet } = useTerrain();
  const before = useRef<Camera>(undefined);
  return () => {
    if (view === undefined) return;
    const { current } = before;
    before.current = current === undefined ? control.camera.get() : undefined;
    control.steer(current ?? fittedWhole(sheet, view));
  };
}

/** The key Home on the map goes to the chosen squad. */
function useHome({ control, view }: Steered, chosen: Hex): void {
  const { sheet } = useTerrain();
  useEffect(() => {
    const go = ({ key, target }: KeyboardEvent) => {
      const isOnMap = target instanceof HTMLElement && target.role === 'application';
      if (key !== 'Home' || !isOnMap || view === undefined) return;
      control.steer(followed(control.camera.get(), sheet, view, [chosen]));
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, [control, view, sheet, chosen]);
}

/** The seat's own phase, once it is asked, with its men and the enemies near them; all who are known at other times. */
function useOwnPhase(): { readonly key: string; readonly hexes: readonly Hex[] } {
  const { now } = useMatch();
  const isAsked = useSeatIfAny()?.now.isAsked ?? false;
  const field = useBattle();
  const { turn, phase, active } = field.game;
  const last = useRef('');
  const isOwn = isAsked && active === now.seat;
  if (isOwn || last.current === '') last.current = `${now.seat} ${turn} ${phase}`;
  return { key: last.current, hexes: useMemo(() => hexesToSee(field, now.seat), [field, now.seat]) };
}

function hexesToSee(field: Field, seat: number): readonly Hex[] {
  const { grid } = field.board;
  const stacks = stacksOf(field);
  const own = stacks.filter((stack) => stack.seat === seat).map(({ hex }) => hex);
  const isNear = (hex: Hex) => own.some((each) => distance(grid, each, hex) <= NEAR);
  const others = stacks.filter((stack) => stack.seat !== seat).map(({ hex }) => hex);
  const seen = [...own, ...others.filter((hex) => own.length === 0 || isNear(hex))];
  return seen.length > 0 ? seen : [0];
}

/** The hexes that a question of this seat is about. */
function useAskedHexes(): readonly Hex[] {
  const { now } = useMatch();
  const isAsked = useSeatIfAny()?.now.isAsked ?? false;
  const { about = {} } = now.view.decision ?? {};
  const hex = isAsked ? numberIn(about, 'hex') : undefined;
  return hex === undefined || hex < 0 ? [] : [hex];
}
