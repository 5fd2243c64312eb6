import { games } from '@sitrep/catalog';
import packed from '../package.json' with { type: 'json' };
import type { Report } from './command.ts';
import { alignColumns } from './layout.ts';

/** Which version this is, and by which version of its rules every game is played. */
export function versionReport(): Report {
  const rows = games.map(({ id, game }) => ['', id, `rules ${game.version}`]);
  return {
    isGood: true,
    lines: [`sitrep ${packed.version}`, ...alignColumns(rows)],
    json: {
      version: packed.version,
      rules: Object.fromEntries(games.map(({ id, game }) => [id, game.version])),
    },
  };
}
