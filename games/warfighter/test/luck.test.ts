import { createMatch, type GameTypes, type Match, makeKey, makeUniform } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { warfighterEntry as entry } from '../src/entry/index.ts';

/** A mission in which attacks are chosen whenever there are any. */
function play(ruleset: string, seed: string): Match<GameTypes> {
  const setup = entry.recommended?.(ruleset)[0];
  if (setup === undefined) throw new Error('there is no set-up');
  const created = createMatch(entry.game, { ...setup, key: makeKey(seed) });
  if (!created.ok) throw new Error('it does not start');
  const match = created.value;
  const random = makeUniform(makeKey(seed), 'luck');
  const number = () => match.view(0).decision?.number ?? 0;
  const [suggestion] = entry.suggest(match.state);
  if (suggestion !== undefined) match.submit(0, number(), suggestion.draft);
  for (let step = 0; step < 400 && match.decision() !== undefined; step += 1) {
    const options = match.options(0);
    const attacks = options.filter(({ type }) => /^(attack|on|mode|playLocation)/.test(type));
    const choice = attacks.length > 0 && random.below(4) > 0 ? attacks : options;
    const answer = choice[random.below(choice.length)];
    if (answer !== undefined) match.submit(0, number(), answer);
  }
  return match;
}

const matches = ['modern', 'ww2'].flatMap((ruleset) => ['a', 'b', 'c'].map((seed) => play(ruleset, seed)));

it('finds the odds of every attack that was rolled', () => {
  const rolls = matches.map(
    ({ log }) => log.flatMap(({ events }) => events as readonly { type: string }[]).filter(isAttack).length,
  );
  expect(rolls.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(40);
  expect(matches.map((match) => entry.luckOf?.(match).length)).toEqual(rolls);
});

const isAttack = ({ type }: { readonly type: string }) => type === 'attackRolled';

it('over many rolls comes near to what the odds promise', () => {
  const rolls = matches.flatMap((match) => entry.luckOf?.(match) ?? []);
  const sum = (field: 'expected' | 'rolled' | 'variance') =>
    rolls.reduce((all, roll) => all + roll[field], 0);
  expect(sum('expected')).toBeGreaterThan(5);
  expect(Math.abs(sum('rolled') - sum('expected'))).toBeLessThan(3.5 * Math.sqrt(sum('variance')));
});
