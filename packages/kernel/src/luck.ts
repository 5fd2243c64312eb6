import { type Key, makeChance, uniform } from './chance.ts';
import { InvariantError } from './invariant.ts';

/** Which die is thrown: the stream it comes from and the name that a script or log knows it by. */
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

/** Luck by the key alone: the same key, stream and position always give the same. */
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

/** Named dice and draws in the order in which they must come. */
export interface Script {
  readonly dice: readonly { readonly name: string; readonly face: number }[];
  readonly draws: readonly { readonly zone: string; readonly token: number }[];
}

/** Luck as written. Throws when the game rolls or draws something else, or more, than the script says. */
export function scriptedLuck(script: Script): Luck & { left(): Script } {
  const dice = [...script.dice];
  const draws = [...script.draws];
  return {
    next: 0,
    face(die, position) {
      this.next = position + 1;
      const roll = dice.shift();
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
      const draw = draws.shift();
      if (draw === undefined) throw new InvariantError('SCRIPT_DRAWS_END', `no draw is left for ${zone}`);
      if (draw.zone !== zone)
        throw new InvariantError(
          'SCRIPT_DRAW_ZONE',
          `the script draws from ${draw.zone}, the game from ${zone}`,
        );
      const index = tokens.indexOf(draw.token);
      if (index < 0) throw new InvariantError('SCRIPT_DRAW_TOKEN', `token ${draw.token} is not in ${zone}`);
      return index;
    },
    left: () => ({ dice, draws }),
  };
}
