import type { NounRef } from '@sitrep/contract';
import { describe, expect, it } from 'vitest';
import { outlineOf } from '../src/briefing/outline.ts';
import { CONFIG } from '../src/entry/desk.ts';
import { combatVeteranEntry } from '../src/entry/index.ts';
import { keating, ricePaddy } from './contents.ts';

const contents = { 'rice-paddy': ricePaddy, keating };

/** Every noun of some data, with those in its gaps. */
function nounsIn(data: unknown): readonly NounRef[] {
  if (typeof data !== 'object' || data === null) return [];
  const inner = Object.values(data).flatMap(nounsIn);
  return 'key' in data && typeof data.key === 'string' ? [{ key: data.key }, ...inner] : inner;
}

describe.each(Object.entries(contents))('the briefing of %s', (_name, content) => {
  const outline = outlineOf({ config: CONFIG, content });

  it('counts what each side has', () => {
    const [us, enemy] = outline.sides;
    expect(us?.forces[0]?.args).toMatchObject({ count: content.forces.us.soldiers.length });
    expect(enemy?.forces[0]?.args).toMatchObject({ count: content.forces.enemy.soldiers.length });
    for (const { goals } of outline.sides) expect(goals.length).toBeGreaterThan(0);
  });

  it('[CV-TURN-01] says after which turn victory is assessed', () => {
    const short = outlineOf({ config: { ...CONFIG, turns: 4 }, content });
    expect(short.sections[0]?.lines[0]?.text.args).toMatchObject({ turns: 4 });
  });

  it('draws how victory is measured, for both sides', () => {
    const track = outline.sections[0]?.track;
    expect(track?.sides.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(track?.sides.map(({ boxes }) => boxes)).toEqual(
      content.scenario === 'keating' ? [5, content.forces.us.soldiers.length] : [undefined, undefined],
    );
  });

  it('tells how even it is', () => {
    const balance = outline.sections.find(({ name }) => name === 'balance');
    const rate = Number(balance?.lines[0]?.text.args?.rate);
    expect(rate).toBeGreaterThan(0);
    expect(rate).toBeLessThan(100);
  });

  it.each(['en', 'hu', 'it'] as const)('has all its sentences in %s', async (language) => {
    const messages = await combatVeteranEntry.messages[language]();
    const missing = nounsIn(outline).filter(({ key }) => !(key in messages));
    expect(missing).toEqual([]);
  });
});

it('[CV-S1-17] [CV-S1-18] tells what each loss and each man in the paddies scores', () => {
  const { track } = outlineOf({ config: CONFIG, content: ricePaddy }).sections[0] ?? {};
  const told = track?.sides.map(({ scores }) => scores.map(({ worth, text }) => `${text.key} ${worth}`));
  expect(told).toEqual([
    ['brief.track.hit 1', 'brief.track.paddy 1'],
    ['brief.track.wounded 1', 'brief.track.killed 3'],
  ]);
});
