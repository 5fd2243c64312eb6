import { type ComponentType, lazy } from 'react';
import { preloadPages } from '../games/index.ts';
import type { Path } from '../kit/address/router.ts';
import type { ScreenProps } from '../kit/address/screen-props.ts';
import { Home } from './home.tsx';

type Screen = ComponentType<ScreenProps>;

const loadPlay = () => import('../kit/screens/play/play-screen.tsx');
const loadReplay = () => import('../kit/screens/replay/replay-screen.tsx');

/** The screens by the first part of the address. All but the first are loaded on demand. */
const SCREENS: Readonly<Record<string, Screen>> = {
  quick: lazy(async () => ({ default: (await loadPlay()).QuickScreen })),
  play: lazy(async () => ({ default: (await loadPlay()).PlayScreen })),
  tutorial: lazy(async () => ({
    default: (await import('../kit/screens/lesson/lesson-screen.tsx')).LessonScreen,
  })),
  setup: lazy(async () => ({ default: (await import('../kit/screens/setup/setup-screen.tsx')).SetupScreen })),
  replay: lazy(async () => ({ default: (await loadReplay()).ReplayScreen })),
  shared: lazy(async () => ({ default: (await loadReplay()).SharedScreen })),
  saves: lazy(async () => ({ default: (await import('../kit/screens/saves/saves-screen.tsx')).SavesScreen })),
  settings: lazy(async () => ({
    default: (await import('../kit/screens/settings/settings-screen.tsx')).SettingsScreen,
  })),
  cards: lazy(async () => ({ default: (await import('../kit/screens/cards/cards-screen.tsx')).CardsScreen })),
  print: lazy(async () => ({ default: (await import('../kit/screens/print/print-screen.tsx')).PrintScreen })),
  rules: lazy(async () => ({ default: (await import('../kit/screens/rules/rules-screen.tsx')).RulesScreen })),
};

export function screenOf([name]: Path): Screen {
  return (name !== undefined && SCREENS[name]) || Home;
}

/** Events that show somebody is there and may want to play. */
const SIGNS = ['pointermove', 'touchstart', 'keydown'];

/** Loads the engine and the table before they are needed, but not while the first page is still loading. */
export function preloadTable(): () => void {
  const load = () => {
    void loadPlay();
    preloadPages();
  };
  for (const sign of SIGNS) addEventListener(sign, load, { once: true, passive: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, load);
  };
}
