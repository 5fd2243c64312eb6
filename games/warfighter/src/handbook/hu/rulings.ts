import type { TextsOf } from '@sitrep/contract/handbook';
import type { rulings as facts } from '../facts/rulings.ts';

export const title = 'Vitás esetek';

/** A kézikönyv „rulings” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  rulings: {
    title: 'Döntések vitás esetekre',
    also: ['vita', 'tisztázatlan szabály'],
    text: 'Ahol a nyomtatott szabály hallgat vagy ellentmond önmagának, ez a játék egyszer dönt, és ahhoz tartja magát. Minden döntésnek száma van; beírva teljes egészében olvasható.',
  },
  simultaneous: {
    title: 'Egyszerre bekövetkező hatások',
    also: ['egyidejű', 'sorrend', 'melyik előbb'],
    text: 'A sorrendet a csapat választja. Ha nem választ, a katonák hatásai megelőzik az ellenségekéit, aztán a hely és az érkezés számít.',
  },
  'ruling-open-slots': {
    title: 'Használja az ellenség a szabad helyeket?',
    also: ['üres hely', 'inaktív feladat'],
    text: 'Igen. Az ellenség állhat szabad helyen, a Mission kártyán és az inaktív Objective kártyán, átmehet rajtuk, és onnan is harcol. Az oda kijátszott terület egyszerűen alájuk kerül.',
  },
  'ruling-new-attackers': {
    title: 'Támad a friss utánpótlás?',
    also: ['új ellenség', 'ugyanaz a kör'],
    text: 'Igen, még abban az ellenséges körben, ha a célpontja lőtávolságon belül van. Minden kártyát a kiválasztásakor kell megnézni, és az „újra” kivételével lépésenként egyszer támad.',
  },
  'ruling-free-move': {
    title: 'Kell belépést fizetni az ingyenes mozgásért?',
    also: ['mozgató kártya'],
    text: 'Igen. A mozgást adó kártya az akciót takarítja meg, a belépési árat soha.',
  },
  'ruling-two-sixes': {
    title: 'Dobásnak számít a biztos hatos?',
    also: ['csendes hatos', 'átütés'],
    text: 'Igen, mintha a kocka hatost mutatna, és az átütés hozzáadódik. Két biztos hatos nem adódik össze.',
  },
  'ruling-kill-choice': {
    title: 'Előbb az ölés vagy a lefogás?',
    also: ['robbanás eredményeinek sorrendje'],
    text: 'Robbanásnál és szórásnál minden ölést a lefogások előtt kell lerakni, így egy sem vész kárba. Mindegyik ölés mehet szabad vagy lefogott célkeresztre, ahogy a támadó akarja.',
  },
  'ruling-empty-cup': {
    title: 'Üres a pohár',
    also: ['elfogytak a célzó lapocskák'],
    text: 'A küldetésben lévő katonák közül egyenlő eséllyel véletlenül dől el a célpont, és a kártyát vele jelölitek. Később ezért nem kerül lapocska a pohárba.',
  },
  'ruling-dropped-value': {
    title: 'Csökkenti az értéket a ledobott tárgy?',
    also: ['kiskapu', 'ledobott felszerelés'],
    text: 'Nem. Amit egy jelen lévő katona szándékosan dobott le, továbbra is számít. Amit a kiesettek hagytak hátra, nem, amíg valaki újra magához nem veszi.',
  },
  'ruling-next-location': {
    title: 'Az esemény „következő területe”',
    also: ['az esemény vár'],
    text: 'A haladás irányában következő hely. Ha még nincs ott kártya, az esemény megvárja, ami odakerül, akár az Objective az; ha nincs ilyen hely, nem történik semmi.',
  },
  'ruling-objective-in-hostile-turn': {
    title: 'Győzelem az ellenség körében',
    also: ['az utolsó ellenség megsemmisül'],
    text: 'Lehetséges: ha az utolsó fontos ellenség önmagát semmisíti meg, azonnal győztök. A katona kör végén ellenőrzött Objective a következő katona kör végét várja.',
  },
};
