import { linkTo, withQuery } from '../../../kit/address/router.ts';
import type { Door } from '../../../kit/screens/home/door.ts';
import { LessonScene, ModernScene, OldWarScene } from './scenes.tsx';

const SERIES = { en: 'Warfighter', hu: 'Warfighter', it: 'Warfighter' };

/** The choices that an edition's campaign begins with. */
const CAMPAIGNS = { modern: 'modern-jungle/cartel-hunt', ww2: 'ww2-europe/first-weeks' };

function waysOf(ruleset: keyof typeof CAMPAIGNS) {
  const setup = linkTo('setup', 'warfighter');
  return {
    quick: withQuery(linkTo('quick'), { ruleset }),
    mission: withQuery(setup, { ruleset }),
    campaign: withQuery(setup, { ruleset, campaign: CAMPAIGNS[ruleset] }),
  };
}

/** How the first page presents Warfighter: each edition is a world of its own. */
export const warfighterDoors: readonly Door[] = [
  {
    series: SERIES,
    name: { en: 'Modern', hu: 'Modern', it: 'Moderno' },
    note: {
      en: 'Build a team, cross hostile ground, and reach the Objective before time runs out.',
      hu: 'Állíts össze egy csapatot, juss át az ellenséges terepen, és érd el a célt, mielőtt lejár az idő.',
      it: 'Forma un team, attraversa il terreno ostile e raggiungi l’Obiettivo prima che scada il tempo.',
    },
    extent: {
      en: 'Jungle · Middle East',
      hu: 'Dzsungel · Közel-Kelet',
      it: 'Giungla · Medio Oriente',
    },
    ways: { ...waysOf('modern'), tutorial: linkTo('tutorial', 'warfighter') },
    loadScene: () => Promise.resolve(ModernScene),
  },
  {
    series: SERIES,
    name: { en: 'World War II', hu: 'Második világháború', it: 'Seconda guerra mondiale' },
    note: {
      en: 'Rifles, hedgerows and frost. Close combat, Service Records, hard weather.',
      hu: 'Puskák, sövények és fagy. Közelharc, szolgálati naplók, zord idő.',
      it: 'Fucili, siepi e gelo. Corpo a corpo, Stati di Servizio, tempo inclemente.',
    },
    extent: {
      en: 'Europe · Russian winter',
      hu: 'Európa · orosz tél',
      it: 'Europa · inverno russo',
    },
    ways: waysOf('ww2'),
    loadScene: () => Promise.resolve(OldWarScene),
  },
];

export const loadLessonScene: Door['loadScene'] = () => Promise.resolve(LessonScene);
