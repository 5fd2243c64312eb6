import { createMatch, makeKey } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { warfighterEntry } from '../src/entry/index.ts';

it.each([1, 2, 3])('suggested teams are legal where only %i Soldiers may go', (maxSoldiers) => {
  const { game, recommended, suggest } = warfighterEntry;
  for (const ruleset of ['modern', 'ww2'])
    for (const { name, config, content } of recommended?.(ruleset) ?? []) {
      const created = createMatch(game, { config: { ...config, maxSoldiers }, content, key: makeKey(name) });
      if (!created.ok) throw new Error(name);
      const match = created.value;
      if (match.decision()?.name === 'reportChoice') match.timeOut(match.serial);
      for (const { draft } of suggest(match.state))
        expect(match.game.problems(match.state, 0, draft), name).toEqual([]);
    }
});
