// npm run format: formats every file and says what is left to fix by hand.
import { runTool } from './command.ts';

const { ok } = await runTool('biome', ['check', '--write', '--error-on-warnings'], { live: true });
process.exitCode = ok ? 0 : 1;
