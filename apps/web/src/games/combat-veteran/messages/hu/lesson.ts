/** The first firefight and its coach, in Hungarian. */
export const lesson = {
  'tutorial.map.title': 'A térkép',
  'tutorial.map':
    'Nyolc amerikait vezetsz a rizsföldeken; a Vietkong az északi ösvényt tartja. A térképet húzással mozgatod, görgővel vagy két ujjal nagyítod.',
  'tutorial.stack.title': 'Egy halom',
  'tutorial.stack':
    'Minden darab egy ember, a kis szám mutatja, hányan vannak a mezőn. Mutass a halomra az 1316-os mezőn: emberei a térkép alatt sorakoznak fel.',
  'tutorial.gather.title': 'Válassz rajt',
  'tutorial.gather':
    'A kiemelt mezők elérhetők: a szám a költség, a háromszögek az ismert ellenség felőli veszélyt jelzik. Mozogjon együtt az 1316-os mező mind a négy embere.',
  'tutorial.march.title': 'Menet',
  'tutorial.march':
    'Mutass az 1314-es mezőre: látod az utat és a kockázatát. Ha még egyszer rámutatsz, elindulnak.',
  'tutorial.cover.title': 'Fedezékbe!',
  'tutorial.cover':
    'Géppuska lőtt a rajra: Oakes megsebesült, Alder leszorítva. Az 1-es miatt Jessup fedezékbe húzódhat: érvénytelenítsd vele a sebét.',
  'tutorial.sight.title': 'Rálátás',
  'tutorial.sight':
    'A Rálátás (V) megmutatja, mire látni rá egy mezőről, és megnevezi, ami takarja. Próbáld ki az 1412-es mező felé, ott a géppuska.',
  'tutorial.undo.title': 'Visszavonás és tipp',
  'tutorial.undo':
    'Most az 1516-os mező raja mozogjon együtt. Visszavonható minden, amire még se kocka, se ellenség nem felelt; a tipp megmondja, mit tenne a program.',
  'tutorial.close.title': 'Jó tüzelőállás',
  'tutorial.close':
    'Az 1515-ös mezőről az M60 tisztán rálát a géppuskára. Szomszédos mezőre elég egyszer mutatni.',
  'tutorial.endMove.title': 'A fázis vége',
  'tutorial.endMove': 'Mindenki a helyén van. Állj meg, aztán zárd le a fázist: a harc következik.',
  'tutorial.shot.title': 'Egy lövés',
  'tutorial.shot':
    'Mutass az 1412-es mezőre: Specht M60-asa kész, Ibarra a kezelő, Hollis a rangjával segít. Nézd meg az esélyeket, aztán tűz!',
  'tutorial.endCombat.title': 'Ők jönnek',
  'tutorial.endCombat': 'A géppuska elhallgatott. Zárd le a fázist, és a Vietkong következik.',
  'tutorial.defence.title': 'Védőtűz',
  'tutorial.defence':
    'Long előbújt az 1613-as mezőn. Aki olyan mezőre lép, amelyre rálátsz, arra tüzelhetsz: jöjjön az M60.',
  'tutorial.smoke.title': 'Füst',
  'tutorial.smoke':
    'Mielőtt az ellenség tüzel, a füst a fázis végéig elrejthet egy mezőt. Jessupnál van füst: takarja el vele a saját mezejét, az 1314-est.',
  'tutorial.usual.title': 'Fegyelmi fázis',
  'tutorial.usual':
    'Új forduló: a szanitéc ellátja Oakest, Alder megpróbál felállni. „A szokásos” elvégez minden dobást, amelyre senki sem mondana nemet.',
  'tutorial.stances.title': 'Testtartás',
  'tutorial.stances':
    'Lehet futni, sprintelni vagy kúszni; nekünk most jó a gyaloglás. Zárd le a fegyelmi fázist, aztán hagyd a testtartásokat úgy, ahogy vannak.',
  'tutorial.bunker.title': 'Az ismeretlenbe',
  'tutorial.bunker':
    'A jelzett veszély csak az ismert ellenségtől ered, a Vietkong pedig rejtve ássa be magát. Vezesd az 1314-es mező raját az 1213-as mezőre.',
  'tutorial.found.title': 'Rejtett bunker',
  'tutorial.found':
    'Ha amerikai katona ér egy rejtett bunker mellé, felfedezi; ez itt túl magasra lőtt. Állj meg, és zárd le a fázist.',
  'tutorial.support.title': 'Tűztámogatás',
  'tutorial.support':
    'A bunker minden lövésből kockákat vesz el, ezért kérj tüzérséget. Hollis rálát az 1212-es mezőre, és van nála rádió: kérd oda a 105 mm-est!',
  'tutorial.score.title': 'Így lehet nyerni',
  'tutorial.score':
    'A végén minden elesett vagy sebesült egyet ér, az elesett amerikai hármat, az északi rizsföldön álló amerikai neked egyet. Zárd le a fázist, és nézd meg az eredményt.',
  'tutorial.over.title': 'Tiéd az ösvény',
  'tutorial.over': 'Fegyelem, testtartás, mozgás, harc: ennyi egy teljes kör. Innentől a kockák igaziak.',
  'lesson.play': 'Forgatókönyv indítása',
};
