import type { TextsOf } from '@sitrep/contract/handbook';
import type { actions as facts } from '../facts/actions.ts';

export const title = 'Actions';

/** The entries of the handbook’s section “actions”, in English. */
export const entries: TextsOf<typeof facts> = {
  'actions-and-activities': {
    title: 'Actions and Activities',
    also: ['action counter', 'activity', 'free', 'what can I do'],
    text: 'An Action uses up Action counters of the acting Soldier; nobody can spend Actions for somebody else. An Activity is free unless a card says otherwise.',
  },
  'remove-suppress': {
    title: 'Remove 1 Suppress',
    also: ['unsuppress', 'rally', 'recover', 'shake off'],
    text: 'For one Action a Soldier takes one Suppress counter off himself. His counters never go away on their own.',
  },
  'suppressed-soldier': {
    title: 'Suppressed Soldier',
    also: ['pinned', 'suppressed', 'what may he do'],
    text: 'With a Suppress counter on him, the only Action a Soldier can take is to remove one. He may still play cards that cost no Action, even for a Move or an Attack, react, pay XP and be medevaced. Other free Activities, such as passing Gear, are allowed in WWII but not in the modern game.',
  },
  'discard-and-draw': {
    title: 'Discard and Draw',
    also: ['draw cards', 'refill hand', 'new cards'],
    text: 'Action, Player Soldiers only: discard any cards from your hand, or none, then draw up to your current Health. If you already hold that many, you draw nothing.',
  },
  move: {
    title: 'Move',
    also: ['movement', 'walk', 'go', 'advance', 'once per turn'],
    text: 'A Move takes a Soldier to an adjacent placed Location, forwards or back, once per Soldier Turn whatever grants it. Hostiles do not stop him, but they may make it cost more. Open slots and an inactive Objective cannot be entered.',
  },
  'attack-action': {
    title: 'Attack',
    also: ['shoot', 'fire', 'shooting'],
    text: 'Action, any Soldier with an attack he can use now. Each attack may use any of his weapons against any target.',
  },
  reload: {
    title: 'Reload',
    also: ['empty', 'magazine', 'load', 'ammunition out'],
    text: 'Action, for Player and Non-Player Soldiers: remove the Empty counter from one weapon. If another Ammo counter lies on it, the weapon is loaded again. Fresh Ammo handed over does not load a weapon that still shows Empty.',
  },
  'play-location': {
    title: 'Play a Location',
    also: ['new location', 'place location', 'explore', 'once per turn'],
    text: 'Activity, Player Soldiers only, once per Soldier Turn for the whole team. The card goes into the next open slot, and Hostiles are drawn for it at once.',
  },
  'activate-objective': {
    title: 'Activate the Objective',
    also: ['objective active', 'open the objective'],
    text: 'Any Soldier next to the Objective may activate it for free. Its Hostiles are drawn at once from its own table. In the modern game this is your Location of the turn; in WWII you may do both.',
  },
  'handle-gear': {
    title: 'Handle Gear',
    also: ['pass', 'drop', 'pick up', 'trade', 'give'],
    text: 'Free Activity within one Location: Player Soldiers pass, drop and pick up Weapons and Equipment; Non-Player Soldiers may do the same with Ammo.',
  },
  'use-ability': {
    title: 'Use Equipment or a Skill',
    also: ['ability', 'activate', 'use item'],
    text: 'Use it between Actions of your Soldier Turn for its printed cost. Equipment works in the Soldier Turn only, unless the card names another moment.',
  },
  'free-acts': {
    title: 'Without spending an Action',
    also: ['free move', 'free attack', 'free reload', 'granted'],
    text: 'Such an effect performs the whole act; only the Action itself is saved. A free Move still pays the Entrance and is still the one Move of the turn; a free attack still needs a loaded weapon. An attack granted after a Move is lost without that Move; if it also strikes, it saves the Striking cost.',
  },
  'extra-actions': {
    title: 'Extra and changing Actions',
    also: ['more actions', 'additional action', 'wounded mid-turn'],
    text: 'The number of Actions is fixed at the refresh; Wounds or healing change it only next turn. An extra Action is one more counter for the named turn and is lost if unused.',
  },
};
