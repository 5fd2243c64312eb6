import type { TextsOf } from '@sitrep/contract/handbook';
import type { phases as facts } from '../facts/phases.ts';

export const title = 'Turno e fasi';

/** Le voci della sezione «phases» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'game-turn': {
    title: 'Turno di gioco',
    also: ['round', 'sequenza di gioco'],
    text: 'Un turno di gioco è un Turno del Soldato seguito dal Turno dell’Ostile. I turni si ripetono finché la Missione non finisce; la Vittoria la chiude all’istante.',
  },
  'soldier-turn': {
    title: 'Turno del Soldato',
    also: ['il nostro turno', 'recupero delle azioni', 'inizio turno'],
    text: 'Prima si recuperano tutti i segnalini Azione, poi avvengono gli effetti di inizio turno e, nella Seconda guerra mondiale, i tiri per le Condizioni Ambientali. Quindi i Soldati agiscono in qualsiasi ordine, anche alternandosi. Nessuno è obbligato a usare tutte le Azioni, ma quelle non usate si perdono.',
  },
  'end-of-soldier-turn': {
    title: 'Fine del Turno del Soldato',
    also: ['fatto', 'passo', 'chiudere il turno'],
    text: 'Il Turno del Soldato finisce quando tutti i giocatori sono d’accordo. Poi, nell’ordine: un Obiettivo completato dà la Vittoria, si pagano i costi di Mantenimento, si controllano gli Obiettivi di fine turno e si mette il segnalino del limite di tempo.',
  },
  'hostile-turn': {
    title: 'Turno dell’Ostile',
    also: ['turno nemico', 'fasi'],
    text: 'Ha cinque fasi: Pesca dei Rinforzi, attacco degli Ostili, avvicinamento, rimozione delle Soppressioni, avanzamento del Tempo. I Soldati vi agiscono solo con carte, Attrezzatura o abilità che nominano quel momento.',
  },
  'reinforcement-step': {
    title: 'Pesca dei Rinforzi',
    also: ['rinforzo', 'valore di rinforzo', 'sempre rinforzi', 'nessuno'],
    text: 'Per ogni Luogo con almeno un Soldato o con «sempre Rinforzo» si pesca una carta Ostile; «nessun Rinforzo» si salta. Se il suo valore è fra i valori di Rinforzo stampati, entra in gioco lì. Altrimenti si scarta e nulla la sostituisce. Un Evento moderno segue la stessa regola.',
  },
  'attack-step': {
    title: 'Fase di attacco degli Ostili',
    also: ['chi attacca', 'ordine degli attacchi'],
    text: 'Prima vengono «ispira» e gli altri effetti di inizio fase. Poi ogni carta Ostile con un reticolo scoperto e il bersaglio nel Raggio attacca una volta, anche se è appena arrivata. L’ordine lo scelgono i giocatori, una carta alla volta.',
  },
  'close-range-step': {
    title: 'Avvicinamento degli Ostili',
    also: ['movimento nemico', 'indietreggiare'],
    text: 'Una carta Ostile con il bersaglio fuori dal Raggio si avvicina di uno spazio. Basta un solo segnalino Soppressione sulla carta per fermarla. Nella Seconda guerra mondiale indietreggia anche da un bersaglio troppo vicino, e avanza se qualcosa le vieta di attaccare.',
  },
  'remove-suppress-step': {
    title: 'Rimozione dei segnalini Soppressione',
    also: ['gli ostili si riprendono'],
    text: 'Ogni carta Ostile che ne ha perde un segnalino Soppressione. Quelli sui Soldati restano: toglierli costa un’Azione ciascuno.',
  },
  'advance-timer': {
    title: 'Tempo',
    also: ['timer', 'turni rimasti', 'avanti', 'indietro', 'tracciato'],
    text: 'Alla fine del Turno dell’Ostile il segnalino Tempo avanza di uno spazio verso l’1; se dovesse lasciare l’1, la Missione fallisce. «Avanti» su una carta toglie turni, «indietro» ne restituisce, senza limite massimo.',
  },
  'mission-end': {
    title: 'Vincere e perdere',
    also: ['vittoria', 'sconfitta', 'successo', 'fallimento', 'fine partita', 'arrendersi'],
    text: 'Vincete nel momento in cui l’Obiettivo è raggiunto, di chiunque sia il turno. Perdete se finisce il Tempo, se non resta nessun Soldato o se fallisce l’Obiettivo stesso. Se accade tutto insieme, è un successo. Restare bloccati non è una sconfitta, ma ci si può arrendere.',
  },
};
