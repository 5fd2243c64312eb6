import { games } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import {
  BARRIERS,
  createMatch,
  type GameTypes,
  KERNEL_REFUSALS,
  type Match,
  makeKey,
  makeUniform,
  SAVE_PROBLEMS,
} from '@sitrep/kernel';
import { compareMessages, kernelMessages, LANGUAGES, type Language } from '@sitrep/text';
import { expect, it } from 'vitest';
import { FAILURES, USAGE_ERRORS } from '../src/cli-error.ts';
import { loadSpeech } from '../src/load-speech.ts';
import { clientMessages } from '../src/messages/index.ts';
import type { Speech } from '../src/speech.ts';

const translations = LANGUAGES.filter((language) => language !== 'en');

it.each(translations)('the client says the same in %s as in English', async (language) => {
  expect(compareMessages(await clientMessages.en(), await clientMessages[language](), language)).toEqual([]);
});

it.each(games.flatMap((entry) => translations.map((language) => ({ entry, language, id: entry.id }))))(
  '$id says the same in $language as in English',
  async ({ entry, language }) => {
    expect(compareMessages(await entry.messages.en(), await entry.messages[language](), language)).toEqual(
      [],
    );
  },
);

it.each(LANGUAGES)(
  'every code of the kernel has its sentence in %s, and every bad save a remedy',
  async (language) => {
    const keys = Object.keys(await kernelMessages[language]());
    expect(keys).toEqual(
      expect.arrayContaining([
        ...KERNEL_REFUSALS.map((code) => `refusal.${code}`),
        ...SAVE_PROBLEMS.flatMap((code) => [`problem.${code}`, `remedy.${code}`]),
        ...BARRIERS.map((barrier) => `barrier.${barrier}`),
      ]),
    );
  },
);

it('tells players what is wrong with a file', async () => {
  const told = FAILURES.filter((code) => code.startsWith('FILE_') && !code.startsWith('FILE_OTHER'));
  expect(Object.keys(await clientMessages.en())).toEqual(
    expect.arrayContaining(told.map((code) => `error.${code}`)),
  );
});

it('keeps codes of mistakes and of failures apart', () => {
  const codes: readonly string[] = [...USAGE_ERRORS, ...FAILURES];
  expect(new Set(codes).size).toBe(codes.length);
});

const matrix = games.flatMap((entry) =>
  (entry.rulesets.length === 0 ? [undefined] : entry.rulesets).flatMap((ruleset) =>
    LANGUAGES.map((language) => ({ entry, ruleset, language, id: `${entry.id} ${ruleset ?? ''}`.trim() })),
  ),
);

/** How many games are put into words; fewer if they are long. */
const GAMES = 20;
const MOST_DECISIONS = 3_000;

it.each(matrix)('whole games of $id are told in $language without a gap', async (told) => {
  let decisions = 0;
  for (let game = 0; game < GAMES && decisions < MOST_DECISIONS; game += 1) {
    const { speech, count } = await tellRandomGame(told, `told/${game}`);
    decisions += count;
    expect([...speech.text.missing.keys()]).toEqual([]);
  }
});

interface Telling {
  readonly entry: GameEntry;
  readonly ruleset: string | undefined;
  readonly language: Language;
}

interface Told {
  readonly speech: Speech;
  readonly count: number;
}

/** Plays at random and says everything there is to say to every seat. */
async function tellRandomGame({ entry, ruleset, language }: Telling, seed: string): Promise<Told> {
  const setups = entry.setups(ruleset);
  const random = makeUniform(makeKey(seed), 'test');
  const { config, content } = setups[random.below(setups.length)] ?? { config: {}, content: {} };
  const created = createMatch(entry.game, { config, content, key: makeKey(seed) });
  if (!created.ok) throw new Error('the game does not start');
  const match = created.value;
  const speech = await loadSpeech(language, entry, match);
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    speech.prompt(decision);
    const seat = decision.seats.find((one) => match.view(one).decision?.hasAnswered === false) ?? 0;
    tellChoices(match, seat, speech);
    const options = match.options(seat);
    const answer =
      options[random.below(Math.max(1, options.length))] ?? entry.game.sample(match.state, seat, random);
    match.submit(seat, match.view(seat).decision?.number ?? 0, answer);
  }
  const outcome = match.outcome();
  if (outcome !== undefined) speech.outcome(outcome);
  for (const seat of match.state.seats.keys()) match.events(seat).map(speech.event);
  return { speech, count: match.log.length };
}

function tellChoices(match: Match<GameTypes>, seat: number, speech: Speech): void {
  match.options(seat).map((answer) => speech.option(answer));
  for (const { command, ...reason } of match.blocked(seat)) {
    speech.option(command);
    speech.reason(reason);
  }
  for (const problem of match.game.problems(match.state, seat, {})) speech.problem(problem);
}
