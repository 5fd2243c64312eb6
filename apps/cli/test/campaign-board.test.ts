import { findGame } from '@sitrep/catalog';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../src/games/index.ts';
import { loadSpeech } from '../src/load-speech.ts';
import type { Scene } from '../src/table/board.ts';

const entry = findGame('warfighter');
const setup = entry?.setups().find(({ name }) => name === 'jungle/campaign/cartel-hunt');

const CAMPAIGN = {
  missions: ['modern-jungle/covert', 'modern-jungle/high-impact', 'modern-jungle/sweep'],
  members: [
    { card: 'modern-core/giacomelli', seat: 0, skills: ['modern-core/marksman'], points: 1 },
    { card: 'modern-core/thomas', seat: 0, skills: [], points: 0 },
  ],
  losses: [
    { card: 'modern-core/thomas', fate: 'kia', mission: 1 },
    { card: 'modern-core/corona', fate: 'discharge', mission: 1 },
  ],
  records: [
    {
      mission: 'modern-jungle/covert',
      objective: 'modern-jungle/cartel-boss',
      slots: 4,
      isSuccess: true,
      returned: ['modern-core/giacomelli'],
      points: 4,
      victoryPoints: 0,
    },
  ],
  adjustments: ['time', 'hostiles', 'time'],
  undivided: 4,
  victoryPoints: 7,
};

async function sceneOf(campaign: object): Promise<Scene> {
  const view = { game: { mission: '', soldiers: [], campaign }, zones: {} };
  return {
    view: view as unknown as Scene['view'],
    config: setup?.config ?? {},
    content: setup?.content ?? {},
    speech: await loadSpeech('en', entry),
    width: 79,
  };
}

describe('the campaign board', () => {
  it('says after a mission who came back, the points, the level, and what has changed', async () => {
    expect(tableOf('warfighter').board.lines(await sceneOf(CAMPAIGN))).toEqual([
      'Cartel Hunt · 7 Victory Points (tactical) · 4 Campaign Points to divide',
      '  1  Covert – Cartel Boss in slot 4: success, points +4, victory +0',
      '     back: Giacomelli · Thomas: KIA · Corona: Medical Discharge',
      '  2  High Impact',
      '  3  Sweep',
      '+ soldier     points  skills',
      '  Giacomelli  1       Marksman',
      '† Thomas      0       –',
      '  1 is fit for duty',
      'From now on: Time −2, Objective’s Hostiles +3',
    ]);
  });

  it('sums the campaign up at its end', async () => {
    const records = [{ ...CAMPAIGN.records[0], isSuccess: false, returned: [], victoryPoints: -3 }];
    const lines = tableOf('warfighter').board.final?.(
      await sceneOf({ ...CAMPAIGN, records, losses: [], victoryPoints: -3, level: 'noEffect' }),
    );
    expect(lines?.slice(0, 3)).toEqual([
      'Cartel Hunt · -3 Victory Points (no effect)',
      '  1  Covert – Cartel Boss in slot 4: failure, victory -3',
      '     back: nobody',
    ]);
  });
});
