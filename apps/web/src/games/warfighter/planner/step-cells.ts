import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Arrow keys lead from cell to cell of a grid; rows without any are passed over. */
export function stepCells(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  const rows = [...event.currentTarget.querySelectorAll('tr')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('button')])
    .filter((cells) => cells.length > 0);
  const { target } = event;
  const at = rows.findIndex((cells) => cells.includes(target));
  const column = rows[at]?.indexOf(target) ?? -1;
  if (at < 0 || column < 0) return;
  const [down, right] = step;
  const row = rows[Math.max(0, Math.min(rows.length - 1, at + down))] ?? [];
  row[Math.max(0, Math.min(row.length - 1, column + right))]?.focus();
}
