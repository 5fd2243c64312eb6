import { readFileSync } from 'node:fs';
import { type Content, type DuelTypes, duel } from '@sitrep/duel';
import { SETUPS } from '@sitrep/duel/setups';
import { anyGame, type Game } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../subject.ts';
import { formatDump, parseDump } from './dump.ts';
import { fuzz } from './fuzz.ts';
import { replayDump } from './reproduce.ts';

const deck = new URL('../../../../content/duel-deck/deck.json', import.meta.url);
const content = JSON.parse(readFileSync(deck, 'utf8')) as Content;

function subjectOf(game: Game<DuelTypes>): Subject {
  const setups = Object.entries(SETUPS).map(([name, config]) => ({ name, config, content }));
  return { game: anyGame(game), setups, mostEntries: 500 };
}

const subject = subjectOf(duel);

/** A clock that goes on by a second whenever it is read. */
function stepClock(): () => number {
  let now = 0;
  return () => {
    now += 1000;
    return now;
  };
}

/** Breathing breaks the engine. */
const broken = subjectOf({
  ...duel,
  evolve(game, event) {
    if (event.type === 'breathed') throw new Error('out of breath');
    duel.evolve(game, event);
  },
});

describe('landmarks', () => {
  const landmarks = {
    list: () => ['met breathed', 'met levitated'],
    met: (_before: object, { events }: { readonly events: readonly { readonly type: string }[] }) =>
      events.flatMap(({ type }) => (type === 'breathed' ? ['met breathed'] : [])),
  };

  it('are counted while laws watch, and those that no game reached are named', () => {
    const options = { subject: { ...subject, landmarks }, games: 5, seed: 'sights', only: [] };
    const { coverage } = fuzz({ ...options, laws: true });
    expect(coverage.landmarks).toEqual({
      'met breathed': coverage.events.breathed,
      'met levitated': 0,
    });
    expect(coverage.missed).toEqual(['met levitated']);
    expect(fuzz({ ...options, laws: false }).coverage).toMatchObject({ landmarks: {}, missed: [] });
  });
});

describe('fuzz', () => {
  it('reports what was played and how fast', () => {
    const report = fuzz({ subject, games: 6, seed: 'a', laws: false, clock: stepClock() });
    expect(report).toMatchObject({ games: 6, failures: [], seconds: 1, gamesPerSecond: 6 });
    expect(report.decisionsPerSecond).toBe(report.decisions);
    expect(report.coverage.decisions).toMatchObject({ training: 12 });
    expect(report.coverage.steps).toMatchObject({ 'duel.start': 6, 'duel.deal': 6 });
  });

  it('plays the same games for the same seed, whatever the clock says', () => {
    const options = { subject, games: 5, seed: 'a', laws: false };
    const { coverage, decisions } = fuzz(options);
    expect(fuzz(options)).toMatchObject({ coverage, decisions });
    expect(fuzz({ ...options, seed: 'b' }).coverage).not.toEqual(coverage);
  });

  it('counts what decisions, commands, events and steps were visited, in order of names', () => {
    const { coverage } = fuzz({ subject, games: 60, seed: 'a', laws: false });
    expect(Object.keys(coverage.decisions)).toEqual([
      'action',
      'cost',
      'parryChance',
      'stanceChoice',
      'training',
    ]);
    expect(Object.keys(coverage.steps)).toEqual(Object.keys(coverage.steps).sort());
    expect(coverage.rules['DU-ATK-03']).toBeGreaterThan(0);
    expect(coverage.events.struck).toBeGreaterThan(0);
    expect(coverage.commands.cancel).toBeGreaterThan(0);
  });

  it('tells how far it is', () => {
    const told: number[] = [];
    fuzz({ subject, games: 3, seed: 'a', laws: false, onProgress: (games) => told.push(games) });
    expect(told).toEqual([1, 2, 3]);
  });

  it('needs a setup', () => {
    const options = { subject: { ...subject, setups: [] }, games: 1, seed: 'a', laws: false };
    expect(() => fuzz(options)).toThrow('duel has no setup to play');
  });
});

describe.each([
  ['with laws', true],
  ['without laws', false],
])('a failure %s', (_, laws) => {
  const options = { subject: broken, games: 200, seed: 'a', laws, only: [], mostFailures: 2 };

  it('stops the fuzzer when there are enough of them', () => {
    const { games, failures } = fuzz(options);
    expect(failures).toHaveLength(2);
    expect(games).toBe((failures[1]?.game ?? 0) + 1);
  });

  it('comes with the shortest list of commands, which shows it again until it is fixed', () => {
    const [failure] = fuzz(options).failures;
    expect(failure).toMatchObject({ law: 'sound', message: 'Error: out of breath' });
    const parsed = parseDump(failure === undefined ? '' : formatDump(failure.dump));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { acts } = parsed.value;
    expect(acts.length).toBeLessThan(25);
    expect(acts.at(-1)).toMatchObject({ act: { type: 'answer', answer: { type: 'breathe' } } });
    expect(replayDump(broken.game, parsed.value)).toEqual(parsed.value.failure);
    expect(replayDump(subject.game, parsed.value)).toBeUndefined();
  });
});

it('a game without end is found without laws, too', () => {
  const endless = subjectOf({
    ...duel,
    evolve(game, event) {
      if (event.type !== 'struck' && event.type !== 'roundEnded') duel.evolve(game, event);
      if (event.type === 'roundEnded') for (const duellist of game.duellists) duellist.hasActed = false;
    },
  });
  const { failures } = fuzz({ subject: endless, games: 1, seed: 'a', laws: false });
  expect(failures).toMatchObject([{ law: 'ending', message: 'the game is not over after 500 entries' }]);
});
