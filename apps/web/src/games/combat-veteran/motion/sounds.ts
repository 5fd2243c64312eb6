import type { Sound as Name } from '@sitrep/combat-veteran';
import type { Sound } from '../../../kit/page/sound.ts';

/** How everything sounds: steps soft, guns by their class, checks up or down. */
export const SOUND_OF: Readonly<Record<Name, Sound>> = {
  stepEarth: { pitch: 240, seconds: 0.09, times: 2, isNoise: true, volume: 'cardVolume' },
  stepStone: { pitch: 900, seconds: 0.05, times: 2, isNoise: true, volume: 'cardVolume' },
  stepBrush: { pitch: 2600, seconds: 0.12, times: 2, isNoise: true, volume: 'cardVolume' },
  stepWater: { pitch: 600, seconds: 0.16, times: 2, isNoise: true, volume: 'cardVolume' },
  rifle: { pitch: 3200, seconds: 0.08, times: 2, isNoise: true, volume: 'diceVolume' },
  machineGun: { pitch: 2200, seconds: 0.06, times: 6, isNoise: true, volume: 'diceVolume' },
  launcher: { pitch: 700, seconds: 0.35, isNoise: true, volume: 'diceVolume' },
  support: { pitch: 300, seconds: 0.6, isNoise: true, volume: 'diceVolume' },
  fight: { pitch: 1200, seconds: 0.07, times: 4, isNoise: true, volume: 'diceVolume' },
  hit: { pitch: 150, seconds: 0.18, volume: 'hitVolume' },
  passed: { pitch: 660, seconds: 0.12, volume: 'diceVolume' },
  failed: { pitch: 220, seconds: 0.16, volume: 'diceVolume' },
  found: { pitch: 330, seconds: 0.12, times: 2, volume: 'cardVolume' },
  phase: { pitch: 440, seconds: 0.08, volume: 'cardVolume' },
};
