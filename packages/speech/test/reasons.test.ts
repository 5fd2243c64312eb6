import { findGame } from '@sitrep/catalog';
import type { NamedSetup } from '@sitrep/contract';
import { createMatch, type GameTypes, type Match, makeKey, makeUniform } from '@sitrep/kernel';
import { LANGUAGES, makeText, type Text } from '@sitrep/text';
import { expect, it } from 'vitest';
import { makeSpeech } from '../src/index.ts';

const found = findGame('warfighter');
if (found === undefined) throw new Error('there is no Warfighter');
const entry = found;

/** How many decisions of each game are looked at. */
const MOST_DECISIONS = 400;

/** Signs of a sentence that lacks something: a key instead of a message, an argument instead of its value. */
const BROKEN = /⟦|[{}]|undefined|NaN|\[object/;

function open({ config, content }: NamedSetup): Match<GameTypes> {
  const created = createMatch(entry.game, { config, content, key: makeKey('reasons') });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.value;
}

/** Plays at random and looks at every decision on the way. */
function playThrough(match: Match<GameTypes>, look: (seat: number) => void): void {
  const random = makeUniform(makeKey('reasons'), 'players');
  for (let count = 0; count < MOST_DECISIONS; count += 1) {
    const seat = match.decision()?.seats.find((one) => match.state.seats[one]?.sealed === undefined);
    if (seat === undefined) return;
    look(seat);
    const isForm = match.decision()?.kind === 'form';
    const options = match.options(seat);
    const answer = isForm
      ? match.game.sample(match.state, seat, random)
      : options[random.below(options.length)];
    match.submit(seat, match.view(seat).decision?.number ?? 0, answer ?? { type: 'pass' });
  }
}

function textsOf(): Promise<readonly Text[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => makeText(language, [await entry.messages[language]()])),
  );
}

const TRIALS = entry.rulesets.flatMap((ruleset) => {
  const all = entry.trials?.(ruleset) ?? [];
  return [...all.slice(0, 3), ...all.slice(-3)].map((trial) => [`${ruleset} ${trial.name}`, trial] as const);
});

it.each(TRIALS)('every reason in %s is a whole sentence in three languages', async (_name, trial) => {
  const match = open(trial);
  const speeches = (await textsOf()).map((text) => makeSpeech(text, entry, match));
  const broken = new Set<string>();
  playThrough(match, (seat) => {
    for (const reason of match.blocked(seat))
      for (const { reason: tell } of speeches) {
        const told = tell(reason);
        if (BROKEN.test(told)) broken.add(`${match.decision()?.name} ${JSON.stringify(reason)}: ${told}`);
      }
  });
  expect([...broken]).toEqual([]);
});
