import { games as all } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { defineCommand } from '../command.ts';
import { alignColumns } from '../layout.ts';
import { asTyped } from '../place.ts';

export const games = defineCommand({
  name: 'games',
  summary: 'list the games',
  examples: ['games', 'games --all', 'games --setups', 'games --json'],
  options: {
    all: { kind: 'flag', summary: 'with the games that are hidden from players' },
    setups: { kind: 'flag', summary: 'with what each can be started from, for --setup' },
  },
  async run({ values, place }) {
    const shown = all.filter((entry) => values.all || !entry.isHidden);
    const hidden = all.length - shown.length;
    const rows = shown.map(({ id, name, rulesets, isHidden }) => [
      id,
      name,
      `rulesets: ${rulesets.join(', ')}${isHidden ? ' (hidden)' : ''}`,
    ]);
    const table = alignColumns(rows);
    const lines = shown.flatMap((entry, index) => [
      table[index] ?? '',
      ...(values.setups ? setupNames(entry).map((name) => `  ${name}`) : []),
    ]);
    return {
      isGood: true,
      lines:
        hidden === 0
          ? lines
          : [...lines, asTyped(place, `Hidden: ${hidden}; \`sitrep games --all\` shows them.`)],
      json: {
        games: all.map((entry) => ({
          id: entry.id,
          name: entry.name,
          rulesets: entry.rulesets,
          hidden: entry.isHidden,
          ...(values.setups && { setups: setupNames(entry) }),
        })),
      },
    };
  },
});

/** Of every edition of the rules; their names say which. */
function setupNames({ setups }: GameEntry): readonly string[] {
  return setups().map(({ name }) => name);
}
