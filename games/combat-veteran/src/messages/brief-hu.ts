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
  'brief.goal.paddies':
    'Egy pont minden saját emberért, aki a játék végén a folyótól északra, rizsföldön áll.',
  'brief.goal.losses': 'Egy pont minden sebesült, {killed} minden elesett amerikai katonáért.',
  'brief.goal.exit': '{exits} katona hagyja el a térképet, bármelyik szélén.',
  'brief.goal.overrun': 'Ne maradjon ép amerikai katona a térképen.',
  'brief.victory': 'Győzelem',
  'brief.score': '{turns} forduló után az nyer, akinek több pontja van; egyenlőség esetén döntetlen.',
  'brief.race': 'Az nyer, aki előbb eléri a célját. Ha {turns} forduló alatt egyik oldal sem, döntetlen.',
  'brief.setup': 'Felállás',
  'brief.setup.bunkers':
    'Előbb a Vietkong áll fel az ösvénytől északra: bunkerek titokban, mezőnként egy, mindenki más nyíltan, más mezőkön.',
  'brief.setup.shellholes':
    'Aztán az amerikaiak, minden darab legfeljebb {range} mezőre egy gránáttölcsértől.',
  'brief.setup.outpost':
    'Előbb az amerikaiak állnak fel: az aknavető kezelői az állásukba, mindenki más a dróton belülre.',
  'brief.setup.peaks': 'Aztán öt tálib csoport egy-egy DSK-val öt különböző csúcsra.',
  'brief.setup.arrival': 'Minden más csoport az első mozgásfázisában lép be, a térkép bármelyik szélén.',
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
    'Nincsenek a térképen, és semmi sem árt nekik, amíg amerikai katona nem ér melléjük, a bent lévők közül valaki nem cselekszik vagy tüzel, vagy tűztámogatás nem éri a mezejüket.',
  'brief.support.title': 'A támogatás várat magára',
  'brief.support': 'Amerikai lapka csak a Vietkong első támadása után kérhető.',
  'brief.bombs.title': 'Bombák a végén',
  'brief.bombs': 'Bomba csak akkor kérhető, ha minden más lapka elfogyott.',
  'brief.chits.title': 'Támogatás fordulónként',
  'brief.chits':
    'A lapkák {boxes} fordulóra elosztva, lefordítva fekszenek, és mindegyik csak a maga fordulójában használható.',
  'brief.mortar.title': 'Aknavetőállás',
  'brief.mortar':
    'A 120 mm-es lapkák bármelyik fordulóban használhatók, amíg három harcképes ember van az állásban.',
  'brief.ban.title': 'Magunkra nem',
  'brief.ban': 'A dróton belülre nem kérhető lapka, amíg amerikai katona van ott.',
  'brief.wounds.title': 'Nincs tálib szanitéc',
  'brief.wounds': 'A tálib csoportot bármilyen seb kiejti.',
  'brief.exit.title': 'Kijutás',
  'brief.exit': 'Szélső mezőről az amerikai katona 1 mozgáspontért elhagyja a térképet, és nem tér vissza.',
};
