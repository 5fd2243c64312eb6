import { combatVeteranEntry as entry } from '@sitrep/combat-veteran/entry';
import { parseHex } from '@sitrep/hex';
import { createMatch, makeKey } from '@sitrep/kernel';
import { Host, openLocal } from '@sitrep/session';
import { makeSpeech } from '@sitrep/speech';
import { LANGUAGES, type Language } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { loadText } from '../../../kit/i18n/text.tsx';
import { announced } from '../../../kit/log/announced.ts';
import { loadGameText } from '../../../kit/match/load-speech.ts';
import { namedPieces } from '../../../kit/page/named-pieces.ts';
import { messages } from '../messages/index.ts';
import { battleOf } from '../read/battle.ts';
import { hexWords } from './hex-words.ts';
import { actingHexes, enemyHexes, lastPlace, nextStop, targetHexes } from './stops.ts';

/** The first Movement Phase of the US side after the suggested set-ups. */
async function openBattle(language: Language = 'en') {
  const [setup] = entry.setups();
  const made = setup && createMatch(entry.game, { ...setup, key: makeKey('spoken') });
  if (!made?.ok) throw new Error('the set-up does not start');
  const host = new Host({ entry, match: made.value });
  const clients = [0, 1].map((seat) => openLocal(host, seat));
  // the enemy sets up first
  for (const client of clients.toReversed()) {
    const { revision, view } = client.snapshot();
    const [suggestion] = (await client.ask(revision, { kind: 'suggestions' })) ?? [];
    if (suggestion !== undefined) await client.answer(suggestion.draft, view.decision?.number);
  }
  const [client] = clients;
  if (client === undefined) throw new Error('there is no seat 0');
  const speech = makeSpeech(await loadGameText(entry, language), entry, client.told);
  const { t } = await loadText(language, messages);
  const scene = { entry, facts: client.facts, speech, now: client.snapshot(), t };
  const field = battleOf(scene);
  const at = (label: string) => parseHex(field.board.grid, label) ?? -1;
  return { client, scene, field, at };
}

describe('a spoken hex', () => {
  it('tells ground, cost, danger, who sees it and that it is empty', async () => {
    const { scene, field, at } = await openBattle();
    const hex = at('1616');
    const reach = [{ hex, points: 2, isRun: false, chance: 940, men: 1200 }];
    expect(hexWords(scene, field, hex, { reach })).toMatch(
      /^1616, [a-z /]+, 2 points, danger 94% from known enemies, (?:known enemies see it from \d{4}.*|no known enemy sees it), empty$/,
    );
    expect(hexWords(scene, field, at('0401'), { reach })).toContain('out of reach');
    expect(hexWords(scene, field, hex, {})).not.toMatch(/points|reach/);
  });

  it('names everybody in it with rank and stance', async () => {
    const { scene, field, at } = await openBattle();
    expect(hexWords(scene, field, at('1618'), {})).toMatch(/\. \d+ men, US.*: \w+, leader 3, walking; /);
    const shot = { firer: 'Specht', chance: 455 };
    expect(hexWords(scene, field, at('1618'), { shot })).toContain('best chance of a hit 46%, Specht');
  });

  it.each(LANGUAGES)('has words for everything in %s', async (language) => {
    const { scene, field } = await openBattle(language);
    const reach = [...field.board.grid.places.keys()].map((hex) => ({
      hex,
      points: 99,
      isRun: true,
      chance: 0,
      men: 0,
    }));
    for (const { hex } of reach.slice(0, 400))
      expect(hexWords(scene, field, hex, { reach })).not.toMatch(/cv\.|terrain\.|\{/);
  });
});

describe('the stops of the cursor', () => {
  it('go round in both directions', () => {
    expect(nextStop([3, 5, 8], 5, false)).toBe(8);
    expect(nextStop([3, 5, 8], 8, false)).toBe(3);
    expect(nextStop([3, 5, 8], 3, true)).toBe(8);
    expect(nextStop([3, 5, 8], 7, false)).toBe(3);
    expect(nextStop([], 7, false)).toBeUndefined();
  });

  it('are own stacks with orders, enemies the nearest first, and those in sight', async () => {
    const { client, scene, field, at } = await openBattle();
    const { options } = client.snapshot();
    const own = actingHexes(field, 0, options, namedPieces(entry, scene.speech));
    expect(own).toContain(at('1618'));
    const enemies = enemyHexes(field, 0, at('1618'));
    expect(enemies.length).toBeGreaterThan(0);
    const seen = targetHexes(field, 0, undefined);
    expect(enemies).toEqual(expect.arrayContaining([...seen]));
    expect(seen).toEqual(expect.arrayContaining([...targetHexes(field, 0, at('1618'))]));
  });

  it('lead to the last place that something happened in', () => {
    expect(
      lastPlace([
        { n: 0, type: 'stepped', hex: 7 },
        { n: 1, type: 'rolled' },
      ]),
    ).toBe(7);
    expect(lastPlace([{ n: 0, type: 'ended' }])).toBeUndefined();
  });
});

describe('announcements', () => {
  const step = (n: number, soldiers: readonly number[], hex: number) => ({
    n,
    type: 'stepped',
    soldiers,
    hex,
  });

  it('sum the steps of a squad up, and tell losses first', async () => {
    const { scene, at } = await openBattle();
    const events = [
      step(0, [0, 1], at('1617')),
      step(1, [0, 1], at('1616')),
      { n: 2, type: 'wounded', soldier: 1, hex: at('1616') },
    ];
    const [told, ...others] = announced(scene, events);
    expect(told).toMatch(/^\w+ wounded\. \w+ and 1 more to 1616\.$/);
    expect(others).toEqual([]);
  });

  it('leave out what nobody could listen to, but no loss', async () => {
    const { scene, at } = await openBattle();
    const steps = Array.from({ length: 30 }, (_, man) => step(man, [man], at('1617')));
    const events = [...steps, { n: 31, type: 'wounded', soldier: 29, hex: at('1617') }];
    const lines = announced(scene, events);
    expect(lines).toHaveLength(11);
    expect(lines.join(' ')).toContain('wounded');
    expect(lines.at(-1)).toBe('20 more lines in the log.');
  });
});
