import type { Palette } from '@sitrep/art';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { usePage } from '../page/page-context.tsx';
import { settings, type THEMES } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import styles from './card-art.module.css';
import { drawnPicture, openStudio } from './studio.ts';

type Theme = (typeof THEMES)[number];

interface CardArtProps {
  readonly content: object;
  readonly card: string;
  /** For paper, where the theme of the page does not matter. */
  readonly palette?: Palette;
  /** What stands there until the picture is drawn, and for good where there is none. */
  readonly children?: ReactNode;
}

/** The picture of a card. It fills the box around it and says nothing that is not said in words too. */
export function CardArt({ content, card, palette, children }: CardArtProps) {
  const theme = useTheme();
  const { pictures } = usePage();
  // High contrast goes without pictures.
  const source = theme === 'contrast' && palette === undefined ? undefined : pictures;
  const [, setIsOpen] = useState(false);
  const address =
    source &&
    drawnPicture({ source, content, card, palette: palette ?? (theme === 'dark' ? 'dark' : 'light') });
  useEffect(() => {
    if (source === undefined || address !== undefined) return undefined;
    let isWanted = true;
    openStudio(source).then(() => {
      if (isWanted) setIsOpen(true);
    });
    return () => {
      isWanted = false;
    };
  }, [source, address]);
  if (address === undefined || address === '') return children;
  return (
    <img className={styles.art} src={address} alt="" aria-hidden="true" decoding="async" draggable={false} />
  );
}

/** The theme that the page is in; light where there is no screen. */
function useTheme(): Exclude<Theme, 'device'> {
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
