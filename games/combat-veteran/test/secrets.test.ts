import { determinize, type Match, makeKey } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { combatVeteran } from '../src/combat-veteran.ts';
import type { Deployment } from '../src/content/content.ts';
import { rosterOf } from '../src/content/roster.ts';
import type { CvTypes } from '../src/cv-types.ts';
import { fieldOf } from '../src/queries/field.ts';
import { armorOf } from '../src/queries/pieces.ts';
import { isCertain } from '../src/setup/certain.ts';
import { MARK, NONE, UNDISCOVERED } from '../src/state.ts';
import { at, ricePaddy } from './contents.ts';
import { drill } from './drill.ts';
import { begin, give } from './whole-game.ts';

const US = 0;
const VC = 1;
const { numbers, firstWeapon, firstBunker, ids } = rosterOf(ricePaddy);
const SUGGESTED = ricePaddy.setup.suggested.enemy;

/** A firefight with the Viet Cong set up like that. */
function deployed(deployment: Deployment): Match<CvTypes> {
  const match = begin(ricePaddy);
  give(match, { type: 'deploy', ...deployment });
  return match;
}

const BUNKERS = ids.filter((_, piece) => piece >= firstBunker);
const SITES = BUNKERS.map((bunker) => SUGGESTED.posts[bunker] ?? '');

/** Everything in bunkers, by the suggested set-up. */
const HIDDEN = [
  ...Object.keys(SUGGESTED.posts).filter((piece) => SITES.includes(SUGGESTED.posts[piece] ?? '')),
  ...Object.keys(SUGGESTED.users).filter((weapon) =>
    SITES.includes(SUGGESTED.posts[SUGGESTED.users[weapon] ?? ''] ?? ''),
  ),
].map((id) => numbers.get(id) ?? NONE);

/** The same with every bunker, and all that is in it, in another hex. */
function elsewhere(): Deployment {
  const open = new Set(Object.values(SUGGESTED.posts));
  const free = (ricePaddy.map.areas['north-of-path'] ?? []).filter((hex) => !open.has(hex));
  const moved = new Map(SITES.map((site, index) => [site, free[index * 7] ?? '']));
  const posts = Object.entries(SUGGESTED.posts).map(
    ([piece, hex]) => [piece, moved.get(hex) ?? hex] as const,
  );
  // written in another order, which must not show either
  return { ...SUGGESTED, posts: Object.fromEntries(posts.toReversed()) };
}

/** The same with weapons of two bunkers exchanged: whoever had the one now has the other. */
function exchanged(): Deployment {
  const paired = ricePaddy.setup.pairings.map(({ weapon }) => weapon);
  const [one = '', other = ''] = Object.keys(SUGGESTED.users).filter(
    (weapon) => HIDDEN.includes(numbers.get(weapon) ?? NONE) && !paired.includes(weapon),
  );
  const { users } = SUGGESTED;
  return { ...SUGGESTED, users: { ...users, [one]: users[other] ?? '', [other]: users[one] ?? '' } };
}

function told(match: Match<CvTypes>, seat: number): Readonly<Record<string, unknown>> {
  const found = match.events(seat).find(({ type }) => type === 'deployed');
  return found as unknown as Readonly<Record<string, unknown>>;
}

describe('what each side is told of a set-up', () => {
  const match = deployed(SUGGESTED);

  it('[CV-S1-01] [CV-RULING-124] the US side: which pieces are hidden, and neither hexes nor users of them', () => {
    const { posts, users, inside, hidden } = told(match, US) as Record<string, readonly unknown[]>;
    const named = [...(posts ?? []), ...(users ?? [])].map((pair) => (pair as readonly number[])[0]);
    expect(hidden).toEqual(HIDDEN.toSorted((a, b) => a - b));
    expect(HIDDEN.length).toBeGreaterThan(BUNKERS.length);
    expect(named.filter((piece) => HIDDEN.includes(piece ?? NONE))).toEqual([]);
    expect(inside).toEqual([]);
    const { game } = match.view(US);
    for (const piece of HIDDEN) expect([game.at[piece], game.marks[piece]]).toEqual([UNDISCOVERED, 0]);
    const weapons = HIDDEN.filter((piece) => piece >= firstWeapon && piece < firstBunker);
    expect(weapons.length).toBeGreaterThan(1);
    for (const weapon of weapons) expect(game.user[weapon - firstWeapon]).toBe(NONE);
    expect(game.isInside.some((isInside) => isInside)).toBe(false);
  });

  it('[CV-S1-03] the US side: where everything else is', () => {
    const { posts } = told(match, US) as Record<string, readonly (readonly number[])[]>;
    const open = Object.entries(SUGGESTED.posts).filter(([id]) => !HIDDEN.includes(numbers.get(id) ?? NONE));
    for (const [id, hex] of open) expect(posts).toContainEqual([numbers.get(id), at(ricePaddy, hex)]);
  });

  it('[CV-S1-01] the owner: everything', () => {
    const { posts, users, inside } = told(match, VC) as Record<string, readonly unknown[]>;
    for (const bunker of BUNKERS)
      expect(posts).toContainEqual([numbers.get(bunker), at(ricePaddy, SUGGESTED.posts[bunker] ?? '')]);
    expect(users).toHaveLength(Object.keys(SUGGESTED.users).length);
    expect(inside).toHaveLength(SUGGESTED.inside.length);
  });

  it.each([
    ['bunkers elsewhere', elsewhere],
    ['other users of hidden weapons', exchanged],
  ])('the US side the same of %s, and the owner not', (_, change) => {
    const other = deployed(change());
    const seenBy = (seat: number, each: Match<CvTypes>) =>
      JSON.stringify([each.view(seat), each.events(seat).map(withoutOrder)]);
    expect(seenBy(US, other)).toBe(seenBy(US, match));
    expect(seenBy(VC, other)).not.toBe(seenBy(VC, match));
  });
});

/** Open pieces may be listed in any order. */
function withoutOrder(event: object): object {
  const sorted = Object.entries(event).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map((item) => JSON.stringify(item)).sort() : value,
  ]);
  return Object.fromEntries(sorted);
}

describe('a world dealt again for the US side', () => {
  const DEALS = 400;
  const match = deployed(SUGGESTED);
  const truth = match.copyState();
  // few hexes, so that chance picks each of them
  truth.game.possible = [...SITES, '1413', '1611', '2010', '2207', '2410', '2607'].map((hex) =>
    at(ricePaddy, hex),
  );
  const deal = (turn: number) => {
    truth.game.turn = turn;
    return Array.from(
      { length: DEALS },
      (_, index) => determinize(combatVeteran, truth, US, makeKey(`deal ${index}`)).game,
    );
  };
  const first = deal(1);
  const later = deal(2);
  const bunkers = BUNKERS.map((id) => numbers.get(id) ?? NONE);
  const soldiers = HIDDEN.filter((piece) => piece < firstWeapon);
  const weapons = HIDDEN.filter((piece) => piece >= firstWeapon && piece < firstBunker);

  it('[CV-RULING-148] puts every bunker into every hex where one may be', () => {
    for (const bunker of bunkers)
      expect(new Set(later.map((game) => game.at[bunker]))).toEqual(new Set(truth.game.possible));
    for (const game of later)
      expect(new Set(bunkers.map((bunker) => game.at[bunker])).size).toBe(bunkers.length);
  });

  it('puts every soldier into every bunker that can hold him with those he must be with', () => {
    const homeOf = (game: CvTypes['game'], piece: number) =>
      bunkers.find((bunker) => game.at[bunker] === game.at[piece]);
    for (const soldier of soldiers)
      expect(new Set(later.map((game) => homeOf(game, soldier))).size).toBeGreaterThan(bunkers.length / 2);
    for (const game of later) for (const piece of HIDDEN) expect(homeOf(game, piece)).toBeDefined();
  });

  it('[CV-RULING-10] gives every weapon to everybody, later on', () => {
    const loose = weapons.filter((weapon) => !isPaired(weapon));
    expect(loose.length).toBeGreaterThan(0);
    for (const weapon of loose)
      expect(new Set(later.map((game) => game.user[weapon - firstWeapon]))).toEqual(new Set(soldiers));
  });

  it('[CV-S1-04] gives named weapons to those who must start with them, as long as nobody can have passed them on', () => {
    const thanh = numbers.get('vc-thanh') ?? NONE;
    const b40 = (numbers.get('vc-b40-1') ?? NONE) - firstWeapon;
    expect([thanh, b40 + firstWeapon].every((piece) => HIDDEN.includes(piece))).toBe(true);
    expect(new Set(first.map((game) => game.user[b40]))).toEqual(new Set([thanh]));
    expect(new Set(later.map((game) => game.user[b40])).size).toBeGreaterThan(1);
  });

  it('[CV-DISC-15] has weapons passed on or not, in the Discipline Phase of their side and in no other', () => {
    const marksOf = (games: readonly CvTypes['game'][]) =>
      new Set(games.flatMap(({ marks }) => weapons.map((weapon) => marks[weapon])));
    expect(marksOf(later)).toEqual(new Set([0]));
    const { active, phase } = truth.game;
    Object.assign(truth.game, { active: VC, phase: 'discipline' });
    expect(marksOf(deal(2))).toEqual(new Set([0, MARK.assigned]));
    Object.assign(truth.game, { active, phase });
  });

  it('[CV-STACK-13] [CV-STACK-04] keeps to the rules: nobody too many, and weapons with their users', () => {
    const field = fieldOf({ game: truth.game, content: ricePaddy } as never);
    for (const game of [...first, ...later]) {
      for (const bunker of bunkers) {
        const inside = [...soldiers, ...weapons].filter((piece) => game.at[piece] === game.at[bunker]);
        expect(inside.length).toBeLessThanOrEqual(armorOf(field, bunker));
      }
      for (const weapon of weapons)
        expect(game.at[weapon]).toBe(game.at[game.user[weapon - firstWeapon] ?? NONE]);
    }
  });

  it('is hardly ever the truth, and changes nothing that the side knows', () => {
    const secret = (game: CvTypes['game']) => JSON.stringify(HIDDEN.map((piece) => game.at[piece]));
    expect(later.filter((game) => secret(game) === secret(truth.game)).length).toBeLessThan(3);
    const known = (game: CvTypes['game']) =>
      JSON.stringify(combatVeteran.view({ ...truth, game } as never, US));
    for (const game of later) expect(known(game)).toBe(known(truth.game));
  });
});

describe('the user of a hidden weapon is certain', () => {
  const b40 = numbers.get('vc-b40-1') ?? NONE;
  const loose =
    HIDDEN.find((piece) => piece >= firstWeapon && piece < firstBunker && !isPaired(piece)) ?? NONE;

  /** Whether it is, with this much of what is hidden still undiscovered. */
  function certainty(weapon: number, turn: number, isLeft: (piece: number) => boolean = () => true): boolean {
    const state = deployed(SUGGESTED).copyState();
    state.game.turn = turn;
    for (const piece of HIDDEN) state.game.isHidden[piece] = isLeft(piece);
    return isCertain(state as never, `user.${weapon - firstWeapon}`);
  }

  it('[CV-S1-04] as long as whoever was set up with it cannot have passed it on', () => {
    expect([certainty(b40, 1), certainty(b40, 2)]).toEqual([true, false]);
    expect(certainty(loose, 1)).toBe(false);
  });

  it('if nobody else is left undiscovered', () => {
    const soldiers = HIDDEN.filter((piece) => piece < firstWeapon);
    const isOf = (few: readonly number[]) => (piece: number) => piece >= firstWeapon || few.includes(piece);
    expect(certainty(loose, 2, isOf(soldiers.slice(0, 1)))).toBe(true);
    expect(certainty(loose, 2, isOf(soldiers.slice(0, 2)))).toBe(false);
  });

  it('[CV-STACK-13] if no bunker has room for another with those who must be with it', () => {
    const few = ['vc-tanh', 'vc-manh', 'vc-fm-24-29-1', 'vc-khoa'].map((id) => numbers.get(id) ?? NONE);
    expect(HIDDEN).toEqual(expect.arrayContaining(few));
    const bunkerIs = (id: string) => (piece: number) => [...few, loose, numbers.get(id)].includes(piece);
    // Tanh and Manh with their gun fill a bunker of three; one of four has room for a weapon more
    expect(certainty(loose, 2, bunkerIs('vc-bunker-8'))).toBe(true);
    expect(certainty(loose, 2, bunkerIs('vc-bunker-1'))).toBe(false);
  });
});

function isPaired(weapon: number): boolean {
  return ricePaddy.setup.pairings.some((pairing) => numbers.get(pairing.weapon) === weapon);
}

describe('reasons tell the US side nothing of undiscovered bunkers', () => {
  // one die is left at eight hexes, and none with somebody in the way: two bunkers there, next to the target or far away
  const SITES_TRIED = [
    ['1222', '1221'],
    ['1521', '1522'],
    ['1401', '1402'],
    ['2007', '2008'],
  ] as const;
  const open = { 'usv-alder': '0822', 'usv-kittredge': '0521' };

  function world(enemies: Readonly<Record<string, string>>, [one, other]: readonly [string, string]) {
    return drill('rice-paddy', {
      phase: 'combat',
      at: { ...open, ...enemies, 'vc-bunker-1': one, 'vc-minh': one, 'vc-bunker-2': other, 'vc-dao': other },
      hidden: ['vc-bunker-1', 'vc-bunker-2'],
      inside: ['vc-minh', 'vc-dao'],
      users: { 'usv-an-prc-25-1': 'usv-kittredge' },
      isSupportOpen: true,
    });
  }

  it('[CV-S1-10] [CV-RULING-77] of shots, aims and fire support', () => {
    const asked = SITES_TRIED.map((sites) => {
      const d = world({ 'vc-nam': '1622' }, sites);
      const ask = (command: object) =>
        d.match.submit(US, d.match.state.seats[US]?.asked ?? 0, command as never);
      const minh = d.piece('vc-minh');
      const hexes = SITES_TRIED.flat().map((hex) => at(ricePaddy, hex));
      const menu = [
        d.match.options(US),
        d.match.blocked(US),
        ask({ type: 'fire', soldier: minh, weapon: NONE }),
      ];
      d.do('fire usv-alder -');
      const aims = [d.match.blocked(US), ...hexes.map((hex) => ask({ type: 'aim', hex }))];
      d.do('cancel', 'support 105mm', 'spotter usv-kittredge');
      return JSON.stringify([menu, aims, d.match.options(US), d.match.blocked(US)]);
    });
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toContain('NO_ENEMY');
  });

  it('[CV-S1-10] of shots where nobody else can be seen', () => {
    const asked = SITES_TRIED.map((sites) => JSON.stringify(world({}, sites).match.blocked(US)));
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toContain('NO_TARGET');
  });
});
