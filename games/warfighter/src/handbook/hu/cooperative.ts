import type { TextsOf } from '@sitrep/contract/handbook';
import type { cooperative as facts } from '../facts/cooperative.ts';

export const title = 'Együtt játszani';

/** A kézikönyv „cooperative” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  together: {
    title: 'Közös játék',
    also: ['kooperatív', 'szóló', 'beszélgetés'],
    text: 'Minden játékos együtt győz vagy veszít, az ellenséget a szabályok irányítják. Akárhányan játszhattok egy csapattal, egyedül is, és bármiről szabadon beszélhettek.',
  },
  controllers: {
    title: 'Ki irányítja a katonát',
    also: ['irányítás', 'játékossorrend'],
    text: 'Minden katonának egy játékosa van, csak ő utasíthatja. Játékossorrend nincs: katona körben bárki bármikor cselekedhet. Tárgyról, eldobásról, XP-ről az dönt, aki adja; a kapónak nem kell beleegyeznie.',
  },
  hands: {
    title: 'Kézben tartott kártyák',
    also: ['rejtett lapok', 'lapok megmutatása', 'lap átadása'],
    text: 'Minden játékos katonának saját keze van; lap sosem vándorol át, egy játékos két katonája között sem. Te döntöd el, mit mutatsz meg a többieknek. Az NPS-nek és a raj katonának nincs titka.',
  },
  'team-decisions': {
    title: 'A csapat döntései',
    also: ['ki dönt', 'csapatvezető'],
    text: 'A csapatot érintő döntést az hozza, akinek a katonája előidézte, például kijátszotta a területet; különben a célba vett katona játékosa, végül a csapatvezető. A többiek tanácsot adhatnak és beszállhatnak.',
  },
  'handing-over': {
    title: 'Katona átadása',
    also: ['irányítás átadása', 'játékos távozik'],
    text: 'Egy játékos felajánlhatja a katonáját egy másiknak, aki elfogadja vagy visszautasítja. Nyitott kérdés közben nem lehet.',
  },
};
