import type { Replay } from '@sitrep/session';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { linkTo } from '../../address/router.ts';
import type { ScreenProps } from '../../address/screen-props.ts';
import { type OpenedReplay, openReplay, openShared, type Replayed } from '../../match/open-replay.ts';
import { ShowProvider } from '../../motion/show-context.tsx';
import { MatchProvider } from '../../page/match-context.tsx';
import { MatchTitle } from '../../page/match-title.tsx';
import { ProblemList } from '../../problems/problem-list.tsx';
import { TableProvider } from '../../table/table-context.tsx';
import { Working } from '../../ui/working.tsx';
import { ReplayControls } from './replay-controls.tsx';
import styles from './replay-screen.module.css';
import { ReplayTable } from './replay-table.tsx';
import { useScrubber } from './use-scrubber.ts';

/** `#/replay/ID` and `#/replay/ID/ENTRY`: a stored game, at its end or at a moment. */
export function ReplayScreen({ path: [id = '', entry] }: ScreenProps) {
  const opened = useOpened(() => openReplay(id));
  return <Replayer opened={opened} address={['replay', id]} entry={entry} />;
}

/** `#/shared/DATA` and `#/shared/DATA/ENTRY`: a game that is in the address itself. */
export function SharedScreen({ path: [data = '', entry] }: ScreenProps) {
  const opened = useOpened(() => openShared(data));
  return <Replayer opened={opened} address={['shared', data]} entry={entry} />;
}

interface ReplayerProps {
  readonly opened: OpenedReplay | undefined;
  /** The address without the moment. */
  readonly address: readonly string[];
  readonly entry: string | undefined;
}

function Replayer({ opened, address, entry }: ReplayerProps) {
  if (opened === undefined) return <Working />;
  if (!opened.ok) return <ProblemList problems={opened.problems} />;
  return <ReplayedMatch replayed={opened.replayed} address={address} entry={entry} />;
}

function ReplayedMatch({ replayed, address, entry }: Omit<ReplayPageProps, 'replay' | 'follows'>) {
  const { id, host, names } = replayed;
  const replay = useMemo(() => host.replay(), [host]);
  const match = useMemo(() => ({ id, entry: host.entry, names, reader: replay }), [id, host, names, replay]);
  // What is known about the match may change while it is being viewed.
  useEffect(() => host.subscribe(() => replay.refresh()), [host, replay]);
  // A step is shown as it was when it happened; whoever jumps sees where he is at once.
  const follows = useRef(false);
  return (
    <MatchProvider match={match}>
      <TableProvider game={id}>
        <ShowProvider follows={follows}>
          <ReplayPage replay={replay} replayed={replayed} address={address} entry={entry} follows={follows} />
        </ShowProvider>
      </TableProvider>
    </MatchProvider>
  );
}

interface ReplayPageProps {
  readonly replay: Replay;
  readonly replayed: Replayed;
  readonly address: readonly string[];
  readonly entry: string | undefined;
  /** Whether the moment that is shown is the next after the one before. */
  readonly follows: RefObject<boolean>;
}

function ReplayPage({ replay, replayed, address, entry, follows }: ReplayPageProps) {
  const scrubber = useScrubber(replay, entry, follows);
  const { at } = scrubber;
  // The address follows the moment, but Back leaves the replay.
  useEffect(() => {
    history.replaceState(undefined, '', linkTo(...address, String(at)));
  }, [address, at]);
  return (
    <div className={styles.page}>
      <MatchTitle />
      <ReplayTable onJump={(n) => scrubber.goTo(replay.stepOf(n, scrubber.seat))} />
      <ReplayControls replay={replay} replayed={replayed} scrubber={scrubber} />
    </div>
  );
}

/** Opened once per screen: a different address is a different screen. */
function useOpened(open: () => Promise<OpenedReplay>): OpenedReplay | undefined {
  const [opened, setOpened] = useState<OpenedReplay>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    let isWanted = true;
    open().then((found) => isWanted && setOpened(found));
    return () => {
      isWanted = false;
    };
  }, []);
  return opened;
}
