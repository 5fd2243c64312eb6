import { permille } from '@sitrep/kernel';
import { gistWords } from '@sitrep/speech';
import { type HostileView, isScreened, uncoveredReticles } from '@sitrep/warfighter/queries';
import { useRef } from 'react';
import { useShow } from '../../../kit/motion/show-context.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { useRead } from '../read/use-read.ts';
import styles from './intent.module.css';

type Threat = NonNullable<ReturnType<typeof useThreat>>;

/** Whom it targets and with what chances right now, or in a word why it does not attack. */
export function Intent({ hostile }: { readonly hostile: HostileView }) {
  const { speech, t } = useMatch();
  const state = useRead();
  const threat = useThreat(hostile.token);
  if (state.game.soldiers[hostile.target - 1] === undefined)
    return <Reason icon="soldier" words={t('hostile.noTarget')} />;
  const name = speech.noun('soldier', hostile.target);
  if (threat !== undefined)
    return <Chances threat={threat} name={name} isScreened={isScreened(state, hostile)} />;
  const isPinned = uncoveredReticles(state, hostile) <= 0;
  return (
    <Reason
      icon={isPinned ? 'suppress' : 'moves'}
      name={name}
      words={t(isPinned ? 'hostile.pinned' : 'hostile.noReach')}
    />
  );
}

/** While a show is on, what was known before it: the end of the show is not given away. */
function useThreat(token: number) {
  const asked = useAsked({ kind: 'threats' });
  const isShowing = useShow().beats.length > 0;
  const known = useRef(asked);
  if (!isShowing || known.current === undefined) known.current = asked;
  const threats = known.current;
  return threats?.find(({ about }) => 'hostile' in about && about.hostile === token);
}

interface ChancesProps {
  readonly threat: Threat;
  readonly name: string;
  readonly isScreened: boolean;
}

/** The chance of a Wound as a solid bar, that of being suppressed as a hatched one behind it. */
function Chances({ threat, name, isScreened }: ChancesProps) {
  const { speech } = useMatch();
  const { total, gist = [], chances } = threat;
  const harm = gist[0]?.count ?? 0;
  const pinned = chances.reduce((sum, { args, count }) => sum + (args.verdict === 'suppress' ? count : 0), 0);
  return (
    <span className={styles.intent}>
      <i className={styles.harm} style={{ width: shareOf(harm, total) }} />
      <i className={styles.pin} style={{ left: shareOf(harm, total), width: shareOf(pinned, total) }} />
      <span className={styles.target}>
        <Icon name={isScreened ? 'stealth' : 'target'} size={13} />
        <span className="visually-hidden">→ </span>
        {name}
      </span>
      <strong aria-hidden="true">{shareOf(harm, total)}</strong>
      <span className="visually-hidden"> {gistWords(speech, threat)[0]}</span>
    </span>
  );
}

function shareOf(count: number, total: number): string {
  return `${Math.round(permille(count, total) / 10)}%`;
}

interface ReasonProps {
  readonly icon: 'soldier' | 'suppress' | 'moves';
  readonly name?: string;
  readonly words: string;
}

function Reason({ icon, name, words }: ReasonProps) {
  return (
    <span className={styles.intent} data-calm="">
      <span className={styles.target}>
        <Icon name={icon} size={13} />
        {name !== undefined && <span className="visually-hidden">→ {name} </span>}
        {words}
      </span>
    </span>
  );
}
