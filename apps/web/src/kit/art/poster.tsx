import styles from './card-art.module.css';
import { Late } from './late.tsx';

/** A picture that belongs to no card. It fills the box around it; nothing as long as it has not come. */
export function Poster({ address }: { readonly address: string | undefined }) {
  if (address === undefined) return <Late />;
  return (
    <img className={styles.art} src={address} alt="" aria-hidden="true" decoding="async" draggable={false} />
  );
}
