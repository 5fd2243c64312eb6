// npm run format: puts every file into the project's format and says what is left to mend by hand.
import { runTool } from './command.ts';

const { ok } = await runTool('biome', ['check', '--write', '--error-on-warnings'], { live: true });
process.exitCode = ok ? 0 : 1;
