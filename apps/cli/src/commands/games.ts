import { games as all } from '@sitrep/catalog';
import { defineCommand } from '../command.ts';
import { alignColumns } from '../layout.ts';

export const games = defineCommand({
  name: 'games',
  summary: 'list the games',
  examples: ['games', 'games --all', 'games --setups', 'games --json'],
  options: {
    all: { kind: 'flag', summary: 'with the games that are hidden from players' },
    setups: { kind: 'flag', summary: 'with what each can be started from, for --setup' },
  },
  async run({ values }) {
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
      ...(values.setups ? entry.setups().map(({ name }) => `  ${name}`) : []),
    ]);
    return {
      isGood: true,
      lines: hidden === 0 ? lines : [...lines, `Hidden: ${hidden}; \`sitrep games --all\` shows them.`],
      json: {
        games: all.map(({ id, name, rulesets, isHidden, setups }) => ({
          id,
          name,
          rulesets,
          hidden: isHidden,
          ...(values.setups && { setups: setups().map((setup) => setup.name) }),
        })),
      },
    };
  },
});
