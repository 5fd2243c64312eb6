import type { OptionName, Options } from '../../src/options.ts';
import { drill } from '../rules/drill.ts';
import { action, equipment, location, objective, soldier, text } from '../rules/drill-cards.ts';
import { front, MARKER } from '../ww2/front.ts';
import type { Showing } from './shown.ts';

const POINT = action('point', text('firstEntry', { effect: 'modEntrance', amount: -2, at: 'here' }));
const STEALTHY = action('stealthy', text('main', { effect: 'moveTimer', amount: -1 }), {
  kind: 'stealth',
  retain: 1,
});
const SIP = equipment('sip', { abilities: [text('main', { effect: 'gainActions', amount: 1 })] });
const SLOW = [soldier('ace', { movement: 0 }), location('field', { entrance: 2 })];
const { target: _target, ...RUN } = objective({ conditions: [{ need: 'escape' }] });

/** Ace has used his first item; whether Ben can have it and use it in the same turn. */
function afterUse(card: string, options: Partial<Options>): string {
  const range = drill(
    {
      soldiers: [{ card: 'ace', gear: [{ card }] }, { card: 'ben' }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { cards: [SIP], options, ...(card === 'rifle' && { dice: 'attack 9 cover 1' }) },
  );
  if (card === 'rifle') range.attack(1, 'trio', 'semi');
  else range.first('useAbility');
  if (!range.offers({ type: 'handleGear', soldier: 1 })) return 'stays';
  range.give({ type: 'handleGear', soldier: 1 });
  if (!range.offers({ type: 'passGear', item: 1, to: 2 })) return 'stays';
  range.give({ type: 'passGear', item: 1, to: 2 }).give({ type: 'enough' });
  const act = card === 'rifle' ? { type: 'attack', weapon: 1 } : { type: 'useAbility' };
  return range.refusal({ ...act, soldier: 2 }) ?? 'used again';
}

/** Switches of everything that is no attack. */
export const AROUND_IT = {
  'on-point-legacy': {
    rule: 'WF-MOVE-13',
    scene: (options) =>
      drill(
        {
          path: ['field'],
          slotChanges: { 2: { wasEntered: false } },
          soldiers: [{ card: 'ace', hand: ['point'] }],
        },
        { cards: [POINT], options },
      )
        .give({ type: 'move', soldier: 1, to: 2 })
        .play('point').game.path[1]?.reduction,
    under: { off: 2, on: 1 },
  },
  'retain-support-only': {
    rule: 'WF-CARD-20',
    scene: (options) =>
      drill({ soldiers: [{ card: 'ace', xp: 1, hand: ['stealthy'] }] }, { cards: [STEALTHY], options })
        .play('stealthy')
        .endTurn().asked,
    under: { off: 'retainChoice', on: 'action' },
  },
  'location-marker': {
    rule: 'WF-CARD-26',
    scene: (options) => {
      const fetched = options['location-marker'] === 'must' ? ' locationDeck:field' : '';
      const range = front(
        { soldiers: [{ card: 'ace', hand: ['blank', 'blank', 'blank', 'blank'] }], actionDeck: ['marker'] },
        { cards: [MARKER], options, draws: `actionDeck:marker${fetched}` },
      );
      return range.give({ type: 'discardDraw', soldier: 1 }).give({ type: 'enough' }).asked;
    },
    under: { may: 'markerChance', must: 'action' },
  },
  'save-cards': {
    rule: 'WF-MOVE-10',
    scene: (options) => {
      const range = drill(
        { path: ['field'], soldiers: [{ card: 'ace', hand: ['blank'] }, { card: 'ben' }] },
        { cards: SLOW, options },
      );
      return range.offers({ type: 'setAside', soldier: 1 })
        ? range.give({ type: 'setAside', soldier: 1 }).asked
        : 'not offered';
    },
    under: { off: 'not offered', own: 'discardChoice', any: 'beneficiaryChoice' },
  },
  'lighten-anytime': {
    rule: 'WF-DOWN-16',
    scene: (options) =>
      drill({ soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }] }, { options }).offers({
        type: 'lighten',
      }),
    under: { off: false, on: true },
  },
  'gear-use-lock': {
    rule: 'WF-GEAR-12',
    scene: (options) => [afterUse('sip', options), afterUse('rifle', options)],
    under: {
      equipment: ['LIMIT_REACHED', 'used again'],
      'no-transfer': ['stays', 'stays'],
      'one-user': ['LIMIT_REACHED', 'LIMIT_REACHED'],
    },
  },
  'activation-is-location': {
    rule: 'WF-OBJ-04',
    scene: (options) =>
      drill(
        { slots: 3, path: ['field'], hasPlayedLocation: true, soldiers: [{ card: 'ace', slot: 2 }] },
        { options },
      ).refusal({ type: 'activateObjective' }),
    under: { off: undefined, on: 'LOCATION_PLAYED' },
  },
  'suppressed-activities': {
    rule: 'WF-ACT-04',
    scene: (options) =>
      drill({ soldiers: [{ card: 'ace', suppress: 1, gear: [{ card: 'rifle' }] }] }, { options }).offers({
        type: 'handleGear',
      }),
    under: { restricted: false, free: true },
  },
  'escape-strict': {
    rule: 'WF-MISSIONTYPE-07',
    scene: (options) =>
      drill(
        {
          slots: 3,
          path: ['field'],
          soldiers: [{ card: 'ace', slot: 2, wounds: [{ points: 4, isTreated: false }] }],
        },
        { cards: [RUN], options },
      ).refusal({ type: 'medevac' }),
    under: { off: undefined, on: 'NO_MEDEVAC' },
  },
} as const satisfies Partial<Showing<OptionName>>;
