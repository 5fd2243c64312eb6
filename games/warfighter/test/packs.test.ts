import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assemble } from '../src/content/assemble.ts';
import { type CheckedPack, checkPack, PACK_PROBLEMS } from '../src/packs/index.ts';
import { originals, PACKS } from './packs-files.ts';
import { AXE, does, MANIFEST, NAMES, plus, problemsOf, smallPack } from './packs-small.ts';

function page(name: string): string {
  return readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
}

describe('the real packs', () => {
  it('pass', () => {
    const known: CheckedPack[] = [];
    for (const id of PACKS) {
      const checked = checkPack(originals[id], known);
      expect(checked.problems).toEqual([]);
      if (checked.ok) known.push(checked.pack);
    }
    expect(known.map(({ id, cards }) => [id, cards.length > 50])).toEqual(PACKS.map((id) => [id, true]));
  });
});

/** Problems of one card with these abilities, in a file of its type. */
function abilityProblems(card: object & { readonly type: string }, ...abilities: readonly unknown[]) {
  const files: Readonly<Record<string, string>> = { equipment: 'equipment' };
  const file = `${files[card.type] ?? `${card.type}s`}.json`;
  const whole = { id: 'it', source: 'original', ...card, abilities };
  return problemsOf({
    [file]: [whole],
    'locales/en.json': { cards: { ...NAMES.cards, it: 'It' }, terms: { ...NAMES.terms, x: 'X' } },
  }).flatMap((problem) => (problem.startsWith(file) ? [problem.replace(`${file} 0.`, '')] : []));
}

const SKILL = { type: 'skill', cost: 1 };
const ACTION = { type: 'action', count: 1 };
const SUPPORT = { type: 'action', count: 1, kind: 'support' };
const REPORT = { type: 'report' };
const EVENT = { type: 'event', enemy: 'x', count: 1, value: 0 };
const HOSTILE = { type: 'hostile', enemy: 'x', count: 1, value: 0, reticles: 1, cover: 1, charts: [] };
const EQUIPMENT = { type: 'equipment', cost: 1 };
const move = { effect: 'grantMove' };
const idle = (path: string) => [`abilities.0.${path} PACK_WORD_IDLE`];

describe('checkPack', () => {
  it('passes a small pack, whose cards then go together with others', () => {
    const checked = checkPack(smallPack(), []);
    expect(checked).toMatchObject({ ok: true, pack: { id: 'small', terms: ['Axe', 'Unarmed'] } });
    if (checked.ok) expect(Object.keys(assemble('modern', [checked.pack]).cards)).toEqual(['small/axe']);
  });

  it.each([
    ['an unknown moment for the card', ACTION, does('static', plus), idle('when')],
    ['a Move that nobody asks for', SKILL, does('static', move), idle('do.0.effect')],
    ['a Move in a text that serves nobody', EVENT, does('eventDrawn', move), idle('do.0.effect')],
    [
      'a word on the wrong card',
      REPORT,
      does('static', { effect: 'modHand', amount: 1 }),
      idle('do.0.effect'),
    ],
    [
      'Cover of itself on a report',
      REPORT,
      does('static', { effect: 'modCover', amount: 1, of: 'self' }),
      idle('do.0.effect'),
    ],
    ['a hit without a hostile', ACTION, does('main', { effect: 'hit', amount: 1 }), idle('do.0.effect')],
    ['a Move for a hostile', ACTION, { ...does('main', move), who: { who: 'hostile' } }, idle('do.0.effect')],
    [
      'Wounds on hostiles',
      EVENT,
      does('eventDrawn', { effect: 'wound', amount: 1, on: { who: 'allHostiles' } }),
      idle('do.0.on.who'),
    ],
    [
      'a Suppress on the Soldier of an Event',
      EVENT,
      does('eventDrawn', { effect: 'suppress', amount: 1, on: { who: 'self' } }),
      idle('do.0.on.who'),
    ],
    [
      'a static word inside a choice',
      ACTION,
      does('main', { effect: 'choice', branches: [[move], [plus]] }),
      idle('do.0.branches.1.0.effect'),
    ],
    ['who, where nobody chooses', SKILL, { ...does('static', plus), who: { who: 'self' } }, idle('who')],
    ['who, as no choice', ACTION, { ...does('main', move), who: { who: 'soldiersHere' } }, idle('who.who')],
    [
      'a condition of an attack outside it',
      ACTION,
      { ...does('main', move), if: [{ is: 'range', span: [0, 1] }] },
      idle('if.0.is'),
    ],
    [
      'a condition on a word that is always in force',
      SKILL,
      { ...does('static', { effect: 'modHand', amount: 1 }), if: [{ is: 'range', span: [0, 1] }] },
      idle('if.0.is'),
    ],
    [
      'a condition on what no Soldier has',
      REPORT,
      { ...does('static', plus), if: [{ is: 'range', span: [0, 1] }] },
      idle('if.0.is'),
    ],
    [
      'a cost that nobody pays',
      SKILL,
      { ...does('static', plus), cost: [{ pay: 'xp', amount: 1 }] },
      idle('cost.0.pay'),
    ],
    [
      'counters of a skill',
      SKILL,
      { ...does('main', move), cost: [{ pay: 'expend', amount: 1 }] },
      idle('cost.0.pay'),
    ],
    [
      'a limit on a card that is played once',
      ACTION,
      { ...does('main', move), limit: { times: 1, per: 'mission' } },
      idle('limit'),
    ],
    [
      'an upgun of what nobody plays',
      SKILL,
      { ...does('static', plus), upgun: { do: [] } },
      ['abilities.0.upgun.do PACK_FIELD_RANGE'],
    ],
    [
      'an upgun without change',
      ACTION,
      { ...does('main', move), upgun: { do: [move] } },
      ['abilities.0.upgun PACK_UPGUN_SAME'],
    ],
    ['lasting text on an Event that goes', EVENT, does('static', { effect: 'collateralDamage' }), idle('do')],
    [
      'rows of an attack that do not rise',
      EVENT,
      does('eventDrawn', {
        effect: 'chartAttack',
        penetration: 0,
        rows: [
          { from: 5, wounds: 1 },
          { from: 4, wounds: 2 },
        ],
      }),
      ['abilities.0.do.0.rows.1.from PACK_CHART_BROKEN'],
    ],
    [
      'figures by column without columns',
      REPORT,
      does('static', { effect: 'modEntrance', at: 'here', amount: { byColumn: [1] } }),
      ['abilities.0.do.0.amount.byColumn PACK_FIGURES_CLASH'],
    ],
    [
      'hostile cards counted where there is no place',
      REPORT,
      does('static', { effect: 'modEntrance', at: 'here', amount: { perHostile: 1 } }),
      ['abilities.0.do.0.amount.perHostile PACK_FIGURES_CLASH'],
    ],
  ])('refuses %s', (_what, card, ability, problems) => {
    expect(abilityProblems(card, ability)).toEqual(problems);
  });

  it.each([
    ['a choice of any Soldier', ACTION, { ...does('main', move), upgun: { who: { who: 'anySoldier' } } }],
    ['a Support card in play', SUPPORT, { ...does('main', move), limit: { times: 1, per: 'soldierTurn' } }],
    [
      'leadership',
      SKILL,
      { ...does('static', { effect: 'modMovement', amount: 1 }), who: { who: 'anySoldier' } },
    ],
    [
      'a hit on a chosen hostile',
      ACTION,
      { ...does('main', { effect: 'hit', amount: 1 }), who: { who: 'hostile' } },
    ],
    [
      'counters of gear',
      EQUIPMENT,
      { ...does('main', { effect: 'drawCards', amount: 1 }), cost: [{ pay: 'expend', amount: 1 }] },
    ],
    ['a conditional bonus', SKILL, { ...does('static', plus), if: [{ is: 'range', span: [0, 1] }] }],
    [
      'figures by column',
      HOSTILE,
      does('static', { effect: 'modEntrance', at: 'here', amount: { byColumn: [2] } }),
    ],
    [
      'a Suppress on its target',
      HOSTILE,
      does('hostilePlaced', { effect: 'suppress', amount: 1, on: { who: 'target' } }),
    ],
    [
      'an Event that stays',
      EVENT,
      does('eventDrawn', { effect: 'attach', at: 'next' }, { effect: 'modEntrance', amount: 2, at: 'next' }),
    ],
  ])('passes %s', (_what, card, ability) => {
    expect(abilityProblems(card, ability)).toEqual([]);
  });

  it('says line and column of broken text', () => {
    const { problems } = checkPack(smallPack({ 'weapons.json': '[\n  {"id": "axe",}\n]' }), []);
    expect(problems).toEqual([
      {
        file: 'weapons.json',
        path: '',
        code: 'PACK_NOT_JSON',
        message: 'line 2, column 16: a text is needed here; write it in double quotes, on one line',
      },
    ]);
  });

  it('suggests the nearest name', () => {
    const { problems } = checkPack(smallPack({ 'weapons.json': [{ ...AXE, profils: [] }] }), []);
    expect(problems.map(({ message }) => message)).toEqual([
      'axe: there is no field “profils” here; did you mean profiles?',
    ]);
  });

  it('lists the problems of all files at once', () => {
    const found = problemsOf({
      'pack.json': { ...MANIFEST, requires: ['moon'] },
      'weapons.json': [
        { ...AXE, cost: 'one' },
        { ...AXE, prereq: 'adze' },
      ],
      'skills.json': '[',
      'locales/en.json': { cards: {}, terms: NAMES.terms },
    });
    expect(found).toEqual([
      'weapons.json 0.cost PACK_FIELD_TYPE',
      'skills.json  PACK_NOT_JSON',
      'pack.json requires.0 PACK_REQUIRED_MISSING',
      'weapons.json 1.id PACK_ID_TWICE',
      'locales/en.json cards.axe PACK_NAME_MISSING',
    ]);
  });

  it('knows only the packs that are required, and those behind them', () => {
    const far = {
      id: 'far',
      ruleset: 'modern',
      requires: [],
      terms: [],
      alike: new Map(),
      cards: [{ ...AXE, id: 'adze' }],
    } as unknown as CheckedPack;
    const near: CheckedPack = { ...far, id: 'near', requires: ['far'], cards: [] };
    const files = (requires: readonly string[]) => ({
      'pack.json': { ...MANIFEST, requires },
      'weapons.json': [{ ...AXE, prereq: 'far/adze' }],
    });
    expect(problemsOf(files(['near']), [far, near])).toEqual([]);
    expect(problemsOf(files([]), [far, near])).toEqual(['weapons.json 0.prereq PACK_REFERENCE_UNKNOWN']);
  });

  it.each([
    ['itself', ['small'], 'modern'],
    ['another ruleset', ['old'], 'ww2'],
  ])('refuses to require %s', (_what, requires, ruleset) => {
    const old: CheckedPack = { id: 'old', ruleset, requires: [], terms: [], alike: new Map(), cards: [] };
    expect(problemsOf({ 'pack.json': { ...MANIFEST, requires } }, [old])).toEqual([
      'pack.json requires.0 PACK_REQUIRED_MISSING',
    ]);
  });

  it('needs a pack.json', () => {
    const files = smallPack().filter(({ name }) => name !== 'pack.json');
    expect(checkPack(files, []).problems.map(({ code }) => code)).toEqual(['PACK_FILE_MISSING']);
  });

  it('takes cards of weapons as what an attachment fits, under their full names', () => {
    const sight = { id: 'sight', source: 'original', type: 'equipment', cost: 1, attachesTo: ['axe'] };
    const files = smallPack({
      'equipment.json': [sight],
      'locales/en.json': { ...NAMES, cards: { ...NAMES.cards, sight: 'Sight' } },
    });
    const checked = checkPack(files, []);
    expect(checked.problems).toEqual([]);
    if (checked.ok)
      expect(assemble('modern', [checked.pack]).cards['small/sight']).toMatchObject({
        attachesTo: ['small/axe'],
      });
  });
});

it('docs/errors.md lists under Packs what the check gives out, in that order', () => {
  const [section = ''] = page('errors.md').split('## Packs\n')[1]?.split('\n## ') ?? [];
  expect([...section.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code)).toEqual([...PACK_PROBLEMS]);
});
