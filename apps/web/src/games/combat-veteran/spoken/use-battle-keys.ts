import type { Hex } from '@sitrep/hex';
import { useKeyActs } from '../../../kit/keyboard/use-key-acts.ts';
import { useMatch, useSeatIfAny } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { usePointed } from '../read/use-pointed.ts';
import { actingHexes, enemyHexes, lastPlace, nextStop, targetHexes } from './stops.ts';

export interface BattleKeys {
  readonly cursor: Hex;
  /** Puts the cursor on a hex, in view. */
  goTo(hex: Hex): void;
  /** Shows everybody. */
  fit(): void;
  /** Turns the tool for lines of sight on, further or off. */
  sight(hex: Hex): void;
}

/** The keys of the map that work wherever the focus is. */
export function useBattleKeys({ cursor, goTo, fit, sight }: BattleKeys): void {
  const { now, piecesOf } = useMatch();
  const seat = useSeatIfAny();
  const { base, focus } = usePointed();
  const gather = useGathering();
  const repeat = useRepeating();
  const { field } = base;
  const step = (stops: readonly Hex[], isBack: boolean) => {
    const hex = nextStop(stops, cursor, isBack);
    if (hex !== undefined) goTo(hex);
  };
  useKeyActs({
    nextStack: (isBack) => step(actingHexes(field, now.seat, seat?.now.options ?? [], piecesOf), isBack),
    nextEnemy: (isBack) => step(enemyHexes(field, now.seat, focus.stack), isBack),
    nextTarget: (isBack) => step(targetHexes(field, now.seat, focus.stack), isBack),
    lastEvent: () => step([lastPlace(now.events) ?? cursor], false),
    repeat,
    fit,
    sight: () => sight(cursor),
    allJoin: () => void gather(focus.stack ?? cursor),
  });
}

/** Everybody of a stack who may comes along, as one act. */
function useGathering(): (stack: Hex) => Promise<void> {
  const seat = useSeatIfAny();
  const { carryOut } = useTable();
  return async (stack) => {
    const found = await seat?.client.ask(seat.now.revision, { kind: 'proposals', focus: { stack } });
    const gathering = found?.find(({ id }) => id === 'gather');
    if (gathering !== undefined && gathering.answers.length > 0) carryOut(gathering.answers);
  };
}

/** The last act of the account is shown once more. */
function useRepeating(): () => void {
  const { entry, facts, now } = useMatch();
  const { change } = useTable();
  return () => {
    const lines = entry.accountOf?.(facts.content, now.events).flatMap((chapter) => chapter.lines);
    const last = lines?.at(-1);
    if (last !== undefined) change({ again: { events: last.events } });
  };
}
