/** The first mission and its coach, in Hungarian. */
export const tutorial = {
  'lesson.title': 'Gyakorló küldetés',
  'lesson.any': 'bármelyik kiemelt kártya',
  'lesson.play': 'Küldetés indítása',
  'tutorial.over':
    'Ennyi az egész: területek, támadás, mozgás, reakciók, Objective. Innentől a kockák igaziak.',
  'tutorial.over.title': 'Küldetés teljesítve',
  'tutorial.recon.title': 'Felderítés',
  'tutorial.recon':
    'Giacomelli vezet, Corona raja követi. A küldetés előtt a felderítés egy választott területkártyát ad a vezetőnek. A területek vezetnek az Objective kártyához.',
  'tutorial.location.title': 'Terület kijátszása',
  'tutorial.location':
    'Az Objective felé vezető úton szabad helyek vannak. A kijátszott terület a következőt tölti ki, és ellenségek jönnek vele. A kezed az út alatt van.',
  'tutorial.attack.title': 'Támadás',
  'tutorial.attack':
    'A Felfogadott izomember egészen idáig jött. A támadás 1 akció: előbb fegyver, aztán célpont. Az esélyeket előre látod. Az öléshez két dolog kell: találat és a fedezéket legyőző dobás.',
  'tutorial.suppress.title': 'Lefogás',
  'tutorial.suppress':
    'Ha a két dobás közül csak az egyik sikerül, az ellenség lefogást kap: ebben a körben nem támad. Lőj a Verőemberre.',
  'tutorial.grenade.title': 'Gránátok',
  'tutorial.grenade':
    'A Rakétás csoport kártyáján két célkereszt van: két ölés iktatja ki. A gránátvető négy kockával dob, és minden találat számít.',
  'tutorial.endTurn.title': 'A kör vége',
  'tutorial.endTurn':
    'Minden akció elfogyott. Most az ellenségek lépnek és támadnak; akin lefogás van, csak magához tér. Aztán a Timer eggyel lejjebb megy.',
  'tutorial.burst.title': 'Tüzelési módok',
  'tutorial.burst':
    'Mindenki új akciókat kapott. Egy puska többféleképpen lő: több kocka gyakrabban talál, de hamarabb üríti a tárat. Lőj rövid sorozatot a Verőemberre.',
  'tutorial.reload.title': 'Újratöltés',
  'tutorial.reload':
    'Egy alacsony dobás kiürítette a puskát: ezt a fegyver jelzi. Egy akcióval új tár kerül bele.',
  'tutorial.move.title': 'Mozgás',
  'tutorial.move':
    'A Lápvidék tiszta. A lépés 1 akció és a belépési ár; a javát a katona mozgás értéke fedezi, a többit eldobott kártyák.',
  'tutorial.reinforce.title': 'Utánpótlás',
  'tutorial.reinforce':
    'Ahol katonák állnak, az ellenség utánpótlást hozhat. Most a húzott kártya nem illik oda, ezért eldobjátok. Figyeld a naplót.',
  'tutorial.secondLocation.title': 'Tovább',
  'tutorial.secondLocation':
    'Corona a szabad hely mellett áll, ezért oda kerülhet a következő terület. Az Ösvény kijátszása ingyenes.',
  'tutorial.payment.title': 'Segítő kártyák',
  'tutorial.payment':
    'Giacomelli követi. Egyes akciókártyák a jó pillanatban segítenek: az Előre! hármat fizet a belépési árból. Az utolsó pontot egy kártya fedezi.',
  'tutorial.odds.title': 'Válassz esély szerint',
  'tutorial.odds':
    'A Csempészek kártyáján három célkereszt van. Hasonlítsd össze az esélyeket: egy gránát mindet kiiktathatja.',
  'tutorial.cover.title': 'Mellélövés',
  'tutorial.cover':
    'A Mesterlövész jól rejtőzik: fedezéke 4. Ha mindkét dobás kudarc, nem történik semmi. Próbáld ki.',
  'tutorial.hostileTurn.title': 'Fenyegetések',
  'tutorial.hostileTurn':
    'Minden ellenség kártyája mutatja, kire céloz, és mit tenne a támadása. A Mesterlövész célpontja Giacomelli. Fejezd be a kört.',
  'tutorial.reaction.title': 'Reakció',
  'tutorial.reaction':
    'A dobás megsebesítené Giacomellit, de még semmi sem történt: most lehet reagálni. A Fedezékbe! 1 XP-be kerül, és megállítja a támadást.',
  'tutorial.kill.title': 'Visszavágás',
  'tutorial.kill':
    'A Mesterlövész lőtávolságon belül van. A kiiktatott ellenségek XP-t adnak, és az erős kártyákért XP-vel fizetsz.',
  'tutorial.advance.title': 'Előre',
  'tutorial.advance': 'Az Ösvény szabad. Corona mozgás értéke az egész belépési árat fedezi.',
  'tutorial.activate.title': 'Az Objective',
  'tutorial.activate':
    'Az Objective mellett álló katona aktiválhatja. Előjönnek az őrei, és innentől támadható.',
  'tutorial.screened.title': 'Védett ellenség',
  'tutorial.screened':
    'A főnök az őrei mögé bújik, az Alvezér pedig a Mesterlövész mögé: védettek (Screened), még nem lehetnek célpontok. Előbb a Mesterlövész.',
  'tutorial.draw.title': 'Új kártyák',
  'tutorial.draw':
    'Utolsó akciójával Giacomelli feltölti a kezét. Előtte eldobhatnál kártyákat; most tartsd meg mindet.',
  'tutorial.lastTurn.title': 'Figyeld a Timert',
  'tutorial.lastTurn':
    'A Timer minden körben eggyel lejjebb megy. Ha lejár, a küldetés kudarc. Fejezd be a kört.',
  'tutorial.pass.title': 'Engedd el',
  'tutorial.pass': 'Az Alvezér támadása hatástalan. Van reagáló kártyád, de kár volna érte. Passzolj.',
  'tutorial.clear.title': 'Tiszta út',
  'tutorial.clear': 'Az Alvezér előtt már nem áll senki.',
  'tutorial.target.title': 'A célpont',
  'tutorial.target': 'Az őrök nélkül maga a főnök a célpont. Két találatot bír.',
  'tutorial.close.title': 'Közelebb',
  'tutorial.close': 'Giacomelli felzárkózik. Fizesd ki a belépési árat tetszőleges kártyákkal.',
  'tutorial.finish.title': 'Fejezd be',
  'tutorial.finish': 'Még egy találat, és az Objective teljesült.',
};
