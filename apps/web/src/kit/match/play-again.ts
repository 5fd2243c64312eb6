import { HOST, undoneEntries } from '@sitrep/kernel';
import { type Host, openLocal } from '@sitrep/session';
import { carryDraft } from './carried-draft.ts';
import { newSeed, type Opened, startGame } from './open-match.ts';
import type { Session } from './session.ts';
import type { AnyAnswer } from './types.ts';

/**
 * A new match like another: the same set-up with what was drawn for it, the same players, and what they wrote in the
 * forms that it begins with. Only the luck is new. A form that its rules do not accept is left to the player.
 */
export async function playAgain({ host, names }: Pick<Session, 'host' | 'names'>): Promise<Opened> {
  const { entry, facts, players } = host;
  const { content } = facts;
  const game = host.told.view(HOST).game;
  const config = entry.repeat?.({ content, game: objectOf(game) }, facts.config) ?? facts.config;
  const setup = { name: '', config, content };
  // A seed in the address must not bring back the same dice.
  const seed = `${newSeed()} after ${host.id}`;
  const opened = await startGame({ entry, setup, players, names, seed });
  if (opened.ok && entry.isVersus !== true) await fillForms(opened.session, host);
  return opened;
}

function objectOf(game: unknown): object | undefined {
  return typeof game === 'object' && game !== null ? game : undefined;
}

/** Gives the answers with which a match began to another, as long as they fill in forms of people. */
async function fillForms({ id, host }: Session, before: Host): Promise<void> {
  for (const { by, answer } of answersIn(before)) {
    const client = openLocal(host, by);
    const { decision } = client.snapshot().view;
    if (decision?.kind !== 'form' || host.players[by] !== 'person') return;
    const given = await client.answer(answer, decision.number);
    if (given.ok) continue;
    carryDraft(id, answer);
    return;
  }
}

interface Given {
  readonly by: number;
  readonly answer: AnyAnswer;
}

/** What was answered and not taken back. */
function answersIn({ log }: Host): readonly Given[] {
  const undone = undoneEntries(log);
  return log.flatMap(({ act, by }, index) =>
    act.type === 'answer' && by !== undefined && !undone.has(index) ? [{ by, answer: act.answer }] : [],
  );
}

/** What was written last in the forms of this type of answer; `undefined` if nothing was. */
export function lastDraft(host: Host, type: string | undefined): AnyAnswer | undefined {
  return answersIn(host).findLast(({ answer }) => answer.type === type)?.answer;
}
