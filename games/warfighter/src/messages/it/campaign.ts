/** Campagne: domande, risposte, rifiuti e cronaca, in italiano. */
export const campaign = {
  'decision.reportChoice': 'Prossima: {mission}, Obiettivo {objective}. Prendete un rapporto di situazione?',
  'decision.pointShare': 'Dividete i Punti Missione: {left, plural, one {ne resta #} other {ne restano #}}.',
  'decision.skillChoice': 'Acquistate Abilità con i Punti Missione, o conservateli.',

  'command.takeReport': '{report}',
  'command.noReport': 'Nessun rapporto di situazione',
  'command.givePoints': '{points, plural, one {# punto} other {# punti}} a {member}',
  'command.learnSkill': '{member}: {card}',

  'event.memberEnlisted': '{member} partecipa alla Campagna da ora in poi.',
  'event.soldierLost':
    '{card} è fuori dalla Campagna: {fate, select, discharge {Congedo Medico} other {KIA}}, {victoryPoints, plural, one {# Punto Vittoria perso} other {# Punti Vittoria persi}}.',
  'event.missionBooked':
    '{mission}, {objective} nello spazio {slots}: {isSuccess, select, true {successo} other {fallimento}}. Punti Missione {points, number, ::sign-always}, Punti Vittoria {victoryPoints, number, ::sign-always}; {total} in tutto.',
  'event.missionCleared': '',
  'event.pointsGiven': '{member} riceve {points, plural, one {# Punto Missione} other {# Punti Missione}}.',
  'event.skillLearned':
    '{member} impara {card} per {points, plural, one {# Punto Missione} other {# Punti Missione}}.',
  'event.adjustmentRolled':
    'Tiro {die}. In tutte le Missioni che restano: {adjustment, select, further {l’Obiettivo è uno spazio più lontano} skillCost {le Abilità costano 1 in più} time {Tempo −1} loadout {capacità di Carico dei Soldati Giocatore −1} other {valore Ostile dell’Obiettivo +3}}.',
  'event.campaignEnded':
    'La Campagna è finita con {victoryPoints, plural, one {# Punto Vittoria} other {# Punti Vittoria}}: {level}.',

  'refusal.REPORT_TOO_DEAR':
    'Le Risorse non bastano per questo rapporto di situazione e un Soldato Giocatore.',
  'refusal.NOT_ENOUGH_POINTS': 'Costa {price}, e il Soldato ha {points}.',
  'refusal.PREREQ_MISSING': 'Manca il prerequisito: {card}.',
  'refusal.WRONG_NATION': 'Solo per questa Nazione: {nation}.',
  'refusal.OVER_LIMIT': '{card}: al massimo {most}.',

  'problem.NO_SKILLS_NOW': 'In una Campagna le Abilità si acquistano tra le Missioni, con i Punti Missione.',
  'problem.SOLDIER_LOST': '{card} è fuori dalla Campagna.',
  'problem.MEMBER_ABSENT':
    '{most, plural, =0 {{member} è abile e deve partecipare.} one {Manca {member}: può restare indietro al massimo # Soldato.} other {Manca {member}: possono restare indietro al massimo # Soldati.}}',
  'problem.CAMPAIGN_MISSION': 'Le Missioni di una Campagna sono tutte diverse e tutte della sua Regione.',
  'problem.CAMPAIGN_LENGTH': 'In questa Regione una Campagna ha da 1 a {most} Missioni.',
  'problem.CAMPAIGN_ORDER': 'Le Missioni si giocano per Risorse crescenti o nell’ordine dell’elenco.',
  'problem.CAMPAIGN_CARD': 'La Campagna trova da sola questa carta, Missione per Missione.',

  'outcome.noEffect': 'La Campagna non ha avuto alcun effetto.',
  'outcome.tactical': 'La Campagna è un successo tattico.',
  'outcome.operational': 'La Campagna è un successo operazionale.',
  'outcome.theatre': 'La Campagna è un successo per l’intero teatro di guerra.',
  'outcome.strategic': 'La Campagna è un successo strategico.',

  'level.noEffect': { base: 'nessun effetto' },
  'level.tactical': { base: 'tattico' },
  'level.operational': { base: 'operazionale' },
  'level.theatre': { base: 'di teatro' },
  'level.strategic': { base: 'strategico' },

  'adjustment.further': { base: 'Obiettivo +{count, plural, one {# spazio} other {# spazi}}' },
  'adjustment.skillCost': { base: 'Abilità +{count}' },
  'adjustment.time': { base: 'Tempo −{count}' },
  'adjustment.loadout': { base: 'Carico −{count}' },
  'adjustment.hostiles': { base: 'Ostili dell’Obiettivo +{count}' },

  'die.adjustment': { base: 'Modifica' },
  'setup.campaign': 'Campagna',
  'setup.missions': 'Missioni',
  'setup.order': 'ordine delle Missioni',
  'order.rising': 'per Risorse crescenti',
  'order.listed': 'nell’ordine dell’elenco',
  'campaign.own': { base: 'Campagna personalizzata' },
};
