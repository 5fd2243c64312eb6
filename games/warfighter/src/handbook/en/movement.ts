import type { TextsOf } from '@sitrep/contract/handbook';
import type { movement as facts } from '../facts/movement.ts';

export const title = 'Locations and movement';

/** The entries of the handbook’s section “movement”, in English. */
export const entries: TextsOf<typeof facts> = {
  'location-cards': {
    title: 'What a Location shows',
    also: ['location card', 'anatomy', 'reinforce', 'hostile table'],
    text: 'A Location prints its Entrance cost, Reinforce values, Hostile table, play cost, traits and text, in WWII also a Striking cost. Hostiles are drawn when it is played and in Reinforcement, never because somebody walks in.',
  },
  'build-slot': {
    title: 'Where the next Location goes',
    also: ['open slot', 'build slot', 'who must be there'],
    text: 'The next Location always goes into the open slot right after the last placed one. Some Soldier of any kind, suppressed or not, must stand in that last Location; the one who plays the card may be elsewhere. When the row is full, no more can be played.',
  },
  'location-cost': {
    title: 'Cost of playing a Location',
    also: ['free to play', 'action cost', 'pay xp'],
    text: '“Free to play” costs nothing. “n Actions” come from the Player Soldier who plays the card, this turn, and he may not be suppressed. “Pay n XP” may be shared by any Soldiers.',
  },
  'location-hostiles': {
    title: 'Hostiles of a new Location',
    also: ['new location', 'first contact'],
    text: 'Right after a Location is placed its Hostiles are drawn and all their entry effects resolved. Then your Soldiers may go on and spend Actions against them in the same turn.',
  },
  'location-text': {
    title: 'Text of a Location',
    also: ['cover of a location', 'special text', 'nature'],
    text: 'Text on a Location works only there. Lasting text starts when the card is placed; “when played” text comes after its Hostiles and Events. Mission text about a trait happens each time such a Location is played.',
  },
  'entrance-cost': {
    title: 'Entrance cost',
    also: ['entry cost', 'enter', 'total'],
    text: 'Add the printed cost, the penalties of Hostile cards standing there and any Event or Location modifiers, then take off lasting reductions. It never drops below 0, and what you overpay is lost.',
  },
  'paying-entrance': {
    title: 'Paying the Entrance',
    also: ['movement value', 'discard to move', 'NPS movement'],
    text: 'Movement pays for free, and each discarded card pays 1. A Player Soldier discards from his own hand only; for a Non-Player or Squad Soldier any Player Soldiers may discard, from anywhere and in any mix.',
  },
  'entrance-penalty': {
    title: 'Entrance penalty of Hostiles',
    also: ['+1/+2/+3 entrance cost', 'hostile penalty'],
    text: 'A Hostile with “+n Entrance cost” makes its own Location more expensive to enter. Of several figures, use the one for its uncovered reticles; with none uncovered it adds nothing.',
  },
  'first-entry': {
    title: 'First to enter',
    also: ['on point', 'trail blazing', 'lasting reduction'],
    text: 'A card for the first Soldier to enter is played while he enters, once per Location. He pays the full price; everyone who enters later, for the rest of the mission, pays less.',
  },
  'saved-cards': {
    title: 'Cards set aside',
    also: ['save cards', 'saved cards', 'put aside'],
    text: 'A Player Soldier may set cards aside for a Soldier’s next Move: in WWII for anyone, in the modern game only as an option and for himself. That Move uses them all up, 1 each, needed or not. Until then they belong to no hand.',
  },
  'moving-back': {
    title: 'Moving back',
    also: ['retreat', 'backwards', 'return to mission'],
    text: 'Going back is an ordinary Move with the ordinary Entrance cost, on the Mission card as well.',
  },
  'cannot-leave': {
    title: 'Bans',
    also: ['cannot leave', 'forbidden', 'no action cards', 'no discard and draw', 'cannot attack'],
    text: 'Some texts forbid leaving a Location, playing cards, Discard and Draw or attacking Soldiers there. A Hostile’s ban holds only while it has an uncovered reticle. A Scout stops only the Soldiers in its target’s Location, and not their reactions. Being Downed or medevaced is not leaving.',
  },
  'front-and-rear': {
    title: 'Front-most, rear-most, behind',
    also: ['front', 'rear', 'behind', 'foremost'],
    text: 'The front-most Soldiers are all those in the occupied slot farthest from the Mission card, the rear-most those nearest to it. Behind a Soldier lie all slots back to the start card. In an Escape everything is turned around.',
  },
};
