/** Amit az eligazítás mond, magyarul. */
export const brief = {
  'brief.lead.rice-paddy':
    'Egy amerikai lövészszakasz nyílt rizsföldeken vág át egy fasor felé, amely bunkereket rejthet. A Vietkong tudja, hol vannak; az amerikaiak így vagy úgy megtudják.',
  'brief.lead.keating':
    'Egy völgyben fekvő kis amerikai előőrsöt minden oldalról támadnak. Kitartani nem elég: {exits} embernek ki kell jutnia.',
  'brief.men': '{count} ember',
  'brief.groups': '{count} csoport, összesen {men} ember',
  'brief.leaders': '{count} vezető',
  'brief.heroes': '{count} hős',
  'brief.medics': '{count} szanitéc',
  'brief.pieces': '{count} × {piece}',
  'brief.bunkerCount': '{count} rejtett bunker',
  'brief.goal.hit': 'Egy pont minden elesett vagy sebesült vietkong katonáért.',
  'brief.goal.paddies': 'Egy pont minden emberéért, aki a játék végén a folyótól északra rizsföldön áll.',
  'brief.goal.losses': 'Egy pont minden sebesült, {killed} minden elesett amerikai katonáért.',
  'brief.goal.exit': '{exits} katona jusson le a térképről, bármelyik szélén.',
  'brief.goal.overrun': 'Ne maradjon ép amerikai katona a térképen.',
  'brief.victory': 'Győzelem',
  'brief.score': 'A(z) {turns}. forduló után a több pont nyer; egyenlőség döntetlen.',
  'brief.race': 'Az nyer, aki előbb eléri a célját. Ha a(z) {turns}. forduló végéig senki, döntetlen.',
  'brief.setup': 'Felállás',
  'brief.setup.bunkers':
    'Előbb a Vietkong áll fel az ösvénytől északra: bunkerek titokban, mezőnként egy, mindenki más nyíltan, más mezőkön.',
  'brief.setup.shellholes':
    'Aztán az amerikaiak, minden darab legfeljebb {range} mezőre egy gránáttölcsértől.',
  'brief.setup.outpost':
    'Előbb az amerikaiak állnak fel: az aknavető kezelői az állásukba, mindenki más a dróton belülre.',
  'brief.setup.peaks': 'Aztán öt tálib csoport egy-egy DSK-val öt különböző csúcsra.',
  'brief.setup.arrival': 'A többi csoport az első mozgásfázisában jön be, a térkép bármelyik szélén.',
  'brief.turn': 'Egy forduló',
  'brief.first.rice-paddy':
    'Minden fordulóban az amerikaiak kezdenek. Az 1. forduló a mozgásfázisukkal indul.',
  'brief.first.keating': 'Minden fordulóban a tálibok kezdenek. Az 1. forduló a mozgásfázisukkal indul.',
  'brief.phase.discipline.title': 'Fegyelem',
  'brief.phase.discipline': 'Felállás, sebesültek ellátása, fegyverek javítása és átadása.',
  'brief.phase.stance.title': 'Testtartás',
  'brief.phase.stance': 'Ki fut, ki sprintel, ki kúszik.',
  'brief.phase.movement.title': 'Mozgás',
  'brief.phase.movement': 'A rajok mezőről mezőre mennek; a másik oldal minden lépésre tüzelhet.',
  'brief.phase.combat.title': 'Harc',
  'brief.phase.combat': 'Tüzelés és tűztámogatás.',
  'brief.special': 'Ami itt különleges',
  'brief.bunkers.title': 'Rejtett bunkerek',
  'brief.bunkers':
    'Nincsenek a térképen, és semmi sem árt nekik, amíg amerikai katona nem ér melléjük, valaki bennük nem cselekszik vagy tüzel, vagy tűztámogatás nem éri a mezőjüket.',
  'brief.support.title': 'A támogatás vár',
  'brief.support': 'Nincs amerikai lapka, amíg vietkong katona nem támadott.',
  'brief.bombs.title': 'Bombák a végén',
  'brief.bombs': 'Bombák csak akkor jöhetnek, ha minden más lapka elfogyott.',
  'brief.chits.title': 'Támogatás fordulónként',
  'brief.chits':
    'A lapkák lefordítva fekszenek a(z) {boxes} forduló mezőin, és csak abban a fordulóban használhatók.',
  'brief.mortar.title': 'Aknavetőállás',
  'brief.mortar':
    'A 120 mm-es lapkák bármelyik fordulóban tüzelnek, amíg három harcképes ember szolgál az állásban.',
  'brief.ban.title': 'Magunkra nem',
  'brief.ban': 'A dróton belülre nem kerül lapka, amíg amerikai katona van ott.',
  'brief.wounds.title': 'Nincs tálib szanitéc',
  'brief.wounds': 'Tálib csoportot bármilyen seb megöl.',
  'brief.exit.title': 'Kijutás',
  'brief.exit': 'Szélső mezőről az amerikai katona 1 mozgáspontért elhagyja a térképet, és nem tér vissza.',
};
