import type { KeyboardEvent } from 'react';

const LINES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const PARTS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys move between the lines of the log and along a line's controls: one Tab stop instead of hundreds. */
export function stepLog(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (!(target instanceof HTMLElement)) return;
  const lines = [...currentTarget.querySelectorAll('li:has(button)')];
  const at = lines.findIndex((line) => line.contains(target));
  const next = key in PARTS ? partOf(lines[at], target, PARTS[key] ?? 0) : lineOf(lines, at, key);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function buttonsOf(line: Element | undefined): readonly HTMLElement[] {
  return [...(line?.querySelectorAll<HTMLElement>('button') ?? [])];
}

function partOf(line: Element | undefined, target: HTMLElement, step: number): HTMLElement | undefined {
  const buttons = buttonsOf(line);
  return buttons[buttons.indexOf(target) + step];
}

/** Coming from outside the lines, starts at the latest. */
function lineOf(lines: readonly Element[], at: number, key: string): HTMLElement | undefined {
  if (key === 'Home') return buttonsOf(lines[0])[0];
  if (key === 'End' || (at < 0 && key === 'ArrowUp')) return buttonsOf(lines.at(-1))[0];
  const step = LINES[key];
  return step === undefined || at < 0 ? undefined : buttonsOf(lines[at + step])[0];
}
