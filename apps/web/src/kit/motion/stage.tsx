import { useEffect, useRef } from 'react';
import { useMatch } from '../page/match-context.tsx';
import type { CssVars } from '../ui/css-vars.ts';
import { AimLine } from './aim-line.tsx';
import { RollStage } from './roll-stage.tsx';
import { Said } from './said.tsx';
import type { Show } from './show.ts';
import { useShow } from './show-context.tsx';
import { ShowControls } from './show-controls.tsx';
import styles from './stage.module.css';
import { StagedFaces } from './staged-faces.tsx';

/** Shows what happened since the last question, dice and all, at the centre of the board or at its edge. */
export function Stage() {
  const { entry } = useMatch();
  const show = useShow();
  const beat = show.beats[show.at];
  return (
    <>
      {entry.accountOf === undefined && <Said />}
      {beat !== undefined && <OnStage show={show} />}
    </>
  );
}

function OnStage({ show }: { readonly show: Show }) {
  const { beats, at, time, isTold, isPaused, isStill } = show;
  const place = useRef<HTMLDivElement>(null);
  // on small screens the board may have been scrolled away
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const beat = beats[at];
  if (beat === undefined) return undefined;
  const { staged } = beat;
  const vars: CssVars = { '--tempo': `${time / (beat.time ?? time)}` };
  return (
    <div
      ref={place}
      className={styles.place}
      style={vars}
      {...(isStill ? { 'data-still': '' } : { 'data-stage': '' })}
      data-over-board=""
      data-central={staged !== undefined || undefined}
      data-dim={(staged !== undefined && staged.kind !== 'line') || undefined}
      data-paused={isPaused || undefined}
      data-hurt={(isTold && beat.struck?.some(({ how }) => how === 'wound' || how === 'down')) || undefined}
    >
      <div
        key={`${at} ${beat.n}`}
        className={styles.picture}
        data-told={isTold || undefined}
        aria-hidden="true"
      >
        {staged?.kind === 'roll' && staged.by.piece !== undefined && staged.at?.piece !== undefined && (
          <AimLine by={staged.by.piece} at={staged.at.piece} isFoe={staged.isFoe} />
        )}
        {staged?.kind === 'roll' && <RollStage roll={staged} />}
        {staged?.kind === 'cards' && <StagedFaces staged={staged} />}
        {(staged === undefined || staged.kind === 'line') && <Line show={show} />}
      </div>
      <ShowControls show={show} />
    </div>
  );
}

/** What happened in words, with its dice. */
function Line({ show: { beats, at } }: { readonly show: Show }) {
  const { t } = useMatch();
  const beat = beats[at];
  return (
    <div className={styles.line} data-kind={beat?.kind} data-on-stage="">
      <div className={styles.beat}>
        <Faces faces={beat?.dice ?? []} />
        <span>{beat?.words}</span>
      </div>
      {beat?.staged === undefined && (
        <small>
          {at + 1}/{beats.length} · {t('motion.skip')}
        </small>
      )}
    </div>
  );
}

function Faces({ faces }: { readonly faces: readonly number[] }) {
  if (faces.length === 0) return undefined;
  return (
    <span className={styles.dice}>
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of a roll have only their place
        <b key={index}>{face}</b>
      ))}
    </span>
  );
}
