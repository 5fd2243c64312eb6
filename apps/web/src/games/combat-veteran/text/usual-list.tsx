import { useMatch } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { useSketch } from '../read/use-sketch.ts';
import { percent } from '../spoken/hex-words.ts';
import styles from './text.module.css';

/** What nobody would refuse in a Discipline Phase, each with its chance; what is unticked is left out. */
export function UsualList() {
  const match = useMatch();
  const { speech, t } = match;
  const { ui, change } = useTable();
  const { sketch } = useSketch(ui.focus);
  if (sketch?.kind !== 'usual') return undefined;
  const skipped = sketch.items.filter(({ isSkipped }) => isSkipped).map(({ id }) => id);
  const turn = (id: string) =>
    change({
      focus: { skip: skipped.includes(id) ? skipped.filter((each) => each !== id) : [...skipped, id] },
    });
  return (
    <fieldset className={styles.men}>
      <legend>{t('cv.text.usual')}</legend>
      {sketch.items.map(({ id, answer, isMust, isSkipped, chance }) => (
        <label key={id}>
          <input type="checkbox" checked={!isSkipped} onChange={() => turn(id)} />
          {[speech.option(answer), percent(match, chance), ...(isMust ? [t('cv.text.usual.must')] : [])].join(
            ', ',
          )}
        </label>
      ))}
    </fieldset>
  );
}
