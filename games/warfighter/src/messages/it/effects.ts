/** Che cosa fanno le carte, in italiano. */
export const effects = {
  'effect.modAttack.own': '{amount} ai dadi di Attacco',
  'effect.modAttack.here': '{amount} ai dadi di Attacco dei Soldati qui',
  'effect.modAttack.all': '{amount} ai dadi di Attacco di tutti i Soldati',
  'effect.modDefeatCover.own': '{amount} al tiro per distruggere la Copertura',
  'effect.modDefeatCover.here': '{amount} al tiro per distruggere la Copertura dei bersagli qui',
  'effect.setDefeatCover': 'il tiro per distruggere la Copertura vale {face}',
  'effect.automaticHit': 'i dadi di Attacco colpiscono sempre',
  'effect.ignoreScreening': 'la protezione non conta',
  'effect.addTrait': 'l’arma ottiene «{trait}»',
  'effect.spray': 'Spray (ogni dado di Attacco conta da solo)',
  'effect.spray.from':
    'Spray {from}+ (ogni dado di Attacco conta da solo; tutti tranne il migliore colpiscono solo con {from}+)',
  'effect.cancelAttack': 'l’attacco è annullato',
  'effect.cancelAttack.wounds': 'si annullano l’attacco o le Ferite dell’Evento',
  'effect.redirectAttack': 'subisce l’attacco al tuo posto',
  'effect.moveWounds': 'subisce la Ferita al tuo posto',

  'effect.modCover.self': '{amount} Copertura',
  'effect.modCover.self.ranged': '{amount} Copertura contro gli Attacchi a Distanza',
  'effect.modCover.soldiers.here': '{amount} Copertura ai Soldati qui',
  'effect.modCover.soldiers.here.ranged': '{amount} Copertura ai Soldati qui contro gli Attacchi a Distanza',
  'effect.modCover.soldiers.all': '{amount} Copertura a tutti i Soldati',
  'effect.modCover.soldiers.all.ranged':
    '{amount} Copertura a tutti i Soldati contro gli Attacchi a Distanza',
  'effect.modCover.hostiles.here': '{amount} Copertura agli Ostili qui',
  'effect.modCover.hostiles.here.ranged': '{amount} Copertura agli Ostili qui contro gli Attacchi a Distanza',
  'effect.modCover.hostiles.all': '{amount} Copertura a tutti gli Ostili',
  'effect.modCover.hostiles.all.ranged':
    '{amount} Copertura a tutti gli Ostili contro gli Attacchi a Distanza',
  'effect.modMovement.own': '{amount} Movimento',
  'effect.modMovement.once': '{amount} Movimento per questa Entrata',
  'effect.modMovement.all': '{amount} Movimento a tutti i Soldati',
  'effect.modLoadout': '{amount} Carico',
  'effect.modHand': '{amount} alla dimensione della mano',
  'effect.modActions': '{amount} Azione in ogni turno',
  'effect.modUnarmed': '{amount} al dado di Attacco a mani nude',
  'effect.modHth': '{amount} ai dadi di Attacco nel Corpo a Corpo',
  'effect.modHealRoll': '{amount} ai tiri per guarire',

  'effect.grantAttack': 'un Attacco senza spendere Azioni',
  'effect.grantAttack.strikes': 'un Attacco senza Azione, anche Corpo a Corpo senza pagarne il costo',
  'effect.grantAttack.afterMove': 'dopo questo Movimento un Attacco senza spendere Azioni',
  'effect.grantAttack.afterMove.strikes':
    'dopo questo Movimento un Attacco senza spendere Azioni; può essere Corpo a Corpo, senza pagarne il costo',
  'effect.grantMove': 'un Movimento senza spendere Azioni',
  'effect.grantReload': 'una Ricarica senza spendere Azioni',
  'effect.gainActions': '{amount, plural, one {# Azione} other {# Azioni}} in più',
  'effect.gainActions.next':
    '{amount, plural, one {# Azione} other {# Azioni}} in più nel prossimo Turno del Soldato',
  'effect.drawCards': 'pesca di {amount, plural, one {# carta} other {# carte}}',
  'effect.drawLocation': 'pesca una carta del mazzo Luogo',
  'effect.payDiscard.support':
    'vale {amount, plural, one {# carta scartata} other {# carte scartate}} per una carta di Supporto',
  'effect.payDiscard.stealth':
    'vale {amount, plural, one {# carta scartata} other {# carte scartate}} per una carta Stealth',
  'effect.payDiscard.covert':
    'vale {amount, plural, one {# carta scartata} other {# carte scartate}} per una carta Furtiva',
  'effect.discardCards':
    'ogni Soldato Giocatore scarta {amount, plural, one {la carta più vecchia} other {le # carte più vecchie}} in mano',
  'effect.gainXp': '+{amount} XP',
  'effect.gainGear':
    'acquista Attrezzatura per al massimo {amount, plural, one {# Punto Risorsa} other {# Punti Risorsa}}',
  'effect.gainGear.shared': 'acquista Attrezzatura fino a {amount} RP per i Soldati Giocatore qui',
  'effect.gainHardy': '+{amount} Resistente ({climate})',
  'effect.removeSuppress': 'rimozione di {amount, plural, one {# Soppressione} other {# Soppressioni}}',
  'effect.heal': 'cura {amount}',
  'effect.healRoll': 'tiro per guarire (d10)',

  'effect.hit': '{amount, plural, one {# Uccisione} other {# Uccisioni}} senza tiro',
  'effect.hit.noXp': '{amount, plural, one {# Uccisione} other {# Uccisioni}} senza tiro, niente XP',
  'effect.discardHostile': 'scartala senza XP',
  'effect.suppress': '{amount, plural, one {# Soppressione} other {# Soppressioni}} {who_onto}',
  'effect.suppress.it': '{amount, plural, one {# Soppressione} other {# Soppressioni}}',
  'effect.wound': 'una Ferita da {amount} {who_onto}',
  'effect.supportAttack':
    'Esplosione con {dice, plural, one {# dado} other {# dadi}}, Uccisione con {kill}+, Penetrazione {penetration}',
  'effect.supportAttack.noXp':
    'Esplosione con {dice, plural, one {# dado} other {# dadi}}, Uccisione con {kill}+, Penetrazione {penetration}, niente XP',
  'effect.chartAttack': 'attacco {who_onto} (d10)',

  'effect.screenedBy': 'Protetto da: {class}',
  'effect.screens': 'protegge: {class}',
  'effect.fearless': 'impavido (non riceve Soppressione)',
  'effect.immobile': 'Immobile (non si muove)',
  'effect.immobile.after':
    'non si muove più dopo {after, plural, one {# Uccisione} other {# Uccisioni}} su di essa',
  'effect.coverAtRange': 'Copertura {cover} contro gli Attacchi da Raggio {range}',
  'effect.inspire': 'ispira (rimuove 1 Soppressione da ogni carta Ostile)',
  'effect.reinforce': 'Rinforzo {values} (un’altra pesca per il suo Luogo)',
  'effect.reinforce.atRange':
    'finché il suo bersaglio è a Raggio {range}, Rinforzo {values} (un’altra pesca per il suo Luogo)',
  'effect.collateralDamage': 'danni collaterali (niente Esplosione né Auto contro i bersagli qui)',
  'effect.closeQuarters': 'combattimento ravvicinato (i Soldati ingaggiano tutto il Luogo)',
  'effect.environ': 'Condizioni Ambientali: {climate} {number}+',
  'effect.camouflage':
    'per ogni carta Ostile che ti bersaglia tira un d10: con {from}+ in questo turno non attacca e non muove',
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
  'effect.modTime': '{amount} Tempo',
  'effect.modSlots': '{amount} al numero di spazio dell’Obiettivo',
  'effect.modHostileValue': '{amount} al valore di ogni pesca di Ostili',
  'effect.moveTimer.forward': 'il segnalino Tempo avanza di {amount} (verso 1)',
  'effect.moveTimer.backward': 'il segnalino Tempo arretra di {amount} (lontano da 1)',

  'effect.modEntrance.here': 'costo di Entrata {amount} qui',
  'effect.modEntrance.next': 'costo di Entrata {amount} in quel Luogo',
  'effect.modEntrance.lasting': 'costo di Entrata {amount} in quel Luogo fino alla fine della Missione',
  'effect.modEntrance.all': 'costo di Entrata {amount} ovunque',
  'effect.modEntrance.perHostile.here': 'costo di Entrata {amount} qui per ogni carta Ostile presente',
  'effect.modEntrance.perHostile.next':
    'costo di Entrata {amount} in quel Luogo per ogni carta Ostile presente',
  'effect.ignoreEntrancePenalties': 'le penalità degli Ostili al costo di Entrata non contano',
  'effect.placeAt': 'si piazza {place_in}',
  'effect.placeAt.ahead': 'si piazza {offset, plural, one {# spazio} other {# spazi}} oltre {place}',
  'effect.placeAt.behind': 'si piazza {offset, plural, one {# spazio} other {# spazi}} prima {place_of}',
  'effect.attach.here': 'resta con questo Luogo',
  'effect.attach.next': 'resta con il Luogo successivo',
  'effect.payOr': 'pagate {xp} XP oppure {otherwise}',
};
