import { games } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import {
  createMatch,
  type GameTypes,
  InvariantError,
  type Match,
  makeKey,
  makeUniform,
} from '@sitrep/kernel';
import { LANGUAGES, type Language } from '@sitrep/text';
import { expect, it } from 'vitest';
import { loadSpeech } from '../src/load-speech.ts';

const ENTRIES = 500;

function find<V>(value: V | undefined): V {
  if (value === undefined) throw new InvariantError('TEST', 'there is none');
  return value;
}

const entry: GameEntry = find(games.find(({ id }) => id === 'combat-veteran'));

function begin(name: string): Match<GameTypes> {
  const setup = find(entry.trials?.().find((each) => each.name === name));
  const created = createMatch(entry.game, { ...setup, key: makeKey('reasons') });
  if (!created.ok) throw new InvariantError('TEST', JSON.stringify(created.problems));
  return created.value;
}

/** Plays on with random answers, with a look at every decision. */
function play(match: Match<GameTypes>, look: (seat: number) => void): void {
  const random = makeUniform(makeKey('reasons'), 'answers');
  while (match.decision() !== undefined && match.log.length < ENTRIES) {
    const seat = match.decision()?.seats[0] ?? 0;
    look(seat);
    const options = match.options(seat);
    const answer = entry.suggest(match.state)[0]?.draft ?? find(options[random.below(options.length)]);
    match.submit(seat, match.state.seats[seat]?.asked ?? 0, answer);
  }
}

/** Every reason of a skirmish in one language, each sentence once. */
async function sentencesOf(name: string, language: Language): Promise<ReadonlySet<string>> {
  const match = begin(name);
  const { reason } = await loadSpeech(language, entry, match);
  const found = new Set<string>();
  play(match, (seat) => {
    for (const blocked of match.blocked(seat)) found.add(reason(blocked));
  });
  return found;
}

const SCENARIOS = ['rice-paddy/skirmish', 'keating/skirmish'];

it.each(LANGUAGES)('reasons of Combat Veteran are whole sentences (%s)', async (language) => {
  for (const name of SCENARIOS) {
    const sentences = [...(await sentencesOf(name, language))];
    expect(sentences.length).toBeGreaterThan(20);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\S.*\.$/);
      expect(sentence).not.toMatch(/[{}]|undefined|NaN|refusal\./);
    }
  }
});

it('they name the cause', async () => {
  const sentences = [...(await sentencesOf('keating/skirmish', 'en'))].join('\n');
  expect(sentences).toMatch(/The line of sight to \d{4} is blocked at \d{4}\./);
  expect(sentences).toMatch(/ has already moved\./);
  expect(sentences).toMatch(/It costs \d+, and .+ has (none|only \d+) left\./);
});
