import { createMatch, itemAt, type Match, makeKey, makeUniform } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../src/account/account.ts';
import { actsOf } from '../src/account/acts.ts';
import { lossesOf } from '../src/account/losses.ts';
import { recall } from '../src/account/recall.ts';
import { combatVeteran } from '../src/combat-veteran.ts';
import type { Content } from '../src/content/content.ts';
import type { CvTypes } from '../src/cv-types.ts';
import { skirmishOf } from '../src/entry/skirmish.ts';
import { keating, ricePaddy } from './contents.ts';
import { deploy, give } from './whole-game.ts';

/** A short firefight at close quarters, answered by chance. */
function playOn(content: Content, answers: number, each: (match: Match<CvTypes>) => void): Match<CvTypes> {
  const created = createMatch(combatVeteran, {
    config: { turns: 3, exitBlocksTaliban: false },
    content,
    key: makeKey('recall'),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  const match = created.value;
  const chance = makeUniform(makeKey('recall'), 'answers');
  for (let n = 0; n < answers && match.outcome() === undefined; n += 1) {
    const [seat = 0] = match.decision()?.seats ?? [];
    const options = match.options(seat);
    if (match.decision()?.kind === 'form') deploy(match);
    else give(match, itemAt(options, chance.below(options.length)));
    each(match);
  }
  return match;
}

describe.each([
  ['rice-paddy', skirmishOf(ricePaddy)],
  ['keating', skirmishOf(keating)],
])('what a seat was told in %s', (_name, content) => {
  it('says who was where, in which stance and with what', () => {
    let n = 0;
    const match = playOn(content, 500, (now) => {
      n += 1;
      if (n % 20 !== 0) return;
      for (const seat of [0, 1]) {
        const { at, stance, user, isBroken, smoke, contests } = now.view(seat).game;
        const recalled = recall(content, now.events(seat), Number.POSITIVE_INFINITY);
        expect(recalled).toMatchObject({ at, stance, user, isBroken, smoke, contests });
      }
    });
    expect(lossesOf(content, match.events(0)).length).toBeGreaterThan(0);
  });

  it('has the same losses by act, by phase and in all', () => {
    const match = playOn(content, 500, () => undefined);
    for (const seat of [0, 1]) {
      const events = match.events(seat);
      const losses = lossesOf(content, events);
      const struck = actsOf(content, events).flatMap((act) => act.struck);
      const counts = accountOf(content, events).flatMap(({ tallies }) =>
        tallies.flatMap(({ figures }) => figures),
      );
      for (const kind of ['killed', 'wounded'] as const) {
        const count = losses.filter((loss) => loss.kind === kind).length;
        expect(struck.filter(({ figure }) => figure === kind)).toHaveLength(count);
        const told = counts.filter(({ key }) => key === `tally.${kind}`);
        expect(told.reduce((sum, figure) => sum + figure.count, 0)).toBe(count);
      }
      for (const { hex, turn } of losses) expect([hex >= 0, turn > 0]).toEqual([true, true]);
    }
  });
});
