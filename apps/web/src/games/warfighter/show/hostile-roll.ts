import type { SeatEvent } from '@sitrep/kernel';
import { findHostile, hostileNeeds, type Read } from '@sitrep/warfighter/queries';
import type { StagedDice, StagedRoll, VerdictTone } from '../../../kit/page/staged.ts';
import { cardOfSoldier, numberOf, type ShowScene, slotOfSoldier } from './show-setting.ts';
import { stagedDice } from './staged-dice.ts';

/** The attack of a hostile as the stage shows it, in red. */
export function hostileRoll(scene: ShowScene, state: Read, roll: SeatEvent): Omit<StagedRoll, 'outcome'> {
  const { speech, t } = scene;
  const [hostile, soldier] = [numberOf(roll, 'hostile'), numberOf(roll, 'soldier')];
  const attacker = findHostile(state, hostile);
  const to = slotOfSoldier(state, soldier);
  const range = attacker === undefined || to === undefined ? undefined : Math.abs(attacker.slot - to);
  const card = cardOfSoldier(state, soldier);
  return {
    kind: 'roll',
    isFoe: true,
    by: {
      name: speech.noun('hostile', hostile, roll),
      piece: `hostile:${hostile}`,
      note: range === undefined ? '' : t('hostile.range', { range }),
      ...(attacker !== undefined && { card: attacker.card }),
    },
    at: {
      name: speech.noun('soldier', soldier, roll),
      piece: `soldier:${soldier}`,
      note: t('hostile.cover', { cover: numberOf(roll, 'cover') }),
      ...(card !== undefined && { card }),
    },
    dice: diceOf(t, state, roll),
    ...verdictOf(scene, roll),
  };
}

function diceOf(t: ShowScene['t'], state: Read, roll: SeatEvent): readonly StagedDice[] {
  const [cover, hostile, soldier] = [
    numberOf(roll, 'cover'),
    numberOf(roll, 'hostile'),
    numberOf(roll, 'soldier'),
  ];
  const needs = hostileNeeds(state, hostile, soldier) ?? { attack: 1, cover };
  return [
    stagedDice(t, { label: 'show.foeDice', sides: 10, faces: [numberOf(roll, 'die')], least: needs.attack }),
    stagedDice(t, {
      label: 'show.coverDie',
      sides: 6,
      faces: [numberOf(roll, 'defeatCover')],
      least: needs.cover,
      modifier: Math.max(0, cover - needs.cover),
    }),
  ];
}

function verdictOf(scene: ShowScene, roll: SeatEvent): { verdict: string; tone: VerdictTone } {
  const { t } = scene;
  const { result } = roll;
  if (result === 'nothing') return { verdict: t('show.nothing'), tone: 'miss' };
  if (result === 'suppress') return { verdict: t('show.suppresses', { count: 1 }), tone: 'part' };
  if (String(result).includes('malfunction')) return { verdict: t('show.malfunction'), tone: 'miss' };
  const count = numberOf(roll, 'wounds');
  const verdict = count > 0 ? t('show.wounds', { count }) : t('show.killed');
  if (!isOpen(scene, roll)) return { verdict, tone: 'hit' };
  return { verdict: t('show.pending', { verdict }), tone: 'part' };
}

/** Whether somebody may still do something about it. */
function isOpen({ now }: ShowScene, { hostile }: SeatEvent): boolean {
  const { decision } = now.view;
  const about = decision?.about ?? {};
  return decision?.kind === 'window' && 'hostile' in about && about.hostile === hostile;
}
