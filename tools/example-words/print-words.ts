import type { ExampleWords, Shape } from '@sitrep/contract';

/** The words of a game as their file has them: one line for each field, or for each record of several kinds. */
export function printWords({ spoken, named }: ExampleWords): string {
  return `{\n  "spoken": ${block(spoken)},\n  "named": ${block(named)}\n}\n`;
}

function block(shapes: Readonly<Record<string, Shape>>): string {
  const lines = Object.entries(shapes).map(
    ([name, shape]) => `    ${JSON.stringify(name)}: ${printShape(shape)}`,
  );
  return `{\n${lines.join(',\n')}\n  }`;
}

function printShape(shape: Shape): string {
  if (typeof shape === 'string' || Array.isArray(shape)) return JSON.stringify(shape);
  const [[kind, inner] = ['', {}]] = Object.entries(shape);
  if (kind !== 'fields' && kind !== 'kinds') return JSON.stringify(shape);
  const lines = Object.entries(inner).map(
    ([name, value]) => `      ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n    "${kind}": {\n${lines.join(',\n')}\n    }}`;
}
