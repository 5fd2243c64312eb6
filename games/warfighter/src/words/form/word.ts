import type { TableBlock } from '@sitrep/contract';
import type { Calling } from '../../acts/common.ts';
import type { Fields } from '../../content/fields.ts';
import type { Carrier, Moments } from '../../content/moments.ts';
import type { Effect, EffectName, Said } from '../../content/vocabulary.ts';
import type { Setting } from '../../describe/parts/setting.ts';
import type { TextPart } from '../../describe/parts/text-part.ts';
import type { Read } from '../../queries/table/lookup.ts';
import type { EffectScope, RefusalCode, WarEvent } from '../../types.ts';

/** Why a list of effects would do nothing. Handed to words that contain other words. */
type WhyAll = (state: Read, scope: EffectScope, effects: readonly Effect[]) => RefusalCode | undefined;

/** Describes a list of effects. Handed to words that contain other words. */
type DescribeAll = (effects: readonly Effect[], setting: Setting) => TextPart;

/** The tables of a list of effects. Handed to words that contain other words. */
type TablesOf = (effects: readonly Effect[]) => readonly TableBlock[];

/** A word's name with the part that decides where it works, such as `modCover self`, and the cards it works on. */
export interface Variant {
  readonly name: string;
  readonly on: readonly Carrier[];
}

/** Effects nested in an effect, with the path to them. */
export interface Inner {
  readonly path: readonly (string | number)[];
  readonly effects: readonly Effect[];
}

/** What every word `W` with fields `F` declares. */
interface Declared<W extends string, F> {
  /** As cards write it. */
  readonly name: W;
  /** Its other fields on a card; the effect's type and the packs' schema are derived from them. */
  readonly fields: F;
  /** For the card author's guide. */
  readonly meaning: string;
  /** The moments it may be used at; the pack check refuses it anywhere else. */
  readonly at: Moments;
  /** Whom it affects; without a moment or choice that provides one, there would be nobody. */
  readonly needs?: 'soldier' | 'hostile';
}

/** What every word says of an effect `E`. */
interface Telling<E> {
  /** Which variant it is, where one works on fewer cards than another. */
  variantOf?(effect: E): Variant;
  /** How cards put it, with the upgunned effect in brackets where both share a phrase. */
  text(effect: E, setting: Setting, upgun: E | undefined, describeAll: DescribeAll): TextPart;
  /** Whether its text names whom it strikes. */
  saysWho?(effect: E): boolean;
  /** The tables that it rolls on. */
  tables?(effect: E, tablesOf: TablesOf): readonly TableBlock[];
}

/** How an effect `E` is carried out. */
interface Happening<E> {
  /** The effects nested in it, in lists that may be carried out. */
  inner?(effect: E): readonly Inner[];
  /** Why it would do nothing for this beneficiary now; `undefined` when it would, and if absent, it always would. */
  why?(state: Read, scope: EffectScope, effect: E, whyAll: WhyAll): RefusalCode | undefined;
  /** Carries it out; the `resolve` procedure continues with the next effect when control returns. */
  run(context: Calling, scope: EffectScope, effect: E): void;
}

/** Who reads an effect that only changes figures or permissions. */
interface Reading {
  /** The file of the rules that looks it up, from `src`; a test looks for the word there. */
  readonly readIn: string;
  /** Whether its conditions, which are those of an attack, count while it is static. */
  readonly isConditional?: true;
  /** The events that show it was read, if a card in play prints it: this is how random missions know they reached it. */
  readonly shownBy?: readonly WarEvent['type'][];
}

/** A word that makes something happen. */
export interface Instant<W extends string, F>
  extends Declared<W, F>,
    Telling<Said<W, F>>,
    Happening<Said<W, F>> {}

/** A word that rules read from the cards. */
export interface Passive<W extends string, F> extends Declared<W, F>, Telling<Said<W, F>>, Reading {}

/** Any word; it takes effects of its own name only. */
export interface Word
  extends Declared<EffectName, Fields>,
    Telling<Effect>,
    Partial<Happening<Effect>>,
    Partial<Reading> {}
