import { type Field, firstFocus, focusAt, type Pointed } from '@sitrep/combat-veteran';
import { formatHex, type Hex, neighboursOf } from '@sitrep/hex';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMatch, useSeatIfAny } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { COMFORTABLE, fitted, shown, type View } from '../map/camera.ts';
import { type CameraControl, makeCameraControl } from '../map/camera-control.ts';
import { HexMap } from '../map/hex-map.tsx';
import { Overview, type OverviewMark } from '../map/overview.tsx';
import { PointerList } from '../map/pointer-list.tsx';
import { TerrainProvider, useTerrain } from '../map/terrain.tsx';
import { battleOf, contentOf, useBattle } from '../read/battle.ts';
import { stacksOf } from '../read/stacks.ts';
import styles from './battle-board.module.css';
import sketchStyles from './sketch-layer.module.css';
import { outlineOf, SketchLayer } from './sketch-layer.tsx';
import { StackLayer } from './stack-layer.tsx';
import { useSketch } from './use-sketch.ts';

/** The map of a firefight: who is where, what can be pointed at, and what it would come to. */
export function BattleBoard() {
  const { facts } = useMatch();
  return (
    <TerrainProvider map={contentOf(facts).map}>
      <Battlefield />
    </TerrainProvider>
  );
}

function Battlefield() {
  const { sheet } = useTerrain();
  const field = useBattle();
  const { control, setView, view, marks } = useCamera(field);
  const [cursor, setCursor] = useState<Hex>(() => stacksOf(field)[0]?.hex ?? 0);
  const { sketch, chosen, lit, pointAt, clear } = usePointing();
  const name = useHexName();
  return (
    <div className={styles.board}>
      <HexMap
        control={control}
        cursor={cursor}
        onCursor={setCursor}
        hexName={name}
        onHexClick={pointAt}
        onBack={clear}
        onView={setView}
        panels={view !== undefined && <Panels control={control} view={view} marks={marks} />}
      >
        <SketchLayer sketch={sketch} />
        <path className={sketchStyles.lit} d={outlineOf(sheet, lit)} />
        <StackLayer field={field} chosen={chosen} />
      </HexMap>
    </div>
  );
}

/** The camera of the board, which begins with everybody in view. */
function useCamera(field: Field) {
  const { sheet } = useTerrain();
  const [control] = useState(() =>
    makeCameraControl({ x: sheet.width / 2, y: sheet.height / 2, hexWidth: COMFORTABLE }),
  );
  const [view, setView] = useState<View>();
  const marks = useMemo(
    () => stacksOf(field).map(({ hex, seat }): OverviewMark => ({ hex, side: seat === 0 ? 'us' : 'enemy' })),
    [field],
  );
  const hasFitted = useRef(false);
  useEffect(() => {
    if (view === undefined || hasFitted.current) return;
    hasFitted.current = true;
    const hexes = marks.map(({ hex }) => hex);
    control.steer(fitted(sheet, view, hexes));
  }, [control, marks, sheet, view]);
  return { control, view, setView, marks };
}

interface PanelsProps {
  readonly control: CameraControl;
  readonly view: View;
  readonly marks: readonly OverviewMark[];
}

/** From this width on there is room for the overview. */
const ROOMY = 700;

/** What lies over the map: the overview, and pointers to enemies out of view. */
function Panels({ control, view, marks }: PanelsProps) {
  const { now, t } = useMatch();
  const { sheet } = useTerrain();
  const enemies = marks.filter(({ side }) => (side === 'us') !== (now.seat === 0)).map(({ hex }) => hex);
  return (
    <>
      <PointerList
        control={control}
        view={view}
        hexes={enemies}
        wordsOf={([first = 0, ...others]) =>
          others.length === 0 ? formatHex(sheet.grid, first) : t('cv.enemies', { count: others.length + 1 })
        }
        onGo={(hexes) => control.steer(shown(control.camera.get(), sheet, view, hexes))}
      />
      {view.width > ROOMY && (
        <div className={styles.overview}>
          <Overview control={control} view={view} marks={marks} width={180} label={t('cv.overview')} />
        </div>
      )}
    </>
  );
}

interface PointingHere {
  readonly sketch: ReturnType<typeof useSketch>['sketch'];
  readonly chosen: readonly number[];
  readonly lit: readonly Hex[];
  pointAt(hex: Hex): void;
  clear(): void;
}

/** What pointing at hexes does: it narrows down what is proposed, chooses, or does what was proposed. */
function usePointing(): PointingHere {
  const match = useMatch();
  const seat = useSeatIfAny();
  const table = useTable();
  const { decision } = match.now.view;
  const field = battleOf(match);
  const about = decision?.about ?? {};
  const base = { field, seat: match.now.seat, decision: decision?.name ?? '', about };
  const first: Pointed = seat?.now.isAsked ? firstFocus(base) : {};
  const focus = { ...first, ...table.ui.focus };
  const { sketch, proposals } = useSketch(focus);
  const reach = useSketch({ ...(focus.stack !== undefined && { stack: focus.stack }) }).sketch;
  const reached = reach?.kind === 'reach' ? reach.hexes.map(({ hex }) => hex) : [];
  const lit = [...table.lit.keys()].flatMap((piece) =>
    piece.startsWith('hex:') ? [Number(piece.slice(4))] : [],
  );

  function pointAt(hex: Hex): void {
    const piece = `hex:${hex}`;
    const next = focusAt({ ...base, reached }, focus, hex);
    const isMeant = next.to !== undefined && next.to === focus.to;
    const isStep = next.to !== undefined && next.stack !== undefined && isBeside(next.stack, next.to);
    if (isMeant) return table.carryOut(proposals[0]?.answers ?? []);
    if (isStep) return void step(next);
    if (Object.keys(next).length === 0 && table.lit.has(piece)) return table.pointAt(piece);
    const isProposed = next.to !== undefined || next.target !== undefined;
    table.change({ focus: next, piece: undefined, sheet: isProposed ? 'orders' : undefined });
  }

  /** A step to the next hex needs no second thought: the first proposal is made at once. */
  async function step(next: Pointed): Promise<void> {
    const found = await seat?.client.ask(match.now.revision, { kind: 'proposals', focus: { ...next } });
    const [best] = found ?? [];
    if (best !== undefined) table.carryOut(best.answers);
  }

  const isBeside = (one: Hex, other: Hex) => neighboursOf(field.board.grid, one).includes(other);
  const chosen = sketch !== undefined && 'members' in sketch ? sketch.members : [];
  return { sketch, chosen, lit, pointAt, clear: () => table.change({ focus: {}, piece: undefined }) };
}

/** What a screen reader says of a hex. */
function useHexName(): (hex: Hex) => string {
  const { speech, t } = useMatch();
  const field = useBattle();
  return (hex) => {
    const men = stacksOf(field).filter((stack) => stack.hex === hex);
    const names = men.flatMap(({ soldiers }) => soldiers.map((soldier) => speech.noun('soldier', soldier)));
    const place = `${formatHex(field.board.grid, hex)}, ${speech.text.t(`terrain.${field.board.terrain[hex]?.id}`)}`;
    return names.length === 0 ? `${place}, ${t('cv.empty')}` : `${place}: ${names.join(', ')}`;
  };
}
