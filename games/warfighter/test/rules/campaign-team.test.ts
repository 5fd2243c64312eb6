import { expect, it } from 'vitest';
import {
  faults,
  firstTeam,
  member,
  nearWin,
  report,
  skipSkills,
  skipToTeam,
  standingOf,
  win,
} from './campaign-range.ts';
import { objective, soldier } from './drill-cards.ts';
import { draftOf } from './muster.ts';

const FIVE = 'actionDeck:blank actionDeck:blank actionDeck:blank actionDeck:blank actionDeck:blank';
const NEXT = 'adjustment 5 objective 1';

it('[WF-CAMP-03] Player Soldiers are bought for the whole campaign, without Skills', () => {
  const range = firstTeam();
  expect(faults(range, [{ card: 'ace', skills: ['aim'] }])).toEqual(['NO_SKILLS_NOW WF-CAMP-03']);
  range.give(draftOf([{ card: 'ace' }, { card: 'nell' }]));
  expect(range.told('memberEnlisted')).toMatchObject([{ member: 'ace', rule: 'WF-CAMP-03' }]);
  expect(standingOf(range).members).toEqual([member('ace')]);
});

it('[WF-CAMP-04] everybody who is fit takes part and is paid for again', () => {
  const members = [member('ace'), member('ben')];
  const range = skipToTeam(win(nearWin({ standing: { members } }, { dice: NEXT })));
  expect(faults(range, [{ card: 'ben' }])).toEqual(['MEMBER_ABSENT WF-CAMP-04']);
  expect(faults(range, [{ card: 'ace' }, { card: 'ben' }])).toEqual([]);
  // 40 Resources: two of 10 leave 20.
  expect(faults(range, [{ card: 'ace' }, { card: 'ben' }, { card: 'cal' }, { card: 'dan' }])).toEqual([
    'OVER_BUDGET WF-BUY-01',
  ]);
});

it('[WF-CAMP-04] where the prices exceed the Resources, as few as possible stay behind (WF-RULING-134)', () => {
  const members = ['ace', 'ben', 'cal', 'dan'].map((card) => member(card));
  const range = skipToTeam(win(nearWin({ standing: { members } }, { dice: 'adjustment 5 objective 1' })));
  const without = (gone: string) =>
    faults(
      range,
      ['ace', 'ben', 'cal', 'dan'].flatMap((card) => (card === gone ? [] : [{ card }])),
    );
  expect(without('nobody')).toEqual(['OVER_BUDGET WF-BUY-01']);
  expect([without('dan'), without('ace')]).toEqual([[], []]);
  expect(faults(range, [{ card: 'ace' }, { card: 'dan' }])).toEqual([
    'MEMBER_ABSENT WF-RULING-134',
    'MEMBER_ABSENT WF-RULING-134',
  ]);
});

it('[WF-CAMP-06] further Player Soldiers may join later, without Skills, and stay', () => {
  const range = skipToTeam(win(nearWin({}, { dice: NEXT, draws: `${FIVE} ${FIVE}` })));
  expect(faults(range, [{ card: 'ace' }, { card: 'ben', skills: ['aim'] }])).toEqual([
    'NO_SKILLS_NOW WF-CAMP-03',
  ]);
  range.give(draftOf([{ card: 'ace' }, { card: 'ben' }]));
  expect(range.told('memberEnlisted')).toMatchObject([{ member: 'ben', rule: 'WF-CAMP-06' }]);
  expect(standingOf(range).members.map(({ card }) => card)).toEqual(['ace', 'ben']);
});

it('[WF-CAMP-07] the points of the slot are divided freely and kept by each', () => {
  const members = [member('ace', { points: 1 }), member('ben')];
  const range = win(nearWin({ standing: { members } }, { dice: NEXT }));
  expect(range.asked).toBe('pointShare');
  expect(range.match.options(0)).toHaveLength(2 * 3);
  range.give({ type: 'givePoints', member: 'ben', points: 2 });
  range.give({ type: 'givePoints', member: 'ace', points: 1 });
  expect(standingOf(range)).toMatchObject({ undivided: 0, members: [{ points: 2 }, { points: 2 }] });
  range.give({ type: 'learnSkill', member: 'ace', card: 'aim' });
  expect(standingOf(range).members).toEqual([
    member('ace', { skills: ['aim'] }),
    member('ben', { points: 2 }),
  ]);
  range.give({ type: 'enough' });
  expect(standingOf(range).members[1]?.points).toBe(2);
  expect(range.asked).toBe('reportChoice');
});

it('[WF-CAMP-07] a failed mission earns no points, and one Player Soldier gets all of a success', () => {
  expect(standingOf(nearWin({ timer: 1 }).endTurn()).members).toEqual([member('ace')]);
  expect(standingOf(win(nearWin())).members).toEqual([member('ace', { points: 3 })]);
});

it('[WF-CAMP-07] points buy Skills by the rules of purchase, and every refusal says why', () => {
  const range = win(
    nearWin({ standing: { members: [member('ace'), member('ben', { skills: ['lead'] })] } }, { dice: NEXT }),
  );
  range.give({ type: 'givePoints', member: 'ace', points: 3 });
  const reason = (card: string) => range.refusal({ type: 'learnSkill', member: 'ace', card });
  expect(range.offers({ type: 'learnSkill', member: 'ace', card: 'aim' })).toBe(true);
  expect(reason('snipe')).toBe('PREREQ_MISSING');
  expect(reason('salute')).toBe('WRONG_NATION');
  expect(reason('lead')).toBe('OVER_LIMIT');
  expect(range.refusal({ type: 'learnSkill', member: 'ben', card: 'aim' })).toBe('NOT_ENOUGH_POINTS');
  range.give({ type: 'learnSkill', member: 'ace', card: 'aim' });
  expect(reason('snipe')).toBe(undefined);
  expect(range.asked).toBe('reportChoice');
});

it('[WF-CAMP-08] Skills count neither against the Resources nor in the team value (WF-RULING-103)', () => {
  const standing = { members: [member('ace', { skills: ['aim', 'snipe'] })] };
  const range = skipToTeam(win(nearWin({ standing }, { dice: NEXT, draws: FIVE })));
  const dear = [
    {
      card: 'ace',
      gear: [
        { card: 'grenade', units: 20 },
        { card: 'rifle', ammo: [8] },
      ],
    },
  ];
  expect(faults(range, dear)).not.toContain('OVER_BUDGET WF-BUY-01');
  range.give(draftOf([{ card: 'ace', gear: [{ card: 'rifle' }] }]));
  expect(range.soldier(1).skills).toEqual(['aim', 'snipe']);
  expect(range.game.teamValue).toBe(12);
});

it('[WF-CAMP-10] whoever is killed or discharged is out, of any kind; who returns to duty goes on', () => {
  const gone = { slot: 0, standing: 'downed', exitHealth: 0 } as const;
  const soldiers = [
    { card: 'ace', slot: 2 },
    { card: 'ben', ...gone },
    { card: 'cal', ...gone },
    { card: 'nell', ...gone },
  ];
  const members = ['ace', 'ben', 'cal'].map((card) => member(card));
  const range = win(nearWin({ soldiers, standing: { members } }, { dice: `outcome 6 5 1 ${NEXT}` }));
  range.give({ type: 'givePoints', member: 'ben', points: 3 });
  expect(range.offers({ type: 'learnSkill', member: 'cal' })).toBe(false);
  skipToTeam(range);
  expect(standingOf(range).losses).toEqual([
    { card: 'cal', fate: 'discharge', mission: 1 },
    { card: 'nell', fate: 'kia', mission: 1 },
  ]);
  expect(faults(range, [{ card: 'ace' }, { card: 'ben' }])).toEqual([]);
  expect(faults(range, [{ card: 'ace' }])).toEqual(['MEMBER_ABSENT WF-CAMP-04']);
  for (const card of ['cal', 'nell'])
    expect(faults(range, [{ card: 'ace' }, { card: 'ben' }, { card }])).toEqual(['SOLDIER_LOST WF-CAMP-10']);
});

it('[WF-CAMP-12] the roll after a mission changes all that follow, again and again', () => {
  const roll = (die: number, before: readonly ('further' | 'time')[] = []) =>
    standingOf(
      win(
        nearWin({ standing: { adjustments: [...before] } }, { dice: `adjustment ${die} objective 1` }),
      ).give({ type: 'enough' }),
    ).adjustments;
  const faces = Array.from({ length: 10 }, (_, index) => index + 1);
  expect(faces.map((die) => roll(die)[0])).toEqual([
    'further',
    'further',
    'skillCost',
    'skillCost',
    'time',
    'time',
    'loadout',
    'loadout',
    'hostiles',
    'hostiles',
  ]);
  expect(roll(6, ['further', 'time'])).toEqual(['further', 'time', 'time']);
});

it('[WF-CAMP-12] the Objective is further away, and there is less Time, but never less than 1 (WF-RULING-135)', () => {
  const adjustments = ['further', 'further', 'time', 'time'] as const;
  const range = skipToTeam(
    win(nearWin({ standing: { adjustments: [...adjustments] } }, { dice: 'adjustment 1 objective 1' })),
  );
  expect(range.game).toMatchObject({ mission: 'middle', slots: 4 + 3, timer: 6 - 2 });
  const late = { adjustments: Array.from({ length: 20 }, () => 'time' as const) };
  expect(skipToTeam(win(nearWin({ standing: late }, { dice: NEXT }))).game.timer).toBe(1);
});

it('[WF-CAMP-12] Skills cost more', () => {
  const standing = { adjustments: ['skillCost', 'skillCost'] as ('skillCost' | 'time')[] };
  const range = win(nearWin({ standing }, { dice: NEXT }));
  // 2 + 2 for the Skill, 3 points; the cheapest costs 1 + 2.
  expect(range.refusal({ type: 'learnSkill', card: 'aim' })).toBe('NOT_ENOUGH_POINTS');
  range.give({ type: 'learnSkill', member: 'ace', card: 'lead' });
  expect(standingOf(range).members).toEqual([member('ace', { skills: ['lead'] })]);
});

it('[WF-CAMP-12] Player Soldiers carry less, but never less than nothing', () => {
  const load = (times: number) => {
    const adjustments = Array.from({ length: times }, () => 'loadout' as const);
    const range = skipToTeam(win(nearWin({ standing: { adjustments } }, { dice: NEXT })));
    return faults(range, [{ card: 'ace', gear: [{ card: 'grenade', units: 18 }] }]);
  };
  expect(load(2)).toEqual([]);
  expect(load(3)).toEqual(['OVERLOADED WF-BUY-08']);
  const adjustments = Array.from({ length: 30 }, () => 'loadout' as const);
  const range = skipToTeam(win(nearWin({ standing: { adjustments } }, { dice: NEXT })));
  expect(faults(range, [{ card: 'ace' }])).toEqual([]);
});

it('[WF-CAMP-12] the Objective draws 3 more after the look-up (WF-RULING-135)', () => {
  const drawn = (times: number) => {
    const range = nearWin(
      {
        isActive: false,
        teamValue: 10,
        standing: { adjustments: Array.from({ length: times }, () => 'hostiles' as const) },
      },
      {
        cards: [objective({ hostiles: [1, 9, 9, 9, 9, 9] })],
        draws: ['hostileDeck:grunt', 'cup:1']
          .flatMap((draw) => Array.from({ length: 1 + 3 * times }, () => draw))
          .join(' '),
      },
    );
    return range.give({ type: 'activateObjective', soldier: 1 }).game.hostiles.length;
  };
  expect([drawn(0), drawn(1)]).toEqual([1, 4]);
});

it('[WF-SR-09, WF-SR-12] each mission of a campaign has a Situation Report or none, if it can be paid', () => {
  const range = skipSkills(win(nearWin({}, { dice: NEXT, cards: [report('ruin', -31)] })));
  expect(range.offers({ type: 'takeReport', report: 'escort' })).toBe(true);
  expect(range.refusal({ type: 'takeReport', report: 'ruin' })).toBe('REPORT_TOO_DEAR');
  range.give({ type: 'takeReport', report: 'rumour' });
  expect(range.game.report).toBe('rumour');
  expect(faults(range, [{ card: 'ace', gear: [{ card: 'grenade', units: 20 }] }, { card: 'ben' }])).toEqual([
    'OVER_BUDGET WF-BUY-01',
  ]);
});

it('[WF-SETUP-15] a campaign without any Player Soldier to send is over', () => {
  const cards = ['ace', 'ben', 'cal', 'dan'].map((id) => soldier(id, { cost: 41 }));
  const range = skipSkills(win(nearWin({}, { cards, dice: 'adjustment 5' })));
  expect(range.match.outcome()).toMatchObject({ result: 'noEffect' });
});
