import { isAllPoints, type ReachedHex, squadIn } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import { useState } from 'react';
import { fitsFilter } from '../../../kit/decision/order-text.ts';
import { useMatch, useSeat } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { FilterField } from '../../../kit/ui/filter-field.tsx';
import { useBattle } from '../read/battle.ts';
import { usePointed } from '../read/use-pointed.ts';
import { labelOf, percent, pointsWords } from '../spoken/hex-words.ts';
import { WordsTable } from './words-table.tsx';

/** Everywhere that the chosen squad can go, with cost and danger. */
export function GoalTable({ hexes }: { readonly hexes: readonly ReachedHex[] }) {
  const { speech, t } = useMatch();
  const field = useBattle();
  const [typed, setTyped] = useState('');
  const groundOf = (hex: Hex) => speech.text.t(`terrain.${field.board.terrain[hex]?.id}`);
  const found = hexes.filter(({ hex }) => fitsFilter(`${labelOf(field, hex)} ${groundOf(hex)}`, typed));
  const goals = found.map((reached) => ({ ...reached, ground: groundOf(reached.hex) }));
  const running = goals.filter(({ isRun }) => isRun);
  return (
    <>
      <FilterField label={t('cv.text.find')} typed={typed} onType={setTyped} />
      <Goals title={t('cv.text.goals')} goals={goals.filter(({ isRun }) => !isRun)} />
      {running.length > 0 && (
        <details open={typed !== '' || undefined}>
          <summary>{t('cv.text.goals.run')}</summary>
          <Goals title={t('cv.text.goals.run')} goals={running} />
        </details>
      )}
    </>
  );
}

interface GoalsProps {
  readonly title: string;
  readonly goals: readonly (ReachedHex & { readonly ground: string })[];
}

function Goals({ title, goals }: GoalsProps) {
  const match = useMatch();
  const { t } = match;
  const field = useBattle();
  const sorted = goals.toSorted((one, other) => one.points - other.points || one.chance - other.chance);
  return (
    <WordsTable
      title={title}
      columns={['hex', 'ground', 'points', 'danger'].map((name) => t(`cv.text.${name}`))}
      rows={sorted.map(({ hex, ground, points, chance }) => ({
        id: hex,
        head: labelOf(field, hex),
        cells: [
          ground,
          isAllPoints(points) ? pointsWords(match, points) : String(points),
          percent(match, chance),
        ],
        acts: <GoalActs hex={hex} />,
      }))}
    />
  );
}

/** Goes there at once by the cheapest way, or shows all ways first. */
function GoalActs({ hex }: { readonly hex: Hex }) {
  const { client, now, t } = useSeat();
  const field = useBattle();
  const { change, carryOut } = useTable();
  const { focus } = usePointed();
  const way = { ...squadIn(focus), to: hex };
  const label = labelOf(field, hex);

  async function go(): Promise<void> {
    const [best] = (await client.ask(now.revision, { kind: 'proposals', focus: way })) ?? [];
    if (best !== undefined) carryOut(best.answers);
  }

  return (
    <>
      <Button kind="strong" aria-label={t('cv.text.go.to', { hex: label })} onClick={() => void go()}>
        {t('cv.text.go')}
      </Button>
      <Button
        aria-label={t('cv.text.ways.to', { hex: label })}
        aria-pressed={focus.to === hex}
        onClick={() => change({ focus: way })}
      >
        {t('cv.text.ways')}
      </Button>
    </>
  );
}
