import { isAllPoints, type MarchSketch } from '@sitrep/combat-veteran';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useBattle } from '../read/battle.ts';
import { labelOf, percent, pointsWords } from '../spoken/hex-words.ts';
import { WordsTable } from './words-table.tsx';

/** The way of a march, hex by hex: what it costs, what awaits the squad there, and from whom. */
export function WayTable({ sketch }: { readonly sketch: MarchSketch }) {
  const match = useMatch();
  const { speech, t } = match;
  const field = useBattle();
  return (
    <WordsTable
      title={t('cv.text.way')}
      columns={['hex', 'ground', 'points', 'danger', 'fire'].map((name) => t(`cv.text.${name}`))}
      rows={sketch.path.map(({ hex, points, chance, fires }) => ({
        id: hex,
        head: labelOf(field, hex),
        cells: [
          speech.text.t(`terrain.${field.board.terrain[hex]?.id}`),
          isAllPoints(points) ? pointsWords(match, points) : String(points),
          percent(match, chance),
          fires.map(({ firer }) => speech.noun('firer', firer)).join(', ') || '–',
        ],
      }))}
    />
  );
}
