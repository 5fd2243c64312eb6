import { sharesText } from '@sitrep/combat-veteran';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import styles from './fire-planner.module.css';
import type { ShotProps } from './shot-props.ts';

/** The dice dealt out by hand, man by man. The shot that is offered is the one dealt here. */
export function DealDice({ shot, focus }: ShotProps) {
  const { speech, t } = useSeat();
  const { change, carryOut } = useTable();
  const { alone, splits, pool } = shot.sketch;
  const dealt = new Map(splits[0]?.targets.map(({ target, share }) => [target, share]));
  const left = pool - [...dealt.values()].reduce((sum, dice) => sum + dice, 0);

  function deal(target: number, dice: number): void {
    const next = new Map([...dealt, [target, dice] as const].filter(([, some]) => some > 0));
    if (next.size > 0) change({ focus: { ...focus, shares: sharesText(next) } });
  }

  return (
    <fieldset className={styles.deal} aria-label={t('cv.dock.deal')}>
      {alone.map(({ target }) => {
        const name = speech.noun('soldier', target);
        const dice = dealt.get(target) ?? 0;
        return (
          <span key={target}>
            {name}
            <button
              type="button"
              aria-label={t('cv.dock.fewer', { name })}
              disabled={dice === 0 || dealt.size * dice === 1}
              onClick={() => deal(target, dice - 1)}
            >
              −
            </button>
            <output aria-label={t('cv.dock.dealt', { name, dice })}>{dice}</output>
            <button
              type="button"
              aria-label={t('cv.dock.more', { name })}
              disabled={left === 0}
              onClick={() => deal(target, dice + 1)}
            >
              +
            </button>
          </span>
        );
      })}
      <span>{t('cv.dock.left', { count: left })}</span>
      <Button onClick={() => carryOut(shot.answers)}>{t('cv.dock.fireDealt')}</Button>
    </fieldset>
  );
}
