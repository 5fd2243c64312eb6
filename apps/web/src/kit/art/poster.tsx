import styles from './card-art.module.css';

/** A picture that belongs to no card. It fills the box around it; nothing as long as it has not come. */
export function Poster({ address }: { readonly address: string | undefined }) {
  if (address === undefined) return undefined;
  return (
    <img className={styles.art} src={address} alt="" aria-hidden="true" decoding="async" draggable={false} />
  );
}
