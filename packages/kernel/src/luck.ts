import { type Key, makeChance, uniform } from './chance.ts';
import { InvariantError } from './invariant.ts';

/** Which die is rolled: the stream it comes from and its name in scripts and logs. */
export interface Die {
  readonly stream: string;
  readonly name: string;
  readonly sides: number;
}

/** Where dice and draws come from. After each call, `next` is the stream position to continue from. */
export interface Luck {
  next: number;
  /** The face of a die, 1 to its sides. */
  face(die: Die, position: number): number;
  /** The index of the token drawn from a zone. */
  index(zone: string, tokens: readonly number[], stream: string, position: number): number;
}

/** Luck by the key alone: the same key, stream and position always give the same result. */
export function keyedLuck(key: Key): Luck {
  const chance = makeChance(key);
  const luck: Luck = {
    next: 0,
    face: (die, position) => take(die.stream, position, die.sides) + 1,
    index: (_zone, tokens, stream, position) => take(stream, position, tokens.length),
  };
  function take(stream: string, position: number, n: number): number {
    const value = uniform(chance, stream, position, n);
    luck.next = chance.next;
    return value;
  }
  return luck;
}

/** A draw as a script may write it: from where, and what. */
interface Written {
  readonly zone: string;
}

/** A draw by its token. */
interface Drawn extends Written {
  readonly token: number;
}

/** Named dice and draws in the order in which they must come. */
export interface Script<D extends Written = Drawn> {
  readonly dice: readonly { readonly name: string; readonly face: number }[];
  readonly draws: readonly D[];
}

/** Luck as written, with draws by their tokens. */
export function scriptedLuck(script: Script): Luck & { left(): Script } {
  return writtenLuck(script, ({ zone, token }, tokens) => {
    const index = tokens.indexOf(token);
    if (index < 0) throw new InvariantError('SCRIPT_DRAW_TOKEN', `token ${token} is not in ${zone}`);
    return index;
  });
}

/**
 * Luck as written, with draws in any notation: `find` says which token is meant. Throws if the game rolls or draws
 * something else, or more, than the script says.
 */
export function writtenLuck<D extends Written>(
  script: Script<D>,
  find: (draw: D, tokens: readonly number[]) => number,
): Luck & { left(): Script<D> } {
  const { dice, draws } = script;
  let [thrown, drawn] = [0, 0];
  return {
    next: 0,
    face(die, position) {
      this.next = position + 1;
      const roll = dice[thrown];
      thrown += 1;
      if (roll === undefined) throw new InvariantError('SCRIPT_DICE_END', `no die is left for ${die.name}`);
      if (roll.name !== die.name)
        throw new InvariantError(
          'SCRIPT_DICE_NAME',
          `the script has a die ${roll.name}, the game rolls ${die.name}`,
        );
      if (roll.face < 1 || roll.face > die.sides)
        throw new InvariantError('SCRIPT_DICE_FACE', `${roll.face} is not on a die with ${die.sides} sides`);
      return roll.face;
    },
    index(zone, tokens, _stream, position) {
      this.next = position + 1;
      const draw = draws[drawn];
      drawn += 1;
      if (draw === undefined) throw new InvariantError('SCRIPT_DRAWS_END', `no draw is left for ${zone}`);
      if (draw.zone !== zone)
        throw new InvariantError(
          'SCRIPT_DRAW_ZONE',
          `the script draws from ${draw.zone}, the game from ${zone}`,
        );
      return find(draw, tokens);
    },
    left: () => ({ dice: dice.slice(thrown), draws: draws.slice(drawn) }),
  };
}
