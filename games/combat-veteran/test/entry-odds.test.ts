import { type Content, exposureOf, fieldOf, rosterOf } from '@sitrep/combat-veteran';
import type { Odds } from '@sitrep/contract';
import {
  type Answer,
  createMatch,
  type GameTypes,
  type Match,
  makeKey,
  makeUniform,
  type Reading,
  type Uniform,
} from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { combatVeteranEntry } from '../src/entry/index.ts';

const { game, trials, oddsOf, suggest } = combatVeteranEntry;
const US = 0;
const MOST_ENTRIES = 400;

type State = Reading<GameTypes>;

function open(name: string, seed: string): Match<GameTypes> {
  const setup = trials?.().find((each) => each.name === name);
  const created = setup && createMatch(game, { ...setup, key: makeKey(seed) });
  if (!created?.ok) throw new Error(`${name} does not start`);
  return created.value;
}

/** Random answers, except for set-up; `look` sees each before it is given. */
function play(
  match: Match<GameTypes>,
  random: Uniform,
  look: (seat: number, answer: Answer<GameTypes>) => void,
) {
  while (match.decision() !== undefined && match.log.length < MOST_ENTRIES) {
    const seat = match.decision()?.seats[0] ?? 0;
    const options = match.options(seat);
    const kinds = [...new Set(options.map(({ type }) => type))].filter((type) => type !== 'endPhase');
    const kind = kinds[random.below(Math.max(1, kinds.length))];
    const some = options.filter(({ type }) => type === kind || kind === undefined);
    const answer = suggest(match.state)[0]?.draft ?? some[random.below(some.length)];
    if (answer === undefined) return;
    look(seat, answer);
    match.submit(seat, match.state.seats[seat]?.asked ?? 0, answer);
  }
}

function dataOf({ about }: Odds): Readonly<Record<string, number>> {
  return about as Readonly<Record<string, number>>;
}

/** The dice of the last attack. */
function lastAttack(match: Match<GameTypes>): unknown {
  const events = match.log.at(-1)?.events ?? [];
  return events.find(({ type }) => type === 'attacked');
}

describe.each(['rice-paddy/patrol', 'keating/patrol'])('the odds of %s', (name) => {
  it('add up, and are of the dice that are rolled', () => {
    const match = open(name, 'odds');
    let rolled = 0;
    let promised: Odds | undefined;
    play(match, makeUniform(makeKey('odds'), 'players'), (seat, answer) => {
      if (promised !== undefined) {
        const { dice, target } = dataOf(promised);
        expect(lastAttack(match)).toMatchObject({ dice, target });
        rolled += 1;
      }
      const all = oddsOf(match.state, seat, answer);
      for (const { total, chances, modifiers, about } of all) {
        expect(chances.reduce((sum, { count }) => sum + count, 0)).toBe(total);
        const { dice } = about as { readonly dice?: number };
        const sum = modifiers.reduce((dices, { amount }) => dices + amount, 0);
        if (dice !== undefined) expect(sum).toBe(dice);
      }
      promised = answer.type === 'share' ? all[0] : undefined;
    });
    expect(rolled).toBeGreaterThan(0);
  });
});

describe('what is hidden', () => {
  /** The same match as it might be for all that the US side knows. */
  function otherWorld({ state }: Match<GameTypes>, random: Uniform): State {
    const { content, ...rest } = state as State & { readonly content: object };
    const twin = { ...structuredClone(rest), content } as unknown as Parameters<typeof game.determinize>[0];
    game.determinize(twin, US, random);
    return twin as unknown as State;
  }

  function exposures(state: State): unknown {
    const field = fieldOf(state as never);
    const { sides } = rosterOf((state as unknown as { readonly content: Content }).content);
    const movers = (sides[US] ?? []).filter((soldier) => (field.game.at[soldier] ?? -1) >= 0);
    const path = field.game.possible.slice(0, 10);
    return movers.slice(0, 3).map((mover) => exposureOf(field, [mover], path));
  }

  it('shows in no odds, in no refusal and in no exposure of a path', () => {
    const match = open('rice-paddy/patrol', 'secret');
    const random = makeUniform(makeKey('secret'), 'worlds');
    let compared = 0;
    play(match, makeUniform(makeKey('secret'), 'players'), (seat) => {
      if (seat !== US || match.log.length < 2) return;
      const twin = otherWorld(match, random);
      const answers = match.options(US).slice(0, 20);
      expect(answers.map((each) => oddsOf(twin, US, each))).toEqual(
        answers.map((each) => oddsOf(match.state, US, each)),
      );
      expect(game.blocked(twin, US)).toEqual(match.blocked(US));
      expect(exposures(twin)).toEqual(exposures(match.state));
      compared += 1;
    });
    expect(compared).toBeGreaterThan(20);
  });
});
