import { useId, useLayoutEffect, useRef } from 'react';
import type { AnyAnswer } from '../match/types.ts';
import { useSeat } from '../page/match-context.tsx';
import { pieceName } from '../page/piece-name.ts';
import { useAsked } from '../page/use-asked.ts';
import { useTable } from '../table/table-context.tsx';
import { blockedAbout, isByRolls, optionsAbout } from '../table/table-ui.ts';
import { BlockedList } from './blocked-list.tsx';
import { type MergedOrder, mergeOrders } from './merge-orders.ts';
import { OrderButton } from './order-button.tsx';
import { OrderFilter, useFits } from './order-filter.tsx';
import { groupOrders } from './order-text.ts';
import styles from './orders.module.css';
import { PieceCard } from './piece-card.tsx';
import { PieceFigures } from './piece-figures.tsx';
import { PieceTerms } from './piece-terms.tsx';
import { Proposals } from './proposals.tsx';
import { ReactionSettings } from './reactions.tsx';
import { RuleChip } from './rule-chip.tsx';
import { Threat } from './threat.tsx';

/** Up to this many orders show their chances right away. */
const FEW = 8;

/** “What can I do?”: every legal option, narrowed down by what was pointed at and typed, and what is not possible and why. */
export function Orders() {
  const match = useSeat();
  const { page, piecesOf, now, t } = match;
  const { ui, change } = useTable();
  const fits = useFits();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts at the top
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = 0;
  }, [now.revision]);
  const options = useOptionsHere().filter(fits);
  const orders = mergeOrders(match, options);
  const blocked = (
    ui.piece === undefined ? now.blocked : blockedAbout(piecesOf, now.blocked, ui.piece)
  ).filter(({ command }) => fits(command));

  return (
    <section className={styles.orders} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{t('orders.title')}</h2>
        <span role="status">{t('orders.count', { count: options.length, all: now.options.length })}</span>
      </header>
      <OrderFilter options={orders.map(({ option }) => option)} />
      {ui.piece !== undefined && (
        <button type="button" className={styles.about} onClick={() => change({ piece: undefined })}>
          {t('orders.about', { piece: pieceName(match, ui.piece) })} <span aria-hidden="true">✕</span>
          <span className="visually-hidden">{t('orders.all')}</span>
        </button>
      )}
      <PieceTerms />
      <PieceFigures />
      <Threat />
      <div className={styles.body}>
        <PieceCard />
        <div ref={list} className={styles.list}>
          {!page.isDockSheet && page.isPlanned === undefined && <Proposals />}
          <OrderGroups orders={orders} />
          {options.length === 0 && <NoOrders isExplained={blocked.length > 0} />}
          <BlockedList blocked={blocked} isOpen={options.length === 0} />
          <ReactionSettings />
        </div>
      </div>
    </section>
  );
}

/** The options about the piece pointed at, or all options. */
function useOptionsHere(): readonly AnyAnswer[] {
  const { piecesOf, now } = useSeat();
  const { piece } = useTable().ui;
  const areRolls = piece !== undefined && isByRolls(piecesOf, now.options, piece);
  const odds = useAsked(areRolls ? { kind: 'odds', answers: now.options } : undefined) ?? [];
  return piece === undefined ? now.options : optionsAbout(piecesOf, now.options, piece, odds);
}

/** The orders, grouped under their headings. */
function OrderGroups({ orders }: { readonly orders: readonly MergedOrder[] }) {
  const match = useSeat();
  const { now, t } = match;
  const { ui } = useTable();
  return groupOrders(match, orders, ({ option }) => option).map(({ heading, orders: members }) => (
    <div key={heading}>
      {heading !== '' && <h3 className={styles.heading}>{heading}</h3>}
      <ul aria-label={heading === '' ? t('orders.general') : heading}>
        {members.map(({ option, copies }) => (
          <OrderButton
            key={JSON.stringify(option)}
            option={option}
            copies={copies}
            isOpen={ui.piece !== undefined || now.options.length <= FEW}
          />
        ))}
      </ul>
    </div>
  ));
}

/** For a piece with nothing to do and nothing blocked: a card is played at its own moment; anything else is not part of the question. */
function NoOrders({ isExplained }: { readonly isExplained: boolean }) {
  const match = useSeat();
  const { page, now, speech, t } = match;
  const { ui } = useTable();
  const moment = isExplained || ui.piece === undefined ? undefined : page.whyApart?.(match, ui.piece);
  const rule = moment?.rule ?? now.view.decision?.rule;
  const text = moment === undefined ? t(isExplained ? 'orders.none' : 'orders.apart') : speech.reason(moment);
  return (
    <p className={styles.none}>
      {text}
      {!isExplained && rule !== undefined && <RuleChip rule={rule} />}
    </p>
  );
}
