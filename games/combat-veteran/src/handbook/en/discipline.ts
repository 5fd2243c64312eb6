import type { TextsOf } from '@sitrep/contract/handbook';
import type { discipline as facts } from '../facts/discipline.ts';

export const title = 'Recovery and repair';

/** The entries of the handbook’s section “discipline”, in English. */
export const entries: TextsOf<typeof facts> = {
  'getting-up': {
    title: 'Getting up',
    also: ['rally', 'stand up', 'remove crawl', 'recover'],
    text: 'In your Discipline Phase a crawling soldier may check; if he passes, he walks again at once. A failure costs nothing, but he gets no second roll in that phase.',
  },
  'leader-help': {
    title: 'A leader’s help',
    also: ['lend discipline', 'steady', 'leader’s discipline'],
    text: 'Once per Discipline Phase the highest-ranking leader in a hex, if he neither crawls nor is wounded, may lend his discipline to one crawling man there. It replaces the man’s own roll. Rank never helps the wounded.',
  },
  'wounded-alone': {
    title: 'Wounded and alone',
    also: ['bleeding', 'die of wounds', 'survive', 'company'],
    text: 'A wounded man without an unwounded comrade in his hex must check in your Discipline Phase: if he fails, he is lost; if he passes, he stays wounded. With company but no medic nobody rolls for him.',
  },
  treatment: {
    title: 'Treatment',
    also: ['heal', 'first aid', 'medic roll'],
    text: 'With a medic in the hex a wounded man rolls against his own discipline; passing heals him, failing does no harm. Once a medic has healed somebody he is done for the phase; until then all wounded there roll in turn.',
  },
  'self-treatment': {
    title: 'A medic treats himself',
    also: ['wounded medic', 'self treat'],
    text: 'A wounded medic may try to heal himself instead of waiting. If he passes, he is healed; if he fails, he is lost, even in company.',
  },
  repair: {
    title: 'Repair',
    also: ['fix', 'malfunction', 'mend weapon'],
    text: 'In your Discipline Phase a soldier with a malfunctioned weapon in his hex may check to make it work again, once per weapon. He must walk, carry no wounded man, and stand neither in close combat nor in an overstacked hex.',
  },
  'taking-weapons': {
    title: 'Taking and handing over weapons',
    also: ['assign', 'pick up', 'possession', 'user', 'reassign'],
    text: 'Weapons change hands only at set-up and in your Discipline Phase, between unwounded soldiers in the hex. Whatever lies there unused may be taken too, also the enemy’s. A crawling man keeps his weapon but cannot use it.',
  },
};
