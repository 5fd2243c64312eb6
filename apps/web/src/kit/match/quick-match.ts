import { findGame } from '@sitrep/catalog';
import { type Host, openLocal, type SeatClient } from '@sitrep/session';
import { firstGame } from './first-game.ts';
import { type Opened, startGame } from './open-match.ts';
import { fitPeople, playersOf, seatsIn } from './seats.ts';

/** Which match to start without asking: the first one of the first game unless more is said. */
export interface QuickWish {
  readonly seed?: string | undefined;
  readonly game?: string | undefined;
  readonly ruleset?: string | undefined;
}

/** The sample match with its suggested draft, ready for the first decision at the table. */
export async function startQuickMatch({ seed, game = '', ruleset }: QuickWish = {}): Promise<Opened> {
  const entry = findGame(game) ?? firstGame();
  const setup = entry.recommended?.(ruleset)[0] ?? entry.setups(ruleset)[0];
  if (setup === undefined) return { ok: false, problems: [{ code: 'GAME_UNKNOWN', path: 'game' }] };
  const { players } = playersOf(fitPeople(entry, [], seatsIn(entry, setup)));
  const opened = await startGame({ entry, setup, players, ...(seed !== undefined && { seed }) });
  if (opened.ok) await takeForms(opened.session.host);
  return opened;
}

/** Goes through the forms before the first decision: programs fill in theirs, the player gets what is suggested. */
async function takeForms(host: Host): Promise<void> {
  for (let entries = -1; host.turn?.kind === 'form' && entries < host.log.length; ) {
    entries = host.log.length;
    await host.playPrograms();
    if (host.turn?.kind === 'form') await takeSuggestion(openLocal(host, 0));
  }
}

/** Commits the suggested draft of the open form. If there is none, the form is left to the player. */
export async function takeSuggestion(client: SeatClient): Promise<void> {
  const { revision, view } = client.snapshot();
  const [suggestion] = (await client.ask(revision, { kind: 'suggestions' })) ?? [];
  if (suggestion !== undefined) await client.answer(suggestion.draft, view.decision?.number);
}
