import { expect, test } from 'vitest';
import type { AnyAnswer } from '../../../kit/match/types.ts';
import { changed, makeTableDrawer, readControls } from '../../../testing/drawn-table.tsx';
import { playRandomGame, type Visit } from '../../../testing/random-games.ts';
import { getWarfighter } from '../testing/get-warfighter.ts';

const GAMES = 20;

/** Commands of kinds that random games hardly ever reach. */
const RARE = [
  { type: 'clearJam', soldier: 1, weapon: 1 },
  { type: 'deploy', soldier: 1, weapon: 1 },
  { type: 'strike', soldier: 1, hostile: 1 },
  { type: 'saveForStrike', soldier: 1 },
  { type: 'leaveStrike', soldier: 1 },
  { type: 'claimReward', soldier: 1 },
  { type: 'useHardy' },
  { type: 'takeSuppress' },
  { type: 'takeWound' },
  { type: 'healWound', soldier: 1, wound: 0 },
  { type: 'retain' },
  { type: 'release' },
  { type: 'onTarget', target: 0 },
  { type: 'ammoFrom', soldier: 1, item: 1, stack: 0 },
  { type: 'givePoints', member: 'modern-core/giacomelli', points: 1 },
  { type: 'learnSkill', member: 'modern-core/giacomelli', card: 'modern-core/marksman' },
] as unknown as readonly AnyAnswer[];

/** One command of every kind that random games reach, plus the rare ones, and the last table seen. */
async function gatherKinds(): Promise<{
  readonly samples: ReadonlyMap<string, AnyAnswer>;
  readonly last: Visit;
}> {
  const samples = new Map<string, AnyAnswer>(RARE.map((command) => [command.type, command]));
  let last: Visit | undefined;
  for (let game = 0; game < GAMES; game += 1)
    await playRandomGame(getWarfighter(), game, (visit) => {
      for (const option of visit.now.options) samples.set(option.type, option);
      if (visit.now.view.decision?.name === 'action') last = visit;
    });
  if (last === undefined) throw new Error('no game reached a turn');
  return { samples, last };
}

test('every kind of command that there is has its order in the list', async () => {
  const entry = getWarfighter();
  const { samples, last } = await gatherKinds();
  const messages = await entry.messages.en();
  const kinds = Object.keys(messages).flatMap((key) => /^command\.(\w+)$/.exec(key)?.[1] ?? []);
  // The team has a form of its own.
  expect(kinds.filter((kind) => kind !== 'buyTeam' && !samples.has(kind))).toEqual([]);
  const options = [...samples.values()];
  // Any table in a turn will do; the commands are only listed, never carried out.
  const snapshot = { ...last.now, options, blocked: [] };
  const draw = await makeTableDrawer(entry);
  const drawn = await draw(
    changed(last.client, { snapshot: () => snapshot, ask: () => Promise.resolve(undefined) }),
  );
  expect(readControls(drawn).orders.toSorted()).toEqual([...samples.keys()].toSorted());
});
