import type { Proposal } from '@sitrep/contract';
import type { AnyAnswer } from '../match/types.ts';
import { useMatch, useSeat } from '../page/match-context.tsx';
import { useAsked } from '../page/use-asked.ts';
import { useTable } from '../table/table-context.tsx';
import { looseOptions } from '../table/table-ui.ts';
import { Button } from '../ui/button.tsx';
import { findEnd, findPass } from './answers.ts';
import { ArmedWords } from './armed-words.tsx';
import { ErrandNote } from './errand-note.tsx';
import { HintButton } from './hint-button.tsx';
import { Holds } from './holds.tsx';
import { LearnerNote } from './learner-note.tsx';
import { MarkedButton } from './marked-button.tsx';
import { orderWords } from './order-text.ts';
import styles from './prompt-bar.module.css';
import { QuickOrders } from './quick-orders.tsx';
import { RuleChip } from './rule-chip.tsx';
import { TermText } from './term-text.tsx';
import { UndoButton } from './undo-button.tsx';

/** What is asked, of whom and by which rule; answers that belong to no piece; undo and hint. Always visible. */
export function PromptBar() {
  const seat = useSeat();
  const { speech, page, now, t } = seat;
  const { ui, change } = useTable();
  const { decision, seats } = now.view;
  if (decision === undefined) return undefined;
  const isWindow = decision.kind === 'window';
  const alarm = page.alarmOf?.(seat);
  return (
    <section
      className={styles.bar}
      data-question={now.revision}
      data-options={now.options.length}
      data-window={isWindow || undefined}
      data-alarm={alarm !== undefined || undefined}
      aria-label={t('prompt.title')}
    >
      <div className={styles.question} role={isWindow ? 'alert' : 'status'}>
        {isWindow && <strong className={styles.react}>{t('prompt.react')}</strong>}
        <p>
          {seats.length > 1 && <span className={styles.who}>{speech.seat(now.seat)}: </span>}
          {decision.number === undefined ? <Waiting /> : <TermText text={speech.prompt(decision)} />}
        </p>
        {alarm !== undefined && <strong className={styles.alarm}>{alarm.lines.join(' ')}</strong>}
        <RuleChip rule={decision.rule} />
        <span className={styles.count}>{t('prompt.count', { count: now.options.length })}</span>
      </div>
      {page.hasDrawer && <QuickOrders />}
      <LooseButtons />
      <div className={styles.tools}>
        <UndoButton />
        <HintButton />
      </div>
      <LearnerNote />
      <ErrandNote />
      {ui.notice !== undefined && (
        <div className={styles.notice}>
          <p role="alert">{ui.notice}</p>
          <Button kind="quiet" onClick={() => change({ notice: undefined })}>
            {t('close')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Shown while others decide; says why if a bot among them cannot. */
function Waiting() {
  const { speech, now, t } = useSeat();
  const { program } = now.faults;
  if (program === undefined) return t('prompt.waiting');
  const { refusal } = program;
  return refusal === undefined ? t('prompt.noAnswer') : t('prompt.stuck', { reason: speech.reason(refusal) });
}

/** Every option that belongs to no piece. */
function LooseButtons() {
  const seat = useSeat();
  const { Answers } = seat.page;
  const end = findEnd(seat);
  const pass = findPass(seat.now.options);
  const offers = useAsked({ kind: 'proposals' }) ?? [];
  return (
    <div className={styles.answers}>
      <MarkedButton />
      {Answers !== undefined && <Answers />}
      {looseOptions(seat.piecesOf, seat.now.options).map((option) => (
        <LooseButton
          key={JSON.stringify(option)}
          option={option}
          offer={offerOf(offers, option)}
          isEnd={option === end}
        />
      ))}
      {pass !== undefined && !seat.page.isDockSheet && <Holds pass={pass} kind="plain" />}
    </div>
  );
}

/** A proposal that is no more than this answer says better what it will do. */
function offerOf(offers: readonly Proposal[], option: AnyAnswer): Proposal | undefined {
  return offers.find(({ answers: [only, more] }) => more === undefined && isSame(only, option));
}

function isSame(one: AnyAnswer | undefined, other: AnyAnswer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface LooseButtonProps {
  readonly option: AnyAnswer;
  readonly offer: Proposal | undefined;
  /** Whether it ends the turn: its place never changes. */
  readonly isEnd: boolean;
}

function LooseButton({ option, offer, isEnd }: LooseButtonProps) {
  const match = useMatch();
  const alarm = isEnd ? match.page.alarmOf?.(match) : undefined;
  const { ui, choose } = useTable();
  const odds = useAsked({ kind: 'odds', answers: [option] });
  const isArmed = ui.armed === option;
  const isRolled = odds !== undefined && odds.flat().length > 0;
  return (
    <Button
      data-loose={option.type}
      data-end={isEnd || undefined}
      kind={isArmed || (isRolled && !isEnd) ? 'strong' : 'plain'}
      onClick={() => choose(option)}
    >
      {isArmed && <ArmedWords option={option} />}
      {isArmed && ' '}
      {alarm?.ending ??
        (offer === undefined
          ? orderWords(match, option)
          : match.speech.tell(offer.title.key, offer.title.args))}
    </Button>
  );
}
