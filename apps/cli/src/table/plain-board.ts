import type { Board } from './board.ts';

/** Any game as a list of what its seat knows. */
export const plainBoard: Board = {
  lines: ({ view }) => [
    ...facts('', view.game),
    ...Object.entries(view.zones).map(
      ([name, { count, tokens }]) =>
        `${name}: ${tokens === undefined ? `${count} unseen` : tokens.join(' ')}`,
    ),
  ],
  note: () => '',
};

function facts(path: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${String(value)}`];
  return Object.entries(value).flatMap(([name, inner]) =>
    facts(path === '' ? name : `${path}.${name}`, inner),
  );
}
