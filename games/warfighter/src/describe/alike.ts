import type { Ability, Trigger } from '../content/vocabulary.ts';

/** Moments at which a card does all that it prints, whoever plays. */
const ALL_AT_ONCE: readonly Trigger[] = ['hostilePlaced', 'eventDrawn', 'locationPlayed'];

/** Abilities in a row that say the same moment and nothing else but what happens then read as one. */
export function joinAlike(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.reduce<readonly Ability[]>((joined, ability) => {
    const last = joined.at(-1);
    if (last === undefined || last.when !== ability.when || !isPlain(last) || !isPlain(ability))
      return [...joined, ability];
    return [...joined.slice(0, -1), { ...last, do: [...last.do, ...ability.do] }];
  }, []);
}

function isPlain(ability: Ability): boolean {
  return (
    ALL_AT_ONCE.includes(ability.when) &&
    Object.keys(ability).every((name) => name === 'when' || name === 'do')
  );
}
