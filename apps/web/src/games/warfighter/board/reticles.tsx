import styles from './reticles.module.css';

interface ReticlesProps {
  readonly free: number;
  readonly suppressed: number;
  readonly killed: number;
}

/** One sign for each reticle: open, suppressed or killed, told apart by shape. The words stand beside the picture. */
export function Reticles({ free, suppressed, killed }: ReticlesProps) {
  const signs = [
    ...Array.from({ length: free }, () => 'free' as const),
    ...Array.from({ length: suppressed }, () => 'suppressed' as const),
    ...Array.from({ length: killed }, () => 'killed' as const),
  ];
  return (
    <span className={styles.reticles}>
      {signs.map((kind, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signs of a kind are all alike
        <svg key={index} viewBox="0 0 20 20" className={styles[kind]} aria-hidden="true">
          {kind === 'free' && <circle cx="10" cy="10" r="5.5" />}
          {kind === 'free' && <path d="M10 1v6M10 13v6M1 10h6M13 10h6" />}
          {kind === 'suppressed' && <path d="M10 3v14M3 10h14M5 5l10 10M15 5 5 15" />}
          {kind === 'killed' && <path d="m5 5 10 10M15 5 5 15" />}
        </svg>
      ))}
    </span>
  );
}
