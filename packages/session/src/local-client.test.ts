import { describe, expect, it } from 'vitest';
import { game, openDuel, start, training } from '../test/open.ts';
import type { SeatClient } from './client.ts';
import { Host } from './host.ts';
import { openLocal } from './local-client.ts';

const numberOf = (client: SeatClient) => client.snapshot().view.decision?.number;

/** Gives the first option that is of this type. */
async function give(client: SeatClient, type: string): Promise<void> {
  const { options } = client.snapshot();
  const answer = options.find((option) => option.type === type);
  if (answer === undefined) throw new Error(`${type} is not among ${JSON.stringify(options)}`);
  expect(await client.answer(answer, numberOf(client))).toEqual({ ok: true });
}

/** A duel after the training and the stances: both may act. */
async function openRound(): Promise<{ host: Host; clients: readonly [SeatClient, SeatClient] }> {
  const host = openDuel();
  const clients = [openLocal(host, 0), openLocal(host, 1)] as const;
  for (const client of clients) await client.answer(training(2, 1), numberOf(client));
  for (const client of clients) await give(client, 'stance');
  return { host, clients };
}

describe('a snapshot', () => {
  it('is the same object until something changes, and then another with the next revision', async () => {
    const { clients } = await openRound();
    const [client] = clients;
    const before = client.snapshot();
    expect(client.snapshot()).toBe(before);
    await give(client, 'hold');
    expect(client.snapshot()).not.toBe(before);
    expect(client.snapshot().revision).toBe(before.revision + 1);
  });

  it('holds everything that a screen shows without asking', async () => {
    const { clients } = await openRound();
    const now = clients[0].snapshot();
    expect(now).toMatchObject({ seat: 0, isAsked: true, players: ['person', 'person'], faults: {} });
    expect(now.view.decision).toMatchObject({ name: 'action', kind: 'pick' });
    expect(now.options).toContainEqual({ type: 'hold' });
    expect(now.blocked).toContainEqual(expect.objectContaining({ code: 'UNHURT' }));
    expect(now.undo).toEqual({ kind: 'barrier', barrier: 'command' });
    expect(now.standing.past).toEqual({ kind: 'verified' });
    expect(now.form).toBeUndefined();
  });

  it('has as news what the one before did not have', async () => {
    const { clients } = await openRound();
    const before = clients[0].snapshot();
    await give(clients[0], 'hold');
    const { events, news } = clients[0].snapshot();
    expect(news.map(({ type }) => type)).toEqual(['acted']);
    expect([...before.events, ...news]).toEqual(events);
  });

  it.each(['duel', 'warfighter', 'combat-veteran'])(
    'of %s does not change when the match goes on',
    async (id) => {
      const entry = game(id);
      const host = new Host({
        entry,
        match: start(entry),
        players: start(entry).state.seats.map(() => 'random'),
      });
      const clients = host.players.map((_, seat) => openLocal(host, seat));
      const taken: { readonly snapshot: object; readonly text: string }[] = [];
      const keep = (client: SeatClient) => {
        const snapshot = client.snapshot();
        if (taken.length < 150) taken.push({ snapshot, text: JSON.stringify(snapshot) });
        else host.seat(['person', 'person']);
      };
      for (const client of clients) client.subscribe(() => keep(client));
      await host.playPrograms();
      expect(taken.length).toBeGreaterThan(50);
      for (const { snapshot, text } of taken) expect(JSON.stringify(snapshot)).toBe(text);
    },
  );

  it('does not show, not even by its revision, that somebody else has answered unseen', async () => {
    const host = openDuel();
    const [client, other] = [openLocal(host, 0), openLocal(host, 1)];
    let told = 0;
    client.subscribe(() => {
      told += 1;
    });
    const before = client.snapshot();
    await other.answer(training(3, 0), numberOf(other));
    expect(other.snapshot().isAsked).toBe(false);
    expect(client.snapshot()).toBe(before);
    expect(told).toBe(0);
  });

  it('is pushed to those who follow it', async () => {
    const { clients } = await openRound();
    const revisions: number[] = [];
    const stop = clients[1].subscribe(() => revisions.push(clients[1].snapshot().revision));
    const { revision } = clients[1].snapshot();
    await give(clients[0], 'hold');
    stop();
    await give(clients[1], 'hold');
    expect(revisions).toEqual([revision + 1]);
  });
});

describe('a request', () => {
  it('is refused when it was chosen for another question, and changes nothing', async () => {
    const { clients } = await openRound();
    const number = numberOf(clients[0]);
    await give(clients[0], 'hold');
    const before = clients[0].snapshot();
    const refused = { ok: false, refusal: { code: 'DECISION_CLOSED' } };
    expect(await clients[0].answer({ type: 'hold' }, number)).toMatchObject(refused);
    expect(await clients[0].answer({ type: 'hold' }, undefined)).toMatchObject(refused);
    expect(clients[0].snapshot()).toBe(before);
  });

  it('takes an answer back where nothing stands in the way', async () => {
    const { clients } = await openRound();
    await give(clients[0], 'hold');
    expect(clients[0].snapshot().undo).toEqual({ kind: 'possible' });
    expect(clients[1].snapshot().undo).toEqual({ kind: 'barrier', barrier: 'command' });
    expect(await clients[0].undo()).toEqual({ ok: true });
    expect(clients[0].snapshot().view.decision).toMatchObject({ name: 'action' });
  });

  it('gives and withdraws a standing order, which nobody else sees', async () => {
    const { clients } = await openRound();
    const before = clients[1].snapshot();
    expect(await clients[0].order('parryChance', true)).toEqual({ ok: true });
    expect(clients[0].snapshot().view.orders).toEqual(['parryChance']);
    expect(clients[1].snapshot()).toBe(before);
    expect(await clients[0].order('parryChance', false)).toEqual({ ok: true });
    expect(clients[0].snapshot().view.orders).toEqual([]);
  });

  it('concedes', async () => {
    const { clients } = await openRound();
    expect(await clients[0].concede()).toEqual({ ok: true });
    expect(clients[1].snapshot().view.outcome).toMatchObject({ winners: [1] });
    expect(clients[1].snapshot().isAsked).toBe(false);
  });
});

describe('a form', () => {
  it('starts with what a time-out would commit and remembers what was kept, for its seat alone', () => {
    const host = openDuel();
    const [client, other] = [openLocal(host, 0), openLocal(host, 1)];
    expect(client.snapshot().form).toEqual({ usual: expect.objectContaining({ type: 'train' }) });
    const untouched = other.snapshot();
    client.keepDraft({ type: 'train', strength: 3 });
    expect(client.snapshot().form?.draft).toEqual({ type: 'train', strength: 3 });
    expect(other.snapshot()).toBe(untouched);
  });

  it('is gone once it is committed', async () => {
    const client = openLocal(openDuel(), 0);
    client.keepDraft({ strength: 3 });
    await client.answer(training(2, 1), numberOf(client));
    expect(client.snapshot().form).toBeUndefined();
  });
});

describe('a question', () => {
  it('is answered about the revision that it names', async () => {
    const { clients } = await openRound();
    const { revision, options } = clients[0].snapshot();
    const odds = await clients[0].ask(revision, { kind: 'odds', answers: options });
    expect(odds).toHaveLength(options.length);
    expect(odds?.flat()[0]).toMatchObject({ rule: 'DU-ATK-03' });
  });

  it('gets no reply once the revision is past', async () => {
    const { clients } = await openRound();
    const { revision, options } = clients[0].snapshot();
    await give(clients[0], 'hold');
    expect(await clients[0].ask(revision, { kind: 'odds', answers: options })).toBeUndefined();
  });

  it('gets no reply when the match goes on before it is there', async () => {
    const { clients } = await openRound();
    const { revision, options } = clients[0].snapshot();
    const asked = clients[0].ask(revision, { kind: 'odds', answers: options });
    await give(clients[1], 'hold');
    expect(await asked).toBeUndefined();
  });

  it('of what is wrong with a draft says all of it, and nothing where no form is open', async () => {
    const client = openLocal(openDuel(), 0);
    const { revision } = client.snapshot();
    expect(await client.ask(revision, { kind: 'problems', draft: training(9, 9) })).not.toEqual([]);
    expect(await client.ask(revision, { kind: 'problems', draft: training(2, 1) })).toEqual([]);
    const { clients } = await openRound();
    const now = clients[0].snapshot();
    expect(await clients[0].ask(now.revision, { kind: 'problems', draft: {} })).toEqual([]);
    expect(await clients[0].ask(now.revision, { kind: 'sample', salt: 1 })).toEqual([]);
  });

  it('for a random draft gets another one for each salt', async () => {
    const client = openLocal(openDuel(), 0);
    const { revision } = client.snapshot();
    const salts = Array.from({ length: 20 }, (_, salt) => salt);
    const drafts = await Promise.all(salts.map((salt) => client.ask(revision, { kind: 'sample', salt })));
    expect(new Set(drafts.map((draft) => JSON.stringify(draft))).size).toBeGreaterThan(1);
    expect(await client.ask(revision, { kind: 'sample', salt: 3 })).toEqual(drafts[3]);
  });
});

it('tells of the match what its seat and onlookers may know', async () => {
  const { clients, host } = await openRound();
  const { told } = clients[0];
  expect(told.events(0)).toEqual(clients[0].snapshot().events);
  expect(told.events(1)).toEqual([]);
  expect(told.events(-1)).toEqual(host.told.events(-1));
  expect(told.log).toBeUndefined();
  expect(told.view(0)).toEqual(host.told.view(-1));
  expect(told.setup).toEqual({ content: clients[0].facts.content });
});
