import { hexesIn } from '@sitrep/combat-veteran';
import { formatHex, type Hex } from '@sitrep/hex';
import { type ReactNode, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { LegendButton } from '../legend/legend-button.tsx';
import type { View } from '../map/camera.ts';
import type { CameraControl } from '../map/camera-control.ts';
import { shown } from '../map/camera-follow.ts';
import { HexMap } from '../map/hex-map.tsx';
import type { OverviewMark } from '../map/overview.tsx';
import { OverviewPanel } from '../map/overview-panel.tsx';
import { OverviewButton, useOverviewTool } from '../map/overview-tool.tsx';
import { PointerList } from '../map/pointer-list.tsx';
import { TerrainProvider, useTerrain } from '../map/terrain.tsx';
import { SceneLayer } from '../motion/scene-layer.tsx';
import { useCamera } from '../motion/use-camera.ts';
import { useScene } from '../motion/use-scene.ts';
import { contentOf, useBattle } from '../read/battle.ts';
import { stacksOf } from '../read/stacks.ts';
import { useBattleKeys } from '../spoken/use-battle-keys.ts';
import { useInWords } from '../spoken/use-in-words.ts';
import { useSpokenHex } from '../spoken/use-spoken-hex.ts';
import { BattleInWords } from '../text/battle-in-words.tsx';
import styles from './battle-board.module.css';
import { HidingPlaces } from './hiding-places.tsx';
import { LessonSpot } from './lesson-spot.tsx';
import { Hexes } from './shapes.tsx';
import { SightLayer, SightPanel, useSightTool } from './sight-tool.tsx';
import sketchStyles from './sketch-layer.module.css';
import { SketchLayer } from './sketch-layer.tsx';
import { StackFan } from './stack-fan.tsx';
import { TargetLayer } from './target-layer.tsx';
import { useBareGround } from './use-bare-ground.ts';
import { usePointing } from './use-pointing.ts';

/** The map of a firefight: who is where, what can be pointed at, and what it would come to. */
export function BattleBoard() {
  const { facts } = useMatch();
  const { board, isInWords, turn, focusBoard } = useInWords();
  return (
    <div ref={board} className={styles.board}>
      {isInWords ? (
        <BattleInWords onMap={turn} />
      ) : (
        <TerrainProvider map={contentOf(facts).map}>
          <Battlefield board={board} onWords={turn} onFocus={focusBoard} />
        </TerrainProvider>
      )}
    </div>
  );
}

interface BattlefieldProps {
  readonly board: RefObject<HTMLElement | null>;
  /** Shows the board in words instead. */
  onWords(): void;
  /** The map takes the focus: a key has put the cursor somewhere, or a stack was closed. */
  onFocus(): void;
}

function Battlefield({ board, onWords, onFocus }: BattlefieldProps) {
  const field = useBattle();
  const scene = useScene();
  const isStill = scene.act === undefined;
  const [cursor, setCursor] = useState<Hex>(() => stacksOf(field)[0]?.hex ?? 0);
  const { sketch, others, chosen, lit, targets, fanned, pointAt, fan, pick, back, focus } = usePointing();
  const isBare = useBareGround();
  const camera = useCamera(scene, focus.stack ?? cursor, board);
  const { control, setView, view, marks, rings } = camera;
  const name = useSpokenHex(cursor);
  const sight = useSightTool();
  const { looked, setHovered } = useLooked(cursor);
  useBattleKeys({ cursor, sight: sight.turn, ...useJumps(camera, setCursor, onFocus) });
  return (
    <HexMap
      control={control}
      cursor={cursor}
      onCursor={setCursor}
      name={name}
      targets={targets}
      onHexClick={pointAt}
      onHexLongPress={fan}
      onFan={(hex) => openByKey(() => fan(hex === fanned ? undefined : hex))}
      onHexHover={setHovered}
      onBack={inTurn(sight.stop, back)}
      onView={setView}
      panels={
        view !== undefined && (
          <>
            <Panels control={control} view={view} marks={marks} kept={hexesIn(focus)} onWords={onWords}>
              {(others) => (
                <SightPanel tool={sight} to={looked} cursor={cursor}>
                  {others}
                </SightPanel>
              )}
            </Panels>
            {fanned !== undefined && (
              <StackFan
                control={control}
                view={view}
                hex={fanned}
                chosen={chosen}
                onPick={pick}
                onClose={inTurn(() => fan(undefined), onFocus)}
              />
            )}
          </>
        )
      }
    >
      <HidingPlaces />
      {isStill && <SketchLayer sketch={sketch} others={others} />}
      {isStill && <LitHexes hexes={lit} />}
      <LessonSpot />
      {!isBare && <SceneLayer scene={scene} chosen={chosen} rings={rings} />}
      {isStill && <TargetLayer looked={looked} />}
      <SightLayer tool={sight} to={looked} />
    </HexMap>
  );
}

/** Does one thing after the other. */
function inTurn(...acts: readonly (() => void)[]): () => void {
  return () => {
    for (const act of acts) act();
  };
}

/** The hexes that can be chosen. */
function LitHexes({ hexes }: { readonly hexes: readonly Hex[] }) {
  const { sheet } = useTerrain();
  return <Hexes sheet={sheet} hexes={hexes} look={sketchStyles.lit} />;
}

/** The hex under the pointer, or else under the cursor. */
function useLooked(cursor: Hex) {
  const [hovered, setHovered] = useState<Hex>();
  return { looked: hovered ?? cursor, setHovered };
}

/** A stack that is opened by a key takes the focus; the map has it again once it is closed. */
function openByKey(open: () => void): void {
  flushSync(open);
  document.querySelector<HTMLElement>('[data-fan] button')?.focus();
}

/** How keys move the cursor and the camera. */
function useJumps(
  { control, view, fit }: ReturnType<typeof useCamera>,
  setCursor: (hex: Hex) => void,
  onMoved: () => void,
) {
  const { sheet } = useTerrain();
  return {
    goTo(hex: Hex): void {
      if (view !== undefined) control.steer(shown(control.camera.get(), sheet, view, [hex]));
      setCursor(hex);
      onMoved();
    },
    fit,
  };
}

interface PanelsProps extends Pick<BattlefieldProps, 'onWords'> {
  readonly control: CameraControl;
  readonly view: View;
  readonly marks: readonly OverviewMark[];
  /** What is pointed at. */
  readonly kept: readonly Hex[];
  /** The row of tools, beside the one for lines of sight. */
  children(others: ReactNode): ReactNode;
}

/** What lies over the map: pointers to enemies out of view, the overview, and the tools. */
function Panels({ control, view, marks, kept, onWords, children }: PanelsProps) {
  const { now, t } = useMatch();
  const { sheet } = useTerrain();
  const overview = useOverviewTool(view);
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
      {overview.isOn && (
        <OverviewPanel
          control={control}
          view={view}
          marks={marks}
          kept={[...enemies, ...kept]}
          width={180}
          label={t('cv.overview')}
        />
      )}
      {children(
        <>
          <Button onClick={onWords}>{t('cv.text.show')}</Button>
          <LegendButton />
          <OverviewButton tool={overview} />
        </>,
      )}
    </>
  );
}
