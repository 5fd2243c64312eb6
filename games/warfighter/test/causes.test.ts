import { createMatch, type Match, makeKey, makeUniform, pick } from '@sitrep/kernel';
import { LANGUAGES, type Nouns, describe as say } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { setups } from '../src/entry/setups/editions.ts';
import { trialsOf } from '../src/entry/setups/trials.ts';
import type { Wanted, WantedSoldier } from '../src/examples/wanted.ts';
import { warfighter } from '../src/index.ts';
import type { WarTypes } from '../src/types.ts';
import { textIn } from './catalogues.ts';
import { give, sit, ww2 } from './table.ts';

const CORE = 'modern-core';
const JUNGLE = 'modern-jungle';
const EUROPE = 'ww2-europe';

const WW2 = {
  content: ww2,
  config: {
    ruleset: 'ww2',
    region: 'europe',
    enemy: 'german',
    level: 'frontline',
    mission: `${EUROPE}/just-another-day`,
    objective: `${EUROPE}/bunker-clearing`,
  },
} as const;

/** Giacomelli in the second place of the way with an M4 and this card, among whatever the test is about. */
function holding(card: string, soldier: Partial<WantedSoldier> = {}, wanted: Partial<Wanted> = {}) {
  const { hand = [], ...rest } = soldier;
  const giacomelli: WantedSoldier = {
    card: `${CORE}/giacomelli`,
    slot: 2,
    gear: [{ card: `${CORE}/m4` }],
    hand: [card, ...hand].map((each) => `${CORE}/${each}`),
    ...rest,
  };
  const { soldiers = [], ...others } = wanted;
  return sit({ path: [`${JUNGLE}/trail`], ...others, soldiers: [giacomelli, ...soldiers] });
}

/** Why the first card in the hand of the first Soldier is refused. */
function reason(match: Match<WarTypes>) {
  const [card] = match.state.zones.hand1?.tokens ?? [];
  return match.blocked(0).find(({ command }) => command.type === 'playCard' && command.card === card);
}

const why = (match: Match<WarTypes>) => reason(match)?.code;

const at = (slot: number, card = 'hired-muscle') => ({ card: `${JUNGLE}/${card}`, slot, target: 1 });
const EMPTY = [{ card: `${CORE}/m4`, stacks: [{ left: 2, isEmpty: true }] }];
const USED_UP = [{ card: `${CORE}/m4`, stacks: [{ left: 0, isEmpty: false }] }];
const squad = (rest: Partial<WantedSoldier> = {}) => ({ card: `${CORE}/covert`, slot: 2, ...rest });
const treated = [{ points: 1, isTreated: true }];
const wounded = [{ points: 1, isTreated: false }];

describe('a card that would do nothing says why', () => {
  const blanks = ['steady-aim', 'steady-aim'];

  it('[WF-MOVE-02] Move Out and Flanking Attack: he has already Moved', () => {
    expect(why(holding('move-out', { hasMoved: true }))).toBe('HAS_MOVED');
    expect(why(holding('flanking-attack', { hasMoved: true, hand: blanks }))).toBe('HAS_MOVED');
  });

  it('[WF-MOVE-05] Move Out and Flanking Attack: no way can be paid', () => {
    const lookOuts = { hostiles: [at(2, 'look-out')] };
    expect(why(holding('move-out', { slot: 1 }, lookOuts))).toBe('CANNOT_AFFORD_ENTRANCE');
    expect(why(holding('flanking-attack', { slot: 1, hand: blanks }, lookOuts))).toBe(
      'CANNOT_AFFORD_ENTRANCE',
    );
  });

  it('[WF-MOVE-01] Move Out: there is nowhere to go', () => {
    expect(why(holding('move-out', { slot: 1 }, { path: [] }))).toBe('NOWHERE_TO_GO');
  });

  it('[WF-MOVE-03] Move Out: Guard Dogs let nobody go, and are named', () => {
    expect(reason(holding('move-out', {}, { hostiles: [at(2, 'guard-dogs')] }))).toMatchObject({
      code: 'CANNOT_LEAVE',
      args: { card: `${JUNGLE}/guard-dogs` },
    });
  });

  it('[WF-ACT-09] Reloading: nothing is Empty, or nothing is left', () => {
    expect(why(holding('reloading'))).toBe('NOTHING_EMPTY');
    expect(why(holding('reloading', { gear: USED_UP }))).toBe('ALL_AMMO_USED');
    expect(why(holding('reloading', { gear: EMPTY }))).toBeUndefined();
  });

  it('[WF-ATK-02, WF-ATK-03, WF-ATK-04] Snap Shot and Fire and Maneuver: no target, no weapon, none in Range', () => {
    for (const [card, hand] of [
      ['snap-shot', []],
      ['fire-and-maneuver', blanks],
    ] as const) {
      expect(why(holding(card, { hand }))).toBe('NO_TARGET');
      const near = { hostiles: [at(2)] };
      expect(why(holding(card, { hand, gear: EMPTY, hasFoughtUnarmed: true }, near))).toBe(
        'NO_USABLE_WEAPON',
      );
      expect(why(holding(card, { hand, slot: 1, gear: EMPTY }, near))).toBe('NOTHING_IN_RANGE');
      expect(why(holding(card, { hand }, near))).toBeUndefined();
    }
  });

  it('[WF-ATK-02] Snap Shot: what is in Range cannot be attacked with what he has', () => {
    const match = holding('snap-shot', { gear: EMPTY }, { hostiles: [at(2, 'gun-truck')] });
    expect(why(match)).toBe('NO_LEGAL_ATTACK');
  });

  it('[WF-WOUND-08] Medic: nobody in his Location has an untreated Wound', () => {
    const elsewhere = { soldiers: [squad({ slot: 1, wounds: wounded })] };
    expect(why(holding('medic', { wounds: treated }, elsewhere))).toBe('NOBODY_WOUNDED');
    expect(why(holding('medic', {}, { soldiers: [squad({ wounds: wounded })] }))).toBeUndefined();
  });

  it('[WF-WOUND-08, WF-ACT-02] Shake It Off and Walk It Off: neither suppressed nor wounded', () => {
    expect(why(holding('shake-it-off', { wounds: treated }))).toBe('UNHARMED');
    expect(why(holding('shake-it-off', { suppress: 1 }))).toBeUndefined();
    const delay = { card: `${EUROPE}/delay`, hand: [`${EUROPE}/walk-it-off`] };
    expect(why(sit({ soldiers: [delay] }, WW2))).toBe('UNHARMED');
  });

  it('[WF-CARD-06] Squad Entry: no Squad Soldier can Move', () => {
    const entering = (squads: readonly WantedSoldier[]) =>
      holding('steady-aim', { support: [`${CORE}/squad-entry`] }, { soldiers: squads });
    const told = (match: Match<WarTypes>) =>
      match.blocked(0).find(({ command }) => command.type === 'useAbility')?.code;
    expect(told(entering([squad({ hasMoved: true })]))).toBe('NOBODY_CAN_MOVE');
    expect(told(entering([]))).toBe('NOBODY_THERE');
  });

  it('[WF-CARD-06] Spotting Scope: whoever is beside him can attack nothing', () => {
    const scope = { gear: [{ card: `${CORE}/spotting-scope` }] };
    const match = holding('steady-aim', scope, { soldiers: [squad()] });
    const told = match.blocked(0).find(({ command }) => command.type === 'useAbility');
    expect(told?.code).toBe('NO_TARGET');
  });
});

it('[WF-CARD-06] a Hostile in play is said to be beside the question where a Soldier is asked for', () => {
  const scope = { gear: [{ card: `${CORE}/spotting-scope` }] };
  const match = holding('steady-aim', scope, { soldiers: [squad(), squad()], hostiles: [at(2)] });
  const use = match.options(0).find(({ type }) => type === 'useAbility');
  give(match, use?.type === 'useAbility' ? use : expect.fail());
  expect(match.decision()?.name).toBe('beneficiaryChoice');
  const [hostile] = match.state.game.hostiles;
  const asked = match.submit(0, match.state.seats[0]?.asked ?? 0, {
    type: 'onHostile',
    hostile: hostile?.token ?? -1,
  });
  expect(asked).toMatchObject({ ok: false, refusal: { code: 'OTHER_CHOICE' } });
});

/** Names as short as can be: what they stand for is the catalogue's to say. */
const nouns: Nouns = () => ({ key: 'noun.everybody' });

/** Every language has a sentence for the reason, and the reason gives all that the sentence names. */
function checkTold(code: string, args: object): void {
  for (const language of LANGUAGES)
    expect(say(textIn(language), `refusal.${code}`, args, nouns)).not.toContain('⟦');
}

/** Plays at random, and looks at why cards and abilities are refused in the Soldier Turn. */
function refusedIn(ruleset: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const trials = setups.filter(({ edition }) => edition.ruleset === ruleset).flatMap(trialsOf);
  for (const [index, { config, content }] of trials.filter((_, each) => each % 24 === 0).entries()) {
    const created = createMatch(warfighter, { config, content, key: makeKey(`causes ${index}`) });
    if (created.ok) playOut(created.value, makeUniform(makeKey(`answers ${index}`), 'causes'), found);
  }
  return found;
}

function playOut(
  match: Match<WarTypes>,
  random: ReturnType<typeof makeUniform>,
  found: Map<string, number>,
): void {
  for (let count = 0; count < 160 && match.outcome() === undefined; count += 1) {
    const decision = match.decision();
    const able = decision?.seats.filter((seat) => !match.view(seat).decision?.hasAnswered) ?? [];
    const seat = pick(able, random);
    if (decision?.name === 'action') noteRefused(match, seat, found);
    const isForm = decision?.kind === 'form';
    const answer = isForm ? warfighter.sample(match.state, seat, random) : pick(match.options(seat), random);
    match.submit(seat, match.view(seat).decision?.number ?? 0, answer);
  }
}

function noteRefused(match: Match<WarTypes>, seat: number, found: Map<string, number>): void {
  for (const { command, code, args = {} } of match.blocked(seat)) {
    if (command.type !== 'playCard' && command.type !== 'useAbility') continue;
    const told = `${code} ${Object.keys(args)}`;
    if (!found.has(told)) checkTold(code, args);
    found.set(told, 1);
    found.set(code, (found.get(code) ?? 0) + 1);
  }
}

describe.each(['modern', 'ww2'])('[WF-CORE-15] random missions in %s', (ruleset) => {
  const found = refusedIn(ruleset);

  it('no card and no ability is refused in the Soldier Turn without a cause', () => {
    expect(found.get('NOTHING_TO_DO') ?? 0).toBe(0);
  });

  it.each(['NOTHING_EMPTY', 'UNHARMED', 'NOBODY_WOUNDED', 'NO_TARGET'])('%s comes up', (code) => {
    expect(found.get(code) ?? 0).toBeGreaterThan(0);
  });
});
