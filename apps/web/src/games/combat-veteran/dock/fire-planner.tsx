import { PartChoice } from '../../../kit/decision/proposals.tsx';
import { RuleChip } from '../../../kit/decision/rule-chip.tsx';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useBattle } from '../read/battle.ts';
import { stacksOf } from '../read/stacks.ts';
import styles from './fire-planner.module.css';
import { MenRow } from './men-row.tsx';
import { Panel } from './panel.tsx';
import type { ShotProps } from './shot-props.ts';
import { ChitRow } from './support-card.tsx';
import { TargetPanel } from './target-panel.tsx';
import { usePick } from './use-dock.ts';

/** One shot: on the left who fires with what and how many dice, on the right what it does to whom. */
export function FirePlanner({ shot, focus }: ShotProps) {
  const { firer, weapon, hex } = shot.sketch;
  const exact = { ...focus, gun: firer, weapon, target: hex };
  return (
    <>
      <GunPanel shot={shot} focus={exact} />
      <TargetPanel key={shot.id} shot={shot} focus={exact} />
    </>
  );
}

function GunPanel({ shot, focus }: ShotProps) {
  const { speech, t } = useSeat();
  const field = useBattle();
  const { firer, weapon, crew, from, distance } = shot.sketch;
  const pick = usePick({ stack: from, target: shot.sketch.hex });
  const here = stacksOf(field).find((stack) => stack.hex === from && stack.soldiers.includes(firer));
  const gun = `${speech.noun('soldier', firer)}, ${speech.noun('weapon', weapon)}`;
  const serving = crew.map((soldier) => speech.noun('soldier', soldier)).join(', ');
  const chips = [
    ...(crew.length > 0 ? [t('cv.dock.serves', { crew: serving, count: crew.length })] : []),
    speech.noun('hex', from),
    t('cv.dock.distance', { count: distance }),
  ];
  return (
    <Panel title={gun} chips={chips}>
      <MenRow label={t('cv.dock.whoFires')} men={here?.soldiers ?? [firer]} chosen={[firer]} onPick={pick} />
      <div className={styles.gun}>
        <PoolSum shot={shot} />
        <div>
          {shot.parts
            .filter(({ name }) => name !== 'shares')
            .map((part) => (
              <PartChoice key={part.name} part={part} focus={focus} />
            ))}
        </div>
      </div>
      <ChitRow />
    </Panel>
  );
}

/** The dice as a sum, every part of it with its rule. */
function PoolSum({ shot: { sketch } }: Pick<ShotProps, 'shot'>) {
  const { speech, t } = useSeat();
  const nameOf = (name: string) =>
    name === 'firepower' ? t('cv.dock.firepower') : speech.text.t(`condition.${name}`);
  return (
    <dl className={styles.sum}>
      {sketch.parts.map(({ name, dice, rule }) => (
        <div key={`${name} ${rule}`}>
          <dt>
            {nameOf(name)} <RuleChip rule={rule} />
          </dt>
          <dd>{name === 'firepower' ? dice : signed(dice)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('cv.dock.diceInto', { hex: speech.noun('hex', sketch.hex) })}</dt>
        <dd>{sketch.pool}</dd>
      </div>
    </dl>
  );
}

function signed(dice: number): string {
  if (dice === 0) return '±0';
  return dice > 0 ? `+${dice}` : `−${-dice}`;
}
