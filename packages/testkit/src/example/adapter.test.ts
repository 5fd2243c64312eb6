import { readFileSync } from 'node:fs';
import type { ExampleAdapter, FrameSetup } from '@sitrep/contract';
import { type Content, type DuelTypes, duel } from '@sitrep/duel';
import { duelExamples } from '@sitrep/duel/examples';
import { CANCEL, createMatch, type Match, makeKey, perform } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { withSituation } from './adapter.ts';

const deck = new URL('../../../../content/duel-deck/deck.json', import.meta.url);
const adapter: ExampleAdapter<DuelTypes> = duelExamples(JSON.parse(readFileSync(deck, 'utf8')) as Content);

/** A lunge whose cost is being chosen: three procedures deep. */
function openLunge(isUnpaid: boolean): Match<DuelTypes> {
  const staged = adapter.stage({
    situation: { duellists: [{ hand: ['lunge', 'jab', 'cut'] }, { hand: ['jab'] }] },
  });
  if (!staged.ok || staged.value.situation === undefined) throw new Error(JSON.stringify(staged));
  const { config, content, situation } = staged.value;
  const [card = 0] = situation.zones.hand0?.tokens ?? [];
  const locals = { attacker: 0, card, paid: [], parry: -1 };
  const attack: FrameSetup<DuelTypes> = { procedure: 'attack', step: 'cost', locals, isUnpaid };
  const game = withSituation(duel, { ...situation, frames: [...situation.frames, attack] });
  const created = createMatch(game, { config, content, key: makeKey('lunge') });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.value;
}

it('a match starts inside nested procedures and comes back out of them', () => {
  const match = openLunge(true);
  expect(match.decision()).toMatchObject({ name: 'cost', seats: [0] });
  expect(match.state.frames.map(({ procedure, step }) => `${procedure}.${step}`)).toEqual([
    'duel.rounds',
    'round.next',
    'attack.cost',
  ]);
  expect(match.submit(0, 1, CANCEL)).toEqual({ ok: true });
  expect(match.decision()).toMatchObject({ name: 'action', seats: [0, 1] });
  expect(perform(match, { by: 0, act: { type: 'undo' } })).toEqual({ ok: true });
  expect(match.decision()).toMatchObject({ name: 'cost' });
});

it('a chain that is paid for cannot be cancelled', () => {
  expect(openLunge(true).options(0)).toContainEqual(CANCEL);
  expect(openLunge(false).options(0)).not.toContainEqual(CANCEL);
});

it('the situation is not written to: the next match starts from the same', () => {
  const first = openLunge(true);
  const { hash } = first;
  first.timeOut(first.serial);
  expect(first.hash).not.toBe(hash);
  expect(openLunge(true).hash).toBe(hash);
});
