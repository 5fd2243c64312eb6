import type { Ability, Trigger } from '../content/vocabulary.ts';

/** Moments at which a card does all that it prints, whoever plays. */
const ALL_AT_ONCE: readonly Trigger[] = ['hostilePlaced', 'eventDrawn', 'locationPlayed'];

/** Abilities in a row that name the same moment, and besides only what happens then, read as one. */
export function joinAlike(abilities: readonly Ability[]): readonly Ability[] {
  const joined: Ability[] = [];
  for (const ability of abilities) {
    const last = joined.at(-1);
    if (last !== undefined && last.when === ability.when && isPlain(last) && isPlain(ability))
      joined.splice(-1, 1, { ...last, do: [...last.do, ...ability.do] });
    else joined.push(ability);
  }
  return joined;
}

function isPlain({ when, do: _effects, ...rest }: Ability): boolean {
  return ALL_AT_ONCE.includes(when) && Object.keys(rest).length === 0;
}
