import { type Answer, createMatch, InvariantError, type Match, makeKey } from '@sitrep/kernel';
import { combatVeteran } from '../src/combat-veteran.ts';
import type { Content } from '../src/content/content.ts';
import type { Config, CvTypes } from '../src/cv-types.ts';
import { SIDES } from '../src/types.ts';

/** A match from its set-up on, with the packs' own set-ups. */
export function begin(content: Content, config: Partial<Config> = {}): Match<CvTypes> {
  const created = createMatch(combatVeteran, {
    config: { turns: 10, exitBlocksTaliban: false, ...config },
    content,
    key: makeKey('whole'),
  });
  if (!created.ok) throw new InvariantError('TEST', JSON.stringify(created.problems));
  return created.value;
}

/** Sets up the side that is asked, as its pack suggests. */
export function deploy(match: Match<CvTypes>): void {
  const [seat = 0] = match.decision()?.seats ?? [];
  const { suggested } = match.setup.content.setup;
  give(match, { type: 'deploy', ...suggested[SIDES[seat] ?? 'us'] });
}

/** Answers for the side that is asked. */
export function give(match: Match<CvTypes>, answer: Answer<CvTypes>): void {
  const [seat = 0] = match.decision()?.seats ?? [];
  const given = match.submit(seat, match.state.seats[seat]?.asked ?? 0, answer);
  if (!given.ok) throw new InvariantError('TEST', JSON.stringify(given));
}

/** Players who do no more than they must. */
export function idle(match: Match<CvTypes>): void {
  const [seat = 0] = match.decision()?.seats ?? [];
  const options = match.options(seat);
  const least = options.find(({ type }) => ['endPhase', 'pass', 'stop', 'holdFire'].includes(type));
  const first = least ?? options[0];
  if (first !== undefined) give(match, first);
}

/** The phases so far: turn, seat and phase of each. */
export function phasesOf(match: Match<CvTypes>): readonly string[] {
  return match.log.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'phaseBegan' && 'phase' in event ? [`${event.turn} ${event.seat} ${event.phase}`] : [],
    ),
  );
}
