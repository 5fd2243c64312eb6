import { expect, it } from 'vitest';
import { outputFault } from '../src/output-fault.ts';

it.each([
  ['EPIPE', ['replay', 'x'], { exitCode: 0, line: '' }],
  [
    'EPIPE',
    ['play'],
    {
      exitCode: 1,
      line: 'sitrep: the output cannot be written: nobody reads it any more. What was played is kept where it was saved.\n',
    },
  ],
  ['ENOSPC', ['games'], { exitCode: 1, line: 'sitrep: the output cannot be written: the disk is full.\n' }],
  ['EWHAT', ['games'], { exitCode: 1, line: 'sitrep: the output cannot be written: EWHAT.\n' }],
])('%s for %j is told in a line', (code, args, fault) => {
  expect(outputFault(code, args)).toEqual(fault);
});
