import type { TextsOf } from '@sitrep/contract/handbook';
import type { basics as facts } from '../facts/basics.ts';

export const title = 'Fondamenti';

/** Le voci della sezione «basics» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'golden-rule': {
    title: 'Prima il testo della carta',
    also: ['regola d’oro', 'conflitto', 'precedenza', 'eccezione'],
    text: 'Quello che dice una carta vale più delle regole. Se due testi si contraddicono, conta prima la carta, poi la parola chiave, infine la regola generale.',
  },
  dice: {
    title: 'Dadi e modificatori',
    also: ['d10', 'd6', 'tiro', 'bonus', 'penalità', 'dado'],
    text: 'Si tira sempre un dado da 10; solo per distruggere la Copertura si usa un dado da 6. I modificatori cambiano il risultato del dado, mai il numero da raggiungere, e nessuna faccia riesce o fallisce da sola. Soltanto Ricarica, inceppamento ed Esitazione guardano il dado così com’è caduto.',
  },
  'mission-path': {
    title: 'Percorso della Missione',
    also: ['spazi', 'fila', 'mappa'],
    text: 'Il percorso è una fila di spazi numerati. La carta Missione sta nello spazio 1, l’Obiettivo nell’ultimo; in mezzo giocate i Luoghi strada facendo. Anche Missione e Obiettivo valgono come Luoghi.',
  },
  range: {
    title: 'Raggio e adiacenza',
    also: ['distanza', 'nel raggio', 'fuori raggio', 'adiacente', 'range'],
    text: 'Il Raggio è la differenza fra due numeri di spazio: lo stesso spazio è Raggio 0, quello accanto è adiacente. Contano anche gli spazi liberi. Si può attaccare solo alle distanze stampate sull’arma o sulla tabella.',
  },
  decks: {
    title: 'Mazzi e scarti',
    also: ['mazzo vuoto', 'mescolare', 'rimescolare', 'pila degli scarti'],
    text: 'Nel gioco moderno i Luoghi stanno nel mazzo Azione e gli Eventi in quello degli Ostili; nella Seconda guerra mondiale ognuno ha il proprio mazzo. Un mazzo vuoto si rifà con i suoi scarti, anche a metà pesca. Se non ci sono nemmeno scarti, si pescano meno carte. Gli scarti sono visibili a tutti.',
  },
  'one-at-a-time': {
    title: 'Una cosa alla volta',
    also: ['ordine', 'interrompere', 'annullare', 'tornare indietro'],
    text: 'Finisci un’Azione, un’Attività o una carta prima di cominciarne un’altra; possono inserirsi solo le carte che nominano un momento preciso. Dopo un tiro di dado o una carta svelata non si torna più indietro.',
  },
  costs: {
    title: 'Pagare i costi',
    also: ['prezzo', 'pagamento', 'costo'],
    text: 'Un costo si paga per intero, altrimenti la cosa non si può fare. Non si paga a credito e non si usa niente a metà.',
  },
  reticle: {
    title: 'Ostile, reticolo, EKIA',
    also: ['nemico', 'ucciso', 'mirino', 'scoperto'],
    text: 'Ogni reticolo di una carta Ostile è un nemico. Un segnalino Soppressione o EKIA lo copre; combattono solo i reticoli scoperti. Negli effetti «Ostile» indica un reticolo, «carta Ostile» la carta intera.',
  },
  traits: {
    title: 'Parole chiave di riferimento',
    also: [
      'tratti',
      'a distanza',
      'natura',
      'struttura',
      'veicolo',
      'aereo',
      'urbano',
      'deserto',
      'acqua',
      'montagna',
      'da taglio',
      'da punta',
      'silenziata',
    ],
    text: 'Una parola come a Distanza, Natura o da taglio da sola non fa nulla: serve ad altre carte. Un bonus che nomina una parola chiave o parte del titolo aiuta solo le armi che la portano. Strutture, Veicoli e Aerei non si affrontano a mani nude né Corpo a Corpo.',
  },
  'uses-per-turn': {
    title: 'Una volta per turno',
    also: ['limite', 'volte', 'si azzera'],
    text: 'Il limite vale per ogni carta o Soldato che lo porta. Quelli «per Turno del Soldato» ripartono al recupero delle Azioni, quelli «per turno di gioco» dopo l’avanzamento del Tempo. Un effetto usabile una volta per Turno del Soldato funziona già nel turno in cui giochi la carta.',
  },
  chance: {
    title: 'Da dove viene la fortuna',
    also: ['caso', 'casuale', 'seme', 'dadi onesti'],
    text: 'Sono casuali solo mescolate, pescate e dadi, e nessuno, persona o programma, può conoscere il risultato in anticipo. La stessa partita ripetuta dal suo seme dà gli stessi tiri.',
  },
};
