import type { Picture } from '@sitrep/art';
import { useEffect, useState } from 'react';
import styles from './card-art.module.css';
import { drawn, openPress } from './studio.ts';
import { useTheme } from './use-theme.ts';

/** A picture that belongs to no card. It fills the box around it; high contrast goes without. */
export function Poster({ picture }: { readonly picture: Picture }) {
  const theme = useTheme();
  const [, setIsOpen] = useState(false);
  const address = theme === 'contrast' ? undefined : drawn(picture, theme === 'dark' ? 'dark' : 'light');
  useEffect(() => {
    let isWanted = true;
    void openPress().then(() => isWanted && setIsOpen(true));
    return () => {
      isWanted = false;
    };
  }, []);
  if (address === undefined) return undefined;
  return (
    <img className={styles.art} src={address} alt="" aria-hidden="true" decoding="async" draggable={false} />
  );
}
