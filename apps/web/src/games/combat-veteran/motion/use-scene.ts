import { type Act, type Field, fieldOf, type Piece, recall } from '@sitrep/combat-veteran';
import { useMemo } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { contentOf, useBattle } from '../read/battle.ts';
import { actsBetween } from './acts-between.ts';

/** What the board shows. */
export interface Shown {
  /** The firefight as it is, or as it was before the act that is shown. */
  readonly field: Field;
  /** The act that is shown, for so many milliseconds. */
  readonly act: Act | undefined;
  readonly time: number;
}

/** The present, or what a beat of the show is about. Everything comes from what the seat was told. */
export function useScene(): Shown {
  const { facts, now } = useMatch();
  const { beat } = useTable().ui;
  const present = useBattle();
  return useMemo(() => {
    if (beat === undefined) return { field: present, act: undefined, time: 0 };
    const content = contentOf(facts);
    const act = actsBetween({ facts, now }, beat.first, beat.n).at(-1);
    const field = fieldOf({ game: recall(content, now.events, beat.first), content });
    return { field, act, time: beat.time ?? 0 };
  }, [beat, present, facts, now]);
}

/** The same firefight with only some pieces on the map, or with all but these. */
export function withOnly(field: Field, pieces: readonly Piece[], areThere: boolean): Field {
  const at = field.game.at.map((hex, piece) => (pieces.includes(piece) === areThere ? hex : -1));
  return { ...field, game: { ...field.game, at } };
}
