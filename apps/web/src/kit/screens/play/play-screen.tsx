import { useEffect, useState } from 'react';
import { replaceWith, useQuery } from '../../address/router.ts';
import type { ScreenProps } from '../../address/screen-props.ts';
import { noteTable } from '../../address/table-address.ts';
import { KeyboardPlay } from '../../keyboard/keyboard-play.tsx';
import { findLive, keepLive } from '../../match/live-sessions.ts';
import { type Opened, openGame } from '../../match/open-match.ts';
import { startQuickMatch } from '../../match/quick-match.ts';
import type { Session } from '../../match/session.ts';
import { usePrograms } from '../../match/use-programs.ts';
import { MatchProvider } from '../../page/match-context.tsx';
import { MatchTitle } from '../../page/match-title.tsx';
import { useOnScreen } from '../../page/use-on-screen.ts';
import { ProblemList } from '../../problems/problem-list.tsx';
import { useStore } from '../../store/store.ts';
import { TableProvider } from '../../table/table-context.tsx';
import { Working } from '../../ui/working.tsx';
import { HandOver } from '../table/hand-over.tsx';
import { TableScreen } from '../table/table-screen.tsx';

/**
 * `#/quick` starts the preset match and goes to its table; `#/quick/SEED` does so with that luck, and
 * `#/quick?game=GAME&ruleset=RULESET` in that game.
 */
export function QuickScreen({ path: [seed] }: ScreenProps) {
  const { game, ruleset } = useQuery();
  const opened = useOpened(`quick ${seed} ${game} ${ruleset}`, () =>
    startQuickMatch({ seed, game, ruleset }),
  );
  useEffect(() => {
    if (opened?.ok) replaceWith('play', keepLive(opened.session).id);
  }, [opened]);
  return opened?.ok === false ? <ProblemList problems={opened.problems} /> : <Working />;
}

/** `#/play/ID`: the table of a stored game, where it was left. */
export function PlayScreen({ path: [id = ''] }: ScreenProps) {
  const opened = useOpened(id, async () => {
    const session = findLive(id);
    return session === undefined ? openGame(id) : { ok: true, session };
  });
  if (opened === undefined) return <Working />;
  if (!opened.ok) return <ProblemList problems={opened.problems} />;
  return <PlayedMatch session={keepLive(opened.session)} />;
}

function PlayedMatch({ session }: { readonly session: Session }) {
  const { id, host, seating } = session;
  const { isHandOver } = useStore(seating);
  usePrograms(host);
  useEffect(() => noteTable('play', id), [id]);
  return isHandOver ? <HandOver session={session} /> : <SeatTable session={session} />;
}

/** The table of whoever has the screen. Nothing of it is left on the page while the screen changes hands. */
function SeatTable({ session }: { readonly session: Session }) {
  const { id, seating } = session;
  const { seat } = useStore(seating);
  return (
    <MatchProvider match={useOnScreen(session)}>
      <TableProvider key={seat} memory={`${id} ${seat}`} game={id}>
        <MatchTitle />
        <TableScreen />
        <KeyboardPlay />
      </TableProvider>
    </MatchProvider>
  );
}

function useOpened(name: string, open: () => Promise<Opened>): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  const [fault, setFault] = useState<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says what is opened
  useEffect(() => {
    let isWanted = true;
    open().then(
      (found) => isWanted && setOpened(found),
      (reason) => isWanted && setFault(reason),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  if (fault !== undefined) throw fault;
  return opened;
}
