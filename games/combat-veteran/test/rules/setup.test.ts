import { makeKey, makeUniform } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import type { Content, Deployment } from '../../src/content/content.ts';
import { deploymentProblems } from '../../src/setup/deployment.ts';
import { readDeployment } from '../../src/setup/read-deployment.ts';
import { redeploy } from '../../src/setup/redeploy.ts';
import { sampleDeployment } from '../../src/setup/sample.ts';
import { SIDES, type Side } from '../../src/types.ts';
import { keating, ricePaddy } from '../contents.ts';

/** The problems of the suggested set-up with changes, as `code path rule`. */
function problemsWith(content: Content, side: Side, change: Partial<Deployment>): string[] {
  const suggested = content.setup.suggested[side];
  const deployment = {
    posts: { ...suggested.posts, ...change.posts },
    users: { ...suggested.users, ...change.users },
    inside: change.inside ?? suggested.inside,
  };
  return deploymentProblems(content, side, deployment).map(
    ({ code, path, rule }) => `${code} ${path} ${rule}`,
  );
}

function without(content: Content, side: Side, field: 'posts' | 'users', piece: string): string[] {
  const suggested = content.setup.suggested[side];
  const { [piece]: _, ...rest } = suggested[field];
  return deploymentProblems(content, side, { ...suggested, [field]: rest }).map(
    ({ code, path, rule }) => `${code} ${path} ${rule}`,
  );
}

const put = (piece: string, hex: string) => ({ posts: { [piece]: hex } });

describe.each([
  ['rice-paddy', ricePaddy],
  ['keating', keating],
])('set-up of %s', (_, content) => {
  it.each(SIDES)('is legal as suggested for the side %s', (side) => {
    expect(deploymentProblems(content, side, content.setup.suggested[side])).toEqual([]);
  });

  it.each(SIDES)('is legal as drawn by chance for the side %s, and not always the same', (side) => {
    const drawn = Array.from({ length: 25 }, (__, seed) =>
      sampleDeployment(content, side, makeUniform(makeKey(`${seed}`), 'setup')),
    );
    for (const deployment of drawn) expect(deploymentProblems(content, side, deployment)).toEqual([]);
    expect(new Set(drawn.map((deployment) => JSON.stringify(deployment))).size).toBe(25);
  });
});

describe('set-up of the Rice Paddy Angle', () => {
  it('every bunker has a hex, and its occupants are recorded with it', () => {
    expect(without(ricePaddy, 'enemy', 'posts', 'vc-bunker-1')).toContain(
      'BUNKER_MISSING posts.vc-bunker-1 CV-S1-01',
    );
    const inside = [...ricePaddy.setup.suggested.enemy.inside, 'vc-minh'];
    expect(problemsWith(ricePaddy, 'enemy', { inside })).toEqual([
      `NO_BUNKER inside.${inside.length - 1} CV-S1-01`,
    ]);
  });

  it('[CV-S1-02] bunkers are north of the path, one to a hex', () => {
    expect(problemsWith(ricePaddy, 'enemy', put('vc-bunker-8', '2217'))).toContain(
      'HEX_FORBIDDEN posts.vc-bunker-8 CV-S1-02',
    );
    expect(problemsWith(ricePaddy, 'enemy', put('vc-bunker-8', '1111'))).toContain(
      'BUNKERS_TOGETHER posts.vc-bunker-1 CV-S1-02',
    );
  });

  it('[CV-RULING-123] a bunker may be empty', () => {
    const { posts, users, inside } = ricePaddy.setup.suggested.enemy;
    const men = ['vc-khoa', 'vc-kiet', 'vc-lam'];
    const moved = { ...posts, ...Object.fromEntries(men.map((man) => [man, '0911'])) };
    const left = inside.filter((man) => !men.includes(man));
    expect(deploymentProblems(ricePaddy, 'enemy', { posts: moved, users, inside: left })).toEqual([]);
  });

  it('[CV-S1-03] other Viet Cong are north of the path and not in bunker hexes', () => {
    expect(problemsWith(ricePaddy, 'enemy', put('vc-minh', '1019'))).toEqual([
      'HEX_FORBIDDEN posts.vc-minh CV-S1-03',
    ]);
    expect(problemsWith(ricePaddy, 'enemy', put('vc-minh', '2011'))).toEqual([
      'BUNKER_BESIDE posts.vc-minh CV-S1-03',
    ]);
  });

  it('[CV-RULING-131] they may be north of the river', () => {
    expect(problemsWith(ricePaddy, 'enemy', put('vc-minh', '1003'))).toEqual([]);
  });

  it('[CV-S1-04] Thanh has a B40; Tanh and Manh are together with an FM 24/29', () => {
    expect(problemsWith(ricePaddy, 'enemy', { users: { 'vc-b40-1': 'vc-minh' } })).toEqual([
      'PAIRING_BROKEN users.vc-b40-1 CV-S1-04',
    ]);
    const inside = ricePaddy.setup.suggested.enemy.inside.filter((man) => man !== 'vc-manh');
    expect(problemsWith(ricePaddy, 'enemy', { ...put('vc-manh', '1011'), inside })).toEqual([
      'PAIRING_BROKEN users.vc-fm-24-29-1 CV-S1-04',
    ]);
    // either of the two may hold it
    expect(problemsWith(ricePaddy, 'enemy', { users: { 'vc-fm-24-29-1': 'vc-manh' } })).toEqual([]);
  });

  it('[CV-S1-05] every US soldier is at most five hexes from a shellhole', () => {
    expect(problemsWith(ricePaddy, 'us', put('usv-voss', '1515'))).toEqual([]);
    expect(problemsWith(ricePaddy, 'us', put('usv-voss', '1514'))).toEqual([
      'HEX_FORBIDDEN posts.usv-voss CV-S1-05',
    ]);
    expect(without(ricePaddy, 'us', 'posts', 'usv-garrick')).toEqual([
      'SOLDIER_MISSING posts.usv-garrick CV-S1-05',
    ]);
  });

  it.each([
    ['usv-an-prc-25-1', 'usv-barry'],
    ['usv-an-prc-25-2', 'usv-lilley'],
    ['usv-an-prc-25-3', 'usv-hausner'],
    ['usv-an-prc-25-4', 'usv-bridges'],
    ['usv-xm148-1', 'usv-acevido'],
    ['usv-xm148-2', 'usv-nall'],
    ['usv-m60-1', 'usv-specht'],
    ['usv-law-1', 'usv-peterson'],
    ['usv-smoke-1', 'usv-peterson'],
    ['usv-m79-1', 'usv-gronseth'],
    ['usv-m79-2', 'usv-reed'],
  ])('[CV-S1-06] %s starts with %s, the other weapons with anybody', (weapon, soldier) => {
    expect(ricePaddy.setup.suggested.us.users[weapon]).toBe(soldier);
    expect(problemsWith(ricePaddy, 'us', { users: { [weapon]: 'usv-garrick' } })).toEqual([
      `PAIRING_BROKEN users.${weapon} CV-S1-06`,
    ]);
    expect(problemsWith(ricePaddy, 'us', { users: { 'usv-m60-2': 'usv-garrick' } })).toEqual([]);
    expect(without(ricePaddy, 'us', 'users', 'usv-m60-2')).toEqual([
      'WEAPON_WITHOUT_USER users.usv-m60-2 CV-S1-06',
    ]);
  });

  it('[CV-RULING-79] no more pieces are in a bunker than its armor number, weapons counted', () => {
    // bunker 2 has armor 4, two men and two weapons
    const inside = [...ricePaddy.setup.suggested.enemy.inside, 'vc-minh'];
    expect(problemsWith(ricePaddy, 'enemy', { ...put('vc-minh', '1311'), inside })).toEqual([
      'BUNKER_FULL posts.vc-bunker-2 CV-STACK-13',
    ]);
    expect(problemsWith(ricePaddy, 'enemy', { ...put('vc-minh', '1111'), inside })).toEqual([]);
  });

  it('[CV-RULING-126] at most fifteen pieces share a hex', () => {
    // 1317 holds eight men and five weapons
    const two = { posts: { 'usv-voss': '1317', 'usv-garrick': '1317' } };
    expect(problemsWith(ricePaddy, 'us', two)).toEqual([]);
    const three = { posts: { ...two.posts, 'usv-crandall': '1317' } };
    expect(problemsWith(ricePaddy, 'us', three)).toEqual(['OVERSTACKED posts CV-RULING-126']);
  });
});

describe('set-up of COP Keating', () => {
  it('[CV-S2-01] three men are in 2134, the others in COP hexes', () => {
    expect(problemsWith(keating, 'us', put('usa-breeding', '2135'))).toContain(
      'POST_BROKEN posts.usa-breeding CV-S2-01',
    );
    expect(problemsWith(keating, 'us', put('usa-vance', '2134'))).toEqual([
      'HEX_FORBIDDEN posts.usa-vance CV-S2-01',
    ]);
    expect(problemsWith(keating, 'us', put('usa-vance', '2037'))).toEqual([
      'HEX_FORBIDDEN posts.usa-vance CV-S2-01',
    ]);
    expect(problemsWith(keating, 'us', put('usa-vance', '2437'))).toEqual([]);
  });

  it('[CV-S2-02] the named weapons start with their men, claymores and the M2 in their hexes', () => {
    expect(problemsWith(keating, 'us', { users: { 'usa-m249-1': 'usa-vance' } })).toEqual([
      'PAIRING_BROKEN users.usa-m249-1 CV-S2-02',
    ]);
    expect(problemsWith(keating, 'us', { users: { 'usa-m2': 'usa-vance' } })).toEqual([
      'POST_BROKEN posts.usa-m2 CV-S2-02',
    ]);
    expect(problemsWith(keating, 'us', { users: { 'usa-claymore-1': 'usa-nash' } })).toEqual([]);
  });

  it('a weapon with a post may lie there unused, but not elsewhere, and not beside its user', () => {
    const { users, posts } = keating.setup.suggested.us;
    const { 'usa-m2': _, ...others } = users;
    const lying = (hex: string) =>
      deploymentProblems(keating, 'us', { posts: { ...posts, 'usa-m2': hex }, users: others, inside: [] });
    expect(lying('2336')).toEqual([]);
    expect(lying('2337').map(({ code }) => code)).toEqual(['POST_BROKEN']);
    expect(problemsWith(keating, 'us', put('usa-m2', '2336'))).toEqual([
      'POST_BROKEN posts.usa-m2 CV-RULING-141',
    ]);
  });

  it('[CV-RULING-141] the other US weapons start with anybody, but with somebody', () => {
    expect(problemsWith(keating, 'us', { users: { 'usa-at4-1': 'usa-vance' } })).toEqual([]);
    expect(without(keating, 'us', 'users', 'usa-at4-1')).toEqual([
      'WEAPON_WITHOUT_USER users.usa-at4-1 CV-RULING-141',
    ]);
  });

  it('[CV-S2-06] the five pieces with firepower 4 start with a DShK each, on five peaks', () => {
    const fours = keating.forces.enemy.soldiers
      .filter(({ firepower }) => firepower === 4)
      .map(({ id }) => id);
    expect(fours).toHaveLength(5);
    expect(problemsWith(keating, 'enemy', put('tal-01', '1841'))).toEqual([
      'HEX_FORBIDDEN posts.tal-01 CV-S2-06',
    ]);
    expect(problemsWith(keating, 'enemy', put('tal-01', '3934'))).toEqual([]);
    expect(problemsWith(keating, 'enemy', put('tal-01', '2645'))).toEqual(['PEAK_SHARED posts CV-S2-06']);
    expect(without(keating, 'enemy', 'posts', 'tal-01')).toEqual(['SOLDIER_MISSING posts.tal-01 CV-S2-06']);
    expect(problemsWith(keating, 'enemy', { users: { 'tal-dshk-1': 'tal-20' } })).toEqual([
      'PAIRING_BROKEN users.tal-dshk-1 CV-S2-06',
    ]);
  });

  it('every other Taliban piece starts off the map', () => {
    expect(problemsWith(keating, 'enemy', put('tal-20', '0529'))).toEqual([
      'HEX_FORBIDDEN posts.tal-20 CV-S2-07',
    ]);
  });
});

describe('drafts from outside', () => {
  it.each([
    [undefined, ['type', 'posts', 'users', 'inside']],
    [[], ['type', 'posts', 'users', 'inside']],
    [{ type: 'deploy' }, ['posts', 'users', 'inside']],
    [{ type: 'deploy', posts: { a: 1 }, users: [], inside: [2] }, ['posts', 'users', 'inside']],
    [{ type: 'move', posts: {}, users: {}, inside: [] }, ['type']],
  ])('%j lacks %j', (draft, paths) => {
    const read = readDeployment(draft);
    expect(read.ok ? [] : read.problems.map(({ path }) => path)).toEqual(paths);
  });

  it('are read as they are', () => {
    const deployment = { posts: { a: '0101' }, users: {}, inside: ['b'] };
    expect(readDeployment({ type: 'deploy', ...deployment })).toEqual({ ok: true, deployment });
  });

  it('may name nothing that is not there', () => {
    expect(problemsWith(ricePaddy, 'us', put('vc-minh', '1518'))).toEqual([
      'PIECE_UNKNOWN posts.vc-minh CV-PIECE-01',
    ]);
    expect(problemsWith(ricePaddy, 'us', put('usv-voss', '4518'))).toEqual([
      'HEX_UNKNOWN posts.usv-voss CV-PIECE-19',
    ]);
    expect(
      problemsWith(ricePaddy, 'us', { users: { 'usv-m60-2': 'vc-minh', 'usv-m90': 'usv-voss' } }),
    ).toEqual(['USER_UNKNOWN users.usv-m60-2 CV-PIECE-01', 'PIECE_UNKNOWN users.usv-m90 CV-PIECE-01']);
    expect(problemsWith(ricePaddy, 'us', { inside: ['usv-m60-2'] })).toEqual([
      'PIECE_UNKNOWN inside.0 CV-PIECE-01',
    ]);
  });
});

it('of hidden bunkers always has another that looks the same to the other side', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const random = makeUniform(makeKey(`${seed}`), 'setup');
    const drafted = sampleDeployment(ricePaddy, 'enemy', random);
    const other = redeploy(ricePaddy, 'enemy', drafted, random);
    expect(other).not.toBe(drafted);
    expect(deploymentProblems(ricePaddy, 'enemy', other)).toEqual([]);
  }
});
