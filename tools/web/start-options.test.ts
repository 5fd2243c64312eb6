import { expect, test } from 'vitest';
import { parseStartOptions } from './start-options.ts';

test.each([
  [[], { port: 5180, host: '127.0.0.1', isOpening: true }],
  [['--port', '80', '--host', '::1'], { port: 80, host: '::1', isOpening: true }],
  [['--port=0', '--no-open'], { port: 0, host: '127.0.0.1', isOpening: false }],
])('%j', (args, options) => {
  expect(parseStartOptions(args)).toEqual(options);
});

test.each([[['--port', 'x']], [['--port', '70000']], [['--port']], [['--host']], [['--colour']]])(
  '%j says what is wrong',
  (args) => {
    expect(parseStartOptions(args)).toBeTypeOf('string');
  },
);
