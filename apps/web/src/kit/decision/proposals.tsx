import type { Focus, Proposal, ProposalPart } from '@sitrep/contract';
import { useId } from 'react';
import { useSeat } from '../page/match-context.tsx';
import { useAsked } from '../page/use-asked.ts';
import { useTable } from '../table/table-context.tsx';
import { OddsView } from './odds-view.tsx';
import styles from './proposals.module.css';

/** So few proposals show their chances at once. */
const FEW = 2;

/** What can be done as one act, about what the player points at. */
export function Proposals() {
  const { t } = useSeat();
  const { focus } = useTable().ui;
  const proposals = useAsked({ kind: 'proposals', focus }) ?? [];
  if (proposals.length === 0) return undefined;
  return (
    <ul className={styles.proposals} aria-label={t('proposals.title')}>
      {proposals.map((proposal) => (
        <ProposalLine key={proposal.id} proposal={proposal} isOpen={proposals.length <= FEW} />
      ))}
    </ul>
  );
}

interface ProposalProps {
  readonly proposal: Proposal;
  /** Whether its chances and choices are shown with it. */
  readonly isOpen: boolean;
}

function ProposalLine({ proposal, isOpen }: ProposalProps) {
  const { speech } = useSeat();
  const { ui, carryOut } = useTable();
  const { focus } = ui;
  const { title, costs, odds, danger, parts, answers } = proposal;
  return (
    <li className={styles.proposal}>
      <button type="button" data-proposal={proposal.id} onClick={() => carryOut(answers)}>
        <span>{speech.tell(title.key, title.args)}</span>
        {costs.map(({ key, args }) => (
          <small key={key}>{speech.tell(key, args)}</small>
        ))}
      </button>
      {isOpen && parts.map((part) => <PartChoice key={part.name} part={part} focus={focus} />)}
      {isOpen &&
        [...odds, ...danger].map((each) => (
          <OddsView key={`${each.key} ${JSON.stringify(each.about)}`} odds={each} />
        ))}
    </li>
  );
}

interface PartProps {
  readonly part: ProposalPart;
  /** What the proposal is about. */
  readonly focus: Focus;
}

/** Something that was chosen on the player's behalf. Changing it asks for the proposal again. */
export function PartChoice({ part, focus }: PartProps) {
  const { speech } = useSeat();
  const { change } = useTable();
  const id = useId();
  const { name, title, value, choices } = part;
  return (
    <div className={styles.part}>
      <label htmlFor={id}>{speech.name(title)}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => change({ focus: { ...focus, [name]: target.value } })}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {speech.name(choice.name)}
          </option>
        ))}
      </select>
    </div>
  );
}
