#!/usr/bin/env node
// `sitrep` where this package is linked or installed from a checkout: the same start as `npm run sitrep`.
process.env.SITREP_PROGRAM = 'sitrep';
process.argv.splice(2, 0, 'apps/cli/src/main.ts');
await import('../../../tools/setup.mjs');
