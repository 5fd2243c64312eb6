import type { TextsOf } from '@sitrep/contract/handbook';
import type { campaign as facts } from '../facts/campaign.ts';

export const title = 'Kampány';

/** A kézikönyv „campaign” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  campaign: {
    title: 'Kampány',
    also: ['küldetéssorozat'],
    text: 'A kampány egy régió küldetéseinek sora egy ellenfél ellen, a legkevesebb Resource ponttól a legtöbbig. Az Objective minden alkalommal véletlen, a még nem használtak közül. Egy sikertelen küldetés véget vet neki.',
  },
  'own-campaign': {
    title: 'Saját kampány',
    also: ['saját kampány', 'küldetések választása', 'küldetések sorrendje'],
    text: 'Saját kampányt is összeállíthattok a régió tetszőleges küldetéseiből: mindegyik csak egyszer szerepelhet, és legfeljebb annyi lehet, ahány Objective húzható. Játsszátok őket növekvő Resource szerint, vagy egyezzetek meg más sorrendben.',
  },
  'campaign-team': {
    title: 'A kampány csapata',
    also: ['ki vesz részt'],
    text: 'A játékos katonák az egész kampányra szólnak; minden szolgálatképesnek részt kell vennie, és az ára minden küldetésben fizetendő. Ha erre nem futja, a lehető legkevesebben maradnak ki. Tárgyakat, NPS-t és raj katonát minden küldetésre újra kell venni.',
  },
  'campaign-points': {
    title: 'Kampánypontok',
    also: ['tulajdonság vásárlása', 'tanulás'],
    text: 'Siker után a csapat annyi pontot kap, ahányadik helyen az Objective volt; szabadon oszthatjátok el a játékos katonák között. Csak tulajdonságot lehet venni rajtuk, 1 pont 1 Resource pont, és gyűjthetők. Az így vett tulajdonság nem terheli a küldetés Resource pontjait.',
  },
  'between-missions': {
    title: 'Küldetések között',
    also: ['nehezítés', 'gyógyulás'],
    text: 'Minden sebesülés meggyógyul; XP és kézben tartott lap nem vihető át. Aztán egy k10 minden hátralévő küldetést nehezít, és ez összeadódik: Objective egy hellyel távolabb, tulajdonságok 1-gyel drágábbak, idő −1, teherbírás −1 vagy az Objective Hostile értéke +3.',
  },
  'campaign-losses': {
    title: 'Veszteségek a kampányban',
    also: ['győzelmi pont', 'leszerelés', 'halál'],
    text: 'Aki bevetés közben elesik vagy egészségügyi leszerelést kap, kiesik a kampányból. A leszerelés NPS-nél és raj katonánál 1, játékos katonánál 2 győzelmi pontba kerül, a halál 2-be és 3-ba. A veszteség sikertelen küldetésnél is számít.',
  },
  'campaign-score': {
    title: 'A kampány eredménye',
    also: [
      'siker mértéke',
      'taktikai',
      'hadműveleti',
      'hadszíntéri',
      'stratégiai',
      'harcászati',
      'hadászati',
    ],
    text: 'Minden siker annyi győzelmi pont, ahányadik helyen az Objective volt. A végén 7–15 taktikai, 16–26 hadműveleti, 27–34 hadszíntéri, 35-től stratégiai siker; kevesebbnek nincs hatása.',
  },
};
