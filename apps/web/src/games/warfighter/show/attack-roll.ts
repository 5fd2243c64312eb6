import type { SeatEvent } from '@sitrep/kernel';
import { attackNeeds, findHostile, type Read } from '@sitrep/warfighter/queries';
import type { StagedDice, StagedRoll, StagedSide, VerdictTone } from '../../../kit/page/staged.ts';
import { HARM, type Segment } from './segments.ts';
import { cardOfSoldier, findBefore, numberOf, type ShowScene, slotOfSoldier } from './show-setting.ts';
import { stagedDice } from './staged-dice.ts';

/** A declaration lies at most this many events before its dice; the dice themselves this many before their result. */
const DECLARED_BEFORE = 80;
const ROLLED_BEFORE = 12;

/** An attack of a Soldier with all that says something about it. */
interface Attack {
  readonly scene: ShowScene;
  /** The table right before the result. */
  readonly state: Read;
  readonly roll: SeatEvent;
  /** Absent for a Support card's attack, which nobody declares. */
  readonly declared: SeatEvent | undefined;
  /** The first harm that it did. */
  readonly struck: SeatEvent | undefined;
}

/** The attack of a Soldier as the stage shows it. */
export function attackRoll(
  scene: ShowScene,
  state: Read,
  { events }: Segment,
  roll: SeatEvent,
): Omit<StagedRoll, 'outcome'> {
  const struck = events.find((event) => HARM.includes(event.type) && 'hostile' in event);
  const attack: Attack = { scene, state, roll, declared: declarationOf(scene, roll), struck };
  const target = targetOf(attack);
  return {
    kind: 'roll',
    isFoe: false,
    by: attackerOf(attack),
    ...(target !== undefined && { at: target }),
    dice: diceOf(attack),
    ...verdictOf(attack),
  };
}

function declarationOf({ now }: ShowScene, roll: SeatEvent): SeatEvent | undefined {
  if (roll.rule === 'WF-CARD-17') return undefined;
  const isOwn = ({ type, soldier }: SeatEvent) => type === 'attackDeclared' && soldier === roll.soldier;
  return findBefore(now.events, roll, isOwn, DECLARED_BEFORE);
}

function attackerOf({ scene: { speech, t }, state, roll, declared }: Attack): StagedSide {
  const soldier = numberOf(roll, 'soldier');
  const card = cardOfSoldier(state, soldier);
  const from = slotOfSoldier(state, soldier);
  const slot = findHostile(state, numberOf(declared, 'hostile'))?.slot;
  const notes = [
    ...(declared === undefined ? [] : [speech.noun('weapon', numberOf(declared, 'weapon'), declared)]),
    speech.tell('command.mode', { mode: roll.mode }),
    ...(slot === undefined || from === undefined
      ? []
      : [t('hostile.range', { range: Math.abs(slot - from) })]),
  ];
  return {
    name: speech.noun('soldier', soldier, roll),
    piece: `soldier:${soldier}`,
    note: notes.join(' · '),
    ...(card !== undefined && { card }),
  };
}

function targetOf({ scene: { speech, t }, state, roll, declared, struck }: Attack): StagedSide | undefined {
  const note = t('hostile.cover', { cover: numberOf(roll, 'cover') });
  const hostile = numberOf(declared ?? struck, 'hostile');
  if (hostile >= 0) {
    const card = findHostile(state, hostile)?.card;
    const name = speech.noun('hostile', hostile, declared ?? struck);
    return { name, piece: `hostile:${hostile}`, note, ...(card && { card }) };
  }
  const target = numberOf(declared, 'target');
  if (target < 0) return undefined;
  const name = speech.noun('target', target, declared);
  return { name, piece: `target:${target}`, note, card: state.game.objective };
}

function diceOf({ scene: { now, t }, roll }: Attack): readonly StagedDice[] {
  const faces = Array.isArray(roll.dice) ? roll.dice.map(Number) : [];
  const rolled = {
    dice: faces,
    modifier: numberOf(roll, 'modifier'),
    kill: numberOf(roll, 'kill'),
    cover: numberOf(roll, 'cover'),
    defeatCover: numberOf(roll, 'defeatCover'),
    coverModifier: numberOf(roll, 'coverModifier'),
    rolledKills: numberOf(roll, 'rolledKills'),
    rolledSuppresses: numberOf(roll, 'rolledSuppresses'),
  };
  const needs = attackNeeds(rolled);
  const isCover = ({ type, name }: SeatEvent) => type === 'rolled' && name === 'cover';
  const isFixed = findBefore(now.events, roll, isCover, ROLLED_BEFORE) === undefined;
  const cover = stagedDice(t, {
    label: 'show.coverDie',
    sides: 6,
    faces: [rolled.defeatCover],
    least: needs.cover,
    modifier: rolled.coverModifier,
  });
  return [
    stagedDice(t, {
      label: 'show.attackDice',
      sides: 10,
      faces,
      least: needs.attack,
      modifier: rolled.modifier,
    }),
    isFixed ? { ...cover, isFixed, label: t('show.coverFixed', { least: rolled.defeatCover }) } : cover,
  ];
}

function verdictOf({ scene: { t }, roll }: Attack): { verdict: string; tone: VerdictTone } {
  const [kills, suppresses] = [numberOf(roll, 'kills'), numberOf(roll, 'suppresses')];
  if (kills > 0) return { verdict: t('show.kills', { count: kills }), tone: 'hit' };
  if (suppresses > 0) return { verdict: t('show.suppresses', { count: suppresses }), tone: 'part' };
  return { verdict: t('show.nothing'), tone: 'miss' };
}
