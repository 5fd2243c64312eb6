import { useEffect, useRef } from 'react';
import { useKeyActs } from '../../../kit/keyboard/use-key-acts.ts';
import { changeSettings, settings } from '../../../kit/settings/settings.ts';
import { useStore } from '../../../kit/store/store.ts';

/** Whether the board is shown in words, and how to go from one to the other. The focus goes along. */
export function useInWords() {
  const isInWords = useStore(settings).board === 'text';
  const board = useRef<HTMLDivElement>(null);
  const isTurned = useRef(false);
  const focusBoard = () => board.current?.querySelector<HTMLElement>('[data-catch]')?.focus();
  const turn = () => {
    isTurned.current = true;
    changeSettings({ board: isInWords ? 'picture' : 'text' });
  };
  useKeyActs({ board: turn });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a turn only, not when the table is opened
  useEffect(() => {
    if (isTurned.current) focusBoard();
  }, [isInWords]);
  return { board, isInWords, turn, focusBoard };
}
