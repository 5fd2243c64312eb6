import {
  type Arrangement,
  type Deployment,
  handed,
  hexesFor,
  piecesAt,
  put,
  SIDES,
  unplaced,
  whyNotIn,
} from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import type { Problem } from '@sitrep/kernel';
import { useMemo, useState } from 'react';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { contentOf } from '../read/battle.ts';

/** What the player is about to place, where that may go, and what is done with it. */
export interface Arranging {
  readonly arrangement: Arrangement;
  /** The hex whose pieces are listed. */
  readonly hex: Hex | undefined;
  /** The pieces that go to the next hex pointed at. */
  readonly chosen: readonly string[];
  readonly lit: readonly Hex[];
  readonly waiting: readonly string[];
  /** Why the hex pointed at last is not possible. */
  readonly refused: { readonly hex: Hex; readonly problems: readonly Problem[] } | undefined;
  point(hex: Hex): void;
  /** Adds a piece to those chosen, or leaves it out. */
  toggle(piece: string): void;
  takeOff(): void;
  hand(weapon: string, soldier: string): void;
  letGo(): void;
}

interface Choice {
  readonly hex?: Hex | undefined;
  readonly chosen: readonly string[];
  readonly refused?: Arranging['refused'];
}

const NOTHING: Choice = { chosen: [] };

export function useArranging(deployment: Deployment, edit: (next: Deployment) => void): Arranging {
  const { facts, now } = useSeat();
  const content = contentOf(facts);
  const side = SIDES[now.seat] ?? 'us';
  const arrangement = useMemo(() => ({ content, side, deployment }), [content, side, deployment]);
  const [{ hex, chosen, refused }, choose] = useState(NOTHING);
  const lit = useMemo(
    () => (chosen.length === 0 ? [] : hexesFor(arrangement, chosen)),
    [arrangement, chosen],
  );

  function point(at: Hex): void {
    if (at === hex) return choose(NOTHING);
    if (chosen.length === 0) return open(at);
    const problems = whyNotIn(arrangement, chosen, at);
    if (problems.length > 0) return choose({ hex, chosen, refused: { hex: at, problems } });
    edit(put(arrangement, chosen, at));
    choose(NOTHING);
  }

  function open(at: Hex): void {
    const pieces = piecesAt(arrangement, at).filter((piece) => !(piece in deployment.users));
    choose(pieces.length === 0 ? NOTHING : { hex: at, chosen: pieces });
  }

  return {
    arrangement,
    hex,
    chosen,
    lit,
    refused,
    waiting: useMemo(() => unplaced(arrangement), [arrangement]),
    point,
    toggle: (piece) =>
      choose({
        hex,
        chosen: chosen.includes(piece) ? chosen.filter((each) => each !== piece) : [...chosen, piece],
      }),
    takeOff() {
      edit(put(arrangement, chosen, undefined));
      choose(NOTHING);
    },
    hand: (weapon, soldier) => edit(handed(arrangement, weapon, soldier)),
    letGo: () => choose(NOTHING),
  };
}
