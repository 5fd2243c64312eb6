import type { TextsOf } from '@sitrep/contract/handbook';
import type { team as facts } from '../facts/team.ts';

export const title = 'A csapat';

/** A kézikönyv „team” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'mission-setup': {
    title: 'A küldetés előkészítése',
    also: ['felállítás', 'előkészületek', 'küldetés választása', 'régió'],
    text: 'Válasszatok régiót, ellenfelet, egy Mission és egy Objective kártyát, mindet ugyanabból a régióból. A Mission mondja meg, melyik helyre kerül az Objective, amely inaktívan kezd. Az összetartozóként jelölt Mission és Objective csak együtt játszható.',
  },
  'enemy-force': {
    title: 'Az ellenfél',
    also: ['ellenségtípus', 'kartell', 'felkelők', 'hadsereg', 'első vonal', 'elit', 'szint', 'nehézség'],
    text: 'A modern játékban a régió egyik ellenségtípusa az ellenfél. A világháborús játékban egy nemzet: első vonal (könnyebb), elit (nehezebb), vagy a kettő összekeverve. A szint mást nem változtat.',
  },
  budget: {
    title: 'Resource pontok',
    also: ['erőforrás', 'RP', 'költségvetés', 'csapat vásárlása', 'ár'],
    text: 'A Mission adja az egész csapat Resource pontjait, tetszés szerint osztjátok szét. A katona, a fegyver, a felszerelés és a tulajdonság annyiba kerül, ahány Resource pont a kártyáján áll, a többlet lőszer készletenként 1-be. Az el nem költött pont elvész.',
  },
  'team-size': {
    title: 'A csapat mérete',
    also: ['hány katona', 'kezdőhely', 'számok'],
    text: 'A csapat 1–8 katonából áll, legalább egyikük játékos katona; mindenki a Mission kártyán kezd. Ha az utolsó játékos katona is elesik, a többiek folytatják, de csak oda léphetnek, ahol a mozgás értékük egymaga kifizeti a belépést.',
  },
  'player-soldier': {
    title: 'Játékos katona',
    also: ['PS', 'katonafajták', 'két akció'],
    text: 'A játékos katonának akciókártyái vannak, a neki vásárolt tárgyakat és tulajdonságokat viseli, és körönként annyi akciója van, amennyi a kártyáján áll, többnyire 2. Egy játékos több, bármilyen fajta katonát irányíthat. Ami a katona kártyáján áll, mindig érvényes.',
  },
  'non-player-soldier': {
    title: 'Nem-játékos katona',
    also: ['NPS', 'kötött felszerelés', 'akciók életerő szerint'],
    text: 'Az NPS rögzített felszereléssel érkezik, kézben tartott lapok nélkül; ez benne van az árában, mást nem lehet neki venni. Akcióinak számát a frissítéskori életereje adja. Te döntöd el, mit tesz és melyik fegyverével, XP-t ugyanúgy szerez és költ.',
  },
  'squad-soldier': {
    title: 'Raj katona',
    also: ['SQ', 'raj', 'támadási érték'],
    text: 'A raj katona az életerejéhez és a távolsághoz nyomtatott értékkel támad: egy támadó kocka, egy fedezék legyőző kocka, mindig távolsági támadás. Nem kell neki lőszer, nem tölt újra, nem visel tárgyakat, és nem harcol közelharcban.',
  },
  loadout: {
    title: 'Teherbírás',
    also: ['súly', 'loadout', 'teher', 'viselhető'],
    text: 'A játékos katona tárgyainak súlya nem haladhatja meg a teherbírását. Egy kártya annyit nyom, amennyibe kerül, ha nincs rajta külön súly. A Mission teherbírás-módosítója minden játékos katonára hat, másra senkire.',
  },
  nation: {
    title: 'Nemzetek',
    also: ['zászló', 'nemzetiség', 'ország'],
    text: 'A modern játékban zászlós tárgyat akkor vehetsz, ha a csapatban valakinek van ilyen zászlója; a világháborús játékban magának a vevőnek kell, hogy legyen. Zászló nélküli kártya mindenkié. A talált vagy átadott tárgyat bárki használhatja.',
  },
  prerequisites: {
    title: 'Előfeltétel és korlát',
    also: ['prereq', 'csapat előfeltétel', 'szükséges', 'legfeljebb', 'példány'],
    text: 'Az előfeltételt előbb ugyanannak a katonának kell megvennie, a csapat-előfeltétel bárkinél lehet. A „kell hozzá fegyver” vásárláskor és használatkor is érvényes. A „legfeljebb” a példányokat korlátozza; egyébként kártya mindig van elég, de minden katona csak egyszer létezik.',
  },
  skills: {
    title: 'Tulajdonságok',
    also: ['skill', 'képzettség', 'képesség'],
    text: 'A tulajdonságnak nincs súlya, nem cserél gazdát, és egy katonának mindegyikből csak egy lehet; különbözőkből bármennyi. A tulajdonság mindig működik, amikor alkalmazható, az ellenség körében is.',
  },
  'opening-hand': {
    title: 'Kezdőkéz',
    also: ['induló lapok', 'első lapok', 'újrahúzás'],
    text: 'Minden játékos katona annyi akciókártyát húz, amennyi az életereje. Újrahúzás akkor sincs, ha senkinek nem jutott terület: eldobás és húzás kell, amíg előkerül egy. A világháborús játékban a terület-jelölők már az 1. kör előtt beválthatók.',
  },
  recon: {
    title: 'Felderítés',
    also: ['recon', 'keresés', 'kezdő kártya'],
    text: 'Az osztás előtt a csapat kikeres a pakliból egy megnevezett fajtájú lapot, és odaadja egy játékos katonának a kezdőkezén felül. Utána a paklit megkeveritek. Ha nincs ilyen lap, nem jár semmi.',
  },
  'team-value': {
    title: 'A csapat Resource értéke',
    also: ['csapatérték', 'újraszámolás'],
    text: 'A csapat értéke az, amit elköltöttetek; ettől függ, hány ellenség jön egy-egy területre. Csak akkor változik, ha katona esik ki, vagy könnyítitek a terhet. Ilyenkor a megmaradt katonákat, tulajdonságokat és viselt tárgyakat adjátok össze újra, a fogyó tárgyakat a maradékuk szerint.',
  },
  'situation-report': {
    title: 'Helyzetjelentés',
    also: ['sitrep', 'situation report', 'jelentés'],
    text: 'A küldetéshez választhattok egy helyzetjelentést. Resource pontot ad vagy kér, átalányban vagy az Objective kártyáig tartó helyenként, és a hatása végig tart. Amelyiknek az árát nem tudjátok kifizetni, azt nem vehetitek.',
  },
};
