import type { NamedSetup, Odds } from '@sitrep/contract';
import {
  type Answer,
  type AnyGame,
  createMatch,
  type GameTypes,
  type Match,
  makeKey,
  makeUniform,
} from '@sitrep/kernel';
import { withSituation } from '@sitrep/testkit';
import { describe, expect, it } from 'vitest';
import { warfighterEntry as entry } from '../src/entry/index.ts';

const setups = entry.setups('modern');

function start({ config, content }: NamedSetup, seed = 'x'): Match<GameTypes> {
  const created = createMatch(entry?.game as never, { config, content, key: makeKey(seed) });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.value as Match<GameTypes>;
}

/** Plays at random from the recommended team and looks at every decision on the way. */
function playThrough(match: Match<GameTypes>, seed: string, look: (seat: number) => void): void {
  const random = makeUniform(makeKey(seed), 'test');
  for (let count = 0; match.decision() !== undefined && count < 3_000; count += 1) {
    const seat = match.decision()?.seats.find((one) => match.view(one).decision?.hasAnswered === false) ?? 0;
    look(seat);
    const options = match.options(seat);
    const answer =
      options[random.below(Math.max(1, options.length))] ?? entry?.suggest(match.state)[0]?.draft;
    match.submit(seat, match.view(seat).decision?.number ?? 0, answer as Answer<GameTypes>);
  }
}

describe('set-ups', () => {
  it('start with the sample mission', () => {
    expect(setups[0]).toMatchObject({
      name: 'jungle/covert/cartel-boss',
      config: { mission: 'modern-jungle/covert', objective: 'modern-jungle/cartel-boss', seats: 1 },
    });
  });

  it('have every mission with every objective and enemy of its region, each under a name of its own', () => {
    const names = setups.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('middle-east/going-deep/vip-helicopter/military');
    expect(names).toContain('jungle/covert/cartel-boss/2-players');
    const cards = Object.values(
      (entry.everyCard() as { cards: Record<string, { type: string; id: string }> }).cards,
    );
    const count = (type: string, pack: string) =>
      cards.filter((card) => card.type === type && card.id.startsWith(pack)).length;
    const pairs = (pack: string) => count('mission', pack) * count('objective', pack);
    const alone = setups.filter(
      ({ config }) => 'seats' in config && config.seats === 1 && !('campaign' in config),
    );
    expect(alone.length).toBe(pairs('modern-jungle/') + 2 * pairs('modern-middle-east/'));
  });

  it('have the campaigns of every region, alone and in company', () => {
    const names = setups.flatMap(({ name, config }) => ('campaign' in config ? [name] : []));
    expect(names).toContain('jungle/campaign/cartel-hunt');
    expect(names).toContain('middle-east/campaign/hearts-and-minds/3-players');
    for (const setup of setups.filter(({ config }) => 'campaign' in config))
      expect(start(setup).decision()?.name).toBe('reportChoice');
  });

  it('hold no cards of another region or enemy', () => {
    const content = setups[0]?.content as { cards: Record<string, { region?: string; enemy?: string }> };
    const foreign = Object.values(content.cards).filter(
      ({ region = 'jungle', enemy = 'drug-cartel' }) => region !== 'jungle' || enemy !== 'drug-cartel',
    );
    expect(foreign).toEqual([]);
  });
});

it('recommends a legal team for every set-up', () => {
  for (const setup of setups) {
    const match = start(setup);
    // A campaign first asks for a Situation Report.
    if (match.decision()?.name === 'reportChoice') match.timeOut(match.serial);
    const [suggestion] = entry.suggest(match.state);
    expect(suggestion?.name, `${setup.name} has no team in the pack's teams.json`).toBe('recommended');
    expect(match.game.problems(match.state, 0, suggestion?.draft)).toEqual([]);
  }
});

describe('odds', () => {
  const found: { option: string; odds: Odds }[] = [];
  const threats: Odds[] = [];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const match = start(setups[0] as NamedSetup, seed);
    playThrough(match, seed, (seat) => {
      for (const option of match.options(seat)) {
        for (const odds of entry.oddsOf(match.state, seat, option)) found.push({ option: option.type, odds });
      }
      threats.push(...entry.threatsTo(match.state));
    });
  }

  it('are given at every step of an attack, and for every hostile', () => {
    const kinds = new Set(found.map(({ option }) => option));
    for (const kind of ['attack', 'onHostile', 'mode', 'pass']) expect(kinds).toContain(kind);
    expect(threats.length).toBeGreaterThan(10);
  });

  it('count every roll once', () => {
    for (const { total, chances } of [...found.map(({ odds }) => odds), ...threats]) {
      expect(chances.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
  });

  it('name what changes the roll', () => {
    const sources = found.flatMap(({ odds }) => odds.modifiers.map(({ source }) => source.key));
    expect(sources).toContain('card.modern-core/marksman');
  });
});

describe('odds of a staged attack', async () => {
  const staged = (await entry.examples()).stage({
    setup: { mission: 'covert', objective: 'cartel-boss' },
    situation: {
      path: ['trail'],
      team: [
        {
          card: 'giacomelli',
          gear: ['m4'],
          skills: ['marksman'],
          support: ['mortar-call'],
          hand: ['steady-aim'],
        },
      ],
      hostiles: [
        { card: 'thug', slot: 2, target: 1 },
        { card: 'leader', slot: 2, target: 1 },
      ],
    },
  });
  if (!staged.ok || staged.value.situation === undefined) throw new Error(JSON.stringify(staged));
  const { config, content, situation } = staged.value;

  function stage(...answers: readonly object[]): Match<GameTypes> {
    const game = withSituation(entry?.game as AnyGame, situation as never);
    const created = createMatch(game, { config, content, key: makeKey('staged') });
    if (!created.ok) throw new Error(JSON.stringify(created.problems));
    for (const answer of answers)
      expect(created.value.submit(0, created.value.view(0).decision?.number ?? 0, answer as never)).toEqual({
        ok: true,
      });
    return created.value;
  }

  const tokenOf = (card: string) => (content as { instances: readonly string[] }).instances.indexOf(card);
  const thug = tokenOf('modern-jungle/thug');
  const attack = { type: 'attack', soldier: 1, weapon: 1, profile: 0 };
  const killsIn = ({ chances }: Odds) =>
    chances.reduce((sum, { args, count }) => sum + (Number(args.kills) > 0 ? count : 0), 0);

  it('count one roll for each target and mode that a weapon has', () => {
    const odds = entry.oddsOf(stage().state, 0, attack as never);
    expect(odds.map(({ about }) => about)).toEqual([
      expect.objectContaining({ hostile: thug, mode: 'semi' }),
      expect.objectContaining({ hostile: thug, mode: 'burst' }),
      expect.objectContaining({ mode: 'semi' }),
      expect.objectContaining({ mode: 'burst' }),
    ]);
  });

  it('add modifiers to the dice: a hit needs kill − modifiers, cover its own number', () => {
    const [semi] = entry.oddsOf(stage(attack).state, 0, { type: 'onHostile', hostile: thug } as never);
    if (semi === undefined) throw new Error('no odds');
    const { kill, cover } = semi.about as { kill: number; cover: number };
    const sum = (key: string) =>
      semi.modifiers.reduce((total, modifier) => total + (modifier.key === key ? modifier.amount : 0), 0);
    const hits = 11 - kill + sum('odds.modAttack');
    const covers = 7 - cover + sum('odds.modCover');
    expect(killsIn(semi)).toBe(hits * covers);
    expect(semi.total).toBe(60);
    expect(sum('odds.modAttack')).toBeGreaterThan(0);
  });

  it('rise with the booster that could be played', () => {
    const match = stage(attack, { type: 'onHostile', hostile: thug });
    const play = match.options(0).find(({ type }) => type === 'playCard');
    const [plain] = entry.oddsOf(match.state, 0, { type: 'pass' });
    const [boosted] = entry.oddsOf(match.state, 0, play as never);
    if (plain === undefined || boosted === undefined) throw new Error('no odds');
    expect(killsIn(boosted)).toBeGreaterThan(killsIn(plain));
    expect(boosted.modifiers.map(({ source }) => source.key)).toContain('card.modern-core/steady-aim');
  });

  it('are given for a Support card by its printed dice', () => {
    const use = stage()
      .options(0)
      .find((option) => option.type === 'useAbility');
    const [strike] = entry.oddsOf(stage(use as object).state, 0, {
      type: 'onHostile',
      hostile: thug,
    } as never);
    expect(strike).toMatchObject({
      about: { weapon: 'modern-core/mortar-call', mode: 'explosion', dice: 4, kill: 6 },
      total: 10 ** 4 * 6,
      modifiers: [{ key: 'odds.modCover', amount: 1, source: { key: 'card.modern-core/mortar-call' } }],
    });
  });

  it('are given for every hostile that reaches its target, and for no other', () => {
    const threats = entry.threatsTo(stage().state);
    const { game } = stage().view(-1) as { game: { hostiles: readonly { token: number }[] } };
    expect(threats.length).toBeGreaterThan(0);
    expect(threats.length).toBeLessThan(game.hostiles.length);
    for (const { rule, total } of threats) expect({ rule, total }).toEqual({ rule: 'WF-HOST-33', total: 60 });
  });
});

describe('names', () => {
  const match = start(setups[0] as NamedSetup);
  match.submit(0, 1, entry.suggest(match.state)[0]?.draft as Answer<GameTypes>);
  const content = match.setup.content as { instances: readonly string[] };
  const naming = { content, game: match.view(-1).game as object, past: match.events(-1) };
  const thug = content.instances.indexOf('modern-jungle/thug');

  it.each([
    ['soldier', 1, {}, { key: 'card.modern-core/giacomelli' }],
    ['soldier', 9, {}, undefined],
    ['card', thug, {}, { key: 'card.modern-jungle/thug' }],
    ['card', 'modern-core/m4', {}, { key: 'card.modern-core/m4' }],
    [
      'hostile',
      thug + 1,
      {},
      { key: 'noun.copy', args: { name: { key: 'card.modern-jungle/thug' }, copy: 2 } },
    ],
    ['hostile', -1, {}, undefined],
    ['hostile', -2, {}, { key: 'noun.everybody' }],
    ['weapon', 1, {}, { key: 'card.modern-core/m203-m4' }],
    ['weapon', 0, {}, { key: 'noun.unarmed' }],
    ['weapon', -1, {}, { key: 'noun.squad' }],
    ['slot', 1, {}, { key: 'noun.place', args: { slot: 1, name: { key: 'card.modern-jungle/covert' } } }],
    ['slot', 2, {}, { key: 'noun.slot', args: { slot: 2 } }],
    ['to', 2, { type: 'move' }, { key: 'noun.slot', args: { slot: 2 } }],
    ['to', 2, { type: 'passGear' }, { key: 'card.modern-core/corona' }],
    ['to', 2, { type: 'attach' }, { key: 'card.modern-core/acog' }],
    ['to', 1, { type: 'handOver' }, { key: 'seat', args: { number: 2 } }],
    ['to', 6, { type: 'timerMoved' }, undefined],
    ['source', 'skill:modern-core/marksman', { soldier: 1 }, { key: 'card.modern-core/marksman' }],
    ['source', 'soldier', { soldier: 2 }, { key: 'card.modern-core/corona' }],
    ['source', 'item:2', { soldier: 1 }, { key: 'card.modern-core/acog' }],
    ['into', 'hand1', {}, { key: 'zone.hand', args: { soldier: { key: 'card.modern-core/giacomelli' } } }],
    ['from', 'cup', {}, { key: 'zone.cup' }],
    ['tokens', 1_000_004, { from: 'cup' }, { key: 'card.modern-core/giacomelli' }],
    ['amount', 1, {}, undefined],
  ])('%s %s', (field, value, data, noun) => {
    expect(entry.nounOf(naming, field, value, data)).toEqual(noun);
  });

  it('remember what is gone', () => {
    const gone = { ...naming, game: { soldiers: [], path: [] } };
    expect(entry.nounOf(gone, 'item', 1, {})).toEqual({ key: 'card.modern-core/m203-m4' });
    expect(entry.nounOf(gone, 'item', 99, {})).toBeUndefined();
  });
});

it('can show every card', () => {
  const content = entry.everyCard();
  for (const { id } of entry.cardsOf(content)) expect(entry.faceOf(content, id)?.id).toBe(id);
  expect(entry.faceOf(content, 'nobody')).toBeUndefined();
});

describe('the handbook', () => {
  it.each([
    ['en', 'Reload'],
    ['hu', 'Újratöltés'],
    ['it', 'Ricaricare'],
  ] as const)('is there in %s, by word and by rule', async (language, title) => {
    const handbook = await entry.handbook?.(language);
    expect(handbook?.find('reload').entries[0]).toMatchObject({ id: 'reload', title });
    expect(handbook?.forRule('WF-ACT-09')).toMatchObject({ title });
    expect(handbook?.forRule('DU-ATK-02')).toBeUndefined();
    expect(new Set(handbook?.entries.map(({ section }) => section))).toEqual(
      new Set(Object.keys(handbook?.titles ?? {})),
    );
  });
});
