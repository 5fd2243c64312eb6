import type { TextsOf } from '@sitrep/contract/handbook';
import type { closeCombat as facts } from '../facts/close-combat.ts';

export const title = 'Close combat';

/** The entries of the handbook’s section “close-combat”, in English. */
export const entries: TextsOf<typeof facts> = {
  'close-combat': {
    title: 'Close combat',
    also: ['melee', 'hand to hand', 'assault', 'enter enemy hex'],
    text: 'Step into a hex with an unwounded enemy soldier and close combat is fought at once, without any defensive fire. All stance markers in the hex come off; firepower and the conditions of fire do not matter.',
  },
  'close-combat-total': {
    title: 'Strength in close combat',
    also: ['total', 'count', 'strength', 'modifiers'],
    text: 'Count your soldiers, heroes twice, and your working, fully crewed guns, fifteen pieces at most. Whoever came in adds the terrain’s dice, such as −2 for jungle. Then each side takes off the enemy’s best armor there.',
  },
  'close-combat-result': {
    title: 'Close combat roll and losses',
    also: ['result', 'losses', 'double', 'tie'],
    text: 'Each side rolls a die and adds its strength; less than 1 counts as 1. The lower side removes one of its own pieces of any kind, two if it was doubled, three if tripled. On a tie both lose one.',
  },
  'close-combat-goes-on': {
    title: 'Close combat goes on',
    also: ['next round', 'reinforcements', 'contested hex'],
    text: 'If both sides still have soldiers in the hex, one more round follows at the end of every Movement Phase. Reinforcements who step in bring a round at once instead, and then there is none at the end of that phase.',
  },
  'leaving-close-combat': {
    title: 'Leaving close combat',
    also: ['retreat', 'break off', 'withdraw'],
    text: 'In a later Movement Phase of yours the survivors may simply walk out, in any stance. In the next hex they may be fired at, even by those they left if nobody of yours stayed behind.',
  },
  'close-combat-wounded': {
    title: 'Wounded in an entered hex',
    also: ['enter a hex with wounded', 'overrun'],
    text: 'Before close combat all wounded in the hex are lost, of both sides. If the hex had only wounded enemies, they are lost and the mover may go on after defensive fire. Weapons alone stop nobody.',
  },
  'contested-hex': {
    title: 'Fire and close combat',
    also: ['shoot into melee', 'outside fire'],
    text: 'Nobody fires into or out of a hex where close combat goes on, and no leader there calls fire support. Fire support that scatters into it does nothing, except skulls, which strike both sides.',
  },
};
