/** Perché una Missione è finita così, in italiano. */
export const debrief = {
  'why.complete':
    '{left, plural, =0 {L’Obiettivo è stato completato nell’ultimo turno.} one {L’Obiettivo è stato completato con # turno di anticipo.} other {L’Obiettivo è stato completato con # turni di anticipo.}}',
  'why.escaped':
    '{left, plural, =0 {Il team è fuggito nell’ultimo turno.} one {Il team è fuggito con # turno di anticipo.} other {Il team è fuggito con # turni di anticipo.}}',
  'why.timer': 'Il tempo è scaduto: {missing}.',
  'why.nobody': 'Nessun Soldato è rimasto nella Missione: {missing}.',
  'why.limit': 'Il Limite di Tempo dell’Obiettivo è scaduto: {missing}.',
  'why.failed.soldiersLost': 'L’Obiettivo è fallito, perché si sono persi troppi Soldati: {missing}.',
  'why.failed.hostilesHere': 'L’Obiettivo è fallito, perché c’erano troppi Ostili: {missing}.',
  'why.conceded': 'Il team si è arreso: {missing}.',

  'missing.inactive':
    '{slots, plural, =0 {l’Obiettivo era a portata, ma non è mai stato attivato} one {l’Obiettivo non è mai stato attivato e mancava ancora # Luogo} other {l’Obiettivo non è mai stato attivato e mancavano ancora # Luoghi}}',
  'missing.hostiles':
    '{count, plural, one {restava # Ostile dell’Obiettivo} other {restavano # Ostili dell’Obiettivo}}',
  'missing.hostile': 'da eliminare restava: {card}',
  'missing.clear':
    '{count, plural, one {l’Obiettivo doveva restare libero per un altro turno} other {l’Obiettivo doveva restare libero per altri # turni}}',
  'missing.hits': '{count, plural, one {mancava # colpo} other {mancavano # colpi}}',
  'missing.escape':
    '{count, plural, =0 {nessuno è fuggito} one {# Soldato non è fuggito} other {# Soldati non sono fuggiti}}',
  'missing.onSite': 'nessuno era nell’Obiettivo',

  'roll.withstands': 'resiste',
  'roll.suffers': 'non resiste',
  'roll.deceives': 'inganno riuscito',
  'roll.seen': 'inganno fallito',
  'roll.fate': '{fate, select, duty {abile a ritornare in servizio} discharge {Congedo Medico} other {KIA}}',
};
