import { findGame } from '@sitrep/catalog';
import type { Question } from '@sitrep/contract';
import { makeKey } from '@sitrep/kernel';
import { openLocal, type SeatClient, startHost } from '@sitrep/session';
import { expect, it } from 'vitest';
import { changed } from '../../testing/drawn-table.tsx';
import { Asked, askedOf } from './asked.ts';

function openDuel(): SeatClient {
  const entry = findGame('duel');
  const setup = entry?.setups()[0];
  if (entry === undefined || setup === undefined) throw new Error('no duel');
  const { config, content } = setup;
  const started = startHost(entry, { config, content, key: makeKey('asked') });
  if (!started.ok) throw new Error('the duel does not start');
  return openLocal(started.value, 0);
}

const SAMPLE: Question<'sample'> = { kind: 'sample', salt: 1 };

/** What was asked of a client, with the replies held back. */
function listen() {
  const replies: ((value: undefined | readonly never[]) => void)[] = [];
  const asked: string[] = [];
  const client = changed(openDuel(), {
    ask(_, question) {
      asked.push(question.kind);
      return new Promise((resolve) => replies.push(resolve as never));
    },
  });
  return { client, asked, replies };
}

it('has a reply as soon as it arrives, before anything else happens, and notifies listeners', async () => {
  const client = openDuel();
  const asked = new Asked(client);
  let told = 0;
  asked.subscribe(() => {
    told += 1;
  });
  const { revision } = client.snapshot();
  expect(asked.about(revision, SAMPLE)).toBeUndefined();
  await client.ask(revision, SAMPLE);
  const reply = asked.about(revision, SAMPLE);
  expect(reply).toHaveLength(1);
  expect(asked.about(revision, { ...SAMPLE })).toBe(reply);
  expect(told).toBe(1);
});

it('asks the same once, and again about what is shown next', async () => {
  const { client, asked } = listen();
  const replies = new Asked(client);
  for (const revision of [0, 0, 1, 1]) replies.about(revision, SAMPLE);
  replies.about(1, { ...SAMPLE, salt: 2 });
  expect(asked).toEqual(['sample', 'sample', 'sample']);
});

it('drops a reply that comes late', async () => {
  const { client, replies } = listen();
  const asked = new Asked(client);
  asked.about(0, SAMPLE);
  asked.about(1, SAMPLE);
  replies[0]?.([]);
  await Promise.resolve();
  expect(asked.about(1, SAMPLE)).toBeUndefined();
  replies[1]?.([]);
  await Promise.resolve();
  expect(asked.about(1, SAMPLE)).toEqual([]);
  expect(asked.about(0, SAMPLE)).toBeUndefined();
});

it('throws a failure where the reply is shown', async () => {
  const client = changed(openDuel(), { ask: () => Promise.reject(new Error('broken')) });
  const asked = new Asked(client);
  asked.about(0, SAMPLE);
  await Promise.resolve();
  await Promise.resolve();
  expect(() => asked.about(0, SAMPLE)).toThrow('broken');
});

it('is the same for everybody who reads there', () => {
  const client = openDuel();
  expect(askedOf(client)).toBe(askedOf(client));
  expect(askedOf(client)).not.toBe(askedOf(openDuel()));
});
