import type { BeatKind } from '../page/beat-kind.ts';
import { settings, type VolumeName } from '../settings/settings.ts';

/** Hertz and seconds: dice rattle high, hits are low, cards short. */
const TONES: Readonly<Record<BeatKind, readonly [number, number]>> = {
  dice: [620, 0.09],
  draw: [440, 0.05],
  reveal: [330, 0.12],
  move: [520, 0.06],
  hit: [150, 0.18],
};
const LOUDNESS = 0.07;

/** Which volume each kind of sound has. */
const VOLUME_OF: Readonly<Record<BeatKind, VolumeName>> = {
  dice: 'diceVolume',
  draw: 'cardVolume',
  reveal: 'cardVolume',
  move: 'cardVolume',
  hit: 'hitVolume',
};

let context: AudioContext | undefined;

/** A small sound for what is shown; it never carries information of its own. */
export function playTone(kind: BeatKind): void {
  const share = Number(settings.get()[VOLUME_OF[kind]]) / 100;
  if (share === 0) return;
  context ??= new AudioContext();
  const [pitch, seconds] = TONES[kind];
  const from = context.currentTime;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(context, { gain: LOUDNESS * share });
  volume.gain.setTargetAtTime(0, from + seconds, seconds / 3);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + seconds * 3);
}
