import { openLocal, type SeatClient } from '@sitrep/session';
import { firstGame } from './first-game.ts';
import { type Opened, startGame } from './open-match.ts';

/** The sample match with its suggested draft, ready for the first decision at the table. */
export async function startQuickMatch(seed?: string): Promise<Opened> {
  const entry = firstGame();
  const setup = entry.recommended?.()[0] ?? entry.setups()[0];
  if (setup === undefined) return { ok: false, problems: [{ code: 'GAME_UNKNOWN', path: 'game' }] };
  const opened = await startGame({ entry, setup, players: ['person'], ...(seed !== undefined && { seed }) });
  if (opened.ok) await takeSuggestion(openLocal(opened.session.host, 0));
  return opened;
}

/** Commits the suggested draft of the open form. If there is none, the form is left to the player. */
export async function takeSuggestion(client: SeatClient): Promise<void> {
  const { revision, view } = client.snapshot();
  const [suggestion] = (await client.ask(revision, { kind: 'suggestions' })) ?? [];
  if (suggestion !== undefined) await client.answer(suggestion.draft, view.decision?.number);
}
