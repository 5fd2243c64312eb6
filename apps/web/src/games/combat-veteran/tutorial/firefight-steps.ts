import type { LessonOrder, LessonStep } from '../../../kit/lesson/lesson.ts';

/** A squad that gathers: the first man and those who join him. */
function gather(first: string, ...others: readonly string[]): readonly LessonOrder[] {
  return [
    { type: 'activate', soldier: first },
    ...others.map((soldier) => ({ type: 'join', soldier }) as const),
  ];
}

/** What the Viet Cong do. */
function theirs(...orders: readonly LessonOrder[]): readonly LessonOrder[] {
  return orders.map((order) => ({ ...order, by: 1 }));
}

/** A gun deals out its dice, man by man. */
function volley(shares: Readonly<Record<string, number>>): readonly LessonOrder[] {
  return Object.entries(shares).flatMap(([soldier, dice]) => [
    { type: 'target', soldier },
    { type: 'share', dice },
  ]);
}

/** The machine gun with its loader and its leader. */
const M60: readonly LessonOrder[] = [
  { type: 'crew', soldier: 'ibarra' },
  { type: 'rank', leader: 'hollis', dots: 2 },
  { type: 'commit', dice: 9 },
];

const ASSAULT = gather('wexler', 'alder', 'jessup', 'oakes');

/** The first firefight, idea by idea. */
export const FIREFIGHT_STEPS: readonly LessonStep[] = [
  { key: 'map' },
  { key: 'stack', spot: '1316' },
  { key: 'gather', spot: '1316', orders: ASSAULT },
  {
    key: 'march',
    spot: '1314',
    orders: [
      { type: 'step', hex: '1315' },
      { type: 'step', hex: '1314' },
      ...theirs(
        { type: 'fire', soldier: 'tanh' },
        { type: 'crew', soldier: 'manh' },
        { type: 'commit', dice: 4 },
        ...volley({ oakes: 1, alder: 1, jessup: 2 }),
      ),
    ],
  },
  { key: 'cover', spot: '1314', orders: [{ type: 'cover' }] },
  { key: 'sight', spot: '1412' },
  {
    key: 'undo',
    spot: '1516',
    orders: [{ type: 'stop' }, ...gather('hollis', 'hausner', 'specht', 'ibarra')],
  },
  { key: 'close', spot: '1515', orders: [{ type: 'step', hex: '1515' }] },
  { key: 'endMove', orders: [{ type: 'stop' }, { type: 'endPhase' }] },
  {
    key: 'shot',
    spot: '1412',
    orders: [
      { type: 'fire', soldier: 'specht', weapon: 'm60-1' },
      { type: 'aim', hex: '1412' },
      ...M60,
      { type: 'target', soldier: 'tanh' },
      { type: 'share', dice: 5 },
      { type: 'target', soldier: 'manh' },
    ],
  },
  {
    key: 'endCombat',
    orders: [
      { type: 'endPhase' },
      ...theirs({ type: 'activate', soldier: 'long' }, { type: 'step', hex: '1613' }),
    ],
  },
  { key: 'defence', spot: '1613', orders: [{ type: 'fire', soldier: 'specht', weapon: 'm60-1' }, ...M60] },
  { key: 'smoke', spot: '1314', orders: [{ type: 'smoke', hex: '1314' }] },
  {
    key: 'usual',
    spot: '1314',
    orders: [
      { type: 'treat', soldier: 'oakes' },
      { type: 'rally', soldier: 'alder', leader: -1 },
    ],
  },
  { key: 'stances', orders: [{ type: 'endPhase' }, { type: 'endPhase' }] },
  {
    key: 'bunker',
    spot: '1213',
    orders: [
      ...ASSAULT,
      { type: 'step', hex: '1313' },
      { type: 'step', hex: '1213' },
      ...theirs(
        { type: 'fire', soldier: 'luong' },
        { type: 'bonus', isUsed: true },
        { type: 'rank', leader: 'luong', dots: 1 },
        { type: 'commit', dice: 3 },
        ...volley({ jessup: 5 }),
      ),
    ],
  },
  { key: 'found', spot: '1212', orders: [{ type: 'stop' }, { type: 'endPhase' }] },
  {
    key: 'support',
    spot: '1212',
    orders: [
      { type: 'support', chit: 0 },
      { type: 'spotter', leader: 'hollis' },
      { type: 'callOn', hex: '1212' },
    ],
  },
  { key: 'score', orders: [{ type: 'endPhase' }] },
];
