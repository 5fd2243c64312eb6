import { useEffect, useState } from 'react';
import { ShortCounter } from '../counters/counter.tsx';
import { counterAt, type SoldierFace } from '../counters/faces.ts';
import type { Landscape } from '../landscape/marks.ts';
import { mannerOf, useShownTheme } from '../map/manner.ts';
import { PaintedCanvas } from '../map/painted-canvas.tsx';
import { makePainter, type Painter } from '../map/painter.ts';
import { landscape } from '../shipped/door-landscape.ts?at-build';
import styles from './door-scene.module.css';

const MAN: SoldierFace = { nation: 'us-vietnam', name: '', firepower: 1, discipline: 4, stance: 'walking' };
const ENEMY: SoldierFace = { ...MAN, nation: 'viet-cong', discipline: 3, stance: 'crawling' };

/** Who stands where on the part of the map, and the line of a shot. */
const MEN: readonly (readonly [face: SoldierFace, at: readonly [number, number]])[] = [
  [MAN, [103, 163]],
  [{ ...MAN, stance: 'crawling', discipline: 5 }, [133, 145]],
  [{ ...MAN, rank: 1, discipline: 6 }, [103, 197]],
  [ENEMY, [283, 93]],
  [{ ...ENEMY, discipline: 4 }, [313, 110]],
];
const SHOT = 'M133 145L283 93';

/** A part of a real map with a few counters on it. */
export function DoorScene() {
  const painter = usePainter(landscape);
  const box = { left: 0, top: 0, width: landscape.width, height: landscape.height };
  return (
    <div className={styles.scene}>
      <PaintedCanvas painter={painter} box={box} width={720} style={FULL} />
      <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.shot} d={SHOT} />
        {MEN.map(([face, at]) => (
          <g key={at.join()} transform={counterAt(at, 32)}>
            <ShortCounter face={face} />
          </g>
        ))}
      </svg>
    </div>
  );
}

const FULL = { width: '100%', height: '100%', objectFit: 'cover' } as const;

function usePainter(shown: Landscape): Painter | undefined {
  const theme = useShownTheme();
  const [painter, setPainter] = useState<Painter>();
  useEffect(() => {
    const made = makePainter(shown, mannerOf(theme));
    setPainter(made);
    return () => made.stop();
  }, [shown, theme]);
  return painter;
}
