import { type Field, focusAt, lookAt } from '@sitrep/combat-veteran';
import { distance, type Hex } from '@sitrep/hex';
import { type MatchHere, useMatch } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { stacksOf } from '../read/stacks.ts';
import { usePointed } from '../read/use-pointed.ts';
import { useSketch } from '../read/use-sketch.ts';
import { labelOf, percent } from '../spoken/hex-words.ts';
import { manWords } from '../spoken/man-words.ts';
import styles from './text.module.css';
import { WordsTable } from './words-table.tsx';

/** The enemies that the seat knows of, with distance and line from the chosen stack. */
export function EnemyTable() {
  const match = useMatch();
  const { now, t } = match;
  const { base, focus } = usePointed();
  const { field } = base;
  const { stack: from } = focus;
  const enemies = stacksOf(field).filter((stack) => stack.seat !== now.seat);
  const isTarget = (hex: Hex) => focusAt({ ...base, reached: [] }, {}, hex).target === hex;
  const names = ['hex', 'ground', 'men', ...(from === undefined ? [] : ['distance', 'line'])];
  if (enemies.length === 0)
    return (
      <section>
        <h3>{t('cv.text.enemies')}</h3>
        <p>{t('cv.text.none')}</p>
      </section>
    );
  return (
    <WordsTable
      title={t('cv.text.enemies')}
      columns={names.map((name) => t(`cv.text.${name}`))}
      rows={enemies.map(({ hex, soldiers }) => ({
        id: hex,
        head: labelOf(field, hex),
        cells: [
          match.speech.text.t(`terrain.${field.board.terrain[hex]?.id}`),
          soldiers.map((soldier) => manWords(match, field, soldier)).join('; '),
          ...(from === undefined
            ? []
            : [String(distance(field.board.grid, from, hex)), lineWords(match, field, from, hex)]),
        ],
        acts: isTarget(hex) ? <AimButton field={field} hex={hex} /> : undefined,
      }))}
    />
  );
}

/** Whether the line is open, or what blocks it. */
function lineWords({ speech, t }: MatchHere, field: Field, from: Hex, to: Hex): string {
  const { isOpen, stops } = lookAt(field, from, to);
  if (isOpen) return t('cv.text.line.open');
  const [stop] = stops;
  const blocker = stop?.hex === undefined ? t('cv.sight.edge') : labelOf(field, stop.hex);
  const ground = stop?.terrain === undefined ? [] : [speech.text.t(`terrain.${stop.terrain}`)];
  return t('cv.text.line.blocked', { hex: [blocker, ...ground].join(', ') });
}

/** Aims at a hex, with the best chance of a hit there. */
function AimButton({ field, hex }: { readonly field: Field; readonly hex: Hex }) {
  const match = useMatch();
  const { t } = match;
  const { change } = useTable();
  const { focus } = usePointed();
  const { sketch } = useSketch({ target: hex });
  if (sketch?.kind !== 'shot') return <span className={styles.none}>{t('cv.text.noShot')}</span>;
  const chance = percent(match, sketch.splits[0]?.chance ?? 0);
  const label = labelOf(field, hex);
  return (
    <Button
      aria-label={`${t('cv.text.aim.at', { hex: label })}, ${t('cv.text.best', { chance })}`}
      aria-pressed={focus.target === hex}
      onClick={() => change({ focus: { target: hex }, piece: undefined })}
    >
      {t('cv.text.aim')} · {chance}
    </Button>
  );
}
