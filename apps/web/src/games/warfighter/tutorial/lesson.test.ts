import { LANGUAGES, makeText } from '@sitrep/text';
import { expect, it } from 'vitest';
import { messages } from '../messages/index.ts';
import { FIRST_LESSON } from './first-lesson.ts';
import { openLesson, placeIn, wantedOptions } from './lesson-session.ts';

it('leads from the first order to success, always with something to do', () => {
  const { match } = openLesson(FIRST_LESSON);
  const orders = FIRST_LESSON.steps.flatMap((step) => step.orders);
  for (const order of orders) {
    const [option] = wantedOptions(FIRST_LESSON, match, match.options(0));
    if (option === undefined) throw new Error(`${JSON.stringify(order)} is not offered`);
    expect(match.submit(0, match.view(0).decision?.number ?? 0, option).ok).toBe(true);
  }
  expect(match.outcome()?.result).toBe('victory');
  expect(placeIn(FIRST_LESSON, match).step).toBeUndefined();
});

it('teaches every kind of thing that a newcomer needs', () => {
  const types = new Set(FIRST_LESSON.steps.flatMap(({ orders }) => orders.map(({ type }) => type)));
  for (const type of [
    'playLocation',
    'attack',
    'reload',
    'move',
    'playCard',
    'pass',
    'activateObjective',
    'done',
  ])
    expect(types).toContain(type);
});

it.each(LANGUAGES)('has a title and a sentence for every step in %s', async (language) => {
  const text = makeText(language, [await messages[language]()]);
  const keys = FIRST_LESSON.steps.flatMap(({ key }) => [`tutorial.${key}`, `tutorial.${key}.title`]);
  expect(keys.filter((key) => !text.has(key))).toEqual([]);
});
