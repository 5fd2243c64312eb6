import type { TextsOf } from '@sitrep/contract/handbook';
import type { attacks as facts } from '../facts/attacks.ts';

export const title = 'Attacchi';

/** Le voci della sezione «attacks» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'attack-sequence': {
    title: 'L’Attacco passo per passo',
    also: ['sequenza', 'come si attacca'],
    text: 'Arma e bersaglio, carte di aiuto, Modalità di Fuoco, tiro. Poi si controlla la Ricarica, si sommano i modificatori, si confrontano Copertura e colpo e si piazza il risultato.',
  },
  'choosing-target': {
    title: 'Scegliere il bersaglio',
    also: ['dichiarare', 'bersaglio legale', 'fuori raggio'],
    text: 'Il bersaglio è una carta Ostile, un bersaglio dell’Obiettivo o un Evento attaccabile. Deve trovarsi a un Raggio stampato, non essere Protetto, e almeno una Modalità di Fuoco deve essere ammessa contro di lui.',
  },
  'usable-weapon': {
    title: 'Quale arma si può usare',
    also: ['carica', 'munizioni finite'],
    text: 'Un’arma funziona se il segnalino Munizione in cima è carico, se le restano segnalini da spendere o se non usa munizioni. Non funziona se è inceppata, lanciata, ancora da dispiegare o se il suo Un Colpo è già partito.',
  },
  'attack-cards': {
    title: 'Carte che aiutano un Attacco',
    also: ['bonus', 'mira', 'dichiarare l’attacco'],
    text: 'Si giocano dopo aver nominato arma e bersaglio e prima di scegliere la Modalità di Fuoco, mai dopo il tiro. Se ne può giocare un numero qualsiasi e tutti i bonus si sommano.',
  },
  'fire-modes': {
    title: 'Modalità di Fuoco',
    also: ['semi', 'raffica', 'burst', 'auto', 'quanti dadi'],
    text: 'Scegli liberamente una modalità stampata: Semi tira 1 dado di Attacco, raffica 2, Auto 3. Se la modalità costa XP, si pagano al momento della scelta.',
  },
  'attack-dice': {
    title: 'Dadi di Attacco',
    also: ['tiro', 'modificatori', 'dadi'],
    text: 'I dadi di Attacco e un solo dado per la Copertura si tirano insieme. I bonus di Attacco si sommano a ogni dado di Attacco, Penetrazione e simili al dado per la Copertura.',
  },
  'reload-check': {
    title: 'Controllo della Ricarica',
    also: ['numero di ricarica', 'arma vuota'],
    text: 'Se un dado di Attacco, prima dei bonus, è pari o inferiore al numero di Ricarica di quel Raggio, dopo l’Attacco l’arma è vuota. L’Attacco in corso vale lo stesso.',
  },
  'cover-check': {
    title: 'Copertura e come distruggerla',
    also: ['distruzione della copertura', 'd6'],
    text: 'La Copertura è distrutta se il dado da 6, con i suoi bonus, raggiunge il valore di Copertura del bersaglio. Lo stesso numero protegge i Soldati dagli Ostili.',
  },
  'hit-check': {
    title: 'Numero per colpire',
    also: ['kill number', 'hit number', 'colpire'],
    text: 'Un dado di Attacco colpisce se, con i bonus, raggiunge il numero dell’arma per quel Raggio. Nel gioco moderno si chiama numero di Uccisione.',
  },
  'attack-result': {
    title: 'Uccisione, Soppressione o niente',
    also: ['risultato', 'colpo e copertura'],
    text: 'Colpo e Copertura distrutta: un’Uccisione. Uno solo dei due: una Soppressione. Nessuno: niente. Per quanti dadi colpiscano, il risultato è uno solo su quella sola carta, tranne per Esplosione e Spray.',
  },
  'placing-results': {
    title: 'Piazzare Uccisioni e Soppressioni',
    also: ['segnalino EKIA', 'quale reticolo'],
    text: 'Una Soppressione copre un reticolo scoperto; se non ce ne sono, va sprecata. Per un’Uccisione sceglie chi attacca: coprire un reticolo scoperto o sostituire una Soppressione con un EKIA.',
  },
  elimination: {
    title: 'Eliminare una carta Ostile',
    also: ['eliminata', 'morta'],
    text: 'Quando ogni reticolo porta un EKIA la carta si scarta subito. Il suo segnalino Bersaglio torna nella tazza e si assegnano gli XP.',
  },
  explosion: {
    title: 'Esplosione',
    also: ['granata', 'razzo', 'area'],
    text: 'Ogni dado di Attacco si abbina all’unico dado per la Copertura come un Attacco a sé contro lo stesso bersaglio; possono risultarne più Uccisioni e Soppressioni. Prima si piazzano le Uccisioni. Certi bersagli temono solo le Esplosioni.',
  },
  'stealth-attack': {
    title: 'Attacco Stealth',
    also: ['furtivo', 'silenzioso', 'coltello', 'silenziatore', 'sei automatico'],
    text: 'Il primo Attacco di un Soldato con un’arma Stealth nel turno vale un 6 per la Copertura senza tirare, più la Penetrazione. Si consuma anche se il 6 non serviva. Il periodo è il turno di gioco nel moderno, il Turno del Soldato nella Seconda guerra mondiale.',
  },
  penetration: {
    title: 'Penetrazione',
    also: ['pen', 'perforante'],
    text: 'Somma il numero al dado per la Copertura di quell’Attacco; può essere negativo. Anche gli Ostili con Penetrazione lo sommano al loro.',
  },
  'grenade-launcher': {
    title: 'Lanciagranate su un’arma',
    also: ['m203', '40 mm', 'più tipi di munizioni'],
    text: 'Ogni tipo di munizione di un’arma è una pila a parte, con i suoi Raggi e il suo numero di Ricarica; se una è vuota l’altra funziona. Una granata lanciata dall’arma ne tiene parole chiave e bonus, una tirata a mano no.',
  },
  'single-shot': {
    title: 'Un Colpo',
    also: ['single shot', 'one shot', 'lanciarazzi'],
    text: 'L’arma, o quella sua modalità, spara una volta per turno di gioco ed è di nuovo pronta a fine turno, senza Azioni. Passarla non la rende pronta prima.',
  },
  triggered: {
    title: 'Arma a innesco',
    also: ['triggered', 'mina', 'claymore', 'trappola'],
    text: 'Quando nel Turno dell’Ostile una carta Ostile compare o entra nel Luogo del proprietario, egli può innescarne quante vuole contro di essa senza Azioni, anche sotto Soppressione e ignorando chi la protegge. Nel Turno del Soldato costa un’Azione e vale solo contro Veicoli e Strutture.',
  },
  'self-defense': {
    title: 'Autodifesa',
    also: ['self-defense', 'pistola', 'annullare un attacco'],
    text: 'Quando un Ostile a Raggio 0 ha tirato l’attacco contro di te, puoi scartare una Munizione di un’arma simile ancora usabile e annullare tutto l’attacco. Una volta per Soldato in ogni fase di attacco degli Ostili, anche sotto Soppressione.',
  },
  'suppress-card': {
    title: 'Reazioni con «se puoi attaccarlo»',
    also: ['fuoco di soppressione', 'carta suppress'],
    text: 'Serve un’arma carica che ora potrebbe colpire legalmente quell’Ostile: Raggio giusto, non Protetto. Si scarta una sua Munizione, l’attacco dell’Ostile è annullato e non si piazza alcuna Soppressione.',
  },
};
