import { gistWords } from '@sitrep/speech';
import type { AnyAnswer } from '../../../kit/match/types.ts';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import styles from './choices-card.module.css';
import { MenRow } from './men-row.tsx';
import { Panel } from './panel.tsx';

/** A question with a few answers: whom it is about, the dice that lie there, and every answer with its chances. */
export function ChoicesCard() {
  const { speech, now, t } = useSeat();
  const { decision } = now.view;
  if (decision === undefined) return undefined;
  const men = menIn(decision.about);
  const dice = diceIn(decision.about);
  return (
    <Panel title={speech.prompt(decision)}>
      {dice.length > 0 && <Dice dice={dice} />}
      {men.length > 0 && <MenRow label={t('cv.dock.about')} men={men} chosen={men} />}
      <ul className={styles.choices}>
        {now.options.map((option) => (
          <Choice key={JSON.stringify(option)} option={option} />
        ))}
      </ul>
    </Panel>
  );
}

function Choice({ option }: { readonly option: AnyAnswer }) {
  const { speech, piecesOf } = useSeat();
  const { ui, choose, change } = useTable();
  const odds = useAsked({ kind: 'odds', answers: [option] })?.flat() ?? [];
  const gist = odds.flatMap((each) => gistWords(speech, each));
  return (
    <li>
      <button
        type="button"
        data-armed={ui.armed === option || undefined}
        onClick={() => choose(option)}
        onPointerEnter={() => change({ hover: piecesOf(option) })}
        onPointerLeave={() => change({ hover: [] })}
      >
        <span>{speech.option(option)}</span>
        {gist.length > 0 && <small>{gist.join(' · ')}</small>}
      </button>
    </li>
  );
}

function Dice({ dice }: { readonly dice: readonly number[] }) {
  return (
    <span className={styles.dice} role="img" aria-label={dice.join(', ')}>
      {dice.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of the same face are the same
        <i key={index}>{face}</i>
      ))}
    </span>
  );
}

function menIn(about: object | undefined): readonly number[] {
  const { soldier, target, firer, leader, soldiers }: Record<string, unknown> = { ...about };
  const many = Array.isArray(soldiers) ? soldiers : [];
  return [...new Set([firer, soldier, leader, target, ...many])].filter((each) => isPiece(each));
}

function isPiece(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}

function diceIn(about: object | undefined): readonly number[] {
  return about !== undefined && 'dice' in about && Array.isArray(about.dice)
    ? about.dice.filter((face) => typeof face === 'number')
    : [];
}
