import type { ProposalMessages } from './keys.ts';

/** I nomi delle proposte, delle loro parti e dei gruppi. */
export const proposals = {
  'proposal.march.cheapest': '{soldier}{others, plural, =0 {} one { e un altro} other { e altri #}} in {hex}',
  'proposal.march.safest':
    '{soldier}{others, plural, =0 {} one { e un altro} other { e altri #}} in {hex}, per la via più sicura',
  'proposal.march.without':
    '{soldier}{others, plural, =0 {} one { e un altro} other { e altri #}} in {hex}, senza il più lento',
  'proposal.march.running':
    '{soldier}{others, plural, =0 {} one { e un altro} other { e altri #}} di corsa in {hex}',
  'proposal.gather': '{soldier}{others, plural, =0 {} one { e un altro} other { e altri #}}: muovere insieme',
  'proposal.stance':
    '{soldier}{others, plural, =0 {} one { e un altro} other { e altri #}}: {others, plural, =0 {{stance}} other {{stance_id, select, crawling {strisciano} running {corrono} sprinting {scattano} wounded {feriti} other {{stance}}}}}',
  'proposal.asTheyAre': 'Lascia le posture come sono',
  'proposal.shot': '{firer} spara su {hex} ({weapon})',
  'proposal.defend': '{firer} spara su chi entra in {hex} ({weapon})',
  'proposal.usual': 'Il solito: {count, plural, one {# tiro} other {# tiri}}',
  'proposal.usual.end': 'Il solito e fine della fase: {count, plural, one {# tiro} other {# tiri}}',
  'proposal.support': '{chit} su {hex}, dirige {leader}',
  'proposal.support.blind': 'Un gettone coperto su {hex}, dirige {leader}',

  'cost.points': '{points, plural, one {# punto movimento} other {# punti movimento}}',
  'cost.allPoints': 'tutti i punti movimento',
  'cost.shows': 'svela il bunker in {hex}',
  'cost.overheat': 'alla fine prove di spossatezza',
  'cost.leaves': 'resta indietro: {weapon}',
  'cost.stays': 'restano qui: {soldiers}',

  'odds.exposure': 'In marcia verso {hex}, nel caso peggiore, dai nemici noti:',
  'odds.men':
    '{men, plural, =0 {nessuno colpito} one {# uomo ferito o peggio} other {# uomini feriti o peggio}}',
  'odds.anyHit': '{chance} qualcuno ferito o peggio',

  'part.crew': 'Serventi',
  'part.bonus': 'Bunker',
  'part.bonus.choice': '{bonus, plural, =0 {senza la sua potenza} other {con la sua potenza}}',
  'part.leader': 'Capo',
  'part.dots': 'Punti di grado',
  'part.dots.choice': '{dots, plural, =0 {nessuno} one {# punto} other {# punti}}',
  'part.shares': 'Dadi',
  'part.share': '{name}: {dice}',
  'part.list': '{first}, {second}',

  'policy.least': 'Chiedi del fuoco difensivo a partire da questa probabilità di colpire',
  'policy.hidden': 'Bunker nascosti: solo a partire da questa probabilità',
  'policy.down': 'Anche contro chi striscia o è ferito',
  'policy.smoke': 'Chiedi del fumo',
  'policy.heat': 'Chiedi di chi ha corso; altrimenti ognuno fa la prova e torna al passo',
  'policy.holdSquad': 'Non sparare a questa squadra',
  'policy.holdTurn': 'Non più in questo turno',

  'interrupt.fired': '{firer} spara su {hex}.',
  'interrupt.discovered': 'Scoperto un bunker in {hex}.',
  'interrupt.closeCombatBegan': 'Comincia un corpo a corpo in {hex}.',
  'interrupt.checked': '{soldier} ha dovuto fare una prova.',
  'interrupt.wounded': '{soldier} è ferito in {hex}.',
  'interrupt.wentDown': '{soldier} si butta a terra in {hex}.',
  'interrupt.eliminated': 'Eliminato in {hex}: {piece}.',
  'interrupt.smokeLaid': 'Si alza il fumo in {hex}.',
  'interrupt.ended': 'Lo scontro è finito.',
  'interrupt.phaseBegan': 'Comincia una nuova fase.',

  'group.waiting': 'fuori dalla mappa',
  'group.stance': 'posture',
  'group.step': 'avanzare',
  'group.join': 'unirsi al gruppo',
  'group.leave': 'restare qui',
  'group.detach': 'andare da solo',
  'group.lift': 'sollevare i feriti',
  'group.drop': 'posare',
  'group.smoke': 'fumo',
  'group.callOn': 'esagoni',
  'group.support': 'fuoco di supporto',
} satisfies ProposalMessages;
