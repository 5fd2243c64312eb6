import type { TextsOf } from '@sitrep/contract/handbook';
import type { hostiles as facts } from '../facts/hostiles.ts';

export const title = 'Ellenségek';

/** A kézikönyv „hostiles” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'hostile-card': {
    title: 'Mit mutat egy Hostile kártya',
    also: ['ellenségkártya', 'érték', 'táblázat', 'fedezék'],
    text: 'Rajta van az értéke, a célkeresztek, a fedezék, a támadási táblázatok lőtávolsággal, a kulcsszavak és a szöveg. Az érték a húzásnál, az utánpótlásnál, a védettségnél és az XP-nél számít. A Hostile kártya színével felfelé fekszik a helyén.',
  },
  'hostile-draw': {
    title: 'Ellenségek húzása',
    also: ['hány ellenség jön', 'táblázat', 'sáv'],
    text: 'Keressétek ki a csapat értékét a kártya ellenségtáblázatában, és húzzatok, amíg a húzott értékek összege el nem éri azt a számot. A 0 pontosan egy kártya, a gondolatjel egy sem. A máshová kerülő kártya is annak a területnek a húzásába számít, amelyhez húztátok.',
  },
  'entry-order': {
    title: 'Amikor ellenség kerül játékba',
    also: ['belépés sorrendje', 'belépési hatás'],
    text: 'Előbb húzzatok ki minden kártyát. Aztán húzási sorrendben mind célpontot kap, a helyére kerül, és megtörténik a belépési hatása; ezután jönnek az események, végül a terület szövege. Közbelépni (például aknával) akkor lehet, amikor a kártya a helyére ér.',
  },
  target: {
    title: 'Kire céloz az ellenség',
    also: ['pohár', 'célzó lapocska', 'célpont'],
    text: 'Minden új Hostile kártya célzó lapocskát húz a pohárból, amelyben katonánként négy van. Az a katona marad a célpontja, amíg valamelyikük ki nem esik, vagy egy hatás meg nem változtatja. Egy katonára akárhány ellenség célozhat.',
  },
  retargeting: {
    title: 'Új célpont veszteség után',
    also: ['újracélzás', 'katona kiesett'],
    text: 'Ha egy katona kiesik, minden célzó lapocskája végleg kikerül a játékból. Utána mindegyik rá célzó kártya új lapocskát húz, hely és érkezés szerint.',
  },
  placement: {
    title: 'Hová kerül az ellenség',
    also: ['legelsőkhöz', 'leghátsókhoz', 'célpontjához'],
    text: 'Alapesetben arra a területre, amelyhez húztátok. Van kártya, amely a legelső vagy a leghátsó katonákhoz, illetve a célpontjához kerül. Menekülésnél ezek egy hellyel a legelsők elé vagy a leghátsók mögé kerülnek, de az útvonalon maradnak. Utánpótlásnál is így van.',
  },
  screening: {
    title: 'Védett (Screened)',
    also: ['véd', 'védettség', 'testőr', 'screens'],
    text: 'A védett ellenség vagy célpont nem támadható, amíg ugyanazon a területen egy megnevezett kártyának van szabad célkeresztje. Előbb fogd le vagy öld meg az egész védelmet. Kártya önmagát és a vele azonos nevűt nem védi, és két kártya nem védheti egymást kölcsönösen.',
  },
  'covered-hostile': {
    title: 'Teljesen lefedett ellenség',
    also: ['mind lefogva', 'hatástalan', 'oszlop'],
    text: 'A szabad célkeresztek döntik el a táblázat oszlopát. Ha egy sincs, a kártya nem támad, nem mozog, nem véd, a szövege szünetel; de játékban marad, a célpontjával. A világháborús játékban a leíró szavak (rettenthetetlen, mozdulatlan, védett) ilyenkor is élnek, a modernben semmi.',
  },
  'hostile-attack': {
    title: 'Ellenséges támadás',
    also: ['támadási táblázat', 'sebesülés'],
    text: 'Dobj k10-zel a szabad célkeresztek oszlopában, és k6-tal plusz átütéssel a célpont fedezéke ellen. Ha a sor nem mellé, és a fedezék legyőzve, a sor teljesül: a sebesülés egy lapocskaként jön. Ha csak az egyik sikerül, lefogás; ha egyik sem, semmi.',
  },
  'suppress-on-soldier': {
    title: 'Lefogás a katonán',
    also: ['több supp lapocska', 'halmozódik'],
    text: 'Egy katonán akárhány SUPP lapocska összegyűlhet, és mindegyiket egy-egy akcióval kell levenni.',
  },
  'suppress-hostile': {
    title: 'Lefogás az ellenségen',
    also: ['ellenség lefogása'],
    text: 'A lefogott célkereszt nem harcol, és már egy lapocska is megakadályozza, hogy a kártya mozogjon. Az ellenség körében kártyánként egy lekerül. Az Objective célpontja, az esemény és a rettenthetetlen ellenség sosem fogható le.',
  },
  'reaction-windows': {
    title: 'Közbelépés ellenséges támadásnál',
    also: ['reakció', 'fedezékbe', 'pillanat'],
    text: 'Három pillanat van: a dobás előtt, a dobás után, de az eredmény előtt, és amikor valaki megsebesülne. Minden lap csak a megnevezett pillanatban használható; a „Fedezékbe!” a modern játékban a sebesülésre, a világháborúsban a dobásra vár. Bármelyik játékos bármennyit kijátszhat, amíg mindenki nem passzol.',
  },
  'cancelled-attack': {
    title: 'Megállított támadás',
    also: ['cancel', 'kikapcsolt támadás'],
    text: 'A megállított támadásnak senkire nincs hatása: se sebesülés, se lefogás, se újra, se mind, se megsemmisülés. Az ellenség úgy számít, mint aki már támadott.',
  },
  'redirected-attack': {
    title: 'Tűz magára vonása, sebesülés átvállalása',
    also: ['átirányítás', 'önfeláldozás'],
    text: 'A „Magára vonja a tüzet” és az „Önfeláldozás” csak azt menti meg, aki kijátssza; a területéről valaki más áll a helyére. Az átirányított támadás az „újra” folytatásával együtt a másik katonát éri, az ő fedezéke számít; a célzó lapocska marad. Az átvállalt sebesüléshez nem kell új fedezék legyőző dobás, és az átvállaló el is eshet tőle.',
  },
  events: {
    title: 'Események',
    also: ['eseménykártya', 'esemény-pakli', 'event'],
    text: 'A modern események a Hostile pakliban vannak, és az értékükkel számítanak. A világháborús játékban az eseményjeles ellenség húz egyet, ha játékba kerül és ott is marad. A tartós esemény a területe mellett marad, amíg a szövege vagy egy megengedett támadás el nem távolítja.',
  },
  'event-cancel': {
    title: 'Esemény megállítása',
    also: ['esemény kivásárlása xp-vel'],
    text: 'A megállítható esemény csak rögtön a húzása után állítható meg, amikor már minden kihúzott ellenség és esemény ismert. Az XP-t bármelyik katona fizetheti, közösen is. Eseményenként külön dönthettek.',
  },
  'event-attack': {
    title: 'Eseményre nyomtatott támadás',
    also: ['tüzérségi esemény'],
    text: 'Úgy dobod, mint az ellenséges támadást, minden katona fedezéke ellen. De nem Hostile kártya támadása, ezért az ellenség támadására játszható lap itt nem jó; a sebesülésre játszható igen. Ez utóbbi akkor is használható, ha az esemény dobás nélkül sebez.',
  },
  'pay-or-suffer': {
    title: 'XP vagy elszenvedés',
    also: ['fizess vagy', 'választás', 'büntetés'],
    text: 'A csapat egyszer dönt, amikor a szöveg sorra kerül, és vagy mindent kifizet, vagy semmit. Ha az XP nem elég, a másik dolog történik meg, még ha a küldetés rá is megy.',
  },
};
