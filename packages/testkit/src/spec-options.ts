/** Switches that not every ruleset has, with the rulesets that have them. */
export type SpecOptions = ReadonlyMap<string, readonly string[]>;

/** The head of a table of switches: `| Option | Values | modern | ww2 | … |`. Rulesets are in lower case. */
const TABLE_HEAD = /^\|\s*Option\s*\|/;
const RULESET = /^[a-z][a-z0-9-]*$/;
/** In the column of a ruleset that does not have the switch. */
const ABSENT = '–';

/** Reads which rulesets lack which switches. */
export function readOptions(text: string): SpecOptions {
  const options = new Map<string, readonly string[]>();
  let columns: readonly string[] = [];
  for (const line of text.split('\n')) {
    if (TABLE_HEAD.test(line)) columns = cellsOf(line);
    else if (!line.startsWith('|')) columns = [];
    else if (columns.length > 0) readRow(options, columns, cellsOf(line));
  }
  return options;
}

function readRow(
  options: Map<string, readonly string[]>,
  columns: readonly string[],
  cells: readonly string[],
): void {
  const [name = ''] = cells;
  const rulesets = columns.flatMap((column, at) => (RULESET.test(column) ? [{ column, at }] : []));
  const having = rulesets.filter(({ at }) => cells[at] !== ABSENT).map(({ column }) => column);
  if (having.length < rulesets.length) options.set(name.replaceAll('`', ''), having);
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
