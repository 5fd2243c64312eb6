import type { TextsOf } from '@sitrep/contract/handbook';
import type { wounds as facts } from '../facts/wounds.ts';

export const title = 'Ferite e perdite';

/** Le voci della sezione «wounds» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  wounds: {
    title: 'Ferite',
    also: ['salute', 'danno', 'segnalino ferita'],
    text: 'Ogni punto Ferita abbassa di 1 la Salute e, per un Soldato Giocatore, la dimensione della mano. Ogni volta che è ferito, un Soldato riceve un segnalino a parte con i suoi punti; i segnalini non si uniscono mai.',
  },
  healing: {
    title: 'Curare',
    also: ['guarire', 'medico', 'heal'],
    text: 'Prima di ogni tiro indica una Ferita non ancora curata; chi cura e chi è curato devono essere nello stesso Luogo e possono essere lo stesso Soldato. Curare n toglie n punti a quella Ferita; quelli in più si perdono.',
  },
  'first-aid': {
    title: 'Kit di Primo Soccorso',
    also: ['benda', 'tiro per guarire', 'corpsman'],
    text: 'Per 1 Azione e 1 benda tira un dado da 10: fino a 6 guarisce 1 punto, da 7 a 10 ne guarisce 2, con 11 o più 3. Un kit ha 4 bende. Un Infermiere aggiunge 2.',
  },
  'treated-wound': {
    title: 'Ferita Curata',
    also: ['bendata', 'non guarisce più'],
    text: 'Se dopo la cura restano punti, la Ferita diventa Curata e rimane per tutta la Missione; non si può più guarire. Anche un tentativo che non guarisce nulla la rende Curata.',
  },
  downed: {
    title: 'Abbattuto',
    also: ['ucciso', 'fuori combattimento', 'downed'],
    text: 'Un Soldato con Salute 0 o meno è Abbattuto e lascia subito la Missione; nessuna cura lo aiuta. Armi, Equipaggiamento e munizioni restano nel Luogo e altri possono raccoglierli. Mano, XP, Abilità e carte in gioco sono persi.',
  },
  'exit-order': {
    title: 'Più perdite insieme',
    also: ['ordine di uscita', 'due abbattuti'],
    text: 'Prima si stabiliscono tutti i risultati, poi le reazioni, poi le uscite per numero di Soldato. I nuovi bersagli e il ricalcolo del valore del team avvengono una volta sola, dopo l’ultima uscita. Effetti come Panico arrivano alla fine.',
  },
  medevac: {
    title: 'Rimozione (Medevac)',
    also: ['evacuare', 'portare via'],
    text: 'Un Soldato ferito con Salute 2 o 1 può essere rimosso in qualsiasi momento del Turno del Soldato, fra un atto e l’altro, gratis. Esce come un Abbattuto, lasciando l’Attrezzatura, ma dopo ha più probabilità di cavarsela. Se era l’ultimo, la Missione fallisce.',
  },
  'outcome-roll': {
    title: 'Sorte dei Soldati persi',
    also: ['tiro finale', 'KIA', 'congedo medico', 'ritorno in servizio'],
    text: 'Dopo la Missione si tira un dado da 10 per ogni Soldato perso: 8 o più abile a ritornare in servizio, 6–7 Congedo Medico, 5 o meno KIA. Si aggiunge 4 se è uscito con Salute 2, 2 con Salute 1, e 2 se l’Obiettivo è stato completato. Fuori da una Campagna non cambia nulla.',
  },
};
