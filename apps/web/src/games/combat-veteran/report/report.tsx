import { lossesOf, progressOf } from '@sitrep/combat-veteran';
import { useMemo } from 'react';
import { useAccount } from '../../../kit/log/use-account.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { TerrainProvider } from '../map/terrain.tsx';
import { contentOf, useBattle } from '../read/battle.ts';
import { LossMap } from './loss-map.tsx';
import { SideTable } from './side-table.tsx';
import { TurningPoints } from './turning-points.tsx';

/** Why it ended as it did, and where both sides stood. */
export function ReportLead() {
  const match = useMatch();
  const { speech, t } = match;
  const field = useBattle();
  const { result, turn } = field.game;
  const why = result === undefined ? t('cv.report.conceded') : speech.text.t(`why.${result.rule}`);
  const stands = progressOf(field).map(
    ({ seat, kind, count, of }) =>
      `${match.speech.noun('seat', seat)}: ${speech.text.t(`progress.${kind}`, { count, of })}`,
  );
  return `${why} ${stands.join(' · ')} · ${t('cv.report.turn', { turn })}`;
}

/** What it cost both sides, how lucky their fire was, where men fell, and which moments decided it. */
export function Report() {
  const { facts, now } = useMatch();
  const account = useAccount();
  const content = contentOf(facts);
  const losses = useMemo(() => lossesOf(content, now.events), [content, now.events]);
  return (
    <>
      <SideTable account={account} />
      <TurningPoints account={account} />
      <TerrainProvider map={content.map}>
        <LossMap losses={losses} />
      </TerrainProvider>
    </>
  );
}
