import type {
  ActionCard,
  Card,
  Chart,
  Content,
  EquipmentCard,
  EventCard,
  HostileCard,
  HostileTable,
  LocationCard,
  MissionCard,
  ObjectiveCard,
  SoldierCard,
  WeaponCard,
} from '../../src/content/cards.ts';
import type { Ability, ChartRow, Effect, Trigger } from '../../src/content/vocabulary.ts';

/** Plain cards with round figures: a test says only what it is about. */
const source = 'original';

const NOBODY: HostileTable = ['none', 'none', 'none', 'none', 'none', 'none'];

export function mission(changes: Partial<MissionCard> = {}): MissionCard {
  return {
    id: 'mission',
    source,
    type: 'mission',
    region: 'r',
    resources: 40,
    time: 8,
    objectiveSlot: 5,
    loadout: 0,
    entrance: 0,
    ...changes,
  };
}

/** Two Kills on a target with Cover 3 by default. */
export function objective(changes: Partial<ObjectiveCard> = {}): ObjectiveCard {
  return {
    id: 'goal',
    source,
    type: 'objective',
    region: 'r',
    entrance: 0,
    reinforce: [],
    hostiles: NOBODY,
    conditions: [{ need: 'destroyTargets' }],
    target: { cover: 3, hits: 2, count: 1 },
    ...changes,
  };
}

export function location(id: string, changes: Partial<LocationCard> = {}): LocationCard {
  return {
    id,
    source,
    type: 'location',
    region: 'r',
    count: 4,
    entrance: 0,
    reinforce: [],
    hostiles: NOBODY,
    ...changes,
  };
}

/** Movement 5, Cover 3, Health 5, three Actions, Unarmed 7. */
export function soldier(id: string, changes: Partial<SoldierCard> = {}): SoldierCard {
  return {
    id,
    source,
    type: 'soldier',
    kind: 'player',
    nation: 'n',
    cost: 10,
    movement: 5,
    cover: 3,
    health: 5,
    actions: [3, 3, 3, 3, 3],
    loadout: 20,
    unarmed: 7,
    ...changes,
  };
}

/** Kill 6 at Range 0 and 1, Reload 2, all three modes, three counters. */
export function weapon(id: string, changes: Partial<WeaponCard> = {}): WeaponCard {
  return {
    id,
    source,
    type: 'weapon',
    traits: ['Ranged'],
    words: ['Rifle'],
    cost: 2,
    profiles: [
      {
        ranges: [
          { range: 0, kill: 6, reload: 2 },
          { range: 1, kill: 6, reload: 2 },
        ],
        modes: [
          { mode: 'semi', dice: 1 },
          { mode: 'burst', dice: 2 },
          { mode: 'auto', dice: 3 },
        ],
        stack: 0,
      },
    ],
    stacks: [{ ammo: 'round', count: 3 }],
    ...changes,
  };
}

export function equipment(id: string, changes: Partial<EquipmentCard> = {}): EquipmentCard {
  return { id, source, type: 'equipment', cost: 1, ...changes };
}

/** A kit of four uses: for an Action and a counter it does this for a Soldier in the same Location. */
export function kit(effect: Effect): EquipmentCard {
  const cost = [
    { pay: 'action', amount: 1 },
    { pay: 'expend', amount: 1 },
  ] as const;
  return equipment('kit', {
    counters: 4,
    abilities: [{ when: 'main', cost, who: { who: 'soldierHere' }, do: [effect] }],
  });
}

/** One chart with one column for any number of reticles. */
export function chart(rows: readonly ChartRow[], range: readonly [number, number] = [0, 1]): Chart {
  return { range, columns: [{ reticles: [1, 9], rows }] };
}

/** Value 1, one reticle, Cover 3; 5+ is 1 Wound, 9+ are 2, at Range 0 and 1. */
export function hostile(id: string, changes: Partial<HostileCard> = {}): HostileCard {
  return {
    id,
    source,
    type: 'hostile',
    enemy: 'e',
    count: 4,
    value: 1,
    reticles: 1,
    cover: 3,
    charts: [
      chart([
        { from: 5, wounds: 1 },
        { from: 9, wounds: 2 },
      ]),
    ],
    ...changes,
  };
}

export function event(id: string, effects: readonly Effect[], changes: Partial<EventCard> = {}): EventCard {
  return {
    id,
    source,
    type: 'event',
    enemy: 'e',
    count: 2,
    value: 1,
    abilities: [{ when: 'eventDrawn', do: effects }],
    ...changes,
  };
}

export function action(id: string, ability: Ability, changes: Partial<ActionCard> = {}): ActionCard {
  return { id, source, type: 'action', count: 4, abilities: [ability], ...changes };
}

/** One ability as cards print it. */
export function text(when: Trigger, ...effects: readonly Effect[]): Ability {
  return { when, do: effects };
}

/** Thrown: 4 dice, Kill 7, Penetration 1, one unit each. */
const GRENADE = weapon('grenade', {
  traits: ['Thrown'],
  words: ['Grenade'],
  cost: 1,
  profiles: [{ ranges: [{ range: 0, kill: 7 }], modes: [{ mode: 'explosion', dice: 4 }], penetration: 1 }],
  stacks: [],
  expended: true,
});

/** The cards that every drill has; cards of the same id take their places. */
const BASE: readonly Card[] = [
  mission(),
  objective(),
  location('field'),
  soldier('ace'),
  soldier('ben'),
  soldier('cal'),
  soldier('nell', { kind: 'nonPlayer', kit: ['rifle'] }),
  soldier('sid', {
    kind: 'squad',
    health: 2,
    actions: [1, 2],
    squadAttack: [
      [
        { range: 0, kill: 6 },
        { range: 1, kill: 8 },
      ],
      [
        { range: 0, kill: 5 },
        { range: 1, kill: 7 },
      ],
    ],
  }),
  weapon('rifle'),
  GRENADE,
  hostile('grunt'),
  hostile('trio', { value: 3, reticles: 3 }),
  action('blank', { when: 'main', do: [] }, { count: 20, abilities: [] }),
];

export function drillContent(cards: readonly Card[]): Content {
  const byId = Object.fromEntries([...BASE, ...cards].map((card) => [card.id, card]));
  return {
    ruleset: 'modern',
    cards: byId,
    instances: Object.values(byId).flatMap((card) =>
      'count' in card ? Array.from({ length: card.count }, () => card.id) : [],
    ),
  };
}
