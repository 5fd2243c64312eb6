import type { Picture } from '@sitrep/art';
import { useEffect, useState } from 'react';
import styles from './card-art.module.css';
import { drawInTurn } from './studio.ts';
import { useTheme } from './use-theme.ts';

/** A picture that belongs to no card. It fills the box around it; high contrast goes without. */
export function Poster({ picture }: { readonly picture: Picture }) {
  const theme = useTheme();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (theme === 'contrast') return undefined;
    let isWanted = true;
    drawInTurn(picture, theme).then(
      (drawn) => isWanted && setAddress(drawn),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [picture, theme]);
  if (address === undefined || theme === 'contrast') return undefined;
  return (
    <img className={styles.art} src={address} alt="" aria-hidden="true" decoding="async" draggable={false} />
  );
}
