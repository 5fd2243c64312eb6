import { isNameIn, isOneOf } from '@sitrep/kernel';
import { LANGUAGES, type Language } from '@sitrep/text';
import { createStore } from '../store/store.ts';

export const THEMES = ['device', 'light', 'dark', 'contrast'] as const;
export const ANIMATIONS = ['none', 'fast', 'normal', 'slow'] as const;
export const TEXT_SIZES = ['100', '115', '130', '150', '200'] as const;
/** How loud a kind of sound is, in hundredths. */
export const VOLUMES = ['0', '25', '50', '75', '100'] as const;
/** When an answer is asked for twice: never, when it ends the turn, whenever it cannot be taken back, always. */
export const CONFIRMATIONS = ['never', 'turn', 'final', 'always'] as const;

/** All that a player can set. Kept in this browser only. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly animation: (typeof ANIMATIONS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly confirmation: (typeof CONFIRMATIONS)[number];
  /** Before a legal answer that does nothing or harms oneself. */
  readonly warnings: boolean;
  readonly sound: boolean;
  readonly diceVolume: (typeof VOLUMES)[number];
  readonly cardVolume: (typeof VOLUMES)[number];
  readonly hitVolume: (typeof VOLUMES)[number];
  /** Extra hints, and automatic phases explained. */
  readonly learner: boolean;
}

export type VolumeName = 'diceVolume' | 'cardVolume' | 'hitVolume';

const KEY = 'sitrep.settings';

/** The values that a setting may have; what is stored otherwise counts as not set. */
const VALUES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: THEMES,
  animation: ANIMATIONS,
  textSize: TEXT_SIZES,
  confirmation: CONFIRMATIONS,
  warnings: [true, false],
  sound: [true, false],
  diceVolume: VOLUMES,
  cardVolume: VOLUMES,
  hitVolume: VOLUMES,
  learner: [true, false],
};

function usual(): Settings {
  return {
    language: deviceLanguage(navigator.languages),
    theme: 'device',
    animation: 'normal',
    textSize: '100',
    confirmation: 'turn',
    warnings: true,
    sound: false,
    diceVolume: '100',
    cardVolume: '100',
    hitVolume: '100',
    learner: true,
  };
}

/** The first language of the device that there is. */
export function deviceLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2)).find((tag) => isOneOf(LANGUAGES, tag)) ?? 'en';
}

/** Stored settings over the usual ones; anything strange is left out. */
export function mergeSettings(stored: unknown, base: Settings): Settings {
  if (typeof stored !== 'object' || stored === null) return base;
  const known = Object.entries(stored).filter(
    ([name, value]) => isNameIn(VALUES, name) && isOneOf<unknown>(VALUES[name], value),
  );
  return { ...base, ...Object.fromEntries(known) };
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    // storage may be forbidden or damaged: the usual settings serve
    return {};
  }
}

export const settings = createStore<Settings>(mergeSettings(readStored(), usual()));

export function changeSettings(change: Partial<Settings>): void {
  settings.set((now) => ({ ...now, ...change }));
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // without storage they last as long as the page
  }
}
