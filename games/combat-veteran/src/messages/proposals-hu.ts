import type { ProposalMessages } from './keys.ts';

/** A javaslatok, részeik és a csoportok nevei. */
export const proposals = {
  'proposal.march.cheapest': '{soldier}{others, plural, =0 {} other { és még #}} ide: {hex}',
  'proposal.march.safest':
    '{soldier}{others, plural, =0 {} other { és még #}} ide: {hex}, a legbiztonságosabb úton',
  'proposal.march.without':
    '{soldier}{others, plural, =0 {} other { és még #}} ide: {hex}, a leglassabb nélkül',
  'proposal.march.running': '{soldier}{others, plural, =0 {} other { és még #}} futva ide: {hex}',
  'proposal.gather': '{soldier}{others, plural, =0 {} other { és még #}}: közös mozgás',
  'proposal.stance': '{soldier}{others, plural, =0 {} other { és még #}}: {stance}',
  'proposal.asTheyAre': 'Mindenki testtartása marad',
  'proposal.shot': '{firer} tüzel ide: {hex} ({weapon})',
  'proposal.defend': '{firer} tüzel a belépőkre itt: {hex} ({weapon})',
  'proposal.usual': 'A szokásos: {count} dobás',
  'proposal.usual.end': 'A szokásos, aztán a fázis vége: {count} dobás',
  'proposal.support': '{chit} ide: {hex}, irányítja: {leader}',
  'proposal.support.blind': 'Egy lefordított lapka ide: {hex}, irányítja: {leader}',

  'cost.points': '{points, plural, =99 {az összes mozgáspont} other {# mozgáspont}}',
  'cost.shows': 'elárulja a bunkert itt: {hex}',
  'cost.overheat': 'a végén kimerülési próba',
  'cost.leaves': 'hátramarad: {weapon}',
  'cost.stays': 'itt marad: {soldiers}',

  'odds.exposure': 'Az úton idáig: {hex}, legrosszabb esetben, ismert ellenségtől:',
  'odds.men': '{men, plural, =0 {senki sem sérül} other {# ember megsebesül vagy elesik}}',
  'odds.anyHit': '{chance}: valaki megsebesül vagy elesik',

  'part.crew': 'Kezelők',
  'part.bonus': 'Bunker',
  'part.bonus.choice': '{bonus, plural, =0 {a tűzereje nélkül} other {a tűzerejével}}',
  'part.leader': 'Vezető',
  'part.dots': 'Rangpöttyök',
  'part.dots.choice': '{dots, plural, =0 {egy sem} other {# pötty}}',
  'part.shares': 'Kockák',
  'part.share': '{name}: {dice}',
  'part.list': '{first}, {second}',

  'policy.least': 'Védőtűzről legalább ekkora találati eséllyel kérdezzen',
  'policy.hidden': 'Rejtett bunkerek: csak legalább ekkora eséllyel',
  'policy.down': 'Kúszó és sebesült katonákra is',
  'policy.smoke': 'Füstről is kérdezzen',
  'policy.heat': 'Kérdezzen a futókról; ha nem, sorban próbát tesznek, aztán gyalogolnak',

  'interrupt.fired': '{firer} tüzel ide: {hex}.',
  'interrupt.discovered': 'Felfedezett bunker itt: {hex}.',
  'interrupt.closeCombatBegan': 'Közelharc kezdődik itt: {hex}.',
  'interrupt.checked': '{soldier} próbát tett.',
  'interrupt.wounded': '{soldier} megsebesült itt: {hex}.',
  'interrupt.wentDown': '{soldier} lehasalt itt: {hex}.',
  'interrupt.eliminated': 'Kiesett itt: {hex}: {piece}.',
  'interrupt.smokeLaid': 'Füst száll fel itt: {hex}.',
  'interrupt.ended': 'A tűzharcnak vége.',
  'interrupt.phaseBegan': 'Új fázis kezdődik.',

  'group.waiting': 'a térképen kívül',
  'group.stance': 'testtartások',
  'group.step': 'tovább',
  'group.join': 'csatlakozik',
  'group.leave': 'itt marad',
  'group.detach': 'külön megy',
  'group.lift': 'sebesült felvétele',
  'group.drop': 'letenni',
  'group.smoke': 'füst',
  'group.callOn': 'mezők',
  'group.support': 'tűztámogatás',
} satisfies ProposalMessages;
