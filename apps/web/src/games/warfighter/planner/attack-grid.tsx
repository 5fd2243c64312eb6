import type { Proposal } from '@sitrep/contract';
import { effectiveCover, rangeFrom } from '@sitrep/warfighter/queries';
import { useState } from 'react';
import { CardArt } from '../../../kit/art/card-art.tsx';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { type Piece, partsOf } from '../../../kit/page/piece.ts';
import { pieceName } from '../../../kit/page/piece-name.ts';
import { useRead } from '../read/use-read.ts';
import { JoinChips } from './join-chips.tsx';
import { attackersIn, isOf, joinsIn, rowsOf } from './offers.ts';
import styles from './planner.module.css';
import { stepCells } from './step-cells.ts';
import { WeaponLine } from './weapon-line.tsx';

interface GridProps {
  readonly offers: readonly Proposal[];
  readonly piece: Piece;
  /** Lets something join in a form, or leaves it out. */
  onAdd(name: string, form: string): void;
}

/** Everything one attacker could do to the target: a row for each weapon, a cell for each mode. */
export function AttackGrid({ offers, piece, onAdd }: GridProps) {
  const match = useSeat();
  const { speech, t } = match;
  const attackers = attackersIn(offers);
  const [first = 0] = attackers;
  const [wanted, setWanted] = useState(first);
  const soldier = attackers.includes(wanted) ? wanted : first;
  const [best] = offers.filter(isOf('shot')).filter(({ sketch }) => sketch.soldier === soldier);
  const rows = rowsOf(offers, soldier);
  return (
    <>
      <header className={styles.head}>
        {attackers.length > 1 && <Attackers all={attackers} chosen={soldier} onChoose={setWanted} />}
        <div>
          <h2>
            {speech.noun('soldier', soldier)} <span aria-hidden="true">→</span> {pieceName(match, piece)}
          </h2>
          <Facts soldier={soldier} piece={piece} missing={best?.sketch.missing} />
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are pressed, and arrow keys lead through them */}
      <table role="grid" aria-label={t('planner.grid')} className={styles.grid} onKeyDown={stepCells}>
        <tbody>
          {rows.map((row) => (
            <WeaponLine key={row.id} row={row} soldier={soldier} best={best?.id} />
          ))}
        </tbody>
      </table>
      <JoinChips joins={joinsIn(offers, soldier)} onAdd={onAdd} />
      <p className={styles.legend} aria-hidden="true">
        <i data-part="eliminate" /> {t('planner.eliminate')} <i data-part="kill" /> {t('planner.kill')}{' '}
        <i data-part="suppress" /> {t('planner.suppress')}
      </p>
    </>
  );
}

interface AttackersProps {
  readonly all: readonly number[];
  readonly chosen: number;
  onChoose(soldier: number): void;
}

/** Portraits of everybody who could attack. */
function Attackers({ all, chosen, onChoose }: AttackersProps) {
  const { speech, facts, t } = useSeat();
  const { game } = useRead();
  return (
    <fieldset className={styles.attackers}>
      <legend className="visually-hidden">{t('planner.attackers')}</legend>
      {all.map((number) => (
        <button
          key={number}
          type="button"
          data-attacker={number}
          aria-pressed={number === chosen}
          title={speech.noun('soldier', number)}
          onClick={() => onChoose(number)}
        >
          <span className={styles.portrait}>
            <CardArt content={facts.content} card={game.soldiers[number - 1]?.card ?? ''}>
              <span aria-hidden="true">{number}</span>
            </CardArt>
          </span>
          <span className="visually-hidden">{speech.noun('soldier', number)}</span>
        </button>
      ))}
    </fieldset>
  );
}

interface FactsProps {
  readonly soldier: number;
  readonly piece: Piece;
  readonly missing: number | undefined;
}

/** How far it is, what protects the target, and how many Kills it takes. */
function Facts({ soldier, piece, missing }: FactsProps) {
  const { t } = useSeat();
  const state = useRead();
  const [kind, id] = partsOf(piece);
  const hostile =
    kind === 'hostile' ? state.game.hostiles.find(({ token }) => token === Number(id)) : undefined;
  const facts = [
    ...(hostile === undefined
      ? []
      : [
          t('hostile.range', { range: rangeFrom(state, soldier, hostile.slot) ?? 0 }),
          t('hostile.cover', { cover: effectiveCover(state, hostile, soldier).total }),
        ]),
    ...(missing === undefined ? [] : [t('planner.missing', { count: missing })]),
  ];
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
}
