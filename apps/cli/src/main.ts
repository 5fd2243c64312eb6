// sitrep [COMMAND] [OPTIONS]: see help.ts and the table in commands.ts.
import { nodeIo } from './io.ts';
import { run } from './run.ts';

// a reader that has seen enough (`sitrep replay FILE | head`) is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), {
  openIo: nodeIo,
  writeOut: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
