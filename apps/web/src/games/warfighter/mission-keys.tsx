import { useKeyActs } from '../../kit/keyboard/use-key-acts.ts';
import type { AnyAnswer } from '../../kit/match/types.ts';
import { type SeatHere, useSeatIfAny } from '../../kit/page/match-context.tsx';
import type { Piece } from '../../kit/page/piece.ts';
import { useTable } from '../../kit/table/table-context.tsx';
import { handTokens, presentSoldiers } from './dock/drawn-pieces.ts';
import { CARD_KEYS } from './keys.ts';
import { markingOf } from './planner/marking.ts';
import { isOf } from './planner/offers.ts';
import { chosenSoldier } from './read/chosen-soldier.ts';
import { readOf } from './read/use-read.ts';

/** The keys of a mission, which work wherever the focus is. */
export function MissionKeys() {
  const seat = useSeatIfAny();
  return seat === undefined ? undefined : <Keys seat={seat} />;
}

function Keys({ seat }: { readonly seat: SeatHere }) {
  const { ui, lit, change, choose, pointAt } = useTable();
  const state = readOf(seat);
  const chosen = chosenSoldier(state, ui.open);
  const { options } = seat.now;
  const give = (type: string) => {
    const order = ownOrder(options, type, chosen);
    if (order === undefined) change({ notice: seat.t('keys.cannot') });
    else choose(order);
  };
  useKeyActs({
    plan: () => void bestAim(seat).then((piece) => piece && change({ piece, sheet: undefined })),
    goTo() {
      const move = ownOrder(options, 'move', chosen);
      if (move === undefined || !('to' in move)) change({ notice: seat.t('keys.cannot') });
      else change({ piece: `slot:${String(move.to)}`, sheet: undefined });
    },
    reload: () => give('reload'),
    exchange: () => give('discardDraw'),
    nextSoldier() {
      const numbers = presentSoldiers(state).map(({ number }) => number);
      const next = numbers[(numbers.indexOf(chosen ?? -1) + 1) % numbers.length];
      if (next !== undefined) change({ open: `soldier:${next}` });
    },
    ...Object.fromEntries(
      CARD_KEYS.map((card) => [
        `card${card}`,
        () => {
          const token = handTokens(state, chosen ?? 0)[card - 1];
          if (token === undefined) return;
          const [only, more] = lit.get(`card:${token}`) ?? [];
          // what has one use is put to it, unless cards are being marked
          if (only !== undefined && more === undefined && markingOf(seat) === undefined) choose(only);
          else pointAt(`card:${token}`);
        },
      ]),
    ),
  });
  return undefined;
}

/** The first order of a kind, of the Soldier who is chosen if he has one. */
function ownOrder(
  options: readonly AnyAnswer[],
  type: string,
  soldier: number | undefined,
): AnyAnswer | undefined {
  const fitting = options.filter((option) => option.type === type);
  return fitting.find((option) => 'soldier' in option && option.soldier === soldier) ?? fitting[0];
}

/** What the best attack is aimed at. */
async function bestAim({ client, now }: SeatHere): Promise<Piece | undefined> {
  const offers = await client.ask(now.revision, { kind: 'proposals' });
  const [best] = offers?.filter(isOf('shot')) ?? [];
  if (best === undefined) return undefined;
  const { hostile, target } = best.sketch;
  return hostile < 0 ? `target:${target}` : `hostile:${hostile}`;
}
