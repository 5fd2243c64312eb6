import { games } from '@sitrep/catalog';
import { createMatch, makeKey, perform, scriptedLuck } from '@sitrep/kernel';
import { Host, startHost } from '@sitrep/session';
import { describe, expect, it } from 'vitest';
import { packText, unpackText } from './packed-text.ts';
import { LONGEST_LINK, packMatch, unpackMatch } from './share-link.ts';

function getEntry() {
  const [entry] = games;
  if (entry === undefined) throw new Error('there is no game');
  return entry;
}

/** A mission of the ruleset, played on by the first or last option in turn. */
function play(ruleset: string, steps: number): Host {
  const entry = getEntry();
  const setup = entry.recommended?.(ruleset)[0];
  if (setup === undefined) throw new Error('there is no set-up');
  const created = createMatch(entry.game, { ...setup, key: makeKey(`link ${ruleset}`) });
  if (!created.ok) throw new Error('it does not start');
  const match = created.value;
  const number = () => match.view(0).decision?.number ?? 0;
  const [suggestion] = entry.suggest(match.state);
  if (suggestion !== undefined) match.submit(0, number(), suggestion.draft);
  for (let step = 0; step < steps && match.decision() !== undefined; step += 1) {
    const answer = match.options(0).at(step % 2 === 0 ? 0 : -1);
    if (answer !== undefined) match.submit(0, number(), answer);
  }
  perform(match, { by: 0, act: { type: 'undo' } });
  return new Host({ entry, match });
}

async function dataOf(host: Host): Promise<string> {
  const packed = await packMatch(host);
  if (!packed.ok) throw new Error(packed.problem);
  return packed.data;
}

describe('a link', () => {
  it.each(['modern', 'ww2'])('carries a game of %s and comes to the same state', async (ruleset) => {
    const host = play(ruleset, 120);
    const data = await dataOf(host);
    expect(data).toMatch(/^[\w-]+$/);
    expect(data.length).toBeLessThan(LONGEST_LINK / 2);
    const opened = await unpackMatch(data);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    expect(opened.value.head.hash).toBe(host.head.hash);
    expect(opened.value.log).toEqual(host.log);
  });

  it('reports a lost or changed letter', async () => {
    const data = await dataOf(play('modern', 20));
    const middle = data.length >> 1;
    const other = data[middle] === 'A' ? 'B' : 'A';
    for (const broken of [data.slice(0, -5), data.slice(0, middle) + other + data.slice(middle + 1), 'x%'])
      expect(await unpackMatch(broken)).toEqual({
        ok: false,
        problems: [{ code: 'LINK_DAMAGED', path: '' }],
      });
  });

  it.each([
    ['hash', () => 'other', 'LINK_ENDS_OTHERWISE'],
    ['content', () => 'other', 'LINK_CARDS_UNKNOWN'],
    ['game', () => 'chess', 'GAME_UNKNOWN'],
    ['key', () => 'short', 'KEY_BAD'],
    ['acts', (acts: object[]) => [...acts, [0, { type: 'answer', answer: { type: 'x' } }]], 'LINK_REFUSED'],
    ['acts', (acts: object[]) => [...acts, [0, { type: 'no such' }]], 'LINK_DAMAGED'],
  ])('with another %s is refused', async (field, change, code) => {
    const whole = JSON.parse(await unpackText(await dataOf(play('modern', 10))));
    const data = await packText(JSON.stringify({ ...whole, [field]: change(whole[field]) }));
    const opened = await unpackMatch(data);
    expect(opened).toMatchObject({ ok: false, problems: [{ code }] });
  });

  it('does not carry a game that cannot be replayed from the rules alone', async () => {
    const entry = getEntry();
    const [setup] = entry.setups();
    if (setup === undefined) throw new Error('there is no set-up');
    const content = { ...setup.content, extra: 1 };
    const own = startHost(entry, { ...setup, content, key: makeKey('own') });
    const luck = scriptedLuck({ dice: [], draws: [] });
    const lesson = startHost(entry, { ...setup, key: makeKey('x'), luck });
    if (!own.ok || !lesson.ok) throw new Error('they do not start');
    expect(await packMatch(own.value)).toMatchObject({ problem: 'LINK_OWN_CARDS' });
    expect(await packMatch(lesson.value)).toMatchObject({ problem: 'LINK_SCRIPTED' });
  });
});

it('is not unpacked if that would give millions of letters', async () => {
  const data = await packText('a'.repeat(5_000_000));
  await expect(unpackText(data)).rejects.toThrow('too long');
});
