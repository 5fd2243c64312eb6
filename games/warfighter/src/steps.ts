/** The steps that every wounding procedure shares, from what it does to who suffers it. */
type WoundingStep = 'start' | 'wounds' | 'spared' | 'calledOff' | 'apply' | 'tail';

/** The steps of whatever is played: choices, costs, effects. */
type PlayStep =
  | 'start'
  | 'upgun'
  | 'who'
  | 'whoAsk'
  | 'discards'
  | 'xp'
  | 'ammo'
  | 'ammoAsk'
  | 'commit'
  | 'effects'
  | 'end';

/** The steps of every procedure. */
export type Steps = {
  readonly campaign:
    | 'start'
    | 'report'
    | 'mission'
    | 'debriefing'
    | 'points'
    | 'share'
    | 'skills'
    | 'learn'
    | 'adjust';
  readonly mission: 'start' | 'team' | 'consent' | 'prepare' | 'recon' | 'hands' | 'turns' | 'hostiles';
  readonly soldierTurn: 'start' | 'act' | 'retain' | 'finish';
  readonly retain: 'start' | 'ask' | 'keep' | 'release';
  readonly hostileTurn:
    | 'start'
    | 'reinforce'
    | 'attackStart'
    | 'attacks'
    | 'attackAsk'
    | 'close'
    | 'strikerAsk'
    | 'move'
    | 'closing'
    | 'rally'
    | 'timer';
  readonly discardDraw: 'start' | 'draw' | 'end';
  readonly payXp: 'start' | 'ask';
  readonly payDiscards: 'start' | 'ask';
  readonly play: PlayStep;
  readonly playBooster: PlayStep;
  readonly playBeforeRoll: PlayStep;
  readonly playAfterRoll: PlayStep;
  readonly playOnWound: PlayStep;
  readonly resolve: 'start';
  readonly branch: 'start' | 'ask' | 'end';
  readonly payOr: 'start' | 'ask' | 'paid' | 'suffer' | 'end';
  readonly freeAttack: 'start' | 'ask';
  readonly strikeSwitch: 'start' | 'ask' | 'next';
  readonly freeMove: 'start' | 'ask';
  readonly freeReload: 'start';
  readonly heal: 'start' | 'ask' | 'treat';
  readonly supportAttack: 'start';
  readonly chartAttack: WoundingStep | 'victim';
  readonly textWounds: WoundingStep;
  readonly move: 'start' | 'pay' | 'boosted' | 'commit' | 'first' | 'eased' | 'end';
  readonly attack:
    | 'start'
    | 'opened'
    | 'declare'
    | 'boost'
    | 'boosted'
    | 'mode'
    | 'modeAsk'
    | 'price'
    | 'priced'
    | 'roll'
    | 'place'
    | 'placeAsk'
    | 'suppress'
    | 'finish'
    | 'end';
  readonly location: 'start' | 'commit' | 'entered' | 'end';
  readonly markers: 'start' | 'ask';
  readonly activate: 'start' | 'end';
  readonly draw: 'start' | 'entry' | 'end';
  readonly entry: 'start' | 'placing' | 'texts' | 'events' | 'cancel' | 'cancelled' | 'happen' | 'happened';
  readonly triggered: 'start' | 'again';
  readonly hostileAttack:
    | WoundingStep
    | 'before'
    | 'redirected'
    | 'roll'
    | 'after'
    | 'reacted'
    | 'result'
    | 'victim';
  readonly exit: 'start' | 'triggers';
  readonly lighten: 'start' | 'ask' | 'end';
  readonly gear: 'start';
  readonly setAside: 'start' | 'for' | 'cards';
  readonly handOver: 'start';
  readonly shopping: 'start' | 'ask';
  readonly environment: 'start' | 'ask';
};
