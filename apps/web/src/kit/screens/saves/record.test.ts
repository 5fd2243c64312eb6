import type { Standing } from '@sitrep/contract';
import { expect, it } from 'vitest';
import type { GameHead } from '../../saves/save-store.ts';
import { campaignsOf, countedGames, missionsOf, recordBy } from './record.ts';

const CLEAN: Standing = { past: { kind: 'verified' }, hasOwnCards: false, isScripted: false };

const game = (title: string, isWon?: boolean, standing: Standing | undefined = CLEAN) =>
  ({ title, ...(isWon !== undefined && { isWon }), standing, entries: 9 }) as unknown as GameHead;

const namer = (game: string) =>
  game === 'gone' ? undefined : ({ key }: { readonly key: string }) => `${game}:${key}`;

it('counts missions by name, the most played first, with the goals that were reached', () => {
  const mission = (title: string, isWon: boolean, reached: number) => ({
    ...{ world: 'w', title, team: '', isWon, goals: 2, reached },
  });
  const missions = [mission('Covert', true, 2), mission('Sweep', false, 1), mission('Sweep', true, 2)];
  expect(recordBy(missions, ({ title }) => title)).toEqual([
    { name: 'Sweep', played: 2, won: 1, goals: 4, reached: 3 },
    { name: 'Covert', played: 1, won: 1, goals: 2, reached: 2 },
  ]);
  expect(recordBy(missions, ({ team }) => team)).toEqual([]);
});

it('takes the missions and the level of a campaign from its deeds, and names them in the language of the reader', () => {
  const deed = {
    title: [{ key: 'a' }, { key: 'b' }],
    team: [{ key: 'c' }],
    isWon: true,
    goals: 1,
    reached: 1,
  };
  const deeds = {
    world: [{ key: 'name' }, { key: 'edition' }],
    missions: [deed, { ...deed, isWon: false, reached: 0 }],
    campaign: { name: { key: 'own' }, level: { key: 'tactical' }, points: 9 },
  };
  const long = { ...game('old title', true), id: 'x', game: 'g', deeds } as unknown as GameHead;
  const missions = missionsOf([long, { ...long, game: 'gone' }], namer);
  expect(missions.map(({ isWon }) => isWon)).toEqual([true, false]);
  expect(missions[0]).toMatchObject({ world: 'g:name – g:edition', title: 'g:a – g:b', team: 'g:c' });
  expect(campaignsOf([long], namer)).toEqual([
    { id: 'x', name: 'g:own', level: 'g:tactical', points: 9, missions: 2 },
  ]);
});

it('counts a game that was stored without its deeds as a whole', () => {
  const old = { ...game('Sweep', true), game: 'g', team: 'Ace' };
  expect(missionsOf([old], namer)).toEqual([
    { world: 'g:game.name', title: 'Sweep', team: 'Ace', isWon: true, goals: 0, reached: 0 },
  ]);
  expect(campaignsOf([old], namer)).toEqual([]);
});

it('counts finished games without a mark, and says how many have one', () => {
  const clean = game('Sweep', true);
  const { standing: _, ...unasked } = clean;
  const games = [
    clean,
    game('Sweep'),
    game('Sweep', true, { ...CLEAN, hasOwnCards: true }),
    game('Sweep', true, { ...CLEAN, isScripted: true }),
    game('Sweep', true, { ...CLEAN, past: { kind: 'pending', checked: 1, entries: 9 } }),
    game('Sweep', true, { ...CLEAN, past: { kind: 'different', difference: { entry: 1 } } }),
    unasked,
  ];
  expect(countedGames(games)).toEqual({ counted: [clean], marked: 5 });
});
