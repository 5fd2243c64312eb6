import { isContent } from '@sitrep/combat-veteran';
import type { GamePrinting } from '../../../kit/page/game-printing.ts';
import { readGround } from '../landscape/ground.ts';
import { CounterFace } from './counter-face.tsx';
import { MapFrame } from './map-frame.tsx';
import { MapPart } from './map-part.tsx';
import { COUNTER, UNIT_MM } from './scale.ts';

/** What Combat Veteran draws for paper: counters, and maps whose hexes hold them. */
export const printing: GamePrinting = {
  counter: COUNTER,
  Face: CounterFace,
  map: {
    size(content) {
      if (!isContent(content)) return { width: 0, height: 0 };
      const { width, height } = readGround(content.map).sheet;
      return { width: width * UNIT_MM, height: height * UNIT_MM };
    },
    Frame: MapFrame,
    Part: MapPart,
  },
};
