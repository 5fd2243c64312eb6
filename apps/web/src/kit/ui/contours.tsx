import { memo } from 'react';
import { contourPath } from './contour-path.ts';

const WIDTH = 480;
const HEIGHT = 270;

interface ContoursProps {
  readonly seed: string;
  readonly className?: string | undefined;
  readonly levels?: number;
}

/** A piece of map behind a page or a card, seeded by the name of what it represents. */
export const Contours = memo(function Contours({ seed, className, levels = 9 }: ContoursProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={contourPath(seed, { width: WIDTH, height: HEIGHT, levels, hills: 13 })}
        fill="none"
        stroke="var(--art-line)"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
});
