import { expect, it } from 'vitest';
import { proposals } from '../src/entry/proposals.ts';
import { interrupts } from '../src/proposals/index.ts';
import { isSketch } from '../src/proposals/sketches.ts';
import { type Drill, drill } from './rules/drill.ts';
import { action, hostile, location, soldier, text, weapon } from './rules/drill-cards.ts';

/** Steady Aim as the packs have it, and a skill that costs a discard. */
const STEADY = action('steady', {
  when: 'declareAttack',
  do: [{ effect: 'modAttack', amount: 2 }],
  upgun: { do: [{ effect: 'modAttack', amount: 4 }] },
});
const QUIET = { ...action('quiet', text('declareAttack', { effect: 'modAttack', amount: 3 })), discard: 1 };

const SEMI_ONLY = weapon('rifle', {
  profiles: [{ ranges: [{ range: 0, kill: 6 }], modes: [{ mode: 'semi', dice: 1 }], stack: 0 }],
});

/** One rifleman with cards that could join his attack. */
function armed(hand: readonly string[], xp: number, dice = 'attack 1 cover 1'): Drill {
  return drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }], hand, xp }],
      hostiles: [{ card: 'pair', slot: 2, target: 1 }],
    },
    {
      cards: [
        soldier('ace'),
        SEMI_ONLY,
        location('field'),
        hostile('pair', { cover: 3, reticles: 2 }),
        STEADY,
        QUIET,
        action('useless', text('declareAttack', { effect: 'ignoreScreening' })),
        action('spare', text('main', { effect: 'gainActions', amount: 1 })),
      ],
      dice,
    },
  );
}

/** The shot at the pair with what is chosen to join. */
function shotWith(range: Drill, extras: Readonly<Record<string, string>> = {}) {
  const { match } = range;
  const decision = match.decision();
  if (decision === undefined) throw new Error('nothing is asked');
  const focus = { hostile: range.hostile('pair').token, ...extras };
  const [shot] = proposals(match.state, decision, 0, focus).flatMap(({ sketch, ...offer }) =>
    isSketch(sketch) && sketch.kind === 'shot' && sketch.weapon > 0 ? [{ ...offer, sketch }] : [],
  );
  if (shot === undefined) throw new Error('nothing can be shot');
  return shot;
}

it('[WF-ATK-07] [WF-CARD-12] what could join an attack says what it adds, as printed and upgunned', () => {
  const { sketch, parts } = shotWith(armed(['steady'], 1, ''));
  expect(sketch.joins).toMatchObject([
    { card: 'steady', form: 'plain', kill: [333, 467], amount: 2, xp: 0, isChosen: false },
    { card: 'steady', form: 'upgun', kill: [333, 600], amount: 4, xp: 1, isChosen: false },
  ]);
  expect(parts).toMatchObject([
    { value: 'none', choices: [{ value: 'none' }, { value: 'plain' }, { value: 'upgun' }] },
  ]);
});

it('[WF-CARD-08] without XP there is no upgun', () => {
  const { sketch } = shotWith(armed(['steady'], 0, ''));
  expect(sketch.joins.map(({ form }) => form)).toEqual(['plain']);
});

it('[WF-CARD-12] [WF-ATK-07] what is chosen to join goes with the attack, with its price and its odds', () => {
  const range = armed(['steady'], 1);
  const [{ name = '' } = {}] = shotWith(range).parts;
  const { sketch, costs, answers } = shotWith(range, { [name]: 'upgun' });
  expect(sketch).toMatchObject({ chances: { kill: 600 }, xp: 1, cards: ['steady'] });
  expect(costs.map(({ key }) => key)).toEqual(['price.joins', 'price.actions', 'price.xp']);
  expect(sketch.joins.map(({ isChosen }) => isChosen)).toEqual([false, true]);
  for (const answer of answers) range.give(answer);
  expect(range.told('attackRolled')).toMatchObject([{ modifier: 4 }]);
  expect(range.soldier(1).xp).toBe(0);
});

it('[WF-CARD-07] a card that costs discards takes those that will be missed least, never what joins as well', () => {
  const range = armed(['quiet', 'steady', 'spare'], 0);
  const extras = shotWith(range).parts.map(({ name }) => [name, 'plain']);
  const { sketch, costs, answers } = shotWith(range, Object.fromEntries(extras));
  expect(sketch).toMatchObject({ cards: ['quiet', 'steady'], chances: { kill: 667 } });
  expect(costs.map(({ key }) => key)).toEqual(['price.joins', 'price.cards', 'price.actions']);
  for (const answer of answers) range.give(answer);
  expect(range.told('attackRolled')).toMatchObject([{ modifier: 5 }]);
});

it('[WF-ATK-07] an attack under way does not wait for what its own Soldiers add, only for what others do', () => {
  const own = { type: 'playCard', soldier: 1, card: 7 } as const;
  const played = (soldier: number) => [{ type: 'cardPlayed', soldier, card: 'steady', n: 4 }];
  const wait = (soldier: number) => interrupts(played(soldier), { type: 'mode', mode: 'semi' }, [own])?.key;
  expect([wait(1), wait(2)]).toEqual([undefined, 'interrupt.cardPlayed']);
});

it('[WF-ATK-07] what changes nothing about an attack does not join it, and is not named', () => {
  const range = armed(['useless'], 0, '');
  const [token = -1] = range.match.state.zones.hand1?.tokens ?? [];
  const { sketch, parts } = shotWith(range, { [`join:1:hand:${token}`]: 'plain' });
  expect([sketch.cards, sketch.joins, parts]).toEqual([[], [], []]);
});
