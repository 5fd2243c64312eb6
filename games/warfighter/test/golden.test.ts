import { readFileSync } from 'node:fs';
import type { Match } from '@sitrep/kernel';
import { openGolden, parseGolden } from '@sitrep/testkit';
import { describe, expect, it } from 'vitest';
import { CARD_TYPES, type Content } from '../src/content/cards.ts';
import { setups } from '../src/entry/setups/editions.ts';
import { warfighterExamples } from '../src/examples/index.ts';
import type { WarTypes } from '../src/types.ts';

const golden = parseGolden(readFileSync(new URL('golden/golden.json', import.meta.url), 'utf8'));

/** The packs with one more card of each type, before all others. */
function grow(content: Content): Content {
  const added = CARD_TYPES.flatMap((type) => {
    const card = Object.values(content.cards).find((each) => each.type === type);
    return card === undefined ? [] : [{ ...card, id: `another-pack/${type}` }];
  });
  return {
    ...content,
    cards: { ...Object.fromEntries(added.map((card) => [card.id, card])), ...content.cards },
    instances: [...added.map(({ id }) => id), ...content.instances],
  };
}

const packs = warfighterExamples(setups.map(({ content }) => content));
const grown = warfighterExamples(setups.map(({ content }) => grow(content)));

/** Everything that the course of a match follows from, the order of the cards included. */
function startOf({ setup, hash }: Match<WarTypes>): string {
  return JSON.stringify([setup, hash]);
}

describe.each([...golden.games, ...golden.positions])('$name', (start) => {
  it('stays the same when the packs get new cards', () => {
    expect(startOf(openGolden(grown, golden, start))).toBe(startOf(openGolden(packs, golden, start)));
  });

  it('would not, if it were played with all cards', () => {
    const whole = { ...start, given: { setup: start.given.setup }, deck: undefined };
    expect(startOf(openGolden(grown, golden, whole))).not.toBe(startOf(openGolden(packs, golden, whole)));
  });
});

it('names the cards of a deck that do not exist', () => {
  const [start = expect.fail()] = golden.games;
  const decks = { jungle: { 'modern-core/no-such-card': 1 } };
  expect(() => openGolden(packs, { decks }, start)).toThrow('CARD_UNKNOWN');
  expect(() => openGolden(packs, { decks: {} }, start)).toThrow('there is no deck jungle');
});
