/** Il diario, in italiano. Un messaggio vuoto non merita una riga. */
export const events = {
  'event.missionLaidOut':
    'Missione: {mission}. Obiettivo: {objective}, nello spazio {slots}. Tempo {timer}.{isActive, select, true { L’Obiettivo è attivo dall’inizio.} other {}}',
  'event.phaseStarted':
    '{phase, select, soldierTurn {— Turno {turn}: Turno del Soldato —} hostileTurn {— Turno {turn}: Turno dell’Ostile —} other {}}',
  'event.soldierJoined': '{soldier} entra nel team.',
  'event.teamValued': 'Il team vale {value, plural, one {# Punto Risorsa} other {# Punti Risorsa}}.',
  'event.teamApproved': '{seat} è d’accordo con il team.',
  'event.teamRejected': 'Il team va composto di nuovo.',
  'event.timerMoved': 'Il segnalino Tempo va su {to}.',
  'event.seatDone': '{isDone, select, true {{seat} ha finito.} other {{seat} continua.}}',
  'event.missionEnded':
    '{isSuccess, select, true {La Missione è un successo.} other {La Missione è fallita.}}',
  'event.limitsReset': '',

  'event.soldierRefreshed': '',
  'event.actionSpent': '{soldier} spende {amount, plural, one {# Azione} other {# Azioni}}.',
  'event.actionsGained':
    '{soldier} riceve {amount, plural, one {# Azione} other {# Azioni}}{isNext, select, true { per il prossimo turno} other {}}.',
  'event.suppressed': '{soldier} riceve {amount, plural, one {# Soppressione} other {# Soppressioni}}.',
  'event.suppressRemoved': '{soldier} perde {amount, plural, one {# Soppressione} other {# Soppressioni}}.',
  'event.wounded': '{soldier} subisce una Ferita da {points}.',
  'event.woundTreated':
    '{left, plural, =0 {Una Ferita di {soldier} è guarita.} other {Una Ferita di {soldier} è Curata: ne resta # per sempre.}}',
  'event.soldierMoved':
    '{soldier} muove: {from} → {to}{cost, plural, =0 {} one {, # carta scartata} other {, # carte scartate}}.',
  'event.xpGained': '{soldier} riceve {amount} XP.',
  'event.xpSpent': '{soldier} paga {amount} XP.',
  'event.abilityUsed': '{soldier} usa {source}.',
  'event.cardPlayed': '{soldier} gioca {card}{isUpgunned, select, true { (Potenziamento)} other {}}.',
  'event.cardRetained': '{soldier} mantiene {card} per {xp} XP.',
  'event.soldierLeft': '{how, select, downed {{soldier}: Abbattuto.} other {{soldier}: Rimosso.}}',
  'event.handedOver': 'D’ora in poi {seat} comanda {soldier}.',
  'event.unarmedUsed': '',
  'event.stealthUsed': '',
  'event.selfDefended': '{soldier} spara per autodifesa.',
  'event.strikingEntered': '{soldier} ingaggia {hostile}.',
  'event.strikingLeft': '{soldier} torna a Raggio 0.',
  'event.actionSaved': '{soldier} conserva {amount, plural, one {# Azione} other {# Azioni}} per ingaggiare.',
  'event.savedActionsLost': '{soldier} perde le Azioni conservate.',
  'event.stumbled': '{soldier} ha un’Esitazione.',
  'event.environmentRolled': '{soldier} contro l’ambiente ({climate}): {die}, serve {needed}+.',
  'event.hardyGained':
    '{soldier} ottiene {amount, plural, one {# segnalino} other {# segnalini}} Resistente ({climate}).',
  'event.hardySpent': '{soldier} usa un segnalino Resistente ({climate}).',
  'event.outcomeRolled':
    '{soldier}: tiro {die}, modificato {total} – {outcome, select, duty {abile a ritornare in servizio} discharge {Congedo Medico} other {KIA}}.',

  'event.weaponEmptied': '{soldier}: arma vuota – {item}{stack, select, 0 {} other { (lanciagranate)}}.',
  'event.reloaded': '{soldier} ricarica {item}{stack, select, 0 {} other { (lanciagranate)}}.',
  'event.jammed': '{soldier}: inceppamento – {item}.',
  'event.jamCleared': '{soldier} elimina l’inceppamento: {item}.',
  'event.ammoSpent': '{soldier}: −{amount, plural, one {# Munizione} other {# Munizioni}} ({item}).',
  'event.ammoGained': '{soldier}: +{amount, plural, one {# Munizione} other {# Munizioni}} ({item}).',
  'event.ammoDropped': '{soldier} lascia munizioni di {item} – {slot}.',
  'event.ammoPickedUp': '{soldier} raccoglie munizioni per {item} – {slot}.',
  'event.ammoTaken': '{soldier} prende munizioni da un’arma a terra per {item} – {slot}.',
  'event.itemExpended': '{soldier} consuma {amount} unità: {item}.',
  'event.itemRemoved': '{soldier}: fuori dal gioco – {item}.',
  'event.shotLocked': '',
  'event.itemHelped': '',
  'event.weaponDeployed': '{soldier} dispiega {item}.',
  'event.weaponThrown': '{item} di {soldier} resta sotto {hostile}.',
  'event.weaponReturned': '{soldier} riprende {item}.',
  'event.gearPassed': '{soldier} passa {item} a {to}.',
  'event.gearDropped':
    '{isLeft, select, true {{soldier} lascia sul posto {item} – {slot}.} other {{soldier} fa cadere {item} – {slot}.}}',
  'event.gearPickedUp': '{soldier} raccoglie {item} – {slot}.',
  'event.attachmentMoved': '{soldier} sposta l’accessorio {item}.',
  'event.gearBought':
    '{soldier} riceve {item} per {cost, plural, one {# Punto Risorsa} other {# Punti Risorsa}}.',

  'event.attackDeclared':
    '{target_id, plural, =-1 {{soldier} attacca {hostile} con {weapon}.} other {{soldier} attacca {target} con {weapon}.}}',
  'event.attackRolled':
    '{soldier}, {mode, select, semi {Semi} burst {raffica} auto {Auto} strong {Forte} normal {Normale} fast {Veloce} thrown {Lancio} standard {Standard} skillful {Abile} finesse {Maestria} other {Esplosione}}: {dice}{modifier, plural, =0 {} other { ({modifier, number, ::sign-always})}} contro {kill}+; Copertura: {defeatCover}{coverModifier, plural, =0 {} other { ({coverModifier, number, ::sign-always})}} contro {cover} – {kills, plural, =0 {{suppresses, plural, =0 {nessun effetto} one {# Soppressione} other {# Soppressioni}}} one {# Uccisione{suppresses, plural, =0 {} one {, # Soppressione} other {, # Soppressioni}}} other {# Uccisioni{suppresses, plural, =0 {} one {, # Soppressione} other {, # Soppressioni}}}}{unplaced, plural, =0 {} other { (tiro: {rolledKills, plural, =0 {{rolledSuppresses, plural, one {# Soppressione} other {# Soppressioni}}} one {# Uccisione{rolledSuppresses, plural, =0 {} one {, # Soppressione} other {, # Soppressioni}}} other {# Uccisioni{rolledSuppresses, plural, =0 {} one {, # Soppressione} other {, # Soppressioni}}}})}}.',

  'event.locationPlaced': 'Nuovo Luogo nello spazio {slot_id}: {card}.',
  'event.slotEntered': '',
  'event.cardAttached': 'In vigore: {card} – {slot}.',
  'event.cardDetached': 'Non più in vigore: {card} – {slot}.',
  'event.entranceEased': '{source}: costo di Entrata −{amount} – {slot}.',
  'event.objectiveActivated': 'L’Obiettivo è attivo: {slot}.',
  'event.targetHit': '{hits, plural, one {# colpo} other {# colpi}}: {target}.',
  'event.eventHit': '{card}: {hits, plural, one {# colpo} other {# colpi}}.',
  'event.timeCounterPlaced': 'Limite di Tempo: {counters, plural, one {# segnalino} other {# segnalini}}.',
  'event.clearCounterPlaced':
    '{counters, plural, =0 {L’Obiettivo non è libero.} one {L’Obiettivo è libero: # segnalino.} other {L’Obiettivo è libero: # segnalini.}}',
  'event.raidTurned': 'L’Obiettivo è raggiunto: ora tornate alla carta Missione.',
  'event.rewardClaimed': '{soldier} prende la ricompensa di {slot}.',
  'event.eventDrawn': 'Evento: {card} – {slot}.',
  'event.eventCancelled': '{card}: annullato.',

  'event.hostileEntered': '{isNew, select, true {Rinforzo: } other {Ostile: }}{hostile} – {slot}.',
  'event.hostileMismatched': 'Nessun Rinforzo – {slot}; scartata: {card}.',
  'event.hostileTargeted': 'Bersaglio di {hostile}: {soldier}.',
  'event.hostilePlaced': '{hostile} → {slot}.',
  'event.hostileClosed': 'Avvicinamento di {hostile}: {from} → {to}.',
  'event.hostileMarked': 'Conta per l’Obiettivo: {hostile}.',
  'event.hostileFooled': '{hostile}: né attacco né movimento in questo turno.',
  'event.hostileSuppressed': '{hostile}: {amount, plural, one {# Soppressione} other {# Soppressioni}}.',
  'event.hostileUnsuppressed': '{hostile}: −{amount, plural, one {# Soppressione} other {# Soppressioni}}.',
  'event.hostileKilled': '{hostile}: {amount, plural, one {# Uccisione} other {# Uccisioni}}.',
  'event.hostileEliminated': '{hostile}: carta eliminata{xp, plural, =0 {} other { (# XP)}}.',
  'event.hostileRemoved':
    '{hostile}: {how, select, destroyed {carta distrutta} malfunctioned {malfunzionamento, fuori gioco} other {carta scartata}}.',
  'event.hostileDeclared': 'Attacco di {hostile} contro {soldier}.',
  'event.hostileRolled':
    '{hostile} contro {soldier}: attacco {die}; Copertura: {defeatCover} contro {cover} – {result, select, suppress {Soppressione} nothing {nessun effetto} malfunction {malfunzionamento} other {{wounds, plural, =0 {Uccisione} one {# Ferita} other {# Ferite}}}}.',
  'event.attackCancelled': 'L’attacco di {hostile} contro {soldier} è annullato.',
  'event.woundsCancelled': 'Le Ferite sono annullate.',
  'event.attackRedirected': 'L’attacco di {hostile} passa a {soldier}.',

  'event.rolled': '{name}: {dice} (d{sides}).',
  'event.drawn':
    '{from_id, select, actionDeck {Pesca: {tokens} ({into}).} locationDeck {Pesca: {tokens} ({into}).} other {}}',
  'event.drawn.hidden':
    '{from_id, select, actionDeck {Pesca: {count, plural, one {# carta} other {# carte}} ({into}).} locationDeck {Pesca: {count, plural, one {# carta} other {# carte}} ({into}).} other {}}',
  'event.moved':
    '{into_id, select, actionBox {} locationBox {} actionDiscard {Scarto: {tokens} ({from}).} locationDiscard {Scarto: {tokens} ({from}).} actionDeck {{from_id, select, actionDiscard {Gli scarti delle carte Azione tornano nel mazzo, mescolati.} other {}}} hostileDeck {{from_id, select, hostileDiscard {Gli scarti delle carte Ostili tornano nel mazzo, mescolati.} other {}}} locationDeck {{from_id, select, locationDiscard {Gli scarti delle carte Luogo tornano nel mazzo, mescolati.} other {}}} eventDeck {{from_id, select, eventDiscard {Gli scarti delle carte Evento tornano nel mazzo, mescolati.} other {}}} other {{from_id, select, actionDeck {Ricognizione: {tokens} ({into}).} locationDeck {Ricognizione: {tokens} ({into}).} other {}}}}',
  'event.moved.hidden':
    '{into_id, select, actionDiscard {Scarto: {count, plural, one {# carta} other {# carte}} ({from}).} locationDiscard {Scarto: {count, plural, one {# carta} other {# carte}} ({from}).} actionDeck {{from_id, select, actionDiscard {Gli scarti delle carte Azione tornano nel mazzo, mescolati.} other {}}} hostileDeck {{from_id, select, hostileDiscard {Gli scarti delle carte Ostili tornano nel mazzo, mescolati.} other {}}} locationDeck {{from_id, select, locationDiscard {Gli scarti delle carte Luogo tornano nel mazzo, mescolati.} other {}}} eventDeck {{from_id, select, eventDiscard {Gli scarti delle carte Evento tornano nel mazzo, mescolati.} other {}}} other {}}',
  'event.zoneOpened': '',
  'event.zoneOpened.hidden': '',
};
