/** Che cosa fanno le carte, in italiano. */
export const effects = {
  'effect.modAttack.own': 'ai dadi di Attacco',
  'effect.modAttack.here': 'ai dadi di Attacco dei Soldati qui',
  'effect.modAttack.all': 'ai dadi di Attacco di tutti i Soldati',
  'effect.modDefeatCover.own': 'al tiro per distruggere la Copertura',
  'effect.modDefeatCover.here': 'al tiro per distruggere la Copertura dei bersagli qui',
  'effect.setDefeatCover': 'il tiro per distruggere la Copertura vale {face}',
  'effect.automaticHit': 'ogni dado di Attacco colpisce',
  'effect.ignoreScreening': { base: 'ignora la Protezione', may: 'ignorare la Protezione' },
  'effect.addTrait': 'l’arma ottiene «{trait}»',
  'effect.cancelAttack': { base: 'annulla l’attacco', may: 'annullare l’attacco' },
  'effect.cancelAttack.wounds': {
    base: 'annulla l’attacco o le Ferite dell’Evento',
    may: 'annullare l’attacco o le Ferite dell’Evento',
  },
  'effect.redirectAttack': '{who} subisce l’attacco al tuo posto',
  'effect.moveWounds': '{who} subisce la Ferita al tuo posto',

  'effect.modCover.self': 'Copertura',
  'effect.modCover.self.ranged': 'Copertura contro gli Attacchi a Distanza',
  'effect.modCover.soldiers.here': 'Copertura ai Soldati qui',
  'effect.modCover.soldiers.here.ranged': 'Copertura ai Soldati qui contro gli Attacchi a Distanza',
  'effect.modCover.soldiers.all': 'Copertura a tutti i Soldati',
  'effect.modCover.soldiers.all.ranged': 'Copertura a tutti i Soldati contro gli Attacchi a Distanza',
  'effect.modCover.hostiles.here': 'Copertura agli Ostili qui',
  'effect.modCover.hostiles.here.ranged': 'Copertura agli Ostili qui contro gli Attacchi a Distanza',
  'effect.modCover.hostiles.all': 'Copertura a tutti gli Ostili',
  'effect.modCover.hostiles.all.ranged': 'Copertura a tutti gli Ostili contro gli Attacchi a Distanza',
  'effect.modMovement.own': 'Movimento',
  'effect.modMovement.once': 'Movimento per questa Entrata',
  'effect.modMovement.all': 'Movimento a tutti i Soldati',
  'effect.modLoadout': 'Carico',
  'effect.modHand': 'alla dimensione della mano',
  'effect.modActions': 'Azione in ogni turno',
  'effect.modUnarmed': 'al dado di Attacco da Disarmato',
  'effect.modHth': 'ai dadi di Attacco nel Corpo a Corpo',
  'effect.modHealRoll': 'ai tiri per guarire',

  'effect.grantAttack': { base: 'attacca senza spendere Azioni', may: 'attaccare senza spendere Azioni' },
  'effect.grantAttack.strikes': {
    base: 'attacca senza spendere Azioni; il Corpo a Corpo è gratis',
    may: 'attaccare senza spendere Azioni; il Corpo a Corpo è gratis',
  },
  'effect.grantAttack.afterMove': {
    base: 'dopo il Movimento attacca senza spendere Azioni',
    may: 'dopo il Movimento attaccare senza spendere Azioni',
  },
  'effect.grantAttack.afterMove.strikes': {
    base: 'dopo il Movimento attacca senza spendere Azioni; il Corpo a Corpo è gratis',
    may: 'dopo il Movimento attaccare senza spendere Azioni; il Corpo a Corpo è gratis',
  },
  'effect.grantMove': { base: 'muovi senza spendere Azioni', may: 'muovere senza spendere Azioni' },
  'effect.grantReload': { base: 'ricarica senza spendere Azioni', may: 'ricaricare senza spendere Azioni' },
  'effect.gainActions': {
    base: 'ottieni {amount, plural, one {# Azione} other {# Azioni}}',
    may: 'ottenere {amount, plural, one {# Azione} other {# Azioni}}',
  },
  'effect.gainActions.next': {
    base: 'ottieni {amount, plural, one {# Azione} other {# Azioni}} nel prossimo Turno del Soldato',
    may: 'ottenere {amount, plural, one {# Azione} other {# Azioni}} nel prossimo Turno del Soldato',
  },
  'effect.drawCards': {
    base: 'pesca {amount, plural, one {# carta} other {# carte}}',
    may: 'pescare {amount, plural, one {# carta} other {# carte}}',
  },
  'effect.drawLocation': { base: 'pesca una carta Luogo', may: 'pescare una carta Luogo' },
  'effect.payDiscard.support':
    'paga {amount, plural, one {# scarto} other {# scarti}} del costo di una carta di Supporto',
  'effect.payDiscard.stealth':
    'paga {amount, plural, one {# scarto} other {# scarti}} del costo di una carta Stealth',
  'effect.payDiscard.covert':
    'paga {amount, plural, one {# scarto} other {# scarti}} del costo di una carta Furtiva',
  'effect.discardCards':
    'ogni Soldato Giocatore scarta {amount, plural, one {la carta tenuta} other {le # carte tenute}} in mano da più tempo',
  'effect.gainXp': { base: 'ottieni {amount} XP', may: 'ottenere {amount} XP' },
  'effect.gainGear': {
    base: 'acquista Attrezzatura fino a {amount, plural, one {# Punto Risorsa} other {# Punti Risorsa}}',
    may: 'acquistare Attrezzatura fino a {amount, plural, one {# Punto Risorsa} other {# Punti Risorsa}}',
  },
  'effect.gainGear.shared': {
    base: 'acquista Attrezzatura fino a {amount, plural, one {# Punto Risorsa} other {# Punti Risorsa}} per i Soldati Giocatore qui',
    may: 'acquistare Attrezzatura fino a {amount, plural, one {# Punto Risorsa} other {# Punti Risorsa}} per i Soldati Giocatore qui',
  },
  'effect.gainHardy': {
    base: 'ottieni {amount, plural, one {# segnalino} other {# segnalini}} Resistente ({climate})',
    may: 'ottenere {amount, plural, one {# segnalino} other {# segnalini}} Resistente ({climate})',
  },
  'effect.removeSuppress': {
    base: 'rimuovi {amount, plural, one {# Soppressione} other {# Soppressioni}}',
    may: 'rimuovere {amount, plural, one {# Soppressione} other {# Soppressioni}}',
  },
  'effect.heal': { base: 'cura {amount}', may: 'curare {amount}' },
  'effect.healRoll': { base: 'tira per curare una Ferita', may: 'tirare per curare una Ferita' },

  'effect.hit': 'infliggi {amount, plural, one {# Uccisione} other {# Uccisioni}} {who_onto}',
  'effect.hit.noXp': 'infliggi {amount, plural, one {# Uccisione} other {# Uccisioni}} {who_onto}; niente XP',
  'effect.discardHostile': 'scarta {who}; niente XP',
  'effect.suppress': '{who_takes} {amount, plural, one {# Soppressione} other {# Soppressioni}}',
  'effect.suppress.it': 'infliggi {amount} di Soppressione {who_onto}',
  'effect.wound': '{who_takes} una Ferita da {amount}',
  'effect.supportAttack':
    'Attacco con Esplosione contro {who}: {dice, plural, one {# dado} other {# dadi}}, Uccisione con {kill}+, Penetrazione {penetration}',
  'effect.supportAttack.noXp':
    'Attacco con Esplosione contro {who}: {dice, plural, one {# dado} other {# dadi}}, Uccisione con {kill}+, Penetrazione {penetration}; niente XP',
  'effect.chartAttack': 'attacco contro {who}; tira un d10 per ciascuno',

  'effect.screenedBy': 'Protetto da: {class}',
  'effect.screens': 'protegge: {class}',
  'effect.immobile.after': 'non si muove più dopo {after, plural, one {# Uccisione} other {# Uccisioni}}',
  'effect.coverAtRange': 'Copertura {cover} contro gli Attacchi da Raggio {range}',
  'effect.camouflage':
    'tira un d10 per ogni carta Ostile che ti bersaglia; con {from}+ in questo turno non attacca e non si muove',
  'effect.forbid.leave': 'i Soldati non possono lasciare questo Luogo',
  'effect.forbid.attack': 'gli Ostili non possono attaccare i Soldati qui',
  'effect.forbid.attack.atRange': 'gli Ostili a Raggio {range} non possono attaccare i Soldati qui',
  'effect.forbid.playCards':
    'i Soldati nel Luogo del suo bersaglio non possono giocare carte Azione, se non in reazione ad attacchi e Ferite',
  'effect.forbid.playCards.atRange':
    'finché il suo bersaglio è a Raggio {range} i Soldati nel Luogo del bersaglio non possono giocare carte Azione, se non in reazione ad attacchi e Ferite',
  'effect.forbid.discardDraw': 'non si può Scartare e Pescare',
  'effect.forbid.discardDraw.atRange':
    'finché il suo bersaglio è a Raggio {range} non si può Scartare e Pescare',

  'effect.modBudget.gain': 'ricevete {amount, plural, one {# Punto Risorsa} other {# Punti Risorsa}}',
  'effect.modBudget.pay': 'pagate {amount, plural, one {# Punto Risorsa} other {# Punti Risorsa}}',
  'effect.modBudget.gainPerSlot':
    'ricevete {amount, plural, one {# Punto Risorsa} other {# Punti Risorsa}} per ogni spazio fino all’Obiettivo',
  'effect.modBudget.payPerSlot':
    'pagate {amount, plural, one {# Punto Risorsa} other {# Punti Risorsa}} per ogni spazio fino all’Obiettivo',
  'effect.modTime': 'Tempo',
  'effect.modSlots': 'allo spazio dell’Obiettivo',
  'effect.modHostileValue': 'al valore di ogni pesca di Ostili',
  'effect.moveTimer.forward': 'il segnalino Tempo avanza di {amount, plural, one {# spazio} other {# spazi}}',
  'effect.moveTimer.backward':
    'il segnalino Tempo arretra di {amount, plural, one {# spazio} other {# spazi}}',

  'effect.modEntrance.here': 'al costo di Entrata qui',
  'effect.modEntrance.next': 'al costo di Entrata in quel Luogo',
  'effect.modEntrance.lasting': 'al costo di Entrata in quel Luogo fino alla fine della Missione',
  'effect.modEntrance.all': 'al costo di Entrata ovunque',
  'effect.modEntrance.perHostile.here': 'al costo di Entrata per ogni carta Ostile qui',
  'effect.modEntrance.perHostile.next': 'al costo di Entrata in quel Luogo per ogni carta Ostile presente',
  'effect.ignoreEntrancePenalties': {
    base: 'ignora le penalità degli Ostili al costo di Entrata',
    may: 'ignorare le penalità degli Ostili al costo di Entrata',
  },
  'effect.placeAt': 'si piazza {place_in}',
  'effect.placeAt.ahead': 'si piazza {offset, plural, one {# spazio} other {# spazi}} oltre {place}',
  'effect.placeAt.behind': 'si piazza {offset, plural, one {# spazio} other {# spazi}} prima {place_of}',
  'effect.attach.here': 'resta con questo Luogo',
  'effect.attach.next': 'resta con il Luogo successivo',
  'effect.payOr': 'pagate {xp} XP, altrimenti {otherwise}',
  'effect.gainXp.start': 'inizi con {amount} XP',
  'effect.gainHardy.start':
    'inizi con {amount, plural, one {# segnalino} other {# segnalini}} Resistente ({climate})',
  'effect.chartAttack.penetration':
    'attacco contro {who}, Penetrazione {penetration}; tira un d10 per ciascuno',
};
