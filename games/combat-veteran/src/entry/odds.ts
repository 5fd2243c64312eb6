import type { Odds, OddsModifier } from '@sitrep/contract';
import { type Answer, type Immutable, type Reading, type Seat, topFrame } from '@sitrep/kernel';
import {
  attackCounts,
  type Command,
  type CvTypes,
  EFFECTS,
  type Frames,
  fieldOf,
  openAim,
  type PlannedAttack,
  passes,
  plannedAttacks,
  rosterOf,
  sharedAttack,
  targetOf,
} from '../index.ts';
import { pieceNoun } from './nouns.ts';

type Read = Reading<CvTypes>;
type Field = ReturnType<typeof fieldOf>;

const NONE = -1;
const FACES = [1, 2, 3, 4, 5, 6];

/** The chances of the rolls that an option leads to: attacks, one for each target, and checks. */
export function oddsOf(read: Read, _seat: Seat, command: Answer<CvTypes>): readonly Odds[] {
  const frame = topFrame(read);
  if (frame?.procedure === 'shot') return shotOdds(read, frame.locals, command);
  if (frame?.procedure === 'volley') return volleyOdds(read, frame.locals, command);
  if (frame?.procedure === 'entry' && command.type === 'fire') {
    const { hex, movers } = frame.locals;
    return attacksOdds(read, openAim(command.soldier, command.weapon, hex, movers));
  }
  if (frame?.procedure === 'support' && command.type === 'callOn')
    return accuracyOdds(read, frame.locals.leader, command.hex);
  return checkOdds(read, command);
}

type Aim = Parameters<typeof plannedAttacks>[1];

function shotOdds(state: Read, locals: Immutable<Frames['shot']>, command: Answer<CvTypes>): readonly Odds[] {
  switch (command.type) {
    case 'aim':
      return attacksOdds(state, { ...locals, hex: command.hex });
    case 'crew':
      return attacksOdds(state, { ...locals, crew: [...locals.crew, command.soldier] });
    case 'noCrew':
      return attacksOdds(state, locals);
    case 'bonus':
      return attacksOdds(state, { ...locals, bonus: Number(command.isUsed) });
    case 'rank':
      return attacksOdds(state, { ...locals, dots: command.dots });
    case 'commit':
      return attacksOdds(state, locals, command.dice);
    default:
      return [];
  }
}

function attacksOdds(state: Read, aim: Aim, committed?: number): readonly Odds[] {
  const field = fieldOf(state);
  const { firer, weapon } = aim;
  return plannedAttacks(field, aim, committed).map((plan) => attackOdds(field, { firer, weapon }, plan));
}

/** What is rolled for once the dice of a hex are dealt out. */
function volleyOdds(
  state: Read,
  locals: Immutable<Frames['volley']>,
  command: Answer<CvTypes>,
): readonly Odds[] {
  const { pool, firer, ignoresArmor } = locals;
  const target = command.type === 'target' ? command.soldier : locals.target;
  const share = command.type === 'share' ? command.dice : pool;
  if (command.type !== 'target' && command.type !== 'share') return [];
  const field = fieldOf(state);
  const weapon = field.game.shots.find((shot) => shot.firer === firer)?.weapon ?? NONE;
  return sharedAttack(field, target, share, ignoresArmor).map((plan) =>
    attackOdds(field, { firer, weapon }, plan),
  );
}

/** The defender cancels the worst results; what heroes may have rolled again is left out. */
function attackOdds(
  field: Field,
  { firer, weapon }: { readonly firer: number; readonly weapon: number },
  { target, base, dice, modifiers }: PlannedAttack,
): Odds {
  const { total, counts } = countsOf(dice, targetOf(field, target));
  return {
    key: firer === NONE ? 'odds.strike' : 'odds.attack',
    short: 'odds.target',
    about: { firer, weapon, target, dice },
    rule: 'CV-RES-13',
    total,
    chances: EFFECTS.map((effect) => ({ key: 'odds.effect', args: { effect }, count: counts[effect] })),
    besides: [],
    modifiers: [firepowerOf(field, weapon, base), ...modifiers.map(conditionOf)],
  };
}

type Counts = ReturnType<typeof attackCounts>;
const known = new Map<string, Counts>();

/** Odds of so many dice against such a target are the same in every match, and take a while. */
function countsOf(dice: number, target: ReturnType<typeof targetOf>): Counts {
  const key = JSON.stringify([dice, target]);
  const counts = known.get(key) ?? attackCounts(dice, target);
  known.set(key, counts);
  return counts;
}

function firepowerOf({ content }: Field, weapon: number, amount: number): OddsModifier {
  const source = weapon === NONE ? undefined : pieceNoun(content, weapon);
  return { key: 'odds.firepower', amount, source: source ?? { key: 'noun.own' } };
}

function conditionOf({ condition, dice }: PlannedAttack['modifiers'][number]): OddsModifier {
  return { key: 'odds.condition', amount: dice, source: { key: `condition.${condition}` } };
}

type CheckCommand = Extract<Command, { readonly soldier: number }>['type'];

/** Commands that are a check of their soldier, with the rule. */
const CHECKS: Partial<Readonly<Record<CheckCommand, string>>> = {
  rally: 'CV-DISC-03',
  treat: 'CV-DISC-04',
  selfTreat: 'CV-DISC-09',
  repair: 'CV-COLL-05',
  tryMove: 'CV-MOVE-22',
  carryOn: 'CV-MOVE-29',
  lift: 'CV-MOVE-26',
  overheat: 'CV-STANCE-13',
};

function checkOdds({ content }: Read, command: Answer<CvTypes>): readonly Odds[] {
  if (!('soldier' in command)) return [];
  const rule = CHECKS[command.type];
  if (rule === undefined) return [];
  const isLed = command.type === 'rally' && command.leader !== NONE;
  const { discipline = 0 } = rosterOf(content).soldiers[isLed ? command.leader : command.soldier] ?? {};
  const about = { soldier: command.soldier, discipline };
  return [dieOdds({ key: 'odds.check', about, rule, outcome: 'odds.checked' }, discipline)];
}

function accuracyOdds({ content }: Read, leader: number, hex: number): readonly Odds[] {
  const { discipline = 0 } = rosterOf(content).soldiers[leader] ?? {};
  const about = { leader, hex, discipline };
  return [dieOdds({ key: 'odds.accuracy', about, rule: 'CV-FS-05', outcome: 'odds.struck' }, discipline)];
}

interface DieText {
  readonly key: string;
  readonly about: object;
  readonly rule: string;
  readonly outcome: string;
}

/** CV-PIECE-18: one die against a discipline. */
function dieOdds({ key, about, rule, outcome }: DieText, discipline: number): Odds {
  const good = FACES.filter((face) => passes(face, discipline)).length;
  return {
    key,
    about,
    rule,
    total: FACES.length,
    chances: [
      { key: outcome, args: { isPassed: 'true' }, count: good },
      { key: outcome, args: { isPassed: 'false' }, count: FACES.length - good },
    ],
    besides: [],
    modifiers: [],
  };
}
