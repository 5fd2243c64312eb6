import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@sitrep/catalog';
import { standingOf } from '@sitrep/contract';
import {
  type GameTypes,
  loadMatch,
  type Match,
  makeKey,
  makeSave,
  makeUniform,
  parseSave,
  runVerifier,
} from '@sitrep/kernel';
import { caveatsOf, makeSpeech } from '@sitrep/speech';
import { playOn } from '@sitrep/testkit';
import { kernelMessages, makeText } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { root } from './project.ts';

/**
 * Saves that were written under rules of the past. They open and play on for good: whoever changes the rules keeps
 * them so, and adds one of the version before.
 */
const fixtures = games.flatMap((entry) =>
  globSync(`${entry.folder}/test/fixtures/save-*.json`, { cwd: root })
    .sort()
    .map((file) => ({ entry, file, name: path.basename(file) })),
);

const ONLOOKER = -1;

/** More answers than any of these games has left to it, in spells after which everybody looks at the table. */
const SPELL = 100;
const MOST_SPELLS = 200;

type AnyMatch = Match<GameTypes>;

function open({ entry, file }: (typeof fixtures)[number]) {
  const parsed = parseSave<GameTypes>(readFileSync(path.join(root, file), 'utf8'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const loaded = loadMatch(entry.game, parsed.value);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return { save: parsed.value, ...loaded.value };
}

function look(match: AnyMatch): void {
  for (const seat of [ONLOOKER, ...match.state.seats.keys()]) {
    match.view(seat);
    match.events(seat);
    match.blocked(seat);
  }
  const decision = match.decision();
  if (decision?.kind === 'pick')
    expect(decision.seats.some((seat) => match.options(seat).length > 0)).toBe(true);
}

/** Random answers to the end. */
function playToEnd(match: AnyMatch): void {
  const random = makeUniform(makeKey('old saves'), 'answers');
  for (let spell = 0; spell < MOST_SPELLS && match.outcome() === undefined; spell += 1) {
    playOn(match, random, SPELL);
    look(match);
  }
  expect(match.outcome()).toBeDefined();
}

it('there are old saves of every game that has older versions, finished and not', () => {
  for (const { id, folder, game } of games) {
    const saves = fixtures.filter(({ entry }) => entry.id === id);
    for (const ending of game.olderVersions.length === 0 ? [] : ['-finished', '-unfinished'])
      expect(
        saves.filter(({ name }) => name.includes(ending)),
        `saves in ${folder}/test/fixtures, named ${ending}`,
      ).not.toEqual([]);
  }
});

describe.each(fixtures)('$entry.id: $name', (fixture) => {
  const { entry, name } = fixture;

  it('opens where it was left, and says what it is', () => {
    const { match, save, verifier } = open(fixture);
    expect(match.log).toHaveLength(save.log.length);
    look(match);
    const standing = standingOf(
      entry,
      match,
      runVerifier(verifier, () => false),
    );
    expect(standing.past.kind).not.toBe('unknownRules');
    if (save.rulesVersion !== entry.game.version) {
      expect(standing.past).toEqual({ kind: 'olderRules', version: save.rulesVersion });
      expect(caveatsOf(standing)[0]).toBe('olderRules');
    } else {
      // Only the shapes of its events have changed since: run again, it is the same match.
      expect(standing.past).toEqual({ kind: 'verified' });
      expect(caveatsOf(standing)).not.toContain('olderRules');
    }
    expect(makeSave(match).rulesVersion).toBe(save.rulesVersion);
  });

  it.each(['en', 'hu', 'it'] as const)('tells its story in %s', async (language) => {
    const { match } = open(fixture);
    const messages = [await kernelMessages[language](), await entry.messages[language]()];
    const text = makeText(language, messages);
    const speech = makeSpeech(text, entry, match);
    const lines = match.events(ONLOOKER).map((event) => speech.event(event));
    expect(lines.filter((line) => line !== '').length).toBeGreaterThan(10);
    const outcome = match.outcome();
    expect(outcome !== undefined).toBe(name.includes('-finished') || name === 'save-1.0.0.json');
    if (outcome !== undefined) expect(speech.outcome(outcome)).not.toBe('');
    expect([...text.missing.keys()]).toEqual([]);
  });

  it('plays on to its end, and can be saved and opened again there', () => {
    const { match, save } = open(fixture);
    playToEnd(match);
    look(match);
    const again = loadMatch(entry.game, makeSave(match));
    expect(again.ok && again.value.match.hash).toBe(match.hash);
    expect(match.log.length).toBeGreaterThanOrEqual(save.log.length);
  });
});
