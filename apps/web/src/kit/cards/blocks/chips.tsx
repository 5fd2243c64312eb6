import type { ChipsBlock, FaceChip } from '@sitrep/contract';
import { capital, useSayFace } from '../symbols/say-face.ts';
import { Sign } from '../symbols/sign.tsx';
import styles from './small-blocks.module.css';

/** Ways to use the card, each in a box with its figures. */
export function Chips({ chips }: ChipsBlock) {
  const say = useSayFace();
  return (
    <span className={styles.chips}>
      {chips.map((chip) => (
        <Chip key={say(chip.label)} {...chip} />
      ))}
    </span>
  );
}

function Chip({ name, figures }: FaceChip) {
  const say = useSayFace();
  return (
    <span className={styles.chip}>
      {name !== undefined && capital(say(name))}
      {figures.map(({ symbol, value }) => (
        <b key={symbol} data-symbol={symbol}>
          {say(value)}
          <Sign name={symbol} />
        </b>
      ))}
    </span>
  );
}
