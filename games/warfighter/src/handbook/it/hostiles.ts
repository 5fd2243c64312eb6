import type { TextsOf } from '@sitrep/contract/handbook';
import type { hostiles as facts } from '../facts/hostiles.ts';

export const title = 'Ostili';

/** Le voci della sezione «hostiles» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'hostile-card': {
    title: 'Che cosa mostra una carta Ostile',
    also: ['valore', 'tabella', 'copertura'],
    text: 'Porta il valore, i reticoli, la Copertura, le tabelle di Attacco con i Raggi, parole chiave e testo. Il valore serve per le pescate, i Rinforzi, la protezione e gli XP. Le carte Ostili stanno scoperte nel loro spazio.',
  },
  'hostile-draw': {
    title: 'Pescare gli Ostili',
    also: ['quanti ostili', 'tabella', 'soglia', 'fascia'],
    text: 'Cercate il valore del team nella tabella della carta e pescate finché la somma dei valori raggiunge quel numero. Zero significa esattamente una carta, un trattino nessuna. Una carta messa altrove conta comunque per il Luogo per cui è stata pescata.',
  },
  'entry-order': {
    title: 'Quando gli Ostili entrano in gioco',
    also: ['ordine di entrata', 'testo di ingresso'],
    text: 'Prima si pescano tutte le carte. Poi, nell’ordine di pesca, ricevono il bersaglio, vanno al loro posto e risolvono il testo di ingresso; seguono gli Eventi e per ultimo il testo del Luogo. Le reazioni, come le mine, si offrono quando la carta arriva al suo posto.',
  },
  target: {
    title: 'A chi mira un Ostile',
    also: ['tazza', 'segnalino bersaglio'],
    text: 'Ogni nuova carta Ostile pesca un segnalino Bersaglio dalla tazza, che ne contiene quattro per ogni Soldato. Quel Soldato resta il suo bersaglio finché uno dei due lascia il gioco o un effetto lo cambia. Un Soldato può avere contro quante carte Ostili capita.',
  },
  retargeting: {
    title: 'Nuovo bersaglio dopo una perdita',
    also: ['cambiare bersaglio'],
    text: 'Quando un Soldato esce, tutti i suoi segnalini Bersaglio si tolgono per sempre. Poi ogni carta che mirava a lui ne pesca uno nuovo, secondo lo spazio e l’ordine di arrivo.',
  },
  placement: {
    title: 'Dove va un Ostile',
    also: ['con i più avanzati', 'con i più arretrati', 'nel bersaglio'],
    text: 'Di norma nel Luogo per cui è stato pescato. Certe carte raggiungono invece i Soldati più avanzati, i più arretrati o il loro bersaglio. In una fuga si piazzano uno spazio davanti ai più avanzati o dietro ai più arretrati, mai fuori dal percorso. Lo stesso vale nei Rinforzi.',
  },
  screening: {
    title: 'Protetto (Screened)',
    also: ['protezione', 'protegge', 'screens', 'schermo'],
    text: 'Un Ostile o bersaglio Protetto non si può attaccare né ingaggiare finché una carta del tipo indicato nello stesso Luogo ha un reticolo scoperto. Prima va soppresso o ucciso tutto lo schermo. Una carta non protegge sé stessa né le sue simili, e due carte non si proteggono a vicenda.',
  },
  'covered-hostile': {
    title: 'Ostile con tutti i reticoli coperti',
    also: ['tutto soppresso', 'inerte', 'colonna'],
    text: 'I reticoli scoperti scelgono la colonna della tabella. Se non ce ne sono, la carta non attacca, non muove, non protegge e il testo si ferma; resta in gioco con il suo bersaglio. Nella Seconda guerra mondiale le descrizioni (Impavido, Immobile, Protetto) valgono ancora, nel gioco moderno nulla.',
  },
  'hostile-attack': {
    title: 'Attacco di un Ostile',
    also: ['tabella', 'ferite'],
    text: 'Tira un dado da 10 sulla colonna dei reticoli scoperti e un dado da 6, più la Penetrazione, contro la Copertura del bersaglio. Se la riga non è Mancato e la Copertura è distrutta, si applica tutta: le Ferite sono un solo segnalino. Se riesce solo uno dei due, una Soppressione; altrimenti niente.',
  },
  'suppress-on-soldier': {
    title: 'Soppressione sui Soldati',
    also: ['più segnalini', 'si accumulano'],
    text: 'Un Soldato può accumulare quanti segnalini Soppressione capita, e per toglierne ognuno serve un’Azione.',
  },
  'suppress-hostile': {
    title: 'Soppressione sugli Ostili',
    also: ['bloccare il nemico'],
    text: 'Un reticolo soppresso non combatte, e un solo segnalino basta a non far muovere la carta. Ogni Turno dell’Ostile ne toglie uno per carta. Bersagli dell’Obiettivo, Eventi e Ostili impavidi non si sopprimono mai.',
  },
  'reaction-windows': {
    title: 'Reagire a un attacco degli Ostili',
    also: ['reazione', 'al riparo', 'finestra'],
    text: 'I momenti sono tre: prima del tiro, dopo il tiro ma prima del risultato, e quando stanno per arrivare Ferite. Ogni carta vale solo nel momento che nomina: «Al riparo!» aspetta le Ferite nel gioco moderno, il tiro nella Seconda guerra mondiale. Ogni giocatore può giocarne quante vuole, finché tutti passano.',
  },
  'cancelled-attack': {
    title: 'Attacco annullato',
    also: ['annullare', 'cancel', 'al riparo'],
    text: 'Un attacco annullato non ha risultati per nessuno: né Ferite, né Soppressione, né «di nuovo», «tutti» o Distruggere. L’Ostile conta come se avesse attaccato.',
  },
  'redirected-attack': {
    title: 'Attirare il fuoco, prendersi le Ferite',
    also: ['deviare', 'sacrificio'],
    text: '«Attirare il fuoco» e «Sacrificio» salvano solo chi le gioca; un altro nel suo Luogo ne prende il posto. Un attacco deviato, con i suoi «di nuovo», colpisce l’altro Soldato e ne controlla la Copertura; il segnalino Bersaglio resta. Le Ferite prese al posto di un altro non richiedono un nuovo tiro e possono Abbattere chi le prende.',
  },
  events: {
    title: 'Eventi',
    also: ['carta evento', 'mazzo eventi', 'banner'],
    text: 'Gli Eventi moderni stanno nel mazzo degli Ostili e contano con il loro valore. Nella Seconda guerra mondiale un Ostile con il simbolo ne pesca uno quando entra e resta in gioco. Un Evento duraturo resta accanto al Luogo finché il suo testo, o un attacco ammesso, lo rimuove.',
  },
  'event-cancel': {
    title: 'Annullare un Evento',
    also: ['fermare evento', 'pagare xp'],
    text: 'Un Evento che si può annullare va fermato subito dopo la pesca, quando tutti gli Ostili e gli Eventi pescati sono noti. Gli XP li paga qualsiasi Soldato. Si decide per ciascun Evento.',
  },
  'event-attack': {
    title: 'Attacchi stampati sugli Eventi',
    also: ['artiglieria', 'evento'],
    text: 'Si tirano come un attacco degli Ostili contro la Copertura di ogni Soldato. Non vengono però da una carta Ostile: le carte che reagiscono all’attacco di un Ostile non servono, quelle che reagiscono alle Ferite sì, anche contro le Ferite che un Evento infligge senza dadi.',
  },
  'pay-or-suffer': {
    title: 'Pagare XP o subire',
    also: ['paga o', 'scelta', 'penalità'],
    text: 'Il team decide una volta, quando il testo si risolve, e paga tutto o niente. Se gli XP non bastano, accade l’altra cosa, anche se fa finire la Missione.',
  },
};
