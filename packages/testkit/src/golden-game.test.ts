import { readFileSync } from 'node:fs';
import { type Content, duel } from '@sitrep/duel';
import { SETUPS } from '@sitrep/duel/setups';
import { anyGame } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { playGolden } from './golden-game.ts';

const deck = new URL('../../../content/duel-deck/deck.json', import.meta.url);
const content = JSON.parse(readFileSync(deck, 'utf8')) as Content;
const setups = Object.entries(SETUPS).map(([name, config]) => ({ name, config, content }));
const subject = { game: anyGame(duel), setups };
const golden = { name: 'a', setup: 'short', seed: 'a', tempers: ['aggressor', 'hoarder'] };

it('plays the same game to the end every time, and another one with another seed', () => {
  const match = playGolden(subject, golden);
  expect(match.outcome()).toBeDefined();
  expect(playGolden(subject, golden).hash).toBe(match.hash);
  expect(playGolden(subject, { ...golden, seed: 'b' }).hash).not.toBe(match.hash);
});

it.each([
  [{ setup: 'huge' }, 'there is no setup huge'],
  [{ tempers: ['sly', 'first'] }, 'there is no temper sly'],
  [{ tempers: ['first'] }, 'nobody plays seat 1'],
])('says what is wrong with %j', (wrong, message) => {
  expect(() => playGolden(subject, { ...golden, ...wrong })).toThrow(message);
});
