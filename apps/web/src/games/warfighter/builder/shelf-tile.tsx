import type { Problem } from '@sitrep/kernel';
import type { Card as CardData } from '@sitrep/warfighter';
import { isEquipped, priceOf, tryPurchase } from '@sitrep/warfighter/queries';
import { useId, useMemo } from 'react';
import { Card } from '../../../kit/cards/card.tsx';
import { RuleChip } from '../../../kit/decision/rule-chip.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useLens } from '../../../kit/table/use-lens.ts';
import styles from './shelf.module.css';
import type { TeamDesk } from './team-desk.ts';

interface ShelfTileProps {
  readonly desk: TeamDesk;
  readonly card: CardData;
  /** Hides the tile if the rules forbid buying the card. */
  readonly isHidden: boolean;
}

/** A card with its price: one press buys it; if the rules forbid that, it says why. */
export function ShelfTile({ desk, card, isHidden }: ShelfTileProps) {
  const { entry, speech, t } = useMatch();
  const { state, draft, at, setDraft, setAt } = desk;
  const id = useId();
  const lens = useLens(card.id);
  const offer = useMemo(() => tryPurchase(state, draft, at, card), [state, draft, at, card]);
  const isOpen = offer.problems.length === 0 && (card.type === 'soldier' || at >= 0);
  if (isHidden && !isOpen) return undefined;

  function buy(): void {
    if (!isOpen || lens.wasLong()) return;
    setDraft(offer.draft);
    if (isEquipped(card)) setAt(draft.length);
  }

  return (
    <li className={styles.ware} data-open={isOpen || undefined}>
      <button
        type="button"
        aria-disabled={!isOpen}
        aria-label={t('team.buy', { name: speech.noun('card', card.id), cost: priceOf(state, card.id) })}
        aria-describedby={id}
        {...lens.handlers}
        onClick={buy}
      >
        <Card id={card.id} entry={entry} content={state.content} speech={speech} />
      </button>
      <div id={id} className={styles.why}>
        {reasonsOf(offer.problems).map((problem) => (
          <p key={problem.code}>
            {speech.problem(problem)} {problem.rule !== undefined && <RuleChip rule={problem.rule} />}
          </p>
        ))}
      </div>
    </li>
  );
}

/** Each reason once: every copy breaks a limit again. */
function reasonsOf(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ code }, index) => problems.findIndex((each) => each.code === code) === index);
}
