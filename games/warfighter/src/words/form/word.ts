import type { Calling } from '../../acts/common.ts';
import type { Fields } from '../../content/fields.ts';
import type { Carrier, Moments } from '../../content/moments.ts';
import type { Effect, EffectName, Said } from '../../content/vocabulary.ts';
import type { Setting } from '../../describe/parts/setting.ts';
import type { TextPart } from '../../describe/parts/text-part.ts';
import type { Read } from '../../queries/table/lookup.ts';
import type { EffectScope, WarEvent } from '../../types.ts';

/** Whether a list of effects would do anything. Handed to words that hold other words. */
type CanAll = (state: Read, scope: EffectScope, effects: readonly Effect[]) => boolean;

/** A list of effects in words. Handed to words that hold other words. */
type DescribeAll = (effects: readonly Effect[], setting: Setting) => TextPart;

/** What a word is called with the part that decides where it works, such as `modCover self`, and the cards it works on. */
export interface Variant {
  readonly name: string;
  readonly on: readonly Carrier[];
}

/** Effects inside of an effect, with the way to them. */
export interface Inner {
  readonly path: readonly (string | number)[];
  readonly effects: readonly Effect[];
}

/** What every word `W` with fields `F` declares. */
interface Declared<W extends string, F> {
  /** As cards write it. */
  readonly name: W;
  /** What stands beside it on a card; the type of the effect and the schema of packs follow from it. */
  readonly fields: F;
  /** For the card author's guide. */
  readonly meaning: string;
  /** Where it may stand; anywhere else the pack check refuses it. */
  readonly at: Moments;
  /** Whom it is done to; without that moment or choice there would be nobody. */
  readonly needs?: 'soldier' | 'hostile';
}

/** What every word says of an effect `E`. */
interface Telling<E> {
  /** Which variant it is, where one works on fewer cards than another. */
  variantOf?(effect: E): Variant;
  /** How cards put it, with the upgunned effect in brackets where both share a phrase. */
  text(effect: E, setting: Setting, upgun: E | undefined, describeAll: DescribeAll): TextPart;
}

/** What happens by an effect `E`. */
interface Happening<E> {
  /** The effects that it holds; those of other words, in lists that may be carried out. */
  inner?(effect: E): readonly Inner[];
  /** Whether it would do anything for this beneficiary now; without it, it always would. */
  can?(state: Read, scope: EffectScope, effect: E, canAll: CanAll): boolean;
  /** Carries it out; the `resolve` procedure goes on with the next effect when control comes back. */
  run(context: Calling, scope: EffectScope, effect: E): void;
}

/** Who reads an effect that only changes figures or permissions. */
interface Reading {
  /** The file of the rules that looks it up, from `src`; a test looks for the word there. */
  readonly readIn: string;
  /** Whether its conditions count while it is static: those of an attack. */
  readonly isConditional?: true;
  /** The events before which it was asked for, if a card in play says it: how random missions know they met it. */
  readonly shownBy?: readonly WarEvent['type'][];
}

/** A word that something happens by. */
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
