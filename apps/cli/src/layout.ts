/** Breaks a text that is too long into lines between words. Lines after the first are indented. */
export function wrap(text: string, width: number, indent = 0): readonly string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const start = rest.length - rest.trimStart().length;
    const space = rest.lastIndexOf(' ', width);
    const end = space > start ? space : width;
    lines.push(rest.slice(0, end).trimEnd());
    rest = `${' '.repeat(indent)}${rest.slice(end).trimStart()}`;
  }
  return [...lines, rest];
}

/** Rows of cells in columns that fit; the last column is left as it is. */
export function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** The same within a width: a last cell that is too long goes on below itself. */
export function alignFolded(rows: readonly (readonly string[])[], width: number): readonly string[] {
  const heads = alignColumns(rows.map((row) => [...row.slice(0, -1), '|']));
  return rows.flatMap((row, index) => {
    const head = heads[index]?.slice(0, -1) ?? '';
    const [first = '', ...more] = wrap(row.at(-1) ?? '', Math.max(MOST_NARROW, width - head.length));
    return [`${head}${first}`.trimEnd(), ...more.map((line) => `${' '.repeat(head.length)}${line}`)];
  });
}

const MOST_NARROW = 12;

/** `1,234,567`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** `1 command`, `2 commands`. */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
