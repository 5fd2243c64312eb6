import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Piece } from '../page/piece.ts';
import { type Aim, aimAt, type Box } from './aim.ts';
import styles from './aim-line.module.css';

interface AimLineProps {
  readonly by: Piece;
  readonly at: Piece;
  readonly isFoe: boolean;
}

/** A line over the board from whoever attacks to whom, as long as both are in sight. */
export function AimLine({ by, at, isFoe }: AimLineProps) {
  const svg = useRef<SVGSVGElement>(null);
  const sight = useAim(svg, by, at);
  return (
    <svg ref={svg} className={styles.aim} data-aim="" data-foe={isFoe || undefined} aria-hidden="true">
      {sight && (
        <>
          <rect {...ringOf(sight.by)} className={styles.ring} />
          <rect {...ringOf(sight.at)} className={styles.ring} data-target="" />
          {sight.aim && (
            <>
              <path className={styles.line} pathLength={1} d={`M${sight.aim.from}L${sight.aim.to}`} />
              <polygon className={styles.head} points={sight.aim.head.join(' ')} />
            </>
          )}
        </>
      )}
    </svg>
  );
}

interface InSight {
  readonly by: Box;
  readonly at: Box;
  readonly aim: Aim | undefined;
}

/** Where both are on the board, for as long as it is shown: pieces may still be gliding, and the board change its size. */
function useAim(svg: RefObject<SVGSVGElement | null>, by: Piece, at: Piece): InSight | undefined {
  const [sight, setSight] = useState<InSight>();
  useLayoutEffect(() => {
    const node = svg.current;
    const board = node?.closest('[data-stage], [data-still]')?.parentElement;
    if (node === null || !board) return undefined;
    let seen = '';
    let frame = 0;
    const measure = () => {
      frame = requestAnimationFrame(measure);
      const [from, to] = [by, at].map((piece) => boxOf(board, node, piece));
      const places = JSON.stringify([from, to]);
      if (places === seen) return;
      seen = places;
      setSight(from && to && { by: from, at: to, aim: aimAt(from, to) });
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [svg, by, at]);
  return sight;
}

function boxOf(board: Element, svg: Element, piece: Piece): Box | undefined {
  const found = board.querySelector(`[data-piece="${piece}"]`);
  if (found === null) return undefined;
  const { left, top } = svg.getBoundingClientRect();
  const box = found.getBoundingClientRect();
  return { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
}

/** How far the ring stands off. */
const RING = 3;

function ringOf({ left, top, width, height }: Box) {
  return { x: left - RING, y: top - RING, width: width + 2 * RING, height: height + 2 * RING, rx: 12 };
}
