import { expect, it } from 'vitest';
import { drill } from './drill.ts';
import { action, hostile, text } from './drill-cards.ts';

const SHOT = action('shot', text('main', { effect: 'grantAttack' }));
const SNEAK = action('sneak', { when: 'declareAttack', do: [{ effect: 'ignoreScreening' }] });
const SHY = hostile('shy', {
  abilities: [text('static', { effect: 'screenedBy', by: { of: 'cards', cards: ['grunt'] } })],
});

/** Ace may attack for an Action or by a card; Shy is screened by Grunt. */
function range() {
  return drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }], hand: ['shot', 'sneak'] }],
      hostiles: [
        { card: 'shy', slot: 2, target: 1 },
        { card: 'grunt', slot: 2, target: 1 },
      ],
    },
    { cards: [SHOT, SNEAK, SHY], dice: 'attack 9 cover 3' },
  );
}

it('[WF-ACT-22] a free attack that breaks Screening by a second card stays free', () => {
  const free = range().play('shot');
  const before = free.soldier(1).actions;
  free.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 }).play('sneak').aim('shy', 'semi');
  expect(free.soldier(1).actions).toBe(before);
  expect(free.told('actionSpent')).toEqual([]);
});

it('[WF-ACT-08] an attack that breaks Screening by a card costs one Action, and no more', () => {
  const paid = range();
  const before = paid.soldier(1).actions;
  paid.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 }).play('sneak').aim('shy', 'semi');
  expect(paid.soldier(1).actions).toBe(before - 1);
  expect(paid.told('actionSpent')).toHaveLength(1);
});
