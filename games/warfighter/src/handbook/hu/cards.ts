import type { TextsOf } from '@sitrep/contract/handbook';
import type { cards as facts } from '../facts/cards.ts';

export const title = 'Kártyák és tapasztalat';

/** A kézikönyv „cards” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'action-cards': {
    title: 'Akciókártyák',
    also: ['kártya kijátszása', 'lapok', 'kéz'],
    text: 'A játékos katona bármennyi kártyát kijátszhat egymás után, a rájuk írt áron. Csak katona körben játszhatók, kivéve ha más pillanatot neveznek meg; olyankor bármikor, egy alkalomra akár több is.',
  },
  'you-any-soldier': {
    title: 'Te, vagy bármely katona',
    also: ['bármely katona', 'kire hat'],
    text: 'A kártya azt a játékos katonát szólítja meg, aki kijátssza, és csak őt. A szögletes zárójelben álló „bármely katona” felüllövéssel bármelyik, bármilyen fajta katonának odaadja a hatást, akárhol áll.',
  },
  'discard-cost': {
    title: 'Eldobási ár',
    also: ['támogatás', 'csendes', 'fedett', 'sarokszám', 'költség'],
    text: 'A támogatás, a csendes (modern) és a fedett (világháborús) kártyán szám áll: a játékos katona ennyi másik lapot dob el a saját kezéből a kijátszásához. Más nem dobhat el helyette. A területen a sarokszám a belépési ár.',
  },
  upgun: {
    title: 'Felüllövés [ ]',
    also: ['szögletes zárójel', 'upgun', 'erősítés', '1 XP'],
    text: '1 XP-ért, amelyet bármely katona fizethet, a sima szöveg helyett a szögletes zárójelben lévő érvényes, mindenhol a kártyán. Minden használatot külön kell fizetni; tartós lapok, például tulajdonságok is felüllőhetők.',
  },
  'support-card': {
    title: 'Támogatás kártya',
    also: ['support', 'légicsapás', 'aknavető', 'helikopter'],
    text: 'A kijátszó játékos katona előtt marad, és azonnal használható. Tulajdonság és más kártya nem módosítja. Támadásának nincs távolsági korlátja, ha nem írja, nem kell hozzá fegyver, de védett célpontot ez sem érhet el.',
  },
  retain: {
    title: 'Visszatartás',
    also: ['retain', 'megtartás', 'visszatartási ár'],
    text: 'Minden katona kör végén fizesd ki a visszatartási árat XP-ben, és a kártya játékban marad; különben eldobod. Az eldobási árat nem kell újra fizetni. Amelyiken nincs visszatartási ár, azt mindenképp eldobod.',
  },
  'location-in-hand': {
    title: 'Terület a kézben',
    also: ['location eldobása', 'fölös terület'],
    text: 'A kezedben lévő terület ugyanúgy egy lap, mint a többi: eldobhatod belépésért, kártya áráért vagy az eldobás és húzás akcióval.',
  },
  'cards-on-objectives': {
    title: 'Kártyák az Objective ellen',
    also: ['támogatás a feladat ellen'],
    text: 'Hostile kártyára ható lap nem használható az Objective kártyára nyomtatott célpont ellen, sem az ellen az ellenség ellen, akinek a kiiktatása maga az Objective. Más, ott álló Hostile kártyát érhet. Saját támadásodat bármilyen lappal erősítheted.',
  },
  'hand-size': {
    title: 'Kézben tartható lapok száma',
    also: ['kéz mérete', 'laphatár'],
    text: 'A kézméret az aktuális életerő, és csak az eldobás és húzásnál számít. Túl sok lap miatt sosem kell eldobni, sebesülés után sem, és kártyahatás e fölé is húzathat.',
  },
  experience: {
    title: 'Tapasztalat (XP)',
    also: ['experience pont', 'xp szerzés', 'jutalom'],
    text: 'Az a katona, akinek a támadása a Hostile kártya utolsó célkeresztjét megöli, azonnal megkapja az értékét XP-ben; a korábbi ölésekért nem jár semmi. Eldobott kártyáért, eseményért és az Objective célpontjáért sem jár.',
  },
  'paying-xp': {
    title: 'Fizetés XP-vel',
    also: ['xp költés', 'közös fizetés'],
    text: 'Az XP annál a katonánál marad, aki szerezte, átadni nem lehet; de minden kifizetésbe bármely katona beszállhat, bárhol áll, lefogva is. Ehhez az őt irányító játékos beleegyezése kell. Aki kiesik, annak az XP-je elvész.',
  },
  'xp-without-attack': {
    title: 'XP katona támadása nélkül',
    also: ['nincs xp', 'ki kapja az xp-t'],
    text: 'A támogatás támadásával szerzett ölésért a kártya gazdája kap XP-t, ha nem áll rajta, hogy nem jár. Ha esemény vagy más hatás végez a kártyával, az kapja, akinek a támadása utoljára tett rá EKIA lapocskát. Ha az ellenség önmagát semmisíti meg, a célpontja.',
  },
  'starting-xp': {
    title: 'n XP-vel kezd',
    also: ['kezdő xp', 'nyomtatott xp'],
    text: 'A katona ennyi XP-vel kezdi a küldetést. A később érkező tárgy egyszer adja meg annak, aki először kapja; továbbadáskor már nem.',
  },
};
