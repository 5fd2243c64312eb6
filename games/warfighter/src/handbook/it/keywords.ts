import type { TextsOf } from '@sitrep/contract/handbook';
import type { keywords as facts } from '../facts/keywords.ts';

export const title = 'Parole chiave';

/** Le voci della sezione «keywords» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  keywords: {
    title: 'Parole chiave',
    also: ['elenco', 'glossario'],
    text: 'Una parola chiave è il nome breve di una regola: cercala qui per nome. Le parole senza regola propria servono solo di riferimento ad altre carte.',
  },
  'chart-rows': {
    title: 'Mancato, Uccisione, Uccisione di tutti',
    also: ['riga della tabella', 'kill all', 'kill discard'],
    text: 'Mancato: il tiro di Attacco è fallito, ma l’altro dado può ancora sopprimere. Uccisione: con la Copertura distrutta il bersaglio è Abbattuto; con «tutti», chiunque nel suo Luogo abbia la Copertura distrutta. Se dice anche «scartata», l’Ostile si scarta senza XP.',
  },
  again: {
    title: 'Di nuovo (Again)',
    also: ['secondo attacco'],
    text: 'Applicata la riga, la stessa carta attacca ancora con nuovi dadi e nuove reazioni. Non accade se la Copertura ha ridotto la riga a una Soppressione o se l’attacco è annullato. Se il bersaglio è Abbattuto ne pesca uno nuovo, che deve essere nel Raggio.',
  },
  'all-row': {
    title: 'Tutti (All)',
    also: ['chiunque nel luogo', 'attacco ad area'],
    text: 'La riga colpisce ogni Soldato nel Luogo del bersaglio. L’unico dado per la Copertura si confronta con la Copertura di ciascuno: se è distrutta subisce la riga, altrimenti una Soppressione. Con Mancato si controlla solo il bersaglio.',
  },
  destroy: {
    title: 'Distruggere, malfunzionamento',
    also: ['destroy', 'kamikaze', 'si distrugge'],
    text: 'Distruggere: dopo il resto della riga l’Ostile lascia il gioco, anche se la Copertura ha retto; lo salva solo un attacco annullato. Malfunzionamento: l’Ostile è eliminato e non fa male a nessuno. In entrambi i casi gli XP vanno al suo bersaglio.',
  },
  'discard-hostile': {
    title: 'Scartare un Ostile',
    also: ['discard hostile'],
    text: 'La carta lascia il gioco senza XP e il segnalino Bersaglio torna nella tazza. Per «Eliminare gli Ostili» conta come sparita.',
  },
  fearless: {
    title: 'Impavido (Fearless)',
    also: ['non si sopprime'],
    text: 'Un Ostile impavido non riceve mai segnalini Soppressione; contro di lui servono solo Uccisioni.',
  },
  immobile: {
    title: 'Immobile',
    also: ['non muove', 'non muove dopo n colpi'],
    text: 'Non muove mai nell’avvicinamento degli Ostili. Il divieto di muovere vale da quando sulla carta ci sono n EKIA.',
  },
  inspire: {
    title: 'Ispirare (Inspire)',
    also: ['ufficiale', 'capo'],
    text: 'All’inizio dell’attacco degli Ostili ogni carta Ostile in gioco, anche la sua, perde un segnalino Soppressione. Serve un reticolo scoperto; più «ispira» si sommano.',
  },
  'hostile-reinforce': {
    title: 'Rinforzo (valori) su un Ostile',
    also: ['radiofonista', 'rinforzo extra'],
    text: 'Se era in gioco prima di questo Turno dell’Ostile e ha un reticolo scoperto, nella Pesca dei Rinforzi si pesca una carta in più per il suo Luogo, anche se questo dice «nessun Rinforzo». Se la capacità è stampata con un Raggio, anche il bersaglio deve trovarsi entro quello.',
  },
  'collateral-damage': {
    title: 'Danni Collaterali',
    also: ['collateral damage', 'civili', 'niente esplosioni'],
    text: 'Contro i bersagli in questo Luogo non si usano Esplosione e Auto, nella Seconda guerra mondiale nemmeno Spray. Le altre modalità vanno bene.',
  },
  'cover-at-range': {
    title: 'Copertura n a Raggio r',
    also: ['copertura secondo la distanza'],
    text: 'Contro gli Attacchi da quella distanza la Copertura dell’Ostile è il numero indicato, non quello d’angolo.',
  },
};
