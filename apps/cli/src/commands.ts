import type { Command } from './command.ts';
import { card } from './commands/card.ts';
import { example } from './commands/example.ts';
import { fuzz } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { odds } from './commands/odds.ts';
import { pack } from './commands/pack.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { print } from './commands/print.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { spec } from './commands/spec.ts';

/** Every command, in the order of help. Add a line to add a command. */
export const commands: readonly Command[] = [
  games,
  play,
  replay,
  odds,
  card,
  rules,
  fuzz,
  example,
  pack,
  print,
  perft,
  spec,
];
