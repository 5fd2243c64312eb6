import { CANCEL, PASS } from '@sitrep/kernel';

/** Answers that no game offers, as a broken or hostile client might send them. */
export const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  0.5,
  10n,
  '',
  'pass',
  Symbol('pass'),
  () => PASS,
  [],
  [PASS],
  {},
  { type: undefined },
  { type: null },
  { type: Number.NaN },
  { type: '' },
  { type: 'toString' },
  { type: '__proto__' },
  { type: ['pass'] },
  { type: { type: 'pass' } },
  { ...PASS, extra: 1 },
  { ...CANCEL, extra: {} },
  Object.create(PASS),
  JSON.parse('{"__proto__":{"type":"pass"}}'),
  new Map([['type', 'pass']]),
  new Date(0),
  nest(50),
  nest(20_000),
  { type: 'pass', list: Array.from({ length: 30_000 }, (_, i) => i) },
  { type: 'x'.repeat(100_000) },
  loop(),
];

/** Near misses of a command: each differs from it in one way. */
export function nearMisses(command: object): readonly unknown[] {
  const fields = Object.entries(command);
  return [
    [command],
    { ...command, extra: 0 },
    ...fields.flatMap(([name, value]) => [
      Object.fromEntries(fields.filter(([other]) => other !== name)),
      ...changed(value).map((other) => ({ ...command, [name]: other })),
    ]),
  ];
}

/**
 * Things that equal a command when compared field by field, but are not plain data. A match may accept them as the
 * command or refuse them; it may not keep them.
 */
export function lookAlikes(command: object): readonly unknown[] {
  const zeros = Object.entries(command).filter(([, value]) => value === 0);
  return [
    Object.assign(Object.create({ isHostile: true }), command),
    { ...command, nothing: undefined },
    ...zeros.map(([name]) => ({ ...command, [name]: -0 })),
  ];
}

/** A key that no game knows. */
export const EXTRA = 'unknown-extra';

/** A copy of a command with keys in every record that no game knows. */
export function withExtras(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtras);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, part]): [string, unknown] => [name, withExtras(part)]);
  return Object.fromEntries([...fields, [EXTRA, { [EXTRA]: 1 }], ['__proto__', { [EXTRA]: 2 }]]);
}

function changed(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, value + 0.5, -value - 1, String(value), 1e15];
  if (typeof value === 'string') return [`${value}x`, value.toUpperCase(), '', 0, [value]];
  if (typeof value === 'boolean') return [!value, Number(value)];
  if (Array.isArray(value)) return [[...value, 0], value.slice(1), [...value, ...value]];
  return [undefined, 0];
}

function nest(depth: number): object {
  let nested: object = { type: 'pass' };
  for (let i = 0; i < depth; i += 1) nested = { type: 'pass', nested };
  return nested;
}

function loop(): object {
  const looped: Record<string, unknown> = { type: 'pass' };
  looped.self = looped;
  return looped;
}
