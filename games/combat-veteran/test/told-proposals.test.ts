import { createMatch, type GameTypes, type Match, makeKey, makeUniform } from '@sitrep/kernel';
import { makeSpeech } from '@sitrep/speech';
import { playOn } from '@sitrep/testkit';
import { kernelMessages, makeText } from '@sitrep/text';
import { expect, it } from 'vitest';
import { combatVeteranEntry as entry } from '../src/entry/index.ts';
import { en } from '../src/messages/en.ts';

/** Skirmishes, because much happens in them. */
function skirmishes(): readonly Match<GameTypes>[] {
  const setups = (entry.trials?.() ?? []).filter(({ name }) => name.endsWith('/skirmish'));
  return setups.flatMap(({ config, content }) => {
    const created = createMatch(entry.game, { config, content, key: makeKey('told') });
    return created.ok ? [created.value] : [];
  });
}

it.each(['en', 'hu', 'it'] as const)('proposals, groups and accounts are told in %s', async (language) => {
  const text = makeText(language, [await kernelMessages[language](), await entry.messages[language]()]);
  const told = new Set<string>();
  for (const match of skirmishes()) {
    const speech = makeSpeech(text, entry, match);
    const random = makeUniform(makeKey('told'), 'answers');
    const tell = ({ key, args = {} }: { readonly key: string; readonly args?: object }) => {
      told.add(key);
      expect(speech.tell(key, args), key).not.toMatch(/[{}]|undefined/u);
    };
    for (let spell = 0; spell < 40 && match.outcome() === undefined; spell += 1) {
      playOn(match, random, 10);
      const decision = match.decision();
      const [seat = 0] = decision?.seats ?? [];
      const offers = decision && entry.proposals?.(match.state, decision, seat, {});
      for (const { title, costs, danger, odds, parts } of offers ?? []) {
        for (const each of [title, ...costs]) tell(each);
        for (const { key, about } of [...danger, ...odds]) tell({ key, args: about });
        for (const part of parts) for (const { name } of part.choices) speech.name(name);
      }
    }
    for (const { head, lines, tallies } of entry.accountOf?.(match.setup.content, match.events(0)) ?? []) {
      tell(head);
      for (const { title, losses } of lines) for (const each of [title, ...losses]) tell(each);
      for (const { figures } of tallies) for (const { key, count } of figures) tell({ key, args: { count } });
    }
  }
  expect([...text.missing.keys()]).toEqual([]);
  expect([...told].filter((key) => !(key in en))).toEqual([]);
  expect(told.size).toBeGreaterThan(20);
});
