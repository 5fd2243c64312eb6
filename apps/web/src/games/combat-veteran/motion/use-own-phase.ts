import { askedHexes, type Field } from '@sitrep/combat-veteran';
import { distance, type Hex } from '@sitrep/hex';
import { useRef } from 'react';
import { useMatch, useSeatIfAny } from '../../../kit/page/match-context.tsx';
import { useBattle } from '../read/battle.ts';
import { stacksOf } from '../read/stacks.ts';
import { actingHexes } from '../spoken/stops.ts';

/** Enemies this near to one's own men are worth having in view. */
const NEAR = 8;

interface Place {
  /** Another key is another occasion to look there. */
  readonly key: string;
  readonly hexes: readonly Hex[];
}

/** The seat's own phase, once it is asked, with its men who can act and the enemies near them; all who are known at other times. */
export function useOwnPhase(): Place {
  const { now, piecesOf } = useMatch();
  const seat = useSeatIfAny();
  const field = useBattle();
  const { turn, phase, active } = field.game;
  const last = useRef('');
  const isOwn = seat?.now.isAsked === true && active === now.seat;
  if (isOwn || last.current === '') last.current = `${now.seat} ${turn} ${phase}`;
  const acting = actingHexes(field, now.seat, isOwn ? seat.now.options : [], piecesOf);
  return { key: last.current, hexes: hexesToSee(field, now.seat, acting) };
}

/** The men who act and known enemies near them; everybody else if there are no such men. */
function hexesToSee(field: Field, seat: number, acting: readonly Hex[]): readonly Hex[] {
  const { grid } = field.board;
  const isNear = (hex: Hex) => acting.some((each) => distance(grid, each, hex) <= NEAR);
  const others = stacksOf(field).filter((stack) => stack.seat !== seat);
  const seen = [
    ...acting,
    ...others.map(({ hex }) => hex).filter((hex) => acting.length === 0 || isNear(hex)),
  ];
  return seen.length > 0 ? seen : [0];
}

/** The hexes that the open question of this seat is about. */
export function useAskedPlace(): Place {
  const { now } = useMatch();
  const seat = useSeatIfAny();
  const field = useBattle();
  const { decision } = now.view;
  if (decision === undefined || seat?.now.isAsked !== true) return { key: '', hexes: [] };
  const hexes = askedHexes(field.game, { ...decision, options: seat.now.options });
  return { key: `${decision.number} ${hexes.join()}`, hexes };
}
