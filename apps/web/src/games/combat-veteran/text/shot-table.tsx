import { isSketch, type ShotSketch } from '@sitrep/combat-veteran';
import type { Proposal } from '@sitrep/contract';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { percent } from '../spoken/hex-words.ts';
import { WordsTable } from './words-table.tsx';

interface Shot {
  readonly proposal: Proposal;
  readonly sketch: ShotSketch;
}

/** Those of the proposals that are shots. */
export function shotsIn(proposals: readonly Proposal[]): readonly Shot[] {
  return proposals.flatMap((proposal) => {
    const { sketch } = proposal;
    return isSketch(sketch) && sketch.kind === 'shot' ? [{ proposal, sketch }] : [];
  });
}

/** Shots with distance, dice and chance: each can be fired as it is, or opened to change its crew, rank and dice. */
export function ShotTable({ shots }: { readonly shots: readonly Shot[] }) {
  const match = useMatch();
  const { speech, t } = match;
  return (
    <WordsTable
      title={t('cv.text.shots')}
      columns={['shot', 'distance', 'dice', 'chance'].map((name) => t(`cv.text.${name}`))}
      rows={shots.map(({ proposal, sketch }) => ({
        id: proposal.id,
        head: [proposal.title, ...proposal.costs].map(({ key, args }) => speech.tell(key, args)).join(', '),
        cells: [String(sketch.distance), String(sketch.pool), percent(match, sketch.splits[0]?.chance ?? 0)],
        acts: <ShotActs proposal={proposal} sketch={sketch} />,
      }))}
    />
  );
}

function ShotActs({ proposal, sketch }: Shot) {
  const { speech, t } = useMatch();
  const { change, carryOut } = useTable();
  const { firer, weapon, hex } = sketch;
  const shot = speech.tell(proposal.title.key, proposal.title.args);
  return (
    <>
      <Button
        kind="strong"
        aria-label={t('cv.text.fire.by', { shot })}
        onClick={() => carryOut(proposal.answers)}
      >
        {t('cv.text.fire.now')}
      </Button>
      <Button
        aria-label={t('cv.text.change.of', { shot })}
        onClick={() => change({ focus: { target: hex, gun: firer, weapon } })}
      >
        {t('cv.text.change')}
      </Button>
    </>
  );
}
