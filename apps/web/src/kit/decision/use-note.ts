import { type PointerEvent, type ToggleEvent, useEffect, useRef } from 'react';

/** How long a note stays after the pointer leaves the word, so the pointer can reach it. */
const LINGER_MS = 250;

/** Opens a note beside its word: while it is hovered or focused, or until dismissed if it was pressed. */
export function useNote() {
  const word = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPinned = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function open(): void {
    clearTimeout(timer.current);
    if (note.current === null || word.current === null) return;
    placeNote(word.current, note.current);
    if (!note.current.matches(':popover-open')) note.current.showPopover();
  }

  function close(): void {
    clearTimeout(timer.current);
    if (note.current?.matches(':popover-open')) note.current.hidePopover();
  }

  return {
    word,
    note,
    open,
    close,
    /** A finger taps; only a mouse points without pressing. */
    hover({ pointerType }: PointerEvent): void {
      if (pointerType === 'mouse') open();
    },
    pin(): void {
      isPinned.current = true;
      open();
    },
    closeSoon({ pointerType }: PointerEvent): void {
      const isHeld = isPinned.current || word.current?.matches(':focus-visible');
      if (pointerType === 'mouse' && !isHeld) timer.current = setTimeout(close, LINGER_MS);
    },
    onToggle({ newState }: ToggleEvent): void {
      if (newState === 'closed') isPinned.current = false;
    },
  };
}

/** Puts the note beside its word and inside the window. */
function placeNote(word: Element, note: HTMLElement): void {
  const { left, top, bottom } = word.getBoundingClientRect();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  note.style.left = `${Math.max(8, Math.min(left, innerWidth - 21 * rem))}px`;
  const isLow = bottom > innerHeight / 2;
  note.style.top = isLow ? 'auto' : `${bottom + 4}px`;
  note.style.bottom = isLow ? `${innerHeight - top + 4}px` : 'auto';
}
