import { EFFECTS, type TargetSketch } from '@sitrep/combat-veteran';
import { useMatch } from '../../../kit/page/match-context.tsx';
import styles from './chance-bar.module.css';
import { useShare } from './use-share.ts';

/** What an attack does to a man: nothing, pinned, wounded, killed, each with a texture of its own. */
export function EffectBar({ chances }: Pick<TargetSketch, 'chances'>) {
  const { text } = useMatch().speech;
  const share = useShare();
  const words = EFFECTS.map((effect) => `${text.t(`effect.${effect}`)} ${share(chances[effect])}`);
  return (
    <span className={styles.bar} role="img" aria-label={words.join(', ')} title={words.join(', ')}>
      {EFFECTS.map((effect) => (
        <i key={effect} data-effect={effect} style={{ flexGrow: chances[effect] }} />
      ))}
    </span>
  );
}

/** One chance as a bar: striped where it is danger, so that colour is not the only sign. */
export function ChanceBar({ chance, isDanger }: { readonly chance: number; readonly isDanger?: boolean }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <i data-effect={isDanger ? 'killed' : 'wounded'} style={{ flexGrow: chance }} />
      <i data-effect="none" style={{ flexGrow: 1000 - chance }} />
    </span>
  );
}

/** What the textures of the bars mean. */
export function EffectLegend() {
  const { text } = useMatch().speech;
  return (
    <span className={styles.legend} aria-hidden="true">
      {EFFECTS.slice(1).map((effect) => (
        <span key={effect}>
          <i data-effect={effect} /> {text.t(`effect.${effect}`)}
        </span>
      ))}
    </span>
  );
}
