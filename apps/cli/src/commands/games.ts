import { games as all } from '@sitrep/catalog';
import { defineCommand } from '../command.ts';
import { alignColumns } from '../layout.ts';

export const games = defineCommand({
  name: 'games',
  summary: 'list the games',
  examples: ['games', 'games --all', 'games --json'],
  options: {
    all: { kind: 'flag', summary: 'with the games that are hidden from players' },
  },
  async run({ values }) {
    const shown = all.filter((entry) => values.all || !entry.isHidden);
    const hidden = all.length - shown.length;
    const rows = shown.map(({ id, name, rulesets, isHidden }) => [
      id,
      name,
      `rulesets: ${rulesets.join(', ')}${isHidden ? ' (hidden)' : ''}`,
    ]);
    const lines = shown.length === 0 ? ['No game for players yet.'] : alignColumns(rows);
    return {
      isGood: true,
      lines: hidden === 0 ? lines : [...lines, `Hidden: ${hidden}; \`sitrep games --all\` shows them.`],
      json: {
        games: all.map(({ id, name, rulesets, isHidden }) => ({ id, name, rulesets, hidden: isHidden })),
      },
    };
  },
});
