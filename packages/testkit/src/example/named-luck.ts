import { InvariantError, type Luck, writtenLuck } from '@sitrep/kernel';
import type { Example } from './format.ts';

/** Luck as an example writes it. */
export interface NamedLuck extends Luck {
  /** What was scripted but never used, as text. */
  left(): readonly string[];
}

/** Dice by their names and draws by the names of cards. Throws if the game rolls or draws something else, or more. */
export function namedLuck(
  example: Pick<Example, 'dice' | 'draws'>,
  nameOf: (zone: string, token: number) => string,
): NamedLuck {
  const dice = example.dice.flatMap(entriesOf).map(([name, face]) => ({ name, face }));
  const draws = example.draws.flatMap(entriesOf).map(([zone, name]) => ({ zone, name }));
  const luck = writtenLuck({ dice, draws }, ({ zone, name }, tokens) => {
    const names = tokens.map((token) => nameOf(zone, token));
    return indexOf(name, zone, names);
  });
  const { left } = luck;
  return Object.assign(luck, {
    left() {
      const { dice: rolls, draws: cards } = left();
      return [
        ...leftOf(
          rolls.map(({ name, face }) => `${name} ${face}`),
          'die',
          'dice',
        ),
        ...leftOf(
          cards.map(({ zone, name }) => `${zone} ${name}`),
          'draw',
          'draws',
        ),
      ];
    },
  });
}

function entriesOf<V extends string | number>(
  record: Readonly<Record<string, V | readonly V[]>>,
): readonly (readonly [string, V])[] {
  return Object.entries(record).flatMap(([name, values]) =>
    listOf(values).map((value) => [name, value] as const),
  );
}

function listOf<V extends string | number>(values: V | readonly V[]): readonly V[] {
  return typeof values === 'object' ? values : [values];
}

function indexOf(name: string, zone: string, names: readonly string[]): number {
  const index = names.indexOf(name);
  if (index < 0)
    throw new InvariantError('SCRIPT_DRAW_TOKEN', `no ${name} is in ${zone}, only ${names.join(', ')}`);
  return index;
}

function leftOf(items: readonly string[], one: string, many: string): readonly string[] {
  if (items.length === 0) return [];
  return [`${items.length} ${items.length === 1 ? one : many} left: ${items.join(', ')}`];
}
