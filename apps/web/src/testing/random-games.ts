import { randomBot } from '@sitrep/bots';
import type { GameEntry } from '@sitrep/contract';
import { createMatch, makeKey, makeUniform } from '@sitrep/kernel';
import { createSession, type Session } from '../kit/match/session.ts';

/** A bound on games that would go on; most are over long before. */
const MOST_ANSWERS = 400;

/** A match of the list with its suggested draft taken, played by people only. */
function openTrial(entry: GameEntry, number: number): Session {
  const [usual] = entry.rulesets;
  return openSetup(entry, entry.trials?.(usual) ?? entry.setups(usual), number);
}

/** A match of the list whose first form is still open. */
export function openUnbought(entry: GameEntry, number: number): Session {
  return openSetup(entry, entry.setups(entry.rulesets[0]), number);
}

function openSetup(entry: GameEntry, setups: ReturnType<GameEntry['setups']>, number: number): Session {
  const setup = setups[(number * 7) % setups.length];
  const key = makeKey(`screen ${number}`);
  const made = setup && createMatch(entry.game, { config: setup.config, content: setup.content, key });
  if (!made?.ok) throw new Error(`set-up ${number} does not start`);
  const match = made.value;
  const players = match.state.seats.map(() => 'person' as const);
  return createSession({ id: `law ${number}`, entry, match, players, followers: [] });
}

/** Plays a whole match by chance and shows every question on its way, whoever is asked. */
export function playRandomGame(entry: GameEntry, number: number, visit: (session: Session) => void): void {
  const session = openTrial(entry, number);
  const random = makeUniform(makeKey(`screen ${number}`), 'players');
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    session.takeScreen();
    const { seat, view } = session.get();
    if (view.decision === undefined || view.outcome !== undefined) return;
    visit(session);
    const answer = randomBot.answer(session.match, seat, random);
    if (answer === undefined || !session.answer(answer, view.decision.number).ok)
      throw new Error(`game ${number} is stuck`);
  }
}
