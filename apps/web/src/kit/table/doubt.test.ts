import type { QuestionKind, Weight } from '@sitrep/contract';
import type { Reader } from '@sitrep/session';
import { afterEach, expect, it } from 'vitest';
import { settings } from '../settings/settings.ts';
import { doubtAbout } from './doubt.ts';

const usual = settings.get();
afterEach(() => settings.set(usual));

const CAUTION = { key: 'caution.x', args: {} };
const ODDS = [[{ key: 'odds.x' }]];

interface Told {
  readonly cautions?: readonly object[] | undefined;
  readonly odds?: readonly (readonly object[])[] | undefined;
  readonly weight?: Weight | undefined;
}

/** A reader with these replies, and the questions it was asked. */
function replying(told: Told) {
  const asked: QuestionKind[] = [];
  const replies: Told = { cautions: [], odds: [[]], weight: 'light', ...told };
  const reader = {
    async ask(_: number, { kind }: { readonly kind: keyof Told }) {
      asked.push(kind);
      return replies[kind];
    },
  } as unknown as Pick<Reader, 'ask'>;
  return { reader, asked };
}

const doubt = (told: Told) => doubtAbout(replying(told).reader, 0, { type: 'done' });

it('has none if an answer can be undone', async () => {
  expect(await doubt({})).toBe('none');
});

it('points out what the player may not have seen, unless the settings say otherwise', async () => {
  expect(await doubt({ cautions: [CAUTION] })).toEqual({ caution: CAUTION });
  settings.set({ ...usual, warnings: false });
  expect(await doubt({ cautions: [CAUTION] })).toBe('none');
});

it.each([
  ['never', 'turn', 'none'],
  ['turn', 'final', 'none'],
  ['turn', 'turn', {}],
  ['final', 'final', {}],
  ['final', 'turn', {}],
  ['final', 'light', 'none'],
  ['always', 'light', {}],
] as const)('with confirmation %s an answer that is %s has %j', async (confirmation, weight, expected) => {
  settings.set({ ...usual, confirmation });
  expect(await doubt({ weight })).toEqual(expected);
});

it('counts seeing the chances of a roll as confirmation', async () => {
  settings.set({ ...usual, confirmation: 'final' });
  expect(await doubt({ odds: ODDS, weight: 'turn' })).toBe('none');
});

it.each(['cautions', 'odds', 'weight'] as const)(
  'nothing is known once the match has gone on before the %s are there',
  async (kind) => {
    settings.set({ ...usual, confirmation: 'final' });
    expect(await doubt({ [kind]: undefined })).toBeUndefined();
  },
);
