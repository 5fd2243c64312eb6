import type { TextsOf } from '@sitrep/contract/handbook';
import type { movement as facts } from '../facts/movement.ts';

export const title = 'Luoghi e movimento';

/** Le voci della sezione «movement» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'location-cards': {
    title: 'Che cosa mostra un Luogo',
    also: ['carta luogo', 'rinforzo', 'tabella ostili'],
    text: 'Un Luogo porta il costo di Entrata, i valori di Rinforzo, la tabella degli Ostili, il costo per giocarlo, parole chiave e testo, nella Seconda guerra mondiale anche il costo del Corpo a Corpo. Gli Ostili si pescano quando lo giochi e nei Rinforzi, mai perché qualcuno entra.',
  },
  'build-slot': {
    title: 'Dove va il prossimo Luogo',
    also: ['spazio libero', 'chi deve esserci'],
    text: 'Il prossimo Luogo va sempre nello spazio libero dopo l’ultimo giocato. In quell’ultimo Luogo deve trovarsi un Soldato di qualsiasi tipo, anche sotto Soppressione; chi gioca la carta può essere altrove. Quando la fila è piena non se ne giocano più.',
  },
  'location-cost': {
    title: 'Costo per giocare un Luogo',
    also: ['gioca gratis', 'costo in azioni'],
    text: '«Gioca gratis» non costa nulla. «n Azioni» le spende, in questo turno, il Soldato Giocatore che gioca la carta, che non può essere sotto Soppressione. «Paga n XP» può dividersi fra qualsiasi Soldato.',
  },
  'location-hostiles': {
    title: 'Ostili di un nuovo Luogo',
    also: ['nuovo luogo', 'primo contatto'],
    text: 'Appena giocato il Luogo si pescano i suoi Ostili e si risolvono tutti i loro effetti di ingresso. Poi i Soldati possono subito spendere Azioni contro di loro nello stesso turno.',
  },
  'location-text': {
    title: 'Testo di un Luogo',
    also: ['copertura del luogo', 'testo speciale'],
    text: 'Il testo di un Luogo vale solo lì. Quello continuo parte quando la carta è giocata; «Quando viene giocato» viene dopo Ostili ed Eventi. Il testo della Missione su una parola chiave scatta ogni volta che si gioca un Luogo che la porta.',
  },
  'entrance-cost': {
    title: 'Costo di Entrata',
    also: ['entrare', 'entrata', 'totale'],
    text: 'Somma il costo stampato, le penalità delle carte Ostili presenti e i modificatori di Eventi e Luoghi, poi togli le riduzioni durature. Non scende mai sotto 0, e ciò che paghi in più va perso.',
  },
  'paying-entrance': {
    title: 'Pagare l’Entrata',
    also: ['valore di movimento', 'scartare per muovere'],
    text: 'Il Movimento paga gratis e ogni carta scartata paga 1. Un Soldato Giocatore scarta solo dalla propria mano; per un NPS o un Soldato di Squadra possono scartare tutti i Soldati Giocatore, da qualsiasi Luogo e anche insieme.',
  },
  'entrance-penalty': {
    title: 'Penalità degli Ostili all’Entrata',
    also: ['+1/+2/+3 costo di entrata'],
    text: 'Un Ostile con questa penalità rende più caro entrare nel suo Luogo. Fra più cifre vale quella dei suoi reticoli scoperti; se non ne ha, non aggiunge nulla.',
  },
  'first-entry': {
    title: 'Il primo a entrare',
    also: ['on point', 'apripista', 'riduzione duratura'],
    text: 'Una carta per il primo Soldato che entra si gioca durante la sua Entrata, una volta per Luogo. Lui paga il prezzo pieno; chi entra dopo, fino a fine Missione, paga meno.',
  },
  'saved-cards': {
    title: 'Carte messe da parte',
    also: ['conservare carte', 'mettere da parte'],
    text: 'Un Soldato Giocatore può mettere da parte carte per il prossimo movimento di un Soldato: nella Seconda guerra mondiale per chiunque, nel gioco moderno solo come opzione e per sé. Quel movimento le consuma tutte, 1 ciascuna, servano o no. Fino ad allora non sono in nessuna mano.',
  },
  'moving-back': {
    title: 'Tornare indietro',
    also: ['ritirata', 'arretrare', 'tornare alla missione'],
    text: 'Tornare indietro è un normale movimento con il normale costo di Entrata, anche sulla carta Missione.',
  },
  'cannot-leave': {
    title: 'Divieti',
    also: ['non si può lasciare', 'vietato', 'niente carte azione'],
    text: 'Certi testi vietano di lasciare un Luogo, di giocare carte, di Scartare e Pescare o di attaccare i Soldati che vi sono. Il divieto di un Ostile vale solo finché ha un reticolo scoperto. Un Esploratore blocca solo i Soldati nel Luogo del suo bersaglio, ma non le loro reazioni. Essere Abbattuti o rimossi non è lasciare il Luogo.',
  },
  'front-and-rear': {
    title: 'Più avanzati, più arretrati, dietro',
    also: ['davanti', 'dietro', 'front-most', 'rear-most'],
    text: 'I Soldati più avanzati sono tutti quelli nello spazio occupato più lontano dalla carta Missione, i più arretrati quelli nel più vicino. Dietro un Soldato ci sono tutti gli spazi fino alla carta di partenza compresa. In una fuga tutto si rovescia.',
  },
};
