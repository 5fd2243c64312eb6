import type { Palette } from '@sitrep/art';
import { type ReactNode, useEffect, useState } from 'react';
import { usePage } from '../page/page-context.tsx';
import styles from './card-art.module.css';
import { Late } from './late.tsx';
import { drawnPicture, openStudio } from './studio.ts';
import { useTheme } from './use-theme.ts';

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
  if (address === undefined && source !== undefined)
    return (
      <>
        {children}
        <Late />
      </>
    );
  if (address === undefined || address === '') return children;
  return (
    <img className={styles.art} src={address} alt="" aria-hidden="true" decoding="async" draggable={false} />
  );
}
