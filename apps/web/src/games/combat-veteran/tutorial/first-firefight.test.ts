import { openLocal } from '@sitrep/session';
import { LANGUAGES, makeText } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { LessonClient } from '../../../kit/lesson/lesson-client.ts';
import { placeIn } from '../../../kit/lesson/lesson-run.ts';
import { openLesson } from '../../../kit/lesson/open-lesson.ts';
import { messages } from '../messages/index.ts';
import { FIRST_FIREFIGHT } from './first-firefight.ts';

const { steps } = FIRST_FIREFIGHT;

async function open() {
  const { run, host } = await openLesson('combat-veteran', FIRST_FIREFIGHT);
  const client = new LessonClient(run, openLocal(host, 0));
  return { run, host, client };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Gives the learner's next single order, after the others have done theirs. */
async function go({ host, client }: Opened): Promise<void> {
  await host.playPrograms();
  if (host.outcome !== undefined) return;
  const { options, view } = client.snapshot();
  const [option, ...others] = options;
  if (option === undefined) throw new Error(`nothing is taught at ${view.decision?.name}`);
  expect(others).toEqual([]);
  expect(await client.answer(option, view.decision?.number)).toEqual({ ok: true });
}

const keyOf = ({ run }: Opened) => placeIn(run).step?.key;

async function goTo(lesson: Opened, key: string): Promise<void> {
  lesson.run.read.set(new Set(steps.keys()));
  while (keyOf(lesson) !== key) await go(lesson);
  await lesson.host.playPrograms();
}

describe('the first firefight', () => {
  it('leads through every step to victory, with one order at a time', async () => {
    const lesson = await open();
    const seen = new Set([keyOf(lesson)]);
    for (let count = 0; lesson.host.outcome === undefined && count < 80; count += 1) {
      await go(lesson);
      await lesson.host.playPrograms();
      seen.add(keyOf(lesson));
    }
    expect(lesson.host.outcome?.winners).toEqual([0]);
    const doing = steps.filter(({ orders = [] }) => orders.length > 0).map(({ key }) => key);
    expect(doing.filter((key) => !seen.has(key))).toEqual([]);
    expect(placeIn(lesson.run).step).toBeUndefined();
  });

  it('shows what is only read until the learner goes on', async () => {
    const lesson = await open();
    expect(keyOf(lesson)).toBe('map');
    lesson.run.read.set(new Set([0]));
    expect(keyOf(lesson)).toBe('stack');
    await go(lesson);
    expect(keyOf(lesson)).toBe('gather');
    for (let orders = 0; keyOf(lesson) !== 'sight' && orders < 20; orders += 1) await go(lesson);
    expect(keyOf(lesson)).toBe('sight');
  });

  it.each([
    ['gather', { stack: '1316' }],
    ['march', { stack: '1316', to: '1314' }],
    ['undo', { stack: '1516' }],
    ['shot', { target: '1412' }],
    ['defence', {}],
    ['usual', {}],
    ['bunker', { stack: '1314', to: '1213' }],
    ['support', { chit: 0, hex: '1212' }],
  ])('offers %s as one act too', async (key, pointed) => {
    const lesson = await open();
    await goTo(lesson, key);
    const { client, host } = lesson;
    const { content } = host.facts;
    const hexOf = (label: string) =>
      Array.from({ length: 200 }, (_, hex) => hex).find(
        (hex) => FIRST_FIREFIGHT.nameOf(content, 'hex', hex) === label,
      ) ?? -1;
    const focus = Object.fromEntries(
      Object.entries(pointed).map(([word, at]) => [word, typeof at === 'string' ? hexOf(at) : at]),
    );
    const { revision, view } = client.snapshot();
    const [proposal] = (await client.ask(revision, { kind: 'proposals', focus })) ?? [];
    expect(proposal?.parts).toEqual([]);
    expect(await client.carryOut(proposal?.answers ?? [], view.decision?.number)).toEqual({ ok: true });
    await host.playPrograms();
    expect(keyOf(lesson)).not.toBe(key);
  });

  it('goes back with undo, and on again', async () => {
    const lesson = await open();
    await goTo(lesson, 'undo');
    for (let orders = 0; orders < 5; orders += 1) await go(lesson);
    expect(keyOf(lesson)).toBe('close');
    expect(await lesson.client.undo()).toEqual({ ok: true });
    expect(keyOf(lesson)).toBe('undo');
    await go(lesson);
    expect(keyOf(lesson)).toBe('close');
  });

  it('refuses what it does not teach', async () => {
    const { client, host } = await open();
    const whole = openLocal(host, 0).snapshot();
    const other = whole.options.find(({ type }) => type === 'endPhase');
    if (other === undefined) throw new Error('the phase cannot be ended');
    expect(await client.answer(other, whole.view.decision?.number)).toMatchObject({ ok: false });
    expect(await client.carryOut([other], whole.view.decision?.number)).toMatchObject({ ok: false });
  });
});

it.each(LANGUAGES)('has a title and at most two sentences for every step in %s', async (language) => {
  const text = makeText(language, [await messages[language]()]);
  const keys = [...steps.map(({ key }) => key), 'over'].flatMap((key) => [
    `tutorial.${key}`,
    `tutorial.${key}.title`,
  ]);
  expect(keys.filter((key) => !text.has(key))).toEqual([]);
  expect(keys.filter((key) => text.t(key).split(/[.!?] (?=\p{Lu})/u).length > 2)).toEqual([]);
});
