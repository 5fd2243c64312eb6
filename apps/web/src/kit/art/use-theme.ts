import { useSyncExternalStore } from 'react';
import { settings, type THEMES } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';

type Theme = (typeof THEMES)[number];

/** The theme that the page is in; light where there is no screen. */
export function useTheme(): Exclude<Theme, 'device'> {
  const { theme } = useStore(settings);
  const isDark = useSyncExternalStore(watchDevice, isDeviceDark, () => false);
  if (theme !== 'device') return theme;
  return isDark ? 'dark' : 'light';
}

function darkDevice(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function isDeviceDark(): boolean {
  return darkDevice().matches;
}

function watchDevice(changed: () => void): () => void {
  const device = darkDevice();
  device.addEventListener('change', changed);
  return () => device.removeEventListener('change', changed);
}
