import { type ComponentType, lazy } from 'react';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import type { Path } from './router.ts';
import type { ScreenProps } from './screen-props.ts';

type Screen = ComponentType<ScreenProps>;

const loadPlay = () => import('../screens/play/play-screen.tsx');
const loadReplay = () => import('../screens/replay/replay-screen.tsx');

/** The screens by the first part of the address. All but the first are loaded when they are asked for. */
const SCREENS: Readonly<Record<string, Screen>> = {
  quick: lazy(async () => ({ default: (await loadPlay()).QuickScreen })),
  play: lazy(async () => ({ default: (await loadPlay()).PlayScreen })),
  tutorial: lazy(async () => ({
    default: (await import('../screens/tutorial/tutorial-screen.tsx')).TutorialScreen,
  })),
  setup: lazy(async () => ({ default: (await import('../screens/setup/setup-screen.tsx')).SetupScreen })),
  replay: lazy(async () => ({ default: (await loadReplay()).ReplayScreen })),
  shared: lazy(async () => ({ default: (await loadReplay()).SharedScreen })),
  saves: lazy(async () => ({ default: (await import('../screens/saves/saves-screen.tsx')).SavesScreen })),
  settings: lazy(async () => ({
    default: (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
  })),
  cards: lazy(async () => ({ default: (await import('../screens/cards/cards-screen.tsx')).CardsScreen })),
  rules: lazy(async () => ({ default: (await import('../screens/rules/rules-screen.tsx')).RulesScreen })),
};

export function screenOf([name]: Path): Screen {
  return (name !== undefined && SCREENS[name]) || HomeScreen;
}

/** Signs that somebody is there and may want to play. */
const SIGNS = ['pointermove', 'touchstart', 'keydown'];

/** Loads the engine and the table before they are asked for, but not while the first page is still settling. */
export function preloadTable(): () => void {
  const load = () => void loadPlay();
  for (const sign of SIGNS) addEventListener(sign, load, { once: true, passive: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, load);
  };
}
