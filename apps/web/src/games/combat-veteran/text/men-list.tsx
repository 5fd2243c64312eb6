import { focusWithout, squadIn } from '@sitrep/combat-veteran';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { useBattle } from '../read/battle.ts';
import { stacksOf } from '../read/stacks.ts';
import { usePointed } from '../read/use-pointed.ts';
import { manWords } from '../spoken/man-words.ts';
import styles from './text.module.css';

/** The men of the chosen stack, each of whom comes along or stays behind. */
export function MenList() {
  const match = useMatch();
  const { t, now } = match;
  const field = useBattle();
  const { change } = useTable();
  const { focus } = usePointed();
  const { leave = [] } = focus;
  const stack = stacksOf(field).find(({ hex, seat }) => hex === focus.stack && seat === now.seat);
  return (
    <fieldset className={styles.men}>
      <legend>{t('cv.text.comes')}</legend>
      {stack?.soldiers.map((soldier) => (
        <label key={soldier}>
          <input
            type="checkbox"
            checked={!leave.includes(soldier)}
            onChange={() => change({ focus: { ...focusWithout(squadIn(focus), soldier) } })}
          />
          {manWords(match, field, soldier)}
        </label>
      ))}
    </fieldset>
  );
}
