import { useT } from '../../../kit/i18n/text.tsx';
import styles from './reticles.module.css';

interface ReticlesProps {
  readonly free: number;
  readonly suppressed: number;
  readonly killed: number;
}

/** One sign for each reticle: open, suppressed or killed, told apart by shape. */
export function Reticles({ free, suppressed, killed }: ReticlesProps) {
  const t = useT();
  const signs = [
    ...Array.from({ length: free }, () => 'free' as const),
    ...Array.from({ length: suppressed }, () => 'suppressed' as const),
    ...Array.from({ length: killed }, () => 'killed' as const),
  ];
  return (
    <span className={styles.reticles}>
      <span className="visually-hidden">{t('hostile.reticles', { free, suppressed, killed })}</span>
      {signs.map((kind, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signs of a kind are all alike
        <svg key={index} viewBox="0 0 20 20" className={styles[kind]} aria-hidden="true">
          <circle cx="10" cy="10" r="6.5" />
          {kind === 'free' && <path d="M10 1v6M10 13v6M1 10h6M13 10h6" />}
          {kind === 'suppressed' && <path d="M3 14 14 3M6 17 17 6" />}
          {kind === 'killed' && <path d="m3 3 14 14M17 3 3 17" />}
        </svg>
      ))}
    </span>
  );
}
