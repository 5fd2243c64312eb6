import type { Focus, Proposal } from '@sitrep/contract';
import { useT } from '../../../kit/i18n/text.tsx';
import { useSeatIfAny } from '../../../kit/page/match-context.tsx';
import { usePointed } from '../read/use-pointed.ts';
import { ChoicesCard } from './choices-card.tsx';
import styles from './command-dock.module.css';
import { DefenceCard } from './defence-card.tsx';
import { DisciplineCard } from './discipline-card.tsx';
import { FirePlanner } from './fire-planner.tsx';
import { MarchCard } from './march-card.tsx';
import { SquadList } from './squad-list.tsx';
import { ReachPanel, SquadPanel } from './squad-panel.tsx';
import { StanceCard } from './stance-card.tsx';
import { SupportCard } from './support-card.tsx';
import { isOf, useProposals } from './use-dock.ts';
import { useKeptAim } from './use-kept-aim.ts';

/** Where men are commanded: a card for whatever is asked and pointed at. */
export function CommandDock() {
  const seat = useSeatIfAny();
  const { focus } = usePointed();
  useKeptAim();
  if (seat === undefined || !seat.now.isAsked) return <div className={styles.dock} />;
  return (
    <div className={styles.dock} data-card={seat.now.view.decision?.name}>
      <Cards decision={seat.now.view.decision?.name ?? ''} focus={focus} />
    </div>
  );
}

function Cards({ decision, focus }: { readonly decision: string; readonly focus: Focus }) {
  const proposals = useProposals(focus);
  switch (decision) {
    case 'disciplineChoice':
      return <DisciplineCard focus={focus} />;
    case 'stanceChoice':
      return <StanceCard focus={focus} />;
    case 'defensiveFire':
      return <DefenceCard shots={proposals.filter(isOf('shot'))} />;
    case 'moveChoice':
    case 'groupChoice':
      return <MoveCards proposals={proposals} focus={focus} />;
    case 'combatChoice':
      return <CombatCards proposals={proposals} focus={focus} />;
    default:
      return <ChoicesCard />;
  }
}

interface CardsProps {
  readonly proposals: readonly Proposal[];
  readonly focus: Focus;
}

function MoveCards({ proposals, focus }: CardsProps) {
  const t = useT();
  const { to: _, ...about } = focus;
  const [squad] = useProposals(about).filter(isOf('reach'));
  const marches = proposals.filter(isOf('march'));
  if (squad === undefined) return <SquadList title={t('cv.dock.whichSquad')} type="activate" />;
  return (
    <>
      <SquadPanel squad={squad} focus={focus} />
      {marches.length === 0 ? <ReachPanel squad={squad} /> : <MarchCard marches={marches} focus={focus} />}
    </>
  );
}

function CombatCards({ proposals, focus }: CardsProps) {
  const [shot] = proposals.filter(isOf('shot'));
  if (focus.chit !== undefined)
    return <SupportCard support={proposals.find(isOf('support'))} focus={focus} />;
  return shot === undefined ? <ChoicesCard /> : <FirePlanner shot={shot} focus={focus} />;
}
