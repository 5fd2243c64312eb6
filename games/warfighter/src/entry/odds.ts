import type { Chance, Odds, OddsModifier } from '@sitrep/contract';
import { type Answer, type Distribution, type Seat, topFrame } from '@sitrep/kernel';
import {
  type AttackPlan,
  aimOf,
  attackOdds,
  cardOfToken,
  effectCounts,
  getArm,
  hostileOdds,
  legalMarks,
  type Modifier,
  markOf,
  openModes,
  planAttack,
  planHostileAttack,
  type Read,
  soldierAbilities,
  supportPlan,
  uncoveredReticles,
} from '../for-clients.ts';
import type { AttackFigures, Boost, Command, FireMode, PlayFrame, WarTypes } from '../index.ts';
import { cardNoun } from './nouns/nouns.ts';

/** The chances of every roll that an option may lead to: one for each target and mode still open. */
export function oddsOf(read: Read, _seat: Seat, command: Answer<WarTypes>): readonly Odds[] {
  if (command.type === 'attack') return armOdds(read, command);
  if (command.type === 'nextAttacker') return threatOf(read, command.hostile);
  return frameOdds(read, command);
}

/** The next attack of every hostile that could make one; a card that camouflage deceived makes none this turn. */
export function threatsTo(read: Read): readonly Odds[] {
  return read.game.hostiles.flatMap(({ token, isFooled }) => (isFooled ? [] : threatOf(read, token)));
}

function threatOf(state: Read, token: number): readonly Odds[] {
  const target = state.game.hostiles.find((hostile) => hostile.token === token)?.target ?? 0;
  return hostileAttackOdds(state, token, target);
}

function armOdds(state: Read, { soldier, weapon, profile }: Extract<Command, { type: 'attack' }>) {
  const attacker = state.game.soldiers[soldier - 1];
  const frame = topFrame(state);
  // WF-ATK-32: self-defense cancels without dice.
  if (attacker === undefined || frame?.procedure === 'hostileAttack') return [];
  if (frame?.procedure === 'triggered')
    return modesOdds(state, { soldier, weapon, profile, hostile: frame.locals.hostile, target: -1 }, []);
  const marks = legalMarks(state, { soldier: attacker, arm: getArm(state, attacker, weapon, profile) });
  return marks.flatMap((mark) => modesOdds(state, { soldier, weapon, profile, ...aimOf(mark) }, []));
}

/** Inside an attack: the target, the boosters and the mode, as far as they are chosen. */
function frameOdds(state: Read, command: Answer<WarTypes>): readonly Odds[] {
  const frame = topFrame(state);
  if (frame?.procedure === 'hostileAttack' && command.type === 'pass' && frame.step === 'before') {
    const { hostile, soldier } = frame.locals;
    return hostileAttackOdds(state, hostile, soldier);
  }
  if (frame?.procedure === 'play' && command.type === 'onHostile')
    return supportOdds(state, frame.locals, command.hostile);
  if (frame?.procedure !== 'attack') return [];
  const attack = frame.locals;
  switch (command.type) {
    case 'onHostile':
      return modesOdds(state, { ...attack, hostile: command.hostile, target: -1 }, attack.boosts);
    case 'onTarget':
      return modesOdds(state, { ...attack, hostile: -1, target: command.target }, attack.boosts);
    case 'mode':
      return [shotOdds(state, attack, command.mode, attack.boosts)];
    case 'pass':
      return modesOdds(state, attack, attack.boosts);
    case 'playCard':
    case 'useAbility':
      return frame.step === 'boost'
        ? modesOdds(state, attack, [...attack.boosts, ...boostOf(state, command)])
        : [];
    default:
      return [];
  }
}

/** A booster as it would join the attack if it were played as printed. */
function boostOf(
  state: Read,
  command: Extract<Command, { type: 'playCard' | 'useAbility' }>,
): readonly Boost[] {
  const asPrinted = { soldier: command.soldier, isUpgunned: false, discards: [], helps: [], payers: [] };
  if (command.type === 'playCard') {
    const { id, abilities = [] } = cardOfToken(state, command.card);
    const ability = abilities.findIndex(({ when }) => when === 'declareAttack');
    return [{ ...asPrinted, token: command.card, card: id, source: 'hand', ability }];
  }
  const { source, ability } = command;
  const owner = state.game.soldiers[command.soldier - 1];
  const found = owner && soldierAbilities(state, owner, 'declareAttack').find(({ key }) => key === source);
  return found === undefined ? [] : [{ ...asPrinted, token: -1, card: found.card.id, source, ability }];
}

function modesOdds(state: Read, figures: AttackFigures, boosts: readonly Boost[]): readonly Odds[] {
  if (state.game.soldiers[figures.soldier - 1] === undefined) return [];
  return openModes(state, figures, boosts).map((mode) => shotOdds(state, figures, mode, boosts));
}

function shotOdds(
  state: Read,
  { soldier, weapon, profile, hostile, target }: AttackFigures,
  mode: FireMode,
  boosts: readonly Boost[],
): Odds {
  const plan = planAttack(state, { soldier, weapon, profile, hostile, target }, mode, boosts);
  const at = hostile < 0 ? { number: target + 1 } : { hostile };
  return planOdds(plan, hostile < 0 ? 'odds.shotAtTarget' : 'odds.shot', { soldier, weapon, ...at });
}

/** The Explosion of a Support card, whose name stands where a weapon's would. */
function supportOdds(state: Read, { card, ability }: PlayFrame, hostile: number): readonly Odds[] {
  const effects = state.content.cards[card]?.abilities?.[ability]?.do ?? [];
  return effects.flatMap((effect) => {
    if (effect.effect !== 'supportAttack') return [];
    const plan = supportPlan(state, markOf(state, { hostile, target: -1 }), effect);
    // WF-CARD-17: its one modifier is its own Penetration, which the plan puts under no card.
    const defeatCover = plan.defeatCover.map(({ amount }) => ({ source: card, amount }));
    return [planOdds({ ...plan, defeatCover }, 'odds.shot', { weapon: card, hostile })];
  });
}

function planOdds(plan: AttackPlan, key: string, about: object): Odds {
  const odds = knownOdds(plan);
  const { total, counts } = odds;
  const { kills, effects } = effectCounts(odds);
  const { mode, dice, kill, cover } = plan;
  return {
    key,
    short: 'odds.mode',
    about: { ...about, mode, dice, kill, cover },
    rule: 'WF-ATK-14',
    total,
    chances: shotChances(counts),
    besides: shotMishaps(plan, counts),
    gist: [
      { key: 'odds.kill', args: {}, count: kills },
      { key: 'odds.effect', args: {}, count: effects },
    ],
    modifiers: [...modifiers('odds.modAttack', plan.attack), ...modifiers('odds.modCover', plan.defeatCover)],
  };
}

/** Many hostiles have the same figures, and a page asks for all of them at once. */
const known = new Map<string, Distribution<string>>();
const MOST_KNOWN = 500;

function knownOdds(plan: AttackPlan): Distribution<string> {
  const name = JSON.stringify(plan);
  const odds = known.get(name) ?? attackOdds(plan);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, odds);
  return odds;
}

type Counts = Distribution<string>['counts'];

/** Results by kills and suppresses, the best first. */
function shotChances(counts: Counts): readonly Chance[] {
  const merged = mergeBy(counts, (key) => key.split('/').slice(0, 2).join('/'));
  return [...merged]
    .map(([key, count]) => {
      const [kills = 0, suppresses = 0] = key.split('/').map(Number);
      return { key: 'odds.result', args: { kills, suppresses }, count };
    })
    .sort((a, b) => b.args.kills - a.args.kills || b.args.suppresses - a.args.suppresses);
}

function shotMishaps({ reload, canJam, stumble }: AttackPlan, counts: Counts): readonly Chance[] {
  const countOf = (place: number) =>
    [...counts].reduce((sum, [key, count]) => sum + (key.split('/')[place] === '1' ? count : 0), 0);
  return [
    ...(reload > 0 ? [{ key: 'odds.empty', args: {}, count: countOf(2) }] : []),
    ...(canJam ? [{ key: 'odds.jam', args: {}, count: countOf(3) }] : []),
    ...(stumble > 0 ? [{ key: 'odds.stumble', args: {}, count: countOf(4) }] : []),
  ];
}

function modifiers(key: string, list: readonly Modifier[]): readonly OddsModifier[] {
  return list.flatMap(({ source, amount }) =>
    amount === 0 ? [] : [{ key, amount, source: cardNoun(source) }],
  );
}

function hostileAttackOdds(state: Read, hostile: number, soldier: number): readonly Odds[] {
  const plan = planHostileAttack(state, hostile, soldier);
  if (plan === undefined) return [];
  const { total, counts } = hostileOdds(plan);
  const again = [...counts].reduce((sum, [row, count]) => sum + (hasWord(row, 'again') ? count : 0), 0);
  const source = state.content.instances[hostile] ?? '';
  return [
    {
      key: 'odds.threat',
      about: { hostile, soldier, cover: plan.cover, ...columnOf(state, hostile, soldier) },
      rule: 'WF-HOST-33',
      total,
      chances: rowChances(counts),
      gist: [{ key: 'odds.harm', args: {}, count: harmCount(counts) }],
      besides: again === 0 ? [] : [{ key: 'odds.again', args: {}, count: again }],
      modifiers: modifiers('odds.modCover', [{ source, amount: plan.penetration }]),
    },
  ];
}

/** The rows of a chart by what they do, the worst first. */
function rowChances(counts: Counts): readonly Chance[] {
  return [...counts]
    .map(([row, count]) => ({ key: 'odds.row', args: rowArguments(row), count, harm: harmOf(row) }))
    .sort((one, other) => other.harm - one.harm)
    .map(({ key, args, count }) => ({ key, args, count }));
}

/** How bad a row is for whoever it hits: a malfunction is none of his troubles. */
function harmOf(row: string): number {
  const { verdict, wounds, kill, malfunction } = rowArguments(row);
  if (verdict !== 'row') return verdict === 'suppress' ? 2 : 1;
  return malfunction === 'true' ? 0 : 3 + Number(wounds) + (kill === 'true' ? 99 : 0);
}

/** What names the column of its chart that a card rolls on. */
function columnOf(state: Read, token: number, soldier: number) {
  const card = state.game.hostiles.find((each) => each.token === token);
  const target = state.game.soldiers[soldier - 1];
  if (card === undefined || target === undefined) return { range: 0, reticles: 0 };
  return { range: Math.abs(card.slot - target.slot), reticles: uncoveredReticles(state, card) };
}

/** Whatever is worse than being suppressed. */
function harmCount(counts: Counts): number {
  return [...counts].reduce((sum, [row, count]) => sum + (harmOf(row) > 2 ? count : 0), 0);
}

const ROW_WORDS = ['kill', 'all', 'again', 'destroy', 'discard', 'malfunction'] as const;

/** `2 all destroy` as arguments: the wounds, and `true` or `false` for every word. */
function rowArguments(row: string): Readonly<Record<string, string | number>> {
  const words = Object.fromEntries(ROW_WORDS.map((word) => [word, String(hasWord(row, word))]));
  const verdict = row === 'suppress' || row === 'nothing' ? row : 'row';
  return { ...words, verdict, wounds: Number(/^\d+/.exec(row)?.[0] ?? 0) };
}

function hasWord(row: string, word: string): boolean {
  return row.split(' ').includes(word);
}

function mergeBy(counts: Counts, name: (key: string) => string): ReadonlyMap<string, number> {
  const merged = new Map<string, number>();
  for (const [key, count] of counts) merged.set(name(key), (merged.get(name(key)) ?? 0) + count);
  return merged;
}
