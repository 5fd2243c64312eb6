import type { Field } from '@sitrep/combat-veteran';
import { formatHex, type Hex } from '@sitrep/hex';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { COMFORTABLE, fitted, shown, type View } from '../map/camera.ts';
import { type CameraControl, makeCameraControl } from '../map/camera-control.ts';
import { HexMap } from '../map/hex-map.tsx';
import { Overview, type OverviewMark } from '../map/overview.tsx';
import { PointerList } from '../map/pointer-list.tsx';
import { TerrainProvider, useTerrain } from '../map/terrain.tsx';
import { contentOf, useBattle } from '../read/battle.ts';
import { stacksOf } from '../read/stacks.ts';
import styles from './battle-board.module.css';
import { SightLayer, SightPanel, useSightTool } from './sight-tool.tsx';
import sketchStyles from './sketch-layer.module.css';
import { outlineOf, SketchLayer } from './sketch-layer.tsx';
import { StackFan } from './stack-fan.tsx';
import { StackLayer } from './stack-layer.tsx';
import { usePointing } from './use-pointing.ts';

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
  const { sketch, chosen, lit, fanned, pointAt, fan, pick, back } = usePointing();
  const name = useHexName();
  const sight = useSightTool();
  const [hovered, setHovered] = useState<Hex>();
  const looked = hovered ?? cursor;
  return (
    <div className={styles.board}>
      <HexMap
        control={control}
        cursor={cursor}
        onCursor={setCursor}
        hexName={name}
        onHexClick={pointAt}
        onHexLongPress={fan}
        onFan={(hex) => fan(hex === fanned ? undefined : hex)}
        onHexHover={setHovered}
        onSight={sight.turn}
        onBack={() => {
          sight.stop();
          back();
        }}
        onView={setView}
        panels={
          view !== undefined && (
            <>
              <Panels control={control} view={view} marks={marks} />
              <SightPanel tool={sight} to={looked} cursor={cursor} />
              {fanned !== undefined && (
                <StackFan
                  control={control}
                  view={view}
                  hex={fanned}
                  chosen={chosen}
                  onPick={pick}
                  onClose={() => fan(undefined)}
                />
              )}
            </>
          )
        }
      >
        <SketchLayer sketch={sketch} />
        <path className={sketchStyles.lit} d={outlineOf(sheet, lit)} />
        <StackLayer field={field} chosen={chosen} />
        <SightLayer tool={sight} to={looked} />
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
