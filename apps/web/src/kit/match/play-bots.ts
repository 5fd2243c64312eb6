import { askBot } from './bots.ts';
import type { Session } from './session.ts';

/** Lets the programs at the table answer whenever they are asked. Returns how to stop. */
export function playBots(session: Session, ask: typeof askBot = askBot): () => void {
  let isBusy = false;
  let isOver = false;

  async function step(): Promise<void> {
    const seat = botAsked(session);
    if (isBusy || isOver || seat === undefined || session.get().botFault !== undefined) return;
    isBusy = true;
    const entries = session.match.log.length;
    const advice = await ask({ game: session.id, match: session.match, seat });
    isBusy = false;
    // The game may have gone on meanwhile: then the question is another one.
    if (session.match.log.length !== entries) void step();
    else if (!isOver) session.answerFor(seat, advice?.answer);
  }

  const unsubscribe = session.subscribe(() => void step());
  void step();
  return () => {
    isOver = true;
    unsubscribe();
  };
}

/** A program's seat that has still to answer. What several may answer is left to people. */
function botAsked({ match, players }: Session): number | undefined {
  const asked = (match.decision()?.seats ?? []).filter(
    (seat) => match.view(seat).decision?.hasAnswered === false,
  );
  const isOpenToPeople =
    match.decision()?.kind === 'pick' && asked.some((seat) => players[seat] === 'person');
  return isOpenToPeople ? undefined : asked.find((seat) => players[seat] !== 'person');
}
