import { CANCEL, invariant, PASS, pick, type Uniform } from '@sitrep/kernel';
import type { AnyAnswer, Subject } from '../subject.ts';

/** A way to choose among options (at least one). */
export type Choose = (options: readonly AnyAnswer[], random: Uniform) => AnyAnswer;

/** A random player's character. */
export interface Temper {
  readonly name: string;
  readonly choose: Choose;
}

/** Words in command types by which a temper recognises what it likes, if the subject does not say. */
const AGGRESSIVE = ['attack', 'fire', 'shoot', 'strike', 'assault', 'charge', 'throw', 'advance', 'move'];
const THRIFTY = [PASS.type, CANCEL.type, 'hold', 'wait', 'rest', 'breathe', 'draw', 'keep', 'end', 'reload'];

/** One choice in this many goes against the temper, so that no temper plays the same game forever. */
const WHIM = 8;

/** The characters of random players. */
export function tempersFor({ aggressive = AGGRESSIVE, thrifty = THRIFTY }: Subject): readonly Temper[] {
  return [
    { name: 'uniform', choose: chooseUniform },
    { name: 'first', choose: (options) => optionAt(options, 0) },
    { name: 'last', choose: (options) => optionAt(options, options.length - 1) },
    { name: 'hoarder', choose: preferring(thrifty) },
    { name: 'aggressor', choose: preferring(aggressive) },
  ];
}

function optionAt(options: readonly AnyAnswer[], index: number): AnyAnswer {
  const option = options[index];
  invariant(option !== undefined, 'TEMPER_OPTIONS', 'a player is asked who has no option');
  return option;
}

/** First a kind of command, then one of that kind: a hand full of attacks does not drown the other choices. */
function chooseUniform(options: readonly AnyAnswer[], random: Uniform): AnyAnswer {
  const kinds: string[] = [];
  for (const { type } of options) if (!kinds.includes(type)) kinds.push(type);
  if (kinds.length === options.length) return pick(options, random);
  const kind = pick(kinds, random);
  return pick(
    options.filter(({ type }) => type === kind),
    random,
  );
}

function preferring(words: readonly string[]): Choose {
  const known = new Map<string, boolean>();
  const isLiked = (type: string) => {
    const liking = known.get(type) ?? words.some((word) => type.toLowerCase().includes(word));
    known.set(type, liking);
    return liking;
  };
  return (options, random) => {
    const liked = options.filter(({ type }) => isLiked(type));
    return chooseUniform(liked.length === 0 || random.below(WHIM) === 0 ? options : liked, random);
  };
}
