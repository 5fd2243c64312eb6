import { openLocal } from '@sitrep/session';
import { LANGUAGES, makeText } from '@sitrep/text';
import { expect, it } from 'vitest';
import { LessonClient } from '../../../kit/lesson/lesson-client.ts';
import { placeIn } from '../../../kit/lesson/lesson-run.ts';
import { openLesson } from '../../../kit/lesson/open-lesson.ts';
import { messages } from '../messages/index.ts';
import { FIRST_LESSON } from './first-lesson.ts';

const open = () => openLesson('warfighter', FIRST_LESSON);

it('leads from the first order to success, always with something to do', async () => {
  const { run, host } = await open();
  const client = new LessonClient(run, openLocal(host, 0));
  const orders = FIRST_LESSON.steps.flatMap(({ orders = [] }) => orders);
  for (const order of orders) {
    const { options, view } = client.snapshot();
    const [option] = options;
    if (option === undefined) throw new Error(`${JSON.stringify(order)} is not offered`);
    expect(await client.answer(option, view.decision?.number)).toEqual({ ok: true });
  }
  expect(host.outcome?.result).toBe('victory');
  expect(placeIn(run).step).toBeUndefined();
});

it('lets the learner do nothing else, and asks for no confirmation', async () => {
  const { run, host } = await open();
  const whole = openLocal(host, 0);
  const client = new LessonClient(run, whole);
  const { options, blocked, undo, revision, view } = client.snapshot();
  expect(options.length).toBeLessThan(whole.snapshot().options.length);
  expect([blocked, undo]).toEqual([[], { kind: 'nothing' }]);
  const other = whole.snapshot().options.find((option) => !options.includes(option));
  if (other === undefined) throw new Error('everything is taught at once');
  expect(await client.answer(other, view.decision?.number)).toMatchObject({ ok: false });
  expect(await client.undo()).toMatchObject({ ok: false });
  expect(await client.ask(revision, { kind: 'weight', answer: other })).toBe('light');
  expect(await client.ask(revision, { kind: 'cautions', answer: other })).toEqual([]);
  expect(await client.ask(revision, { kind: 'threats' })).toEqual(
    await whole.ask(revision, { kind: 'threats' }),
  );
});

it('teaches every kind of thing that a newcomer needs', () => {
  const types = new Set(FIRST_LESSON.steps.flatMap(({ orders = [] }) => orders.map(({ type }) => type)));
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
