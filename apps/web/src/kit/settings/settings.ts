import { isNameIn, isOneOf } from '@sitrep/kernel';
import { LANGUAGES, type Language } from '@sitrep/text';
import { createStore } from '../store/store.ts';

export const THEMES = ['device', 'light', 'dark', 'contrast'] as const;
export const ANIMATIONS = ['none', 'fast', 'normal', 'slow'] as const;
export const TEXT_SIZES = ['100', '115', '130', '150', '200'] as const;
/** How the board is shown, where a game has both. */
export const BOARDS = ['picture', 'text'] as const;
/** How loud a kind of sound is, in per cent. */
export const VOLUMES = ['0', '25', '50', '75', '100'] as const;
/** When an answer must be confirmed: never, when it ends the turn, whenever it cannot be undone, always. */
export const CONFIRMATIONS = ['never', 'turn', 'final', 'always'] as const;

/** Everything that a player can set. Kept in this browser only. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly animation: (typeof ANIMATIONS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly board: (typeof BOARDS)[number];
  readonly confirmation: (typeof CONFIRMATIONS)[number];
  /** Warns before a legal answer that does nothing or harms one's own side. */
  readonly warnings: boolean;
  readonly sound: boolean;
  /** Whether the player has said if he wants sounds: he is asked once. */
  readonly isSoundSettled: boolean;
  readonly diceVolume: (typeof VOLUMES)[number];
  readonly cardVolume: (typeof VOLUMES)[number];
  readonly hitVolume: (typeof VOLUMES)[number];
  /** Extra hints, and automatic phases explained. */
  readonly learner: boolean;
}

export type VolumeName = 'diceVolume' | 'cardVolume' | 'hitVolume';

const KEY = 'sitrep.settings';

/** The values that a setting may have; any other stored value counts as not set. */
const VALUES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: THEMES,
  animation: ANIMATIONS,
  textSize: TEXT_SIZES,
  board: BOARDS,
  confirmation: CONFIRMATIONS,
  warnings: [true, false],
  sound: [true, false],
  isSoundSettled: [true, false],
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
    board: 'picture',
    confirmation: 'turn',
    warnings: true,
    sound: false,
    isSoundSettled: false,
    diceVolume: '100',
    cardVolume: '100',
    hitVolume: '100',
    learner: true,
  };
}

/** The first of the device's languages that we have. */
export function deviceLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2)).find((tag) => isOneOf(LANGUAGES, tag)) ?? 'en';
}

/** Stored settings on top of the defaults; anything invalid is ignored. */
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
    // storage may be forbidden or damaged: use the defaults
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
