import type { TextsOf } from '@sitrep/contract/handbook';
import type { wounds as facts } from '../facts/wounds.ts';

export const title = 'The wounded';

/** The entries of the handbook’s section “wounds”, in English. */
export const entries: TextsOf<typeof facts> = {
  wounded: {
    title: 'Wounded',
    also: ['wound', 'casualty', 'hurt'],
    text: 'A wounded soldier neither attacks nor helps anybody and carries nothing; his weapons drop. Attacks on him lose four dice, but a six kills him. An enemy soldier who enters his hex removes him at once.',
  },
  killed: {
    title: 'Killed',
    also: ['eliminated', 'dead', 'removed'],
    text: 'A wound and a six kill: a five with a six, two sixes, or one six on a man already wounded. Two fives do not. Whoever is killed leaves the map, and only spare sixes still do anything.',
  },
  'taliban-wounds': {
    title: 'Wounded Taliban',
    also: ['Taliban eliminated', 'no medic'],
    text: 'A Taliban group is never marked wounded: any five or six that is not cancelled removes it.',
  },
  'wounded-move': {
    title: 'Moving while wounded',
    also: ['crawl away', 'drag himself', 'wounded move'],
    text: 'A wounded man may check once per Movement Phase; if he passes, he may drag himself one hex, whatever it costs, and can be fired at there. A failure leaves him where he is. A man who was carried cannot also move himself.',
  },
  lifting: {
    title: 'Lifting a wounded man',
    also: ['lift', 'pick up wounded', 'rescue'],
    text: 'A soldier who neither crawls nor is wounded, with two weapons at most, may check during his move to lift a wounded friend in his hex. If he fails he crawls and carries nobody; somebody else may try.',
  },
  'carrying-wounded': {
    title: 'Carrying a wounded man',
    also: ['carry on', 'set down', 'evacuate'],
    text: 'A carried man costs his carrier 1 movement point, and both can be fired at. At the start of each later Movement Phase the carrier checks again or sets him down. He drops him if he crawls, overheats or is wounded.',
  },
};
