import type {
  AbilityBlock,
  CardFace,
  FaceBlock,
  FaceChip,
  FaceFigure,
  FaceText,
  TableBlock,
} from './face.ts';
import type { NounRef } from './named.ts';

/** Says a noun in some language. */
type Say = (noun: NounRef) => string;

/** A face line by line, for terminals, search and screen readers: the type line with the badges first, the foot last. */
export function faceLines({ line, badges, blocks, foot }: CardFace, say: Say): readonly string[] {
  return [
    ...toLines([[say(line), ...labels(badges, say)]]),
    ...blockLines(blocks, say),
    ...toLines([labels(foot, say)]),
  ];
}

/** Blocks of a face line by line. */
export function blockLines(blocks: readonly FaceBlock[], say: Say): readonly string[] {
  return toLines(blocks.flatMap((block) => partsOf(block, say)));
}

function toLines(lines: readonly (readonly string[])[]): readonly string[] {
  return lines.filter((parts) => parts.length > 0).map((parts) => capitalize(parts.join(' · ')));
}

function partsOf(block: FaceBlock, say: Say): readonly (readonly string[])[] {
  switch (block.kind) {
    case 'figures':
      return [labels(block.figures, say)];
    case 'ability':
      return [[sayAbility(block, say)]];
    case 'note':
      return [[say(block.text)]];
    case 'table':
      return tableLines(block, say).map((line) => [line]);
    case 'chips':
      return [labels(block.chips, say)];
    case 'goal':
      return [[say(block.text), ...labels(block.figures, say)]];
    case 'keyword':
      return [[`${say(block.name)}: ${say(block.reminder)}`]];
  }
}

function labels(figures: readonly (FaceFigure | FaceChip)[], say: Say): readonly string[] {
  return figures.map(({ label }) => say(label));
}

function sayAbility({ when, figure, text, more = [] }: AbilityBlock, say: Say): string {
  const first = [figure ?? '', say(text)].filter((part) => part !== '').join(' ');
  const strip = when === undefined ? [] : [say(when.label)];
  return [...strip, first, ...more.map(say)].map(capitalize).join(' ');
}

/** A line per row: its head, then every column with its cell. */
function tableLines({ title, columns, rows }: TableBlock, say: Say): readonly string[] {
  const heads = columns.map(({ label }) => say(label));
  const lines = rows.map(({ head, cells }) => {
    const said = cells.flatMap((cell, index) => cellParts(heads[index] ?? '', sayText(cell, say)));
    return [...(head === undefined ? [] : [say(head.label)]), joined(said)].join(' – ');
  });
  return title === undefined ? lines : prefixed(say(title), lines);
}

/** Cells that hold a comma are told apart by more than one. */
function joined(cells: readonly string[]): string {
  return cells.join(cells.some((cell) => cell.includes(',')) ? '; ' : ', ');
}

function cellParts(head: string, cell: string): readonly string[] {
  if (cell === '') return [];
  return [head === '' ? cell : `${head}: ${cell}`];
}

/** One row shares its line with the title; several stand below it. */
function prefixed(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 1 ? [`${title} – ${lines[0]}`] : [title, ...lines];
}

function sayText(text: FaceText, say: Say): string {
  return typeof text === 'string' ? text : say(text);
}

function capitalize(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}
