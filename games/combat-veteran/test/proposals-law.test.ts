import type { Focus, Proposal } from '@sitrep/contract';
import { type Answer, createMatch, forkMatch, type Match, makeKey, makeUniform, pick } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { combatVeteran } from '../src/combat-veteran.ts';
import type { CvTypes } from '../src/cv-types.ts';
import { skirmishOf } from '../src/entry/skirmish.ts';
import { interrupts, proposals } from '../src/proposals/index.ts';
import { keating, ricePaddy } from './contents.ts';
import { give } from './whole-game.ts';

type CvMatch = Match<CvTypes>;

const CONFIG = { turns: 10, exitBlocksTaliban: false };

/** What somebody might point at now. */
function focusesOf(match: CvMatch, seat: number, random: ReturnType<typeof makeUniform>): readonly Focus[] {
  const { at } = match.state.game;
  const options = match.options(seat);
  const movers = options.flatMap((each) => (each.type === 'activate' ? [each.soldier] : []));
  const stacks = [...new Set(movers.map((soldier) => at[soldier] ?? -1))].slice(0, 2);
  const firers = options.flatMap((each) => (each.type === 'fire' ? [each.soldier] : [])).slice(0, 2);
  const targets = [...new Set(at.filter((hex) => hex >= 0))].slice(-3);
  const chits = options.flatMap((each) => (each.type === 'support' ? [each.chit] : [])).slice(0, 2);
  const near = (stack: number) => Math.max(0, stack - 3 + random.below(7));
  return [
    {},
    ...stacks.flatMap((stack) => [
      { stack },
      { stack, stance: 'running' },
      ...[1, 2].map(() => ({ stack, to: near(stack) })),
    ]),
    ...firers.map((gun) => ({ gun })),
    ...targets.map((target) => ({ target })),
    ...[-1, ...chits].flatMap((chit) => targets.map((hex) => ({ chit, hex }))),
  ];
}

const isSame = (one: Answer<CvTypes>) => {
  const text = JSON.stringify(Object.entries(one).sort());
  return (other: Answer<CvTypes>) => JSON.stringify(Object.entries(other).sort()) === text;
};

/** The enemy lets them pass. */
function letPass(match: CvMatch, seat: number): void {
  const decision = match.decision();
  const [other = 0] = decision?.seats ?? [];
  if (decision?.kind === 'window' && other !== seat)
    match.submit(other, match.view(other).decision?.number ?? 0, { type: 'pass' });
}

/** The answers given one by one, until dice fall, somebody else decides or something happens; what was wrong, if anything. */
function follow(match: CvMatch, seat: number, { id, answers }: Proposal<CvTypes>): string | undefined {
  const trial = forkMatch(match, match.copyState());
  let told = trial.events(seat).length;
  for (const [index, answer] of answers.entries()) {
    const found = trial.options(seat).find(isSame(answer));
    if (found === undefined)
      return `${id}: no ${JSON.stringify(answer)} in ${trial.decision()?.name} (${index})`;
    trial.submit(seat, trial.view(seat).decision?.number ?? 0, found);
    letPass(trial, seat);
    const news = trial.events(seat).slice(told);
    told += news.length;
    const next = answers[index + 1];
    const isRolled = news.some(({ type }) => type === 'rolled');
    const isAsked = trial.decision()?.seats.includes(seat) && trial.decision()?.name !== 'shelterChoice';
    if (isRolled || !isAsked || next === undefined || interrupts(news, next) !== undefined) return undefined;
  }
  return undefined;
}

/** Random answers. */
function playOn(match: CvMatch, random: ReturnType<typeof makeUniform>, most: number): void {
  for (let count = 0; count < most && match.outcome() === undefined; count += 1) {
    const [seat = 0] = match.decision()?.seats ?? [];
    const isForm = match.decision()?.kind === 'form';
    give(match, isForm ? combatVeteran.sample(match.state, seat, random) : pick(match.options(seat), random));
  }
}

/** How many proposals of each kind were followed. */
const seen = new Map<string, number>();

describe.each([
  ['rice-paddy', ricePaddy],
  ['keating', keating],
  ['a skirmish in the paddies', skirmishOf(ricePaddy)],
  ['a skirmish at keating', skirmishOf(keating)],
] as const)('proposals in %s', (name, content) => {
  it('are made of answers that are legal one after another', () => {
    for (const seed of [1, 2]) {
      const created = createMatch(combatVeteran, {
        config: CONFIG,
        content,
        key: makeKey(`${name} ${seed}`),
      });
      if (!created.ok) throw new Error('refused');
      const match = created.value;
      const random = makeUniform(makeKey(`${name} ${seed}`), 'answers');
      for (let spell = 0; spell < 20 && match.outcome() === undefined; spell += 1) {
        playOn(match, random, 13);
        const decision = match.decision();
        const [seat = 0] = decision?.seats ?? [];
        if (decision === undefined || decision.kind === 'form') continue;
        for (const focus of focusesOf(match, seat, random))
          for (const proposal of proposals(match.state, decision, seat, focus)) {
            expect(follow(match, seat, proposal), JSON.stringify(focus)).toBeUndefined();
            const kind = proposal.id.split(':')[0] ?? '';
            seen.set(kind, (seen.get(kind) ?? 0) + 1);
          }
      }
    }
  }, 60_000);
});

const WORDS = [
  'stack',
  'men',
  'leave',
  'to',
  'via',
  'habit',
  'stance',
  'target',
  'gun',
  'weapon',
  'crew',
  'bonus',
  'leader',
  'dots',
  'shares',
  'chit',
  'hex',
  'skip',
];
const VALUES = [-4, -1, 0, 7, 60, 107, 1e9, 0.5, true, '', 'x', '3:2', '1:0,2', 'single', [], [3, -9], ['a']];

it.each([ricePaddy, keating, skirmishOf(ricePaddy)])('whatever is pointed at, nothing breaks', (content) => {
  const random = makeUniform(makeKey('hostile'), 'focus');
  const created = createMatch(combatVeteran, { config: CONFIG, content, key: makeKey('hostile') });
  if (!created.ok) throw new Error('refused');
  const match = created.value;
  for (let spell = 0; spell < 60 && match.outcome() === undefined; spell += 1) {
    playOn(match, random, 7);
    const decision = match.decision();
    for (let turn = 0; turn < 8 && decision !== undefined; turn += 1) {
      const words = Array.from({ length: 1 + random.below(4) }, () => pick(WORDS, random));
      const focus = Object.fromEntries(words.map((word) => [word, pick(VALUES, random)]));
      for (const seat of decision.seats) proposals(match.state, decision, seat, focus);
    }
  }
});

it('are of all kinds', () => {
  for (const kind of ['march', 'gather', 'stance', 'shot', 'usual', 'support'])
    expect(seen.get(kind), kind).toBeGreaterThan(3);
});
