import { isSketch, type ReachSketch, squadIn } from '@sitrep/combat-veteran';
import { type ReactNode, useEffect, useRef } from 'react';
import { Proposals } from '../../../kit/decision/proposals.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { StanceButtons } from '../dock/stance-buttons.tsx';
import { useBattle } from '../read/battle.ts';
import { usePointed } from '../read/use-pointed.ts';
import { useSketch } from '../read/use-sketch.ts';
import { labelOf } from '../spoken/hex-words.ts';
import { GoalTable } from './goal-table.tsx';
import { MenList } from './men-list.tsx';
import { ShotTable, shotsIn } from './shot-table.tsx';
import styles from './text.module.css';
import { WayTable } from './way-table.tsx';

/** What can be done as one act: about the chosen stack or target, or about the question as a whole. */
export function ChosenInWords() {
  const { focus } = usePointed();
  if (focus.stack !== undefined) return <SquadInWords />;
  return focus.target === undefined ? <ActsInWords /> : <TargetInWords />;
}

/** A stack: who comes along, what all of them can do, and where they can go. */
function SquadInWords() {
  const { t } = useMatch();
  const field = useBattle();
  const { focus } = usePointed();
  const found = useAsked({ kind: 'proposals', focus: squadIn(focus) });
  const { sketch } = useSketch({ ...focus });
  const reach = found?.map((each) => each.sketch).find(isReach);
  return (
    <Chosen title={t('cv.text.chosen', { hex: labelOf(field, focus.stack ?? 0) })}>
      {found !== undefined && (
        <p role="status">
          {reach === undefined
            ? t('cv.text.orders.count', { count: found.length })
            : t('cv.text.reach', { men: reach.members.length, hexes: reach.hexes.length })}
        </p>
      )}
      <MenList />
      <div className={styles.buttons}>
        <StanceButtons focus={focus} />
      </div>
      <Proposals />
      {sketch?.kind === 'march' && <WayTable sketch={sketch} />}
      {reach !== undefined && <GoalTable hexes={reach.hexes} />}
    </Chosen>
  );
}

function isReach(sketch: object | undefined): sketch is ReachSketch {
  return isSketch(sketch) && sketch.kind === 'reach';
}

/** A target: every gun that can fire at it. */
function TargetInWords() {
  const { t } = useMatch();
  const field = useBattle();
  const { focus } = usePointed();
  return (
    <Chosen title={t('cv.text.target', { hex: labelOf(field, focus.target ?? 0) })}>
      <ActsInWords />
    </Chosen>
  );
}

/** Shots as a table with their chances, anything else as it is proposed. */
function ActsInWords() {
  const { focus } = useTable().ui;
  const { proposals } = useSketch(focus);
  const shots = shotsIn(proposals);
  return shots.length > 1 ? <ShotTable shots={shots} /> : <Proposals />;
}

interface ChosenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What was chosen takes the focus, and gives it back. */
function Chosen({ title, children }: ChosenProps) {
  const { t } = useMatch();
  const { ui, change } = useTable();
  const head = useRef<HTMLHeadingElement>(null);
  const isOwnChoice = Object.keys(ui.focus).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every choice
  useEffect(() => {
    if (isOwnChoice) head.current?.focus();
  }, [title]);
  return (
    <section className={styles.chosen} aria-label={title}>
      <header className={styles.head}>
        <h3 ref={head} tabIndex={-1}>
          {title}
        </h3>
        {isOwnChoice && <Button onClick={() => change({ focus: {} })}>{t('cv.text.back')}</Button>}
      </header>
      {children}
    </section>
  );
}
