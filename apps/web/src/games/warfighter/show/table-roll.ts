import type { SeatEvent } from '@sitrep/kernel';
import {
  findHostile,
  type Read,
  type RollParty,
  type RollRow,
  type ToldRoll,
  tellRoll,
} from '@sitrep/warfighter/queries';
import { capital } from '../../../kit/cards/symbols/say-face.ts';
import type { StagedDice, StagedRoll, StagedSide, VerdictTone } from '../../../kit/page/staged.ts';
import type { Segment } from './segments.ts';
import { cardOfSoldier, type ShowScene } from './show-setting.ts';
import { stagedDice } from './staged-dice.ts';

const TONES: Readonly<Record<ToldRoll['success'], VerdictTone>> = { full: 'hit', part: 'part', none: 'miss' };

/** A roll that is read from a table, as the stage shows it; absent if nothing says what it was for. */
export function tableRoll(
  scene: ShowScene,
  state: Read,
  { events }: Segment,
  roll: SeatEvent,
): Omit<StagedRoll, 'outcome'> | undefined {
  const told = tellRoll(state, scene.now.events, roll);
  if (told === undefined) return undefined;
  const at = told.at && sideOf(scene, state, told.at);
  return {
    kind: 'roll',
    isFoe: told.cover !== undefined,
    by: told.by === undefined ? { name: dieName(scene, roll), note: '' } : sideOf(scene, state, told.by),
    ...(at !== undefined && { at }),
    dice: diceOf(scene, told, roll),
    rows: told.rows.map((row, index) => ({
      faces: row.faces,
      words: rowWords(scene, row),
      isReached: index === told.reached,
    })),
    ...verdictOf(
      scene,
      told,
      events.some(({ type }) => type === 'wounded'),
    ),
  };
}

function dieName({ speech }: ShowScene, roll: SeatEvent): string {
  return speech.noun('name', String(roll.name), roll);
}

function sideOf({ speech }: ShowScene, state: Read, { field, id }: RollParty): StagedSide {
  const card =
    field === 'soldier'
      ? cardOfSoldier(state, Number(id))
      : field === 'hostile'
        ? findHostile(state, Number(id))?.card
        : String(id);
  const name = speech.noun(field, id);
  return { name, piece: `${field}:${id}`, note: '', ...(card !== undefined && { card }) };
}

function diceOf(scene: ShowScene, told: ToldRoll, roll: SeatEvent): readonly StagedDice[] {
  const { t, speech } = scene;
  const { die, modifier, least, cover } = told;
  const name = dieName(scene, roll);
  const first: StagedDice = {
    label: modifier === 0 ? name : t('show.modified', { name, modifier }),
    sides: Number(roll.sides),
    faces: [die],
    ...(least !== undefined && { least }),
    need: least === undefined ? '' : t('show.need', { least }),
  };
  if (cover === undefined) return [first];
  const needs = cover.needs.map(({ soldier, least: from }) =>
    t('show.needOf', { name: speech.noun('soldier', soldier), least: from }),
  );
  const second = stagedDice(t, {
    label: 'show.coverDie',
    sides: 6,
    faces: [cover.die],
    least: Math.min(...cover.needs.map(({ least: from }) => from)),
  });
  return [first, { ...second, label: t('show.coverOfAll', { needs: needs.join(', ') }) }];
}

function rowWords({ speech }: ShowScene, { words, soldier }: RollRow): string {
  if (soldier !== undefined) return speech.noun('soldier', soldier);
  return words === undefined ? '' : speech.name(words);
}

/** Wounds that nobody has taken yet may still be cancelled. */
function verdictOf(
  scene: ShowScene,
  { rows, reached, cover, success }: ToldRoll,
  isTaken: boolean,
): Pick<StagedRoll, 'verdict' | 'tone'> {
  const { t } = scene;
  const tone = TONES[success];
  const row = rows[reached];
  if (cover !== undefined && success === 'part') return { verdict: t('show.suppresses', { count: 1 }), tone };
  if (row === undefined || (cover !== undefined && success === 'none'))
    return { verdict: t('show.nothing'), tone };
  const verdict = capital(rowWords(scene, row));
  if (cover === undefined || isTaken) return { verdict, tone };
  return { verdict: t('show.pending', { verdict }), tone: 'part' };
}
