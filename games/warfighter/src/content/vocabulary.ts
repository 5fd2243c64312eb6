import type { Group, List, Named, NamedKind, NumberField, Numbers, OneOf, Optional } from './fields.ts';

/** The words that card data is written in. Everything a card does is said with these; there is no code in packs. */

/** Inclusive bounds. */
export type Span = readonly [least: number, most: number];

/** A figure, or one per chart column of the hostile that prints it, best column first, or one for each hostile card there. */
export type Amount = number | { readonly byColumn: readonly number[] } | { readonly perHostile: number };

export const TRIGGERS = [
  'static',
  'main',
  'declareAttack',
  'payEntrance',
  'payDiscards',
  'firstEntry',
  'hostileDeclares',
  'hostileRolled',
  'woundAbout',
  'soldierDowned',
  'hostilePlaced',
  'locationPlayed',
  'locationCleared',
  'eventDrawn',
  'soldierTurnStart',
  'reinforceStep',
  'attackStepStart',
  'setup',
] as const;

/** The moment an ability works at (spec 28.2). */
export type Trigger = (typeof TRIGGERS)[number];

/** What a mode or weapon makes of an attack. */
export const ATTACK_KINDS = [
  'semi',
  'burst',
  'auto',
  'explosion',
  'unarmed',
  'ranged',
  'stealth',
  'hth',
] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** Spec 28.3. All conditions of an ability must hold. */
export type Condition =
  | { readonly is: 'weaponTrait'; readonly trait: string }
  | { readonly is: 'titleWord'; readonly words: readonly string[] }
  | { readonly is: 'attackKind'; readonly kind: AttackKind }
  | { readonly is: 'range'; readonly span: Span }
  | { readonly is: 'targetTrait'; readonly trait: string }
  | { readonly is: 'locationTrait'; readonly trait: string }
  | { readonly is: 'playedTrait'; readonly trait: string }
  | { readonly is: 'suppressed' }
  | { readonly is: 'canAttack' }
  | { readonly is: 'deployed' };

/** Spec 28.4. Paid in full or not at all. */
export type Cost =
  | { readonly pay: 'action'; readonly amount: number }
  | { readonly pay: 'xp'; readonly amount: number }
  | { readonly pay: 'discard'; readonly amount: number }
  | { readonly pay: 'ammo'; readonly amount: number }
  | { readonly pay: 'expend'; readonly amount: number };

/** Spec 28.5: whom an ability serves or strikes. */
export type Who =
  | { readonly who: 'self' }
  | { readonly who: 'anySoldier' }
  | { readonly who: 'squadSoldier' }
  | { readonly who: 'soldierHere' }
  | { readonly who: 'otherSoldierHere' }
  | { readonly who: 'soldiersHere' }
  | { readonly who: 'target' }
  | { readonly who: 'hostile'; readonly values?: Span; readonly range?: Span }
  | { readonly who: 'hostilesHere' }
  | { readonly who: 'allHostiles' };

/** Which hostile cards are meant: by card, by value, all but one card, or all. */
export type HostileClass =
  | { readonly of: 'cards'; readonly cards: readonly string[] }
  | { readonly of: 'values'; readonly span: Span }
  | { readonly of: 'others' }
  | { readonly of: 'all' };

/** Where a placement is anchored or an effect strikes; `here` is the slot that the card was drawn for or lies in. */
export type Place = 'here' | 'next' | 'target' | 'rearMost' | 'frontMost';

/** The values of the kinds of fields that have a name of their own. */
interface NamedValues extends Readonly<Record<NamedKind, unknown>> {
  readonly yes: true;
  readonly term: string;
  readonly span: Span;
  readonly amount: Amount;
  readonly who: Who;
  readonly hostileClass: HostileClass;
  readonly chartRow: ChartRow;
  readonly effects: readonly Effect[];
}

type ValueOf<F> =
  F extends Optional<infer Inner>
    ? ValueOf<Inner>
    : F extends NumberField
      ? number
      : F extends OneOf<infer Word>
        ? Word
        : F extends List<infer Item>
          ? readonly ValueOf<Item>[]
          : F extends Numbers
            ? readonly number[]
            : F extends Group<infer Inner>
              ? ValuesOf<Inner>
              : F extends Named<infer Kind>
                ? NamedValues[Kind]
                : never;

/** What these fields hold. */
type ValuesOf<F> = Flat<
  { readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: ValueOf<F[K]> } & {
    readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: ValueOf<F[K]>;
  }
>;

type Flat<T> = { readonly [K in keyof T]: T[K] };

/** An effect as a card says it: a word and its fields. */
export type Said<N extends string, F> = Flat<{ readonly effect: N } & ValuesOf<F>>;

/** Spec 28.6: the fields of every effect word. It is empty here; `words/registry.ts` fills it from the list of words. */
// biome-ignore lint/suspicious/noEmptyInterface: declared again where the words are known
export interface EffectWords {}

export type EffectName = keyof EffectWords;
export type Effect = { readonly [N in EffectName]: Said<N, EffectWords[N]> }[EffectName];
export type EffectOf<N extends EffectName> = Extract<Effect, { effect: N }>;

export interface Limit {
  readonly times: number;
  readonly per: 'soldierTurn' | 'gameTurn' | 'mission';
}

/** One thing a card can do. */
export interface Ability {
  readonly when: Trigger;
  readonly if?: readonly Condition[];
  readonly cost?: readonly Cost[];
  readonly who?: Who;
  readonly do: readonly Effect[];
  /** For 1 XP these parts replace the printed ones (WF-CARD-12). */
  readonly upgun?: { readonly who?: Who; readonly do?: readonly Effect[] };
  readonly limit?: Limit;
}

/** One result on a hostile chart; faces below every row miss, and so do those of a row that says so. */
export interface ChartRow {
  readonly from: number;
  readonly miss?: true;
  readonly wounds?: number;
  readonly all?: true;
  readonly again?: true;
  readonly kill?: true;
  readonly destroy?: true;
  readonly discard?: true;
  readonly malfunction?: true;
}
