import { Holds } from '../../../kit/decision/holds.tsx';
import { ReactionSettings } from '../../../kit/decision/reactions.tsx';
import { RuleChip } from '../../../kit/decision/rule-chip.tsx';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { ChanceBar } from './chance-bar.tsx';
import styles from './fire-planner.module.css';
import { Panel } from './panel.tsx';
import type { Sketched } from './use-dock.ts';
import { useShare } from './use-share.ts';

/** Defensive fire: who came where, every gun that could fire with one press each, and what was settled in advance. */
export function DefenceCard({ shots }: { readonly shots: readonly Sketched<'shot'>[] }) {
  const { speech, now, t } = useSeat();
  const { choose } = useTable();
  const { decision } = now.view;
  const hex = shots[0]?.sketch.hex;
  const count = soldiersIn(decision?.about);
  const pass = now.options.find(({ type }) => type === 'pass');
  return (
    <>
      <Panel
        title={t('cv.dock.defend', { hex: hex === undefined ? '' : speech.noun('hex', hex) })}
        chips={[t('cv.dock.entered', { count })]}
        head={decision !== undefined && <RuleChip rule={decision.rule} />}
        buttons={
          pass !== undefined && (
            <>
              <Button onClick={() => choose(pass)} data-loose="pass">
                {t('cv.dock.letPass')}
              </Button>
              <Holds pass={pass} kind="quiet" />
            </>
          )
        }
      >
        <ul className={styles.targets}>
          {shots.map((shot, index) => (
            <GunRow key={shot.id} shot={shot} isBest={index === 0} />
          ))}
        </ul>
        {shots.length === 0 && <p>{t('cv.dock.noShot')}</p>}
      </Panel>
      <Panel title={t('cv.dock.whenAsked')}>
        <ReactionSettings isOpen />
      </Panel>
    </>
  );
}

function soldiersIn(about: object | undefined): number {
  return about !== undefined && 'soldiers' in about && Array.isArray(about.soldiers)
    ? about.soldiers.length
    : 0;
}

function GunRow({ shot, isBest }: { readonly shot: Sketched<'shot'>; readonly isBest: boolean }) {
  const { speech, t } = useSeat();
  const { carryOut } = useTable();
  const share = useShare();
  const { firer, weapon, pool, from, isRevealing, splits } = shot.sketch;
  const chance = splits[0]?.chance ?? 0;
  const gun = `${speech.noun('soldier', firer)}, ${speech.noun('weapon', weapon)}`;
  return (
    <li>
      <strong>{gun}</strong>
      <span>{t('cv.dock.dice', { count: pool })}</span>
      <ChanceBar chance={chance} />
      <b>{share(chance)}</b>
      <Button
        kind={isBest ? 'strong' : 'plain'}
        data-proposal={shot.id}
        aria-label={t('cv.dock.fireGun', { gun, chance: share(chance) })}
        onClick={() => carryOut(shot.answers)}
      >
        {t('cv.dock.fire')}
      </Button>
      {isRevealing && <em>{t('cv.dock.reveals', { hex: speech.noun('hex', from) })}</em>}
    </li>
  );
}
