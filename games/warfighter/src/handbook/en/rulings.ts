import type { TextsOf } from '@sitrep/contract/handbook';
import type { rulings as facts } from '../facts/rulings.ts';

export const title = 'Rulings';

/** The entries of the handbook’s section “rulings”, in English. */
export const entries: TextsOf<typeof facts> = {
  rulings: {
    title: 'Rulings',
    also: ['disputes', 'unclear rules', 'decisions'],
    text: 'Where the printed rules are silent or disagree, this game decides once and sticks to it. Every such decision has a number; type it to read it in full.',
  },
  simultaneous: {
    title: 'Effects at the same moment',
    also: ['simultaneous', 'order', 'which first'],
    text: 'The team chooses the order. Unless you do, Soldiers’ effects come before those of Hostiles, then by slot and order of arrival.',
  },
  'ruling-open-slots': {
    title: 'Do Hostiles use open slots?',
    also: ['empty slot', 'inactive objective', 'hostile standing'],
    text: 'Yes. Hostiles may stand in and walk through open slots, the Mission card and an inactive Objective, and fight from there. A Location played into such a slot simply joins them.',
  },
  'ruling-new-attackers': {
    title: 'Do fresh reinforcements attack?',
    also: ['new hostile attacks', 'same turn'],
    text: 'Yes, in the same Hostile Turn, if their target is in Range. Each card is checked when it is picked and attacks once per step, apart from Again.',
  },
  'ruling-free-move': {
    title: 'Does a free Move pay the Entrance?',
    also: ['move card cost', 'squad entry'],
    text: 'Yes. A card that grants a Move saves the Action, never the Entrance cost.',
  },
  'ruling-two-sixes': {
    title: 'Is an automatic 6 a roll?',
    also: ['stealth six', 'penetration on stealth'],
    text: 'Yes, it counts as a 6 on the die, and Penetration is added to it. Two sources of an automatic 6 do not add up.',
  },
  'ruling-kill-choice': {
    title: 'Kill first, or Suppress first?',
    also: ['order of explosion results'],
    text: 'In an Explosion or Spray all Kills are placed before all Suppresses, so none is wasted. Each Kill may go on a free reticle or on a suppressed one, as the attacker likes.',
  },
  'ruling-empty-cup': {
    title: 'The cup is empty',
    also: ['no targeting counters left'],
    text: 'A Soldier in the mission is chosen at random, each with the same chance, and the card is marked with him. No counter returns to the cup for it later.',
  },
  'ruling-dropped-value': {
    title: 'Does dropped Gear lower the team value?',
    also: ['loophole', 'dropped gear counts'],
    text: 'No. Gear that a present Soldier dropped on purpose still counts. What lost Soldiers left behind does not, until somebody carries it again.',
  },
  'ruling-next-location': {
    title: '“Next Location” of an Event',
    also: ['slow going', 'event waits'],
    text: 'It is the next slot in the direction you travel. If no card lies there yet, the Event waits for whatever fills it, the Objective included; if there is no such slot, nothing happens.',
  },
  'ruling-objective-in-hostile-turn': {
    title: 'Winning in the Hostile Turn',
    also: ['hostile destroys itself', 'last hostile'],
    text: 'Possible: if the last Hostile that mattered removes itself, you win on the spot. Objectives checked at the end of a Soldier Turn wait for the next one.',
  },
};
