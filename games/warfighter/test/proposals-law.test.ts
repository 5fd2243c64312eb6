import type { Focus, Proposal } from '@sitrep/contract';
import {
  type Answer,
  createMatch,
  forkMatch,
  type Match,
  makeKey,
  makeUniform,
  permille,
  pick,
} from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { proposals } from '../src/entry/proposals.ts';
import { setups } from '../src/entry/setups/editions.ts';
import { trialsOf } from '../src/entry/setups/trials.ts';
import { type WarTypes, warfighter } from '../src/index.ts';
import { interrupts } from '../src/proposals/index.ts';
import { isSketch, type ShotSketch } from '../src/proposals/sketches.ts';
import { textIn } from './catalogues.ts';

type WarMatch = Match<WarTypes>;
type Offer = Proposal<WarTypes>;

/** Everything that could be pointed at now, and nothing. */
function focusesOf(match: WarMatch): readonly Focus[] {
  const { hostiles, targetHits, slots, soldiers } = match.state.game;
  const slot = Array.from({ length: slots }, (_, index) => ({ to: index + 1 }));
  const aims = [
    ...hostiles.slice(0, 3).map(({ token: hostile }) => ({ hostile })),
    ...targetHits.map((_, target) => ({ target })),
  ];
  return [{}, { soldier: soldiers.length }, ...slot, ...aims];
}

/** The same with something that could join, and with all of it. */
function withJoins(focus: Focus, offers: readonly Offer[]): readonly Focus[] {
  const joins = offers.flatMap(({ sketch }) =>
    isSketch(sketch) && sketch.kind === 'shot' ? sketch.joins : [],
  );
  const single = joins.slice(0, 1).map(({ name, form }) => ({ ...focus, [name]: form }));
  const all = Object.fromEntries(joins.map(({ name, form }) => [name, form]));
  return joins.length > 1 ? [...single, { ...focus, ...all }] : single;
}

const textOf = (answer: Answer<WarTypes>) => JSON.stringify(Object.entries(answer).sort());

/** Others let it pass. */
function letPass(match: WarMatch, seat: number): void {
  for (;;) {
    const decision = match.decision();
    const other = decision?.seats.find((each) => each !== seat && !match.view(each).decision?.hasAnswered);
    if (decision?.kind !== 'window' || other === undefined) return;
    match.submit(other, match.view(other).decision?.number ?? 0, { type: 'pass' });
  }
}

/** Gives the answers one by one to a copy; what was wrong, or the copy. */
function follow(match: WarMatch, seat: number, { id, answers }: Offer): string | WarMatch {
  const trial = forkMatch(match, match.copyState());
  let told = trial.events(seat).length;
  for (const [index, answer] of answers.entries()) {
    const found = trial.options(seat).find((option) => textOf(option) === textOf(answer));
    // What one attack does may keep another from taking place or end the mission, and even a miss can be reacted to.
    if (found === undefined && index > 0 && answer.type === 'nextAttacker')
      if (['nextAttacker', 'afterRollChance', undefined].includes(trial.decision()?.name)) return trial;
    if (found === undefined) return `${id}: no ${JSON.stringify(answer)} in ${trial.decision()?.name}`;
    const given = trial.submit(seat, trial.view(seat).decision?.number ?? 0, found);
    if (!given.ok) return `${id}: ${JSON.stringify(given.refusal)}`;
    if (trial.options(seat).length === 0) letPass(trial, seat);
    const news = trial.events(seat).slice(told);
    told += news.length;
    const next = answers[index + 1];
    const stop = next && interrupts(news, next, answers.slice(0, index + 1));
    // An order of attacks waits while somebody may react.
    if (stop !== undefined) return next?.type === 'nextAttacker' ? trial : `${id}: ${JSON.stringify(news)}`;
  }
  return trial;
}

/** What happened in the copy of one kind. */
function newsOf(match: WarMatch, trial: WarMatch, type: string) {
  return trial.log
    .slice(match.log.length)
    .flatMap(({ events }) => events.filter((event) => event.type === type));
}

/** An attack costs what it says, rolls what it says, and its chances are those of its dice. */
function checkShot(match: WarMatch, trial: WarMatch, { odds }: Offer, sketch: ShotSketch): void {
  const { soldier, weapon, dice, actions, xp, ammo, chances } = sketch;
  const [rolled] = newsOf(match, trial, 'attackRolled');
  expect(rolled).toMatchObject({ soldier, mode: sketch.mode });
  expect(rolled && 'dice' in rolled && rolled.dice).toHaveLength(dice);
  const spent = newsOf(match, trial, 'actionSpent').slice(0, 1);
  expect(spent.map((event) => 'amount' in event && event.amount)).toEqual(actions > 0 ? [actions] : []);
  const paid = newsOf(match, trial, 'xpSpent').slice(0, xp);
  expect(paid.reduce((sum, event) => sum + ('amount' in event ? Number(event.amount) : 0), 0)).toBe(xp);
  const [{ total = 1, gist = [] } = {}] = odds;
  const [kill, effect] = gist.map(({ count }) => permille(count, total));
  expect(chances.kill).toBe(kill);
  expect(Math.abs(chances.kill + chances.suppress - (effect ?? 0))).toBeLessThanOrEqual(1);
  expect(chances.eliminate).toBeLessThanOrEqual(chances.kill);
  const item = trial.state.game.soldiers[soldier - 1]?.gear.find(({ id }) => id === weapon);
  // Where a Kill may go to either of two places, that is asked before the weapon has been used.
  if (trial.decision()?.name === 'killPlacement' || newsOf(match, trial, 'weaponEmptied').length > 0) return;
  if (ammo === undefined || item === undefined) return;
  const counters = [item.counters, ...item.stacks.map(({ left }) => left)];
  expect(counters).toContain(ammo.after);
}

/** How many proposals of each kind were followed. */
const seen = new Map<string, number>();

const LANGUAGES = ['en', 'hu', 'it'] as const;
const words = LANGUAGES.map(textIn);

/** Every message of it is there in every language. */
function checkWords({ title, costs }: Offer): void {
  for (const { key } of [title, ...costs])
    expect(
      words.map((text) => text.has(key)),
      key,
    ).toEqual([true, true, true]);
}

function checkOffer(match: WarMatch, seat: number, offer: Offer): void {
  const { sketch } = offer;
  checkWords(offer);
  if (!isSketch(sketch)) throw new Error('no sketch');
  const kind = sketch.kind === 'shot' && sketch.cards.length > 0 ? 'joined' : sketch.kind;
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
  if (sketch.kind === 'noShot') {
    const { soldier, weapon, profile, hostile, target } = sketch;
    const others = proposals(
      match.state,
      match.decision() ?? never(),
      seat,
      hostile < 0 ? { target } : { hostile },
    );
    const same = `shot:${soldier}:${weapon}:${profile}:${hostile}:${target}:`;
    expect(others.filter(({ id }) => id.startsWith(same))).toEqual([]);
    return;
  }
  const trial = follow(match, seat, offer);
  if (typeof trial === 'string') return expect(trial).toBe('');
  if (sketch.kind === 'shot') checkShot(match, trial, offer, sketch);
  if (sketch.kind === 'opening') expect(newsOf(match, trial, 'locationPlaced')).toHaveLength(1);
  if (sketch.kind === 'move')
    expect(newsOf(match, trial, 'soldierMoved')[0]).toMatchObject({
      soldier: sketch.soldier,
      to: sketch.to,
      cost: sketch.discards.length,
    });
}

function never(): never {
  throw new Error('nothing is asked');
}

function openTrials(ruleset: string): readonly WarMatch[] {
  const trials = setups.filter(({ edition }) => edition.ruleset === ruleset).flatMap(trialsOf);
  return trials
    .filter((_, index) => index % 9 === 0)
    .flatMap(({ config, content }, index) => {
      const created = createMatch(warfighter, { config, content, key: makeKey(`proposals ${index}`) });
      return created.ok ? [created.value] : [];
    });
}

/** Random answers. */
function playOn(match: WarMatch, random: ReturnType<typeof makeUniform>, most: number): void {
  for (let count = 0; count < most && match.outcome() === undefined; count += 1) {
    const able = match.decision()?.seats.filter((seat) => !match.view(seat).decision?.hasAnswered) ?? [];
    const seat = pick(able, random);
    const isForm = match.decision()?.kind === 'form';
    const answer = isForm ? warfighter.sample(match.state, seat, random) : pick(match.options(seat), random);
    match.submit(seat, match.view(seat).decision?.number ?? 0, answer);
  }
}

/** Everything that is proposed before the first act: where Recon asks, that is soon after the team is bought. */
function checkOpenings(match: WarMatch, random: ReturnType<typeof makeUniform>): void {
  for (let count = 0; count < 3; count += 1) {
    const decision = match.decision();
    if (decision?.name === 'reconChoice')
      for (const offer of proposals(match.state, decision, 0, {})) checkOffer(match, 0, offer);
    playOn(match, random, 1);
  }
}

describe.each(['modern', 'ww2'])('proposals in %s', (ruleset) => {
  it('are made of answers that are legal one after another, and do what they say', () => {
    for (const [index, match] of openTrials(ruleset).entries()) {
      const random = makeUniform(makeKey(`proposals ${index}`), 'answers');
      checkOpenings(match, random);
      for (let spell = 0; spell < 16 && match.outcome() === undefined; spell += 1) {
        playOn(match, random, 9);
        const decision = match.decision();
        for (const seat of decision?.seats.slice(0, 2) ?? []) {
          if (decision === undefined || match.options(seat).length === 0) continue;
          const propose = (focus: Focus) => proposals(match.state, decision, seat, focus);
          const offers = focusesOf(match).flatMap((focus) => {
            const plain = propose(focus);
            return [...plain, ...withJoins(focus, plain).flatMap(propose)];
          });
          for (let count = 0; count < Math.min(8, offers.length); count += 1)
            checkOffer(match, seat, pick(offers, random));
        }
      }
    }
  }, 120_000);
});

it('are of all kinds', () => {
  for (const kind of ['shot', 'noShot', 'joined', 'move', 'pay', 'opening', 'order'])
    expect(seen.get(kind), kind).toBeGreaterThan(3);
});
