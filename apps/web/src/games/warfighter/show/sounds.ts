import type { Sound } from '../../../kit/page/sound.ts';
import type { StagedRoll, Struck, VerdictTone } from '../../../kit/page/staged.ts';

const BOLT: Sound = { pitch: 2400, seconds: 0.06, times: 2, isNoise: true, volume: 'diceVolume' };
const LOW_BOLT: Sound = { pitch: 1100, seconds: 0.08, times: 2, isNoise: true, volume: 'diceVolume' };
const DICE_ON_WOOD: Sound = { pitch: 1500, seconds: 0.1, times: 5, isNoise: true, volume: 'diceVolume' };
const STAMP: Sound = { pitch: 420, seconds: 0.08, isNoise: true, volume: 'hitVolume' };
const DRUM: Sound = { pitch: 120, seconds: 0.12, times: 2, volume: 'hitVolume' };
const RICOCHET: Sound = { pitch: 1320, seconds: 0.16, volume: 'hitVolume' };
const THUD: Sound = { pitch: 95, seconds: 0.2, volume: 'hitVolume' };
const HEARTBEAT: Sound = { pitch: 62, seconds: 0.16, times: 2, volume: 'hitVolume' };
const LOW_TONE: Sound = { pitch: 82, seconds: 0.7, volume: 'hitVolume' };
const CLICK: Sound = { pitch: 300, seconds: 0.06, volume: 'diceVolume' };

/** A weapon is made ready if there is one, and the dice roll. */
export function rollSounds({ isFoe, rows }: Pick<StagedRoll, 'isFoe' | 'rows'>): readonly Sound[] {
  if (rows !== undefined && !isFoe) return [DICE_ON_WOOD];
  return [isFoe ? LOW_BOLT : BOLT, DICE_ON_WOOD];
}

const STRIKES: Readonly<Record<Struck['how'], readonly Sound[]>> = {
  kill: [DRUM],
  out: [DRUM],
  suppress: [RICOCHET],
  wound: [THUD, HEARTBEAT],
  down: [LOW_TONE],
};
const WORST: readonly Struck['how'][] = ['down', 'wound', 'out', 'kill', 'suppress'];

/** The verdict falls, and the worst that it did is heard. */
export function endSounds(struck: readonly Struck[], tone?: VerdictTone): readonly Sound[] {
  const worst = WORST.find((how) => struck.some((each) => each.how === how));
  const stamp = tone === undefined ? [] : [tone === 'miss' ? CLICK : STAMP];
  return worst === undefined ? stamp : [...stamp, ...STRIKES[worst]];
}

const TICK: Sound = { pitch: 1900, seconds: 0.03, isNoise: true, volume: 'cardVolume' };
const PULSE: Sound = { pitch: 70, seconds: 0.45, volume: 'hitVolume' };

/** A clock ticks when a turn passes; the last one has a low pulse, once. */
export function turnSounds(isLast: boolean): readonly Sound[] {
  return isLast ? [TICK, PULSE] : [TICK];
}

/** Cards, a map, a radio: what comes into sight. */
export const REVEALS: Readonly<Record<string, readonly Sound[]>> = {
  hostileEntered: [{ pitch: 900, seconds: 0.07, isNoise: true, volume: 'cardVolume' }],
  eventDrawn: [{ pitch: 3400, seconds: 0.09, times: 5, isNoise: true, volume: 'cardVolume' }],
  locationPlaced: [{ pitch: 1800, seconds: 0.2, times: 2, isNoise: true, volume: 'cardVolume' }],
  cardPlayed: [{ pitch: 700, seconds: 0.09, isNoise: true, volume: 'cardVolume' }],
  soldierMoved: [{ pitch: 240, seconds: 0.09, times: 2, isNoise: true, volume: 'cardVolume' }],
  hostileClosed: [{ pitch: 200, seconds: 0.09, times: 2, isNoise: true, volume: 'cardVolume' }],
};

/** Notes of a tune: how high, and how long. */
type Note = readonly [pitch: number, seconds: number];

/** Up a chord of C major, and to rest on its top. */
const VICTORY: readonly Note[] = [
  [262, 0.35],
  [330, 0.35],
  [392, 0.35],
  [523, 0.5],
  [392, 0.35],
  [523, 1.1],
];
/** Down a chord of A minor. */
const DEFEAT: readonly Note[] = [
  [165, 0.5],
  [131, 0.5],
  [110, 0.7],
  [131, 0.4],
  [110, 0.9],
];

/** The theme of a mission that has been won or lost. */
export function themeOf(isWon: boolean): readonly Sound[] {
  return (isWon ? VICTORY : DEFEAT).map(([pitch, seconds]) => ({ pitch, seconds, volume: 'hitVolume' }));
}
