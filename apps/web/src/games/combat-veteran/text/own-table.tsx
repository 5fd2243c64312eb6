import { useMatch, useSeatIfAny } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { useBattle } from '../read/battle.ts';
import { type HexStack, stacksOf } from '../read/stacks.ts';
import { usePointed } from '../read/use-pointed.ts';
import { labelOf } from '../spoken/hex-words.ts';
import { manWords } from '../spoken/man-words.ts';
import { WordsTable } from './words-table.tsx';

/** The own stacks: where they are, who is in them, and how many orders there are for them now. */
export function OwnTable() {
  const match = useMatch();
  const { now, speech, t } = match;
  const field = useBattle();
  const seat = useSeatIfAny();
  const countOrders = useOrderCounts();
  const own = stacksOf(field).filter((stack) => stack.seat === now.seat);
  const rows = own.map((stack) => ({
    id: stack.hex,
    head: labelOf(field, stack.hex),
    cells: [
      speech.text.t(`terrain.${field.board.terrain[stack.hex]?.id}`),
      stack.soldiers.map((soldier) => manWords(match, field, soldier)).join('; '),
      t('cv.text.orders.count', { count: countOrders(stack) }),
    ],
    acts: seat?.now.isAsked ? <ChooseButton hex={stack.hex} /> : undefined,
  }));
  return (
    <WordsTable
      title={t('cv.text.own')}
      columns={['hex', 'ground', 'men', 'orders'].map((name) => t(`cv.text.${name}`))}
      rows={rows}
    />
  );
}

function ChooseButton({ hex }: { readonly hex: number }) {
  const { t } = useMatch();
  const field = useBattle();
  const { change } = useTable();
  const { focus } = usePointed();
  return (
    <Button
      aria-label={t('cv.text.choose.of', { hex: labelOf(field, hex) })}
      aria-pressed={focus.stack === hex}
      onClick={() => change({ focus: { stack: hex }, piece: undefined })}
    >
      {t('cv.text.choose')}
    </Button>
  );
}

/** How many of the legal answers are about somebody of a stack. */
function useOrderCounts(): (stack: HexStack) => number {
  const { piecesOf } = useMatch();
  const options = useSeatIfAny()?.now.options ?? [];
  const named = options.map((option) => piecesOf(option));
  return ({ soldiers }) =>
    named.filter((pieces) => soldiers.some((soldier) => pieces.includes(`soldier:${soldier}`))).length;
}
