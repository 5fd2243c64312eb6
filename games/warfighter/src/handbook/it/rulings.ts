import type { TextsOf } from '@sitrep/contract/handbook';
import type { rulings as facts } from '../facts/rulings.ts';

export const title = 'Casi dubbi';

/** Le voci della sezione «rulings» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  rulings: {
    title: 'Decisioni sui casi dubbi',
    also: ['dispute', 'regole poco chiare'],
    text: 'Dove le regole stampate tacciono o si contraddicono, questo gioco decide una volta e vi si attiene. Ogni decisione ha un numero: scrivilo per leggerla per intero.',
  },
  simultaneous: {
    title: 'Effetti nello stesso momento',
    also: ['simultanei', 'ordine', 'quale prima'],
    text: 'L’ordine lo sceglie il team. Altrimenti gli effetti dei Soldati vengono prima di quelli degli Ostili, poi per spazio e ordine di arrivo.',
  },
  'ruling-open-slots': {
    title: 'Gli Ostili usano gli spazi liberi?',
    also: ['spazio vuoto', 'obiettivo inattivo'],
    text: 'Sì. Gli Ostili possono stare e passare in spazi liberi, sulla carta Missione e in un Obiettivo Inattivo, e da lì combattono. Un Luogo giocato in quello spazio si aggiunge a loro.',
  },
  'ruling-new-attackers': {
    title: 'I rinforzi appena arrivati attaccano?',
    also: ['nuovo ostile', 'stesso turno'],
    text: 'Sì, nello stesso Turno dell’Ostile, se il bersaglio è nel Raggio. Ogni carta si controlla quando la si sceglie e, a parte «di nuovo», attacca una volta per fase.',
  },
  'ruling-free-move': {
    title: 'Un movimento gratuito paga l’Entrata?',
    also: ['carta movimento'],
    text: 'Sì. Una carta che concede un movimento risparmia l’Azione, mai il costo di Entrata.',
  },
  'ruling-two-sixes': {
    title: 'Il 6 automatico è un tiro?',
    also: ['sei stealth', 'penetrazione'],
    text: 'Sì, vale come un 6 sul dado, e la Penetrazione si somma. Due 6 automatici non si sommano fra loro.',
  },
  'ruling-kill-choice': {
    title: 'Prima le Uccisioni o le Soppressioni?',
    also: ['ordine dell’esplosione'],
    text: 'Con Esplosione o Spray si piazzano tutte le Uccisioni prima delle Soppressioni, così nessuna va sprecata. Ogni Uccisione può andare su un reticolo libero o su uno soppresso, a scelta.',
  },
  'ruling-empty-cup': {
    title: 'La tazza è vuota',
    also: ['segnalini bersaglio finiti'],
    text: 'Si sceglie a caso un Soldato in Missione, con uguale probabilità, e la carta si segna con lui. Più tardi per questo nessun segnalino torna nella tazza.',
  },
  'ruling-dropped-value': {
    title: 'L’Attrezzatura a terra abbassa il valore?',
    also: ['scappatoia', 'oggetti lasciati'],
    text: 'No. Ciò che un Soldato presente ha lasciato apposta conta ancora. Ciò che hanno lasciato i Soldati persi non conta finché qualcuno non lo porta di nuovo.',
  },
  'ruling-next-location': {
    title: 'Il «Luogo successivo» di un Evento',
    also: ['l’evento aspetta'],
    text: 'È lo spazio seguente nella direzione di marcia. Se non vi è ancora una carta, l’Evento aspetta quella che lo riempirà, anche l’Obiettivo; se lo spazio non esiste, non accade nulla.',
  },
  'ruling-objective-in-hostile-turn': {
    title: 'Vincere nel Turno dell’Ostile',
    also: ['l’ultimo ostile si distrugge'],
    text: 'È possibile: se l’ultimo Ostile che contava si elimina da sé, vincete subito. Gli Obiettivi controllati a fine Turno del Soldato aspettano il prossimo.',
  },
};
