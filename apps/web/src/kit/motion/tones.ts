import type { BeatKind } from '../page/beat-kind.ts';
import type { Sound } from '../page/sound.ts';
import { settings } from '../settings/settings.ts';

/** What beats without a sound of their own sound like: dice rattle high, hits are low, cards short. */
const TONES: Readonly<Record<BeatKind, Sound>> = {
  dice: { pitch: 620, seconds: 0.09, volume: 'diceVolume' },
  draw: { pitch: 440, seconds: 0.05, volume: 'cardVolume' },
  reveal: { pitch: 330, seconds: 0.12, volume: 'cardVolume' },
  move: { pitch: 520, seconds: 0.06, volume: 'cardVolume' },
  hit: { pitch: 150, seconds: 0.18, volume: 'hitVolume' },
};
const LOUDNESS = 0.07;
/** Noise is heard less than a tone. */
const NOISE_LOUDNESS = 0.3;

let context: AudioContext | undefined;

/** A small sound for what is shown; it never carries information of its own. */
export function playTone(kind: BeatKind): void {
  playSounds([TONES[kind]]);
}

/** Plays sounds one after the other, as loud as the settings say. */
export function playSounds(sounds: readonly Sound[]): void {
  let wait = 0;
  for (const sound of sounds) {
    const { seconds, times = 1, volume } = sound;
    const share = Number(settings.get()[volume]) / 100;
    if (share > 0) for (let index = 0; index < times; index += 1) play(sound, share, wait + index * seconds);
    wait += seconds * times;
  }
}

function play({ pitch, seconds, isNoise = false }: Sound, share: number, wait: number): void {
  context ??= new AudioContext();
  const from = context.currentTime + wait;
  const loudness = isNoise ? NOISE_LOUDNESS : LOUDNESS;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(loudness * share, from);
  volume.gain.setTargetAtTime(0, from + seconds / 3, seconds / 4);
  const source = isNoise ? noise(context, pitch) : tone(context, pitch);
  source.last.connect(volume).connect(context.destination);
  source.first.start(from);
  source.first.stop(from + seconds * 3);
}

interface Source {
  readonly first: AudioScheduledSourceNode;
  readonly last: AudioNode;
}

function tone(on: AudioContext, frequency: number): Source {
  const first = new OscillatorNode(on, { type: 'triangle', frequency });
  return { first, last: first };
}

const NOISE_SECONDS = 1;

/** White noise, filtered above the pitch. It differs from sound to sound; no rule or test depends on it. */
function noise(on: AudioContext, frequency: number): Source {
  const buffer = on.createBuffer(1, on.sampleRate * NOISE_SECONDS, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (const index of samples.keys()) samples[index] = Math.random() * 2 - 1;
  const first = new AudioBufferSourceNode(on, { buffer, loop: true });
  return { first, last: first.connect(new BiquadFilterNode(on, { type: 'lowpass', frequency })) };
}
