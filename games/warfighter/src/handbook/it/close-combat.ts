import type { TextsOf } from '@sitrep/contract/handbook';
import type { closeCombat as facts } from '../facts/close-combat.ts';

export const title = 'Corpo a Corpo';

/** Le voci della sezione «close-combat» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'unarmed-modern': {
    title: 'Attacco da Disarmato',
    also: ['mani nude', 'coltello', 'corpo a corpo'],
    text: 'A Raggio 0 un PS o un NPS può attaccare da Disarmato una volta per Turno del Soldato: un dado contro il suo numero da Disarmato, il solito dado contro la Copertura. La Soppressione non fa nulla, e Strutture, Veicoli e Aerei non si possono attaccare così. Il coltello è un Attacco da Disarmato con i propri numeri.',
  },
  striking: {
    title: 'Ingaggiare un Corpo a Corpo',
    also: ['striking', 'mischia', 'ingaggio'],
    text: 'Prima di combattere Corpo a Corpo un Soldato ingaggia una carta Ostile non Protetta del suo Luogo, spendendo le Azioni indicate dal costo del Corpo a Corpo. Ogni Soldato ne ingaggia una alla volta, ma più Soldati la stessa. Continuare nei turni seguenti è gratis. Il bipiede si ripiega.',
  },
  'saved-actions': {
    title: 'Conservare Azioni per ingaggiare',
    also: ['risparmiare azioni', 'costo 2'],
    text: 'Se il costo del Corpo a Corpo è almeno 2, un Soldato può conservare Azioni fino alla fine del suo prossimo Turno del Soldato. Un’altra Azione o un movimento le fa perdere; Attività e Attacchi gratuiti no. L’eccesso va perso.',
  },
  'striking-targets': {
    title: 'Contro chi si volge un Ostile ingaggiato',
    also: ['cambio di bersaglio nel corpo a corpo'],
    text: 'Un Ostile ingaggiato si volge subito contro l’ultimo Soldato che lo ha ingaggiato e lo attacca con la tabella di Raggio 0. Se più tardi il suo bersaglio non è fra chi lo ingaggia, i giocatori scelgono verso chi si volge.',
  },
  'striking-fire': {
    title: 'Sparare durante il Corpo a Corpo',
    also: ['fuoco nella mischia'],
    text: 'L’Ostile ingaggiato si può attaccare solo da Disarmato o con armi da Mischia. Tutti gli altri Ostili si attaccano come al solito, da Raggio 0 del Luogo.',
  },
  'leaving-striking': {
    title: 'Lasciare il Corpo a Corpo',
    also: ['disingaggio', 'cambiare avversario'],
    text: 'Il Corpo a Corpo finisce con un movimento, pagando di nuovo il suo costo, o gratis se l’Ostile lascia il gioco. Se un altro Ostile arriva a proteggerlo, o se smette di proteggerne uno, il Soldato può tornare indietro o passare a quello senza pagare.',
  },
  'close-quarters': {
    title: 'Spazi Angusti (Close Quarters Combat)',
    also: ['combattimento ravvicinato', 'casa per casa'],
    text: 'Qui un Soldato ingaggia l’intero Luogo: può rivolgere gli Attacchi Corpo a Corpo a ogni Ostile non Protetto che vi si trova e sparare a tutti. Nessun Ostile cambia bersaglio per questo.',
  },
  'unarmed-ww2': {
    title: 'Disarmato nella Seconda guerra mondiale',
    also: ['pugni', 'mani nude', 'modificatore HtH'],
    text: 'Nel Corpo a Corpo chi non ha un’arma da Mischia usabile tira un dado più il modificatore HtH e colpisce con 10 o più; Copertura e risultati sono normali, Soppressione compresa. Strutture, Veicoli e Aerei non si attaccano Corpo a Corpo.',
  },
  melee: {
    title: 'Armi da Mischia',
    also: ['forte', 'normale', 'veloce', 'standard', 'abile', 'maestria', 'melee'],
    text: 'Scegli una modalità stampata, tira i suoi dadi più il modificatore HtH contro il suo numero e somma la sua Pen al dado per la Copertura. Forte, Normale e Veloce tirano di solito 1, 2 e 3 dadi. Le altre tre ne tirano uno e costano più XP quanto più sono buone.',
  },
  stumble: {
    title: 'Esitazione',
    also: ['stumble', 'stum', 'inciampare'],
    text: 'Se un dado non modificato di un Attacco di Mischia è pari o inferiore al numero di Esitazione della modalità, dopo l’Attacco chi ha attaccato subisce una Soppressione.',
  },
  'thrown-weapon': {
    title: 'Arma da Lancio',
    also: ['thrown', 'lanciare il coltello', 'granata', 'recuperare'],
    text: 'Un’arma da Lancio si usa a Raggio 0. Una lama della Seconda guerra mondiale si può lanciare in ogni sua modalità, senza ingaggiare e senza modificatore HtH; resta sotto l’Ostile e torna al proprietario quando la carta lascia il gioco. Le granate invece si consumano.',
  },
  bayonet: {
    title: 'Baionetta',
    also: ['fucile con baionetta'],
    text: 'La Baionetta cambia mano come l’altra Attrezzatura, ma la usa solo un Soldato che porta un Fucile o una Carabina.',
  },
};
