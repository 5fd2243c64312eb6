import type { GameEntry } from '@sitrep/contract';
import { firstGame } from './first-game.ts';
import { type Opened, startGame } from './open-match.ts';
import type { Session } from './session.ts';

/** The sample match with the draft that was thought out for it, ready for the first decision at the table. */
export async function startQuickMatch(seed?: string): Promise<Opened> {
  const entry = firstGame();
  const setup = entry.recommended?.()[0] ?? entry.setups()[0];
  if (setup === undefined) return { ok: false, problems: [{ code: 'GAME_UNKNOWN', path: 'game' }] };
  const opened = await startGame({ entry, setup, players: ['person'], ...(seed !== undefined && { seed }) });
  if (opened.ok) takeSuggestion(entry, opened.session);
  return opened;
}

/** Commits the suggested draft of the open form. Where there is none, the form is left to the player. */
function takeSuggestion(entry: GameEntry, session: Session): void {
  const [suggestion] = entry.suggest(session.match.state);
  if (suggestion !== undefined) session.answer(suggestion.draft, session.get().view.decision?.number);
}
