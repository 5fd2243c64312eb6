import type { Proposal } from '@sitrep/contract';
import { distribution, type Seat } from '@sitrep/kernel';
import { recoveryOptions } from '../choices/recovery.ts';
import { upkeepOptions } from '../choices/upkeep.ts';
import { combatVeteran } from '../combat-veteran.ts';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import { isPassed } from '../queries/check.ts';
import { type Field, fieldOf, get, type Read, soldierOf } from '../queries/field.ts';
import type { Order } from '../queries/reason.ts';
import { findTreatment } from '../queries/treatment.ts';
import { NONE } from '../state.ts';
import { planOdds } from '../telling/plan-odds.ts';
import type { CvFocus } from './focus.ts';
import type { UsualItem, UsualSketch } from './sketches.ts';

type Recovery = Order<'rally' | 'treat' | 'selfTreat'>;
type Usual = Order<'rally' | 'treat' | 'repair'>;

/** The Discipline Phase: what must happen, then what nobody would refuse; real choices are left to the player. */
export function usual(state: Read, seat: Seat, { skip = [] }: CvFocus): readonly Proposal<CvTypes>[] {
  const field = fieldOf(state);
  const recoveries = recoveryOptions(field, seat);
  const upkeep = upkeepOptions(field, seat);
  const wanted: readonly Usual[] = [
    ...alone(field, recoveries),
    ...treatments(field, recoveries),
    ...repairs(field, upkeep),
    ...rallies(field, recoveries),
  ];
  const items = wanted.map((answer) => itemOf(state, seat, answer, skip));
  const answers = items.filter(({ isSkipped }) => !isSkipped).map(({ answer }) => answer);
  if (answers.length === 0) return [];
  const sketch: UsualSketch = { kind: 'usual', items, choices: choicesIn(recoveries, upkeep) };
  const rolls = answers.flatMap((answer) => combatVeteran.plans(state, seat, answer));
  const offer: Proposal<CvTypes> = {
    id: 'usual',
    title: { key: 'proposal.usual', args: { count: answers.length } },
    answers,
    costs: [],
    odds: rolls.flatMap((plan) => planOdds(field.content, plan)),
    danger: [],
    parts: [],
    sketch,
  };
  return sketch.choices.length === 0 ? [offer] : [offer, andThatIsAll(offer)];
}

/** The same for those who leave all choices as they are: nothing keeps the phase open then. */
function andThatIsAll(offer: Proposal<CvTypes>): Proposal<CvTypes> {
  const { key, args } = offer.title;
  return {
    ...offer,
    id: `${offer.id}:end`,
    title: { key: `${key}.end`, args },
    answers: [...offer.answers, { type: 'endPhase' }],
  };
}

function itemOf(state: Read, seat: Seat, answer: Usual, skip: readonly string[]): UsualItem {
  const id = answer.type === 'repair' ? `repair:${answer.weapon}` : `${answer.type}:${answer.soldier}`;
  const isMust =
    answer.type === 'treat' && findTreatment(fieldOf(state), answer.soldier)?.purpose === 'survive';
  return { id, answer, isMust, isSkipped: skip.includes(id), chance: chanceOf(state, seat, answer) };
}

/** The chance that the check of an answer is passed, in thousandths. */
function chanceOf(state: Read, seat: Seat, answer: Usual): number {
  const [plan] = combatVeteran.plans(state, seat, answer);
  if (plan?.type !== 'check') return 0;
  const { total, counts } = distribution(plan.dice, (dice) => isPassed(plan, dice));
  return Math.floor(((counts.get(true) ?? 0) * 1000) / total);
}

/** CV-DISC-04: those who are alone roll anyway; where a medic might still heal himself and be company, they wait. */
function alone(field: Field, options: readonly Recovery[]): readonly Order<'treat'>[] {
  const medicAt = new Set(
    options.flatMap((each) => (each.type === 'selfTreat' ? [get(field.game.at, each.soldier)] : [])),
  );
  return treating(options)
    .filter(({ soldier }) => findTreatment(field, soldier)?.purpose === 'survive')
    .toSorted((one, other) => waits(field, one.soldier, medicAt) - waits(field, other.soldier, medicAt));
}

function waits({ game }: Field, soldier: Piece, hexes: ReadonlySet<number>): number {
  return Number(hexes.has(get(game.at, soldier)));
}

function treating(options: readonly Recovery[]): readonly Order<'treat'>[] {
  return options.flatMap((each) => (each.type === 'treat' ? [each] : []));
}

/** CV-DISC-07: each medic heals one, so one is treated for each; the likeliest first. */
function treatments(field: Field, options: readonly Recovery[]): readonly Order<'treat'>[] {
  const medics = new Set<Piece>();
  return treating(options)
    .toSorted((one, other) => disciplineOf(field, other.soldier) - disciplineOf(field, one.soldier))
    .filter(({ soldier }) => {
      const medic = findTreatment(field, soldier)?.medic ?? NONE;
      if (medic === NONE || medics.has(medic)) return false;
      medics.add(medic);
      return true;
    });
}

function disciplineOf(field: Field, soldier: Piece): number {
  return soldierOf(field, soldier).discipline;
}

/** CV-COLL-05: one try for each weapon, by the steadiest man there. */
function repairs(field: Field, options: readonly Command[]): readonly Order<'repair'>[] {
  const best = new Map<Piece, Order<'repair'>>();
  for (const option of options) {
    if (option.type !== 'repair') continue;
    const known = best.get(option.weapon);
    if (known === undefined || disciplineOf(field, option.soldier) > disciplineOf(field, known.soldier))
      best.set(option.weapon, option);
  }
  return [...best.values()];
}

/** CV-DISC-11: everybody tries to get up; a leader is lent to the man who gains the most by it. */
function rallies(field: Field, options: readonly Recovery[]): readonly Order<'rally'>[] {
  const rallying = options.flatMap((each) => (each.type === 'rally' ? [each] : []));
  const gain = ({ soldier, leader }: Order<'rally'>) =>
    leader === NONE ? 0 : disciplineOf(field, leader) - disciplineOf(field, soldier);
  const lent = new Map<number, Order<'rally'>>();
  for (const option of rallying) {
    const hex = get(field.game.at, option.soldier);
    const known = lent.get(hex);
    if (gain(option) > (known === undefined ? 0 : gain(known))) lent.set(hex, option);
  }
  const helped = [...lent.values()];
  const others = rallying.filter(
    ({ soldier, leader }) => leader === NONE && helped.every((each) => each.soldier !== soldier),
  );
  return [...helped, ...others];
}

/** What only the player can decide: medics who treat themselves, weapons that change hands, bunkers. */
function choicesIn(recoveries: readonly Recovery[], upkeep: readonly Command[]): readonly Command[] {
  return [
    ...recoveries.filter(({ type }) => type === 'selfTreat'),
    ...upkeep.filter(({ type }) => type === 'assign' || type === 'shelter'),
  ];
}
