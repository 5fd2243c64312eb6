import {
  type Answer,
  CANCEL,
  type GameTypes,
  invariant,
  type Match,
  type Seat,
  type Uniform,
} from '@sitrep/kernel';
import { CliError } from '../cli-error.ts';
import { request } from './request.ts';
import type { Session } from './session.ts';

/** Answers for a seat that nobody at the terminal plays. */
export function answerByBot(session: Session, seat: Seat): void {
  const { match, random, entry, bots } = session;
  const isForm = match.decision()?.kind === 'form';
  const bot = bots[seat];
  const draft = bot !== undefined && isForm ? entry.suggest(match.state)[0]?.draft : undefined;
  const answer = draft ?? bot?.answer(match, seat, random) ?? chooseByChance(match, seat, random);
  const result = request(session, seat, { type: 'answer', answer });
  if (!result.ok && result.refusal.code === 'PAST_BROKEN')
    throw new CliError('PAST_BROKEN', session.speech.reason(result.refusal));
  invariant(result.ok, 'OPTION_REFUSED', `an option on the list was refused: ${answer.type}`);
}

/** Any option, or any draft that can be committed. */
function chooseByChance(match: Match<GameTypes>, seat: Seat, random: Uniform): Answer<GameTypes> {
  // A bot that calls off what it has just begun would only try the others' patience.
  const wanted = match.options(seat).filter((option) => option.type !== CANCEL.type);
  const options = wanted.length > 0 ? wanted : match.options(seat);
  const option = options.length === 0 ? undefined : options[random.below(options.length)];
  return option ?? match.game.sample(match.state, seat, random);
}
