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

/** Spec 28.6, one member per word; each has its own file under `effects/`. */
export type Effect =
  | { readonly effect: 'modAttack'; readonly amount: number }
  | { readonly effect: 'modDefeatCover'; readonly amount: number }
  | { readonly effect: 'setDefeatCover'; readonly face: number }
  | { readonly effect: 'automaticHit' }
  | { readonly effect: 'ignoreScreening' }
  | { readonly effect: 'addTrait'; readonly trait: string }
  | {
      readonly effect: 'modCover';
      readonly amount: number;
      readonly of: 'self' | 'soldiers' | 'hostiles';
      readonly against?: 'ranged';
    }
  | { readonly effect: 'modEntrance'; readonly amount: Amount; readonly at: 'here' | 'next' }
  | { readonly effect: 'ignoreEntrancePenalties' }
  | { readonly effect: 'modMovement'; readonly amount: number }
  | {
      readonly effect: 'payDiscard';
      readonly amount: number;
      readonly kind: 'support' | 'stealth' | 'covert';
    }
  | { readonly effect: 'modLoadout'; readonly amount: number }
  | { readonly effect: 'modHand'; readonly amount: number }
  | { readonly effect: 'modActions'; readonly amount: number }
  | { readonly effect: 'modUnarmed'; readonly amount: number }
  | { readonly effect: 'modHth'; readonly amount: number }
  | { readonly effect: 'spray'; readonly from?: number }
  | { readonly effect: 'modHealRoll'; readonly amount: number }
  | { readonly effect: 'modBudget'; readonly amount: number; readonly perSlot?: true }
  | { readonly effect: 'modTime'; readonly amount: number }
  | { readonly effect: 'modSlots'; readonly amount: number }
  | { readonly effect: 'modHostileValue'; readonly amount: number }
  | { readonly effect: 'screenedBy'; readonly by: HostileClass }
  | { readonly effect: 'screens'; readonly those: HostileClass }
  | { readonly effect: 'fearless' }
  | { readonly effect: 'immobile'; readonly after?: number }
  | { readonly effect: 'coverAtRange'; readonly cover: number; readonly range: Span }
  | { readonly effect: 'inspire' }
  | { readonly effect: 'reinforce'; readonly values: readonly number[]; readonly range?: Span }
  | { readonly effect: 'collateralDamage' }
  | { readonly effect: 'closeQuarters' }
  | {
      readonly effect: 'forbid';
      readonly act: 'leave' | 'playCards' | 'discardDraw' | 'attack';
      readonly range?: Span;
    }
  | { readonly effect: 'placeAt'; readonly anchor: Place; readonly offset: number }
  | { readonly effect: 'grantAttack'; readonly afterMove?: true; readonly strikes?: true }
  | { readonly effect: 'grantMove' }
  | { readonly effect: 'grantReload' }
  | { readonly effect: 'gainActions'; readonly amount: number; readonly next?: true }
  | { readonly effect: 'drawCards'; readonly amount: number }
  | { readonly effect: 'drawLocation' }
  | { readonly effect: 'discardCards'; readonly amount: number }
  | { readonly effect: 'gainXp'; readonly amount: number }
  | { readonly effect: 'gainGear'; readonly amount: number; readonly shared?: true }
  | { readonly effect: 'gainHardy'; readonly climate: string; readonly amount: number }
  | { readonly effect: 'environ'; readonly climate: string; readonly number: number }
  | { readonly effect: 'camouflage'; readonly from: number }
  | { readonly effect: 'cancelAttack' }
  | { readonly effect: 'redirectAttack' }
  | { readonly effect: 'moveWounds' }
  | { readonly effect: 'hit'; readonly amount: number; readonly noXp?: true }
  | { readonly effect: 'discardHostile' }
  | { readonly effect: 'suppress'; readonly amount: number; readonly on: Who; readonly at?: Place }
  | { readonly effect: 'removeSuppress'; readonly amount: number }
  | { readonly effect: 'wound'; readonly amount: number; readonly on: Who; readonly at?: Place }
  | { readonly effect: 'heal'; readonly amount: number }
  | {
      readonly effect: 'healRoll';
      readonly rows: readonly { readonly from: number; readonly heal: number }[];
    }
  | {
      readonly effect: 'supportAttack';
      readonly dice: number;
      readonly kill: number;
      readonly penetration: number;
      readonly noXp?: true;
    }
  | {
      readonly effect: 'chartAttack';
      readonly rows: readonly ChartRow[];
      readonly penetration: number;
      readonly at?: Place;
    }
  | { readonly effect: 'moveTimer'; readonly amount: number }
  | { readonly effect: 'choice'; readonly branches: readonly (readonly Effect[])[] }
  | { readonly effect: 'payOr'; readonly xp: number; readonly otherwise: readonly Effect[] }
  | { readonly effect: 'attach'; readonly at: 'here' | 'next' };

export type EffectName = Effect['effect'];
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
