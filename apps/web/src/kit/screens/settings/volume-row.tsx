import { useT } from '../../i18n/text.tsx';
import { playTone } from '../../motion/tones.ts';
import { changeSettings, settings, VOLUMES, type VolumeName } from '../../settings/settings.ts';
import { useStore } from '../../store/store.ts';
import styles from './settings-screen.module.css';

/** A tone to hear how loud it is. */
const SAMPLES = { diceVolume: 'dice', cardVolume: 'draw', hitVolume: 'hit' } as const;

/** How loud one kind of sound is. */
export function VolumeRow({ name }: { readonly name: VolumeName }) {
  const t = useT();
  const { [name]: volume, sound } = useStore(settings);
  return (
    <label className={styles.row}>
      <span>{t(`settings.${name}`)}</span>
      <span className={styles.volume}>
        <input
          type="range"
          min={0}
          max={VOLUMES.length - 1}
          value={VOLUMES.indexOf(volume)}
          disabled={!sound}
          aria-valuetext={`${volume}%`}
          onChange={({ target }) => {
            changeSettings({ [name]: VOLUMES[Number(target.value)] ?? volume });
            playTone(SAMPLES[name]);
          }}
        />
        <output>{volume}%</output>
      </span>
    </label>
  );
}
