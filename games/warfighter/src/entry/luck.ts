import type { Odds, RollLuck } from '@sitrep/contract';
import { isKernelEvent, type Match, makeKey } from '@sitrep/kernel';
import type { WarEventOf, WarTypes } from '../index.ts';
import { oddsOf } from './odds.ts';

type Rolled = WarEventOf<'attackRolled'>;

/** The answer that fixed an attack lies at most so many entries before its dice: experience may have to be paid between. */
const FURTHEST = 12;

/** For every attack that was rolled: the Kills its odds promised when it was chosen, and those that came. */
export function luckOf(match: Match<WarTypes>): readonly RollLuck[] {
  return match.log.flatMap(({ events }, entry) =>
    events.flatMap((event) => {
      if (isKernelEvent(event) || event.type !== 'attackRolled') return [];
      const odds = findOdds(match, entry, event);
      return odds === undefined ? [] : [rollLuck(odds, event)];
    }),
  );
}

/** The odds that the player had before him, looked for from the dice backwards. */
function findOdds(match: Match<WarTypes>, entry: number, rolled: Rolled): Odds | undefined {
  for (let back = entry; back > Math.max(0, entry - FURTHEST); back -= 1) {
    const { act, by } = match.log[back] ?? {};
    if (act?.type !== 'answer' || by === undefined) continue;
    const before = match.branch(back - 1, makeKey('luck'));
    if (!before.ok) return undefined;
    const found = oddsOf(before.value.state, by, act.answer).find((odds) => fits(odds, rolled));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same attack has the same figures, modifiers included. Support cards stand where a Soldier would. */
function fits({ about, modifiers }: Odds, rolled: Rolled): boolean {
  const { mode, dice, kill, cover, soldier = rolled.soldier } = about as Partial<Record<string, unknown>>;
  const sum = (key: string) =>
    modifiers.reduce((all, modifier) => all + (modifier.key === key ? modifier.amount : 0), 0);
  return (
    soldier === rolled.soldier &&
    mode === rolled.mode &&
    dice === rolled.dice.length &&
    kill === rolled.kill &&
    cover === rolled.cover &&
    sum('odds.modAttack') === rolled.modifier &&
    sum('odds.modCover') === rolled.coverModifier
  );
}

function rollLuck({ chances, total }: Odds, { soldier, kills }: Rolled): RollLuck {
  const mean = (value: (kills: number) => number) =>
    chances.reduce((sum, { args, count }) => sum + value(Number(args.kills)) * count, 0) / total;
  const expected = mean((each) => each);
  return { soldier, expected, variance: mean((each) => (each - expected) ** 2), rolled: kills };
}
