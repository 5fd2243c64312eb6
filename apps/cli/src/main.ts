// sitrep [COMMAND] [OPTIONS]: see help.ts and the table in commands.ts.
import { nodeIo } from './io.ts';
import { outputFault } from './output-fault.ts';
import { placeOf } from './place.ts';
import { run } from './run.ts';

const args = process.argv.slice(2);

process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  const { exitCode, line } = outputFault(code, args);
  process.stderr.write(line);
  process.exit(exitCode);
});
// nobody is left to read it
process.stderr.on('error', () => process.exit(1));

process.exitCode = await run(args, {
  place: placeOf(process.env),
  openIo: nodeIo,
  writeOut: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
