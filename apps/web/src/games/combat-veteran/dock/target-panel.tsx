import { type SplitSketch, sharesText, type TargetSketch } from '@sitrep/combat-veteran';
import { useState } from 'react';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { ChanceBar, EffectBar, EffectLegend } from './chance-bar.tsx';
import { DealDice } from './deal-dice.tsx';
import styles from './fire-planner.module.css';
import { Panel } from './panel.tsx';
import type { ShotProps } from './shot-props.ts';
import { isOf, useCarryOut } from './use-dock.ts';
import { useShare } from './use-share.ts';

/** Everybody in the hex fired at with what all dice would do to him, and ways to deal the dice out. */
export function TargetPanel({ shot, focus }: ShotProps) {
  const { speech, t } = useSeat();
  const { hex, alone, isRevealing, from } = shot.sketch;
  const title = t('cv.dock.into', { hex: speech.noun('hex', hex) });
  const chips = isRevealing ? [t('cv.dock.reveals', { hex: speech.noun('hex', from) })] : [];
  return (
    <Panel
      isMain
      title={title}
      chips={chips}
      head={<EffectLegend />}
      areButtonsLoose
      buttons={<ShotButtons shot={shot} focus={focus} />}
    >
      <ul className={styles.targets}>
        {alone.map((target) => (
          <TargetRow key={target.target} target={target} shot={shot} focus={focus} />
        ))}
      </ul>
      {alone.length > 1 && shot.sketch.pool > 1 && <SplitFire shot={shot} focus={focus} />}
    </Panel>
  );
}

/** One man with all dice against him. The best way to fire has the strong button. */
function TargetRow({ target, shot, focus }: ShotProps & { readonly target: TargetSketch }) {
  const { speech, t } = useSeat();
  const share = useShare();
  const fire = useCarryOut();
  const shares = sharesText(new Map([[target.target, target.share]]));
  const isBest = shot.sketch.splits[0]?.value === shares;
  const name = speech.noun('soldier', target.target);
  return (
    <li>
      <strong>{name}</strong>
      <span>{t('cv.dock.dice', { count: target.dice })}</span>
      <EffectBar chances={target.chances} />
      <b>{share(target.hit)}</b>
      <Button
        kind={isBest ? 'strong' : 'plain'}
        data-proposal={isBest ? shot.id : undefined}
        aria-label={t('cv.dock.fireAt', { name, chance: share(target.hit) })}
        onClick={() => fire({ ...focus, shares })}
      >
        {t('cv.dock.fire')}
      </Button>
    </li>
  );
}

function SplitFire({ shot, focus }: ShotProps) {
  const { t } = useSeat();
  const { splits } = shot.sketch;
  const shared = splits.filter(({ targets }) => targets.length > 1);
  const [isDealing, setDealing] = useState(false);
  return (
    <details className={styles.split} open={isDealing || splits[0] === shared[0]}>
      <summary>{t('cv.dock.split')}</summary>
      <ul className={styles.targets}>
        {shared.map((split) => (
          <SplitRow key={split.value} split={split} shot={shot} focus={focus} />
        ))}
      </ul>
      {isDealing ? (
        <DealDice shot={shot} focus={focus} />
      ) : (
        <button type="button" className={styles.link} onClick={() => setDealing(true)}>
          {t('cv.dock.deal')}
        </button>
      )}
    </details>
  );
}

function SplitRow({ split, shot, focus }: ShotProps & { readonly split: SplitSketch }) {
  const { speech, t } = useSeat();
  const share = useShare();
  const fire = useCarryOut();
  const isBest = shot.sketch.splits[0] === split;
  const words = split.targets
    .map((each) => `${each.share} ${speech.noun('soldier', each.target)}`)
    .join(' + ');
  return (
    <li>
      <strong>{words}</strong>
      <span>{t('cv.dock.anyHit')}</span>
      <ChanceBar chance={split.chance} />
      <b>{share(split.chance)}</b>
      <Button
        kind={isBest ? 'strong' : 'plain'}
        data-proposal={isBest ? shot.id : undefined}
        aria-label={t('cv.dock.fireSplit', { words, chance: share(split.chance) })}
        onClick={() => fire({ ...focus, shares: split.value })}
      >
        {t('cv.dock.fire')}
      </Button>
    </li>
  );
}

/** The next gun that could fire at the hex. */
function ShotButtons({ shot, focus }: ShotProps) {
  const { speech, t } = useSeat();
  const { change } = useTable();
  const { stack, target } = focus;
  const wanted = { ...(target !== undefined && { target }), ...(stack !== undefined && { stack }) };
  const guns = useAsked({ kind: 'proposals', focus: wanted })?.filter(isOf('shot')) ?? [];
  const next = guns[(guns.findIndex(({ id }) => id === shot.id) + 1) % Math.max(1, guns.length)];
  if (next === undefined || next.id === shot.id) return undefined;
  const { firer, weapon } = next.sketch;
  return (
    <Button onClick={() => change({ focus: { ...wanted, gun: firer, weapon } })}>
      {t('cv.dock.nextGun', {
        gun: `${speech.noun('soldier', firer)}, ${speech.noun('weapon', weapon)}`,
      })}
    </Button>
  );
}
