import type { GameTypes, Match } from '@sitrep/kernel';
import { Host, openLocal, type SeatClient } from '@sitrep/session';
import { playAdvised } from '@sitrep/testkit';
import type { Language } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { changed, makeTableDrawer } from '../../../testing/drawn-table.tsx';
import { getWarfighter } from '../testing/get-warfighter.ts';

const entry = getWarfighter();
const setup = entry.setups('modern').find(({ config }) => 'campaign' in config);

/** A campaign of three missions, of which the last is lost; at its end or the first time that somebody is asked this. */
function play(question?: string): Match<GameTypes> {
  const stop = (match: Match<GameTypes>) => match.decision()?.name === question;
  return playAdvised({ entry, setup, seed: 'campaign 5', stop });
}

/** Without the luck of a whole campaign, which takes a moment and is tested elsewhere. */
async function draw(match: Match<GameTypes>, language: Language = 'en'): Promise<string> {
  const drawTable = await makeTableDrawer(entry, language);
  const client = openLocal(new Host({ entry, match }), 0);
  const ask: SeatClient['ask'] = async (revision, question) =>
    question.kind === 'luck' ? undefined : client.ask(revision, question);
  return drawTable(changed(client, { ask }));
}

const lost = play();
const page = draw(lost);
/** Lost in its first mission. */
const short = playAdvised({ entry, setup, seed: 'campaign 0' });

const between = play('skillChoice');
const building = play('team');

describe('a campaign that is over', () => {
  it('shows how far it got, every mission with why it ended, and everybody whom it cost', async () => {
    for (const words of [
      'Final level',
      'Covert',
      'High Impact',
      'Sweep',
      'KIA in mission 3',
      'turns to spare',
    ])
      expect(await page).toContain(words);
    expect((await page).match(/data-stage="won"/g)).toHaveLength(2);
    expect((await page).match(/data-stage="lost"/g)).toHaveLength(1);
  });

  it('leads to the replay of every mission, right before it was laid out', async () => {
    const links = [...(await page).matchAll(/#\/replay\/drawn\/0-(\d+)/g)].map(([, n]) => Number(n));
    const laidOut = lost.events(0).filter(({ type }) => type === 'missionLaidOut');
    expect(links).toEqual(laidOut.map(({ n }) => n));
  });

  it.each(['hu', 'it'] as const)('finds all its words in %s', async (language) => {
    expect(await draw(short, language)).not.toContain('⟦');
  });
});

describe('between two missions', () => {
  it('shows the campaign in place of the path, and no figures of a mission', async () => {
    const table = await draw(between);
    expect(table).toContain('Mission 2 of 3');
    expect(table.match(/aria-current="step"/g)).toHaveLength(1);
    expect(table).not.toContain('The mission path');
    expect(table).not.toContain('Action deck');
  });

  it('tells before the first team is bought that nobody is in it yet', async () => {
    expect(await draw(play('reportChoice'))).toContain('Nobody yet');
  });

  it('leads to the campaign from the team builder', async () => {
    expect(await draw(building)).toContain('Mission 1 of 3');
  });

  it.each(['hu', 'it'] as const)('finds all its words in %s', async (language) => {
    expect(await draw(between, language)).not.toContain('⟦');
  });
});

it('says of a mission that is over why it ended, what was reached, and what turned it', async () => {
  const [single] = entry.recommended?.('modern') ?? [];
  const report = await draw(playAdvised({ entry, setup: single, seed: 'a', ease: 20 }));
  for (const words of ['Goals', 'Turning points', 'Luck']) expect(report).toContain(words);
  expect(report).toMatch(/The Timer ran out|The Objective was completed/);
});
