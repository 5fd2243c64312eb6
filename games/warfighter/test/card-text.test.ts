import { blockLines, faceLines } from '@sitrep/contract';
import { LANGUAGES, type Language, sayNoun } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import type { CardType, LocationCard, ObjectiveCard } from '../src/content/cards.ts';
import {
  type Ability,
  ATTACK_KINDS,
  type Condition,
  type Cost,
  type Limit,
  type Place,
  TRIGGERS,
} from '../src/content/vocabulary.ts';
import type { InForce } from '../src/describe/faces/in-force.ts';
import { abilityBlocks, faceOf } from '../src/describe/index.ts';
import { everyCard, sayIn, textIn } from './catalogues.ts';
import { EFFECTS, ROWS, WHO } from './effect-samples.ts';

function say(ability: Ability, type: CardType = 'action', language: Language = 'en'): string {
  return blockLines(abilityBlocks(ability, type), sayIn(language)).join('|');
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('every card of every pack has a text without a gap', () => {
    const text = textIn(language);
    for (const card of Object.values(everyCard)) {
      expect(text.has(`card.${card.id}`), card.id).toBe(true);
      const lines = faceLines(faceOf(card), (noun) => sayNoun(text, noun));
      expect(lines.length, card.id).toBeGreaterThan(0);
      for (const line of lines) expect(line, card.id).toMatch(/^[^\s⟦\p{Ll}][^⟦]*$/u);
    }
    expect([...text.missing.keys()]).toEqual([]);
  });

  it('every word of the vocabulary has its text, wherever it is printed', () => {
    const text = textIn(language);
    for (const type of ['action', 'location', 'mission', 'hostile'] as const)
      for (const ability of vocabulary())
        blockLines(abilityBlocks(ability, type), (noun) => sayNoun(text, noun));
    expect([...text.missing.keys()], `missing in src/messages/${language}/effects.ts`).toEqual([]);
  });
});

/** At least one ability for every trigger, condition, cost, beneficiary, effect, limit and place. */
function vocabulary(): readonly Ability[] {
  return [
    ...TRIGGERS.flatMap((when): Ability[] => [
      { when, do: [] },
      { when, do: [], upgun: { who: { who: 'anySoldier' } } },
      { when, if: [{ is: 'locationTrait', trait: 'Nature' }], do: [] },
      ...EFFECTS.map((effect): Ability => ({ when, do: [effect] })),
    ]),
    ...CONDITIONS.map((condition): Ability => ({ when: 'static', if: [condition], do: [] })),
    ...WHO.map((who): Ability => ({ when: 'main', who, do: [] })),
    ...WHO.map((on): Ability => ({ when: 'main', do: [{ effect: 'wound', amount: 2, on }] })),
    ...PLACES.map(
      (at): Ability => ({
        when: 'main',
        do: [
          { effect: 'suppress', amount: 1, on: { who: 'soldiersHere' }, at },
          { effect: 'placeAt', anchor: at, offset: 0 },
          { effect: 'placeAt', anchor: at, offset: 2 },
          { effect: 'placeAt', anchor: at, offset: -1 },
        ],
      }),
    ),
    ...LIMITS.map((limit): Ability => ({ when: 'main', do: [], limit })),
    { when: 'main', cost: COSTS, do: EFFECTS.slice(0, 3) },
  ];
}

const CONDITIONS: readonly Condition[] = [
  { is: 'weaponTrait', trait: 'Ranged' },
  { is: 'titleWord', words: ['Knife', 'Axe'] },
  ...ATTACK_KINDS.map((kind) => ({ is: 'attackKind', kind }) as const),
  { is: 'range', span: [0, 1] },
  { is: 'targetTrait', trait: 'Vehicle' },
  { is: 'playedTrait', trait: 'Nature' },
  { is: 'suppressed' },
  { is: 'canAttack' },
];

const COSTS: readonly Cost[] = (['action', 'xp', 'discard', 'ammo', 'expend'] as const).map((pay) => ({
  pay,
  amount: 2,
}));

const PLACES: readonly Place[] = ['here', 'next', 'target', 'rearMost', 'frontMost'];

const LIMITS: readonly Limit[] = (['soldierTurn', 'gameTurn', 'mission'] as const).map((per) => ({
  times: 3,
  per,
}));

describe('upgunned text stands in brackets', () => {
  it('beside a figure that changes', () => {
    const ability: Ability = {
      when: 'payEntrance',
      do: [{ effect: 'modMovement', amount: 2 }],
      upgun: { who: { who: 'anySoldier' }, do: [{ effect: 'modMovement', amount: 4 }] },
    };
    expect(say(ability)).toBe(
      'Play when you [any Soldier] enter a Location. +2 [+4] Movement for this Move.',
    );
    expect(say(ability, 'action', 'hu')).toBe(
      'Akkor játszd ki, amikor egy területre lépsz [bármely katona lép]. +2 [+4] mozgás ehhez a belépéshez.',
    );
    expect(say(ability, 'action', 'it')).toBe(
      'Gioca quando entri [qualsiasi Soldato entra] in un Luogo. +2 [+4] Movimento per questa Entrata.',
    );
  });

  it('after a word that becomes another, and not at all after one that stays', () => {
    expect(
      say({
        when: 'main',
        do: [
          { effect: 'drawCards', amount: 1 },
          { effect: 'gainXp', amount: 1 },
        ],
        upgun: {
          do: [
            { effect: 'drawCards', amount: 2 },
            { effect: 'gainXp', amount: 1 },
          ],
        },
      }),
    ).toBe('Draw 1 card [draw 2 cards]. Gain 1 XP.');
  });

  it('after everything where the number of effects differs', () => {
    expect(
      say({
        when: 'main',
        do: [{ effect: 'grantMove' }],
        upgun: { do: [{ effect: 'grantMove' }, { effect: 'grantAttack' }] },
      }),
    ).toBe(
      'Move without spending an Action [move without spending an Action and attack without spending an Action].',
    );
  });
});

describe('somebody else', () => {
  const ability: Ability = { when: 'main', do: [{ effect: 'grantMove' }] };

  it.each([
    ['en', 'Any Squad Soldier may move without spending an Action. Once per Soldier Turn.'],
    ['hu', 'Bármely raj katona mozoghat akció nélkül. Katona körönként egyszer.'],
    [
      'it',
      'Qualsiasi Soldato di Squadra può muovere senza spendere Azioni. Una volta per Turno del Soldato.',
    ],
  ] as const)('is the subject of the sentence in %s', (language, expected) => {
    const squad: Ability = {
      ...ability,
      who: { who: 'squadSoldier' },
      limit: { times: 1, per: 'soldierTurn' },
    };
    expect(say(squad, 'action', language)).toBe(expected);
  });

  it.each([
    ['en', 'You [any Soldier] may move without spending an Action.'],
    ['hu', 'Mozogj akció nélkül [bármely katona is megteheti].'],
    ['it', 'Puoi [qualsiasi Soldato può] muovere senza spendere Azioni.'],
  ] as const)('may be chosen for 1 XP in %s', (language, expected) => {
    expect(say({ ...ability, upgun: { who: { who: 'anySoldier' } } }, 'action', language)).toBe(expected);
  });

  it('is attacked instead', () => {
    const redirected: Ability = {
      when: 'hostileDeclares',
      who: { who: 'otherSoldierHere' },
      do: [{ effect: 'redirectAttack' }],
    };
    expect(say(redirected)).toBe(
      'Play when a Hostile attacks you, before it rolls. Another Soldier in your Location is attacked instead.',
    );
  });
});

describe('conditions and costs', () => {
  const semi: Ability = {
    when: 'declareAttack',
    if: [
      { is: 'attackKind', kind: 'semi' },
      { is: 'range', span: [0, 0] },
      { is: 'weaponTrait', trait: 'Ranged' },
    ],
    do: [{ effect: 'automaticHit' }],
  };

  it('stand inside the noun', () => {
    expect(say(semi)).toBe(
      'Play when you make a Semi attack at Range 0 with any Ranged weapon. Every attack die hits.',
    );
  });

  it('come before the text, and what is bought for an attack works once in it', () => {
    expect(say({ ...semi, cost: [{ pay: 'xp', amount: 1 }] }, 'skill')).toBe(
      'When you make a Semi attack at Range 0 with any Ranged weapon, pay 1 XP: Every attack die hits. Once per attack.',
    );
  });

  it('of two traits are about one weapon', () => {
    const both: Ability = {
      when: 'static',
      if: [
        { is: 'weaponTrait', trait: 'Ranged' },
        { is: 'weaponTrait', trait: 'Stealth' },
      ],
      do: [{ effect: 'modAttack', amount: 1 }],
    };
    expect(say(both, 'skill')).toBe('With any Ranged Stealth weapon: +1 to attack dice.');
  });
});

describe('a keyword', () => {
  const spray: Ability = { when: 'static', do: [{ effect: 'spray', from: 9 }] };

  it('has its reminder, and its condition if there is one', () => {
    const reminder = 'each attack die counts by itself; all but the best need 9+';
    expect(say(spray, 'weapon')).toBe(`Spray 9+: ${reminder}.`);
    expect(say({ ...spray, if: [{ is: 'deployed' }] }, 'weapon')).toBe(
      `While deployed: Spray 9+ (${reminder}).`,
    );
  });
});

it('the type line of a weapon prints the words of its title, which other cards ask for', () => {
  for (const language of LANGUAGES)
    for (const card of Object.values(everyCard)) {
      if (card.type !== 'weapon') continue;
      const [line = ''] = faceLines(faceOf(card), sayIn(language));
      const said = line.toLowerCase().split(' · ');
      for (const word of card.words)
        expect(said, card.id).toContain(textIn(language).t(`term.${word}`).toLowerCase());
    }
});

it('what happens at one moment reads as one', () => {
  const card = everyCard['ww2-europe/ambushers'];
  const lines = card === undefined ? [] : faceLines(faceOf(card), sayIn('en'));
  expect(lines.filter((line) => line.startsWith('When it enters play'))).toEqual([
    'When it enters play: Place it with its target. Pay 2 XP, or every Soldier here takes 1 Suppress.',
  ]);
});

describe('the same word reads by where it is printed', () => {
  const standing: Ability = { when: 'static', do: [{ effect: 'modAttack', amount: -1 }] };

  it.each([
    ['skill', '−1 to attack dice.'],
    ['location', '−1 to the attack dice of Soldiers here.'],
    ['report', '−1 to the attack dice of all Soldiers.'],
  ] as const)('on a %s', (type, expected) => {
    expect(say(standing, type)).toBe(expected);
  });

  it('and the next Location has a place of its own in every language', () => {
    const ability: Ability = {
      when: 'eventDrawn',
      do: [{ effect: 'wound', amount: 2, on: { who: 'soldiersHere' }, at: 'rearMost' }],
    };
    expect(LANGUAGES.map((language) => say(ability, 'event', language))).toEqual([
      'Every rear-most Soldier takes a 2-point Wound.',
      'A leghátsó katonák területén minden katona kap egy 2 pontos sebesülést.',
      'Ogni Soldato nel Luogo dei Soldati più arretrati subisce una Ferita da 2.',
    ]);
  });
});

describe('figures', () => {
  const location: LocationCard = {
    id: 'test',
    source: 'original',
    type: 'location',
    region: 'jungle',
    count: 1,
    entrance: 2,
    reinforce: [0, 2],
    hostiles: ['none', 0, 1, 2, 3, 4],
  };
  const objective: ObjectiveCard = {
    ...location,
    type: 'objective',
    conditions: [{ need: 'eliminateHostiles' }, { need: 'timeLimit', turns: 3 }],
  };
  const read = (card: LocationCard | ObjectiveCard, now?: InForce) =>
    faceLines(faceOf(card, now), sayIn('en'));

  it('of values that do not run on, and the bands', () => {
    expect(read(location)).toEqual([
      'Location · Jungle · Entrance cost 2 · free to play',
      'Hostiles – 29−: –, 30–49: 0, 50–74: 1, 75–99: 2, 100–124: 3, 125+: 4',
      'Reinforce 0/2',
    ]);
  });

  it('with the band of the team marked', () => {
    expect(read(location, { band: 2 })[1]).toContain('30–49: 0, 50–74 (now): 1, 75–99: 2');
  });

  it('of an Objective without targets', () => {
    expect(read(objective)).toEqual([
      'Objective · Jungle · Entrance cost 2',
      'Eliminate every Hostile card here',
      'Time Limit: fails 3 turns after activation',
      'Hostiles – 29−: –, 30–49: 0, 50–74: 1, 75–99: 2, 100–124: 3, 125+: 4',
      'Reinforce 0/2',
    ]);
  });

  it.each([
    ['en', '2 × hostage · Cover 3 · 1 Hit', 'Free both hostages'],
    ['hu', '2 × túsz · fedezék 3 · 1 találat', 'Szabadítsátok ki mindkét túszt'],
    ['it', '2 × ostaggio · Copertura 3 · 1 colpo', 'Liberate entrambi gli ostaggi'],
  ] as const)('of a target with its name and what is done with it in %s', (language, named, deed) => {
    const target = { cover: 3, hits: 1, count: 2, name: 'target-camp-hostage', verb: 'free' } as const;
    const card = { ...objective, conditions: [{ need: 'destroyTargets' }], target } as const;
    expect(faceLines(faceOf(card), sayIn(language)).slice(1, 3)).toEqual([named, deed]);
  });

  it('of rolls stand in a table, to the last face of the die', () => {
    const rolls: Ability = {
      when: 'eventDrawn',
      do: [{ effect: 'chartAttack', rows: ROWS, penetration: 0 }],
    };
    const [text, table] = abilityBlocks(rolls, 'event');
    expect(text?.kind).toBe('ability');
    expect(table).toMatchObject({
      kind: 'table',
      columns: [{ text: '1–2' }, { text: '3–4' }, { text: '5–9' }, { text: '10' }],
    });
  });
});

describe('what is in force', () => {
  it('is the column of the uncovered reticles, of the chart that reaches the target', () => {
    const card = everyCard['modern-jungle/rocket-team'];
    const tables = (now: InForce) =>
      (card === undefined ? [] : faceOf(card, now).blocks).flatMap((block) =>
        block.kind === 'table' ? [block.columns.map(({ isLit = false }) => isLit)] : [],
      );
    expect(tables({ uncovered: 2, distance: 1 })).toEqual([[true, false], [false]]);
    expect(tables({ uncovered: 1, distance: 0 })).toEqual([[false, false], [true]]);
    expect(tables({})).toEqual([[false, false], [false]]);
  });

  it('is the row of a Soldier’s Health', () => {
    const card = everyCard['modern-core/corona'];
    const [table] = (card === undefined ? [] : faceOf(card, { health: 2 }).blocks).flatMap((block) =>
      block.kind === 'table' ? [block] : [],
    );
    expect(table?.rows.map(({ head }) => [head?.text, head?.isLit ?? false])).toEqual([
      ['3', false],
      ['2', true],
      ['1', false],
    ]);
  });
});
