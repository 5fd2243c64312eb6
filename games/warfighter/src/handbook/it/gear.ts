import type { TextsOf } from '@sitrep/contract/handbook';
import type { gear as facts } from '../facts/gear.ts';

export const title = 'Attrezzatura';

/** Le voci della sezione «gear» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  gear: {
    title: 'Attrezzatura',
    also: ['gear', 'armi ed equipaggiamento', 'oggetti'],
    text: 'Attrezzatura sono Armi, Equipaggiamento e tutti i segnalini che vi stanno sopra: munizioni, granate, mine, bende. Abilità e Stati di Servizio non lo sono.',
  },
  ammo: {
    title: 'Munizioni',
    also: ['ammo', 'caricatori', 'segnalino munizione', 'finite'],
    text: 'Un’arma parte con i segnalini Munizione stampati, il primo carico. Sparare di per sé non ne consuma: lo fanno solo la Ricarica, le reazioni e altri effetti. Senza segnalini l’arma è inutile, e serve solo il suo tipo di munizioni.',
  },
  'extra-ammo': {
    title: 'Munizioni extra',
    also: ['caricatori di riserva', 'comprare munizioni', '40 mm'],
    text: 'Una serie costa 1 PR e 1 di Carico e aggiunge il numero di segnalini stampato sull’arma, quante volte vuoi, solo per Soldati Giocatore. Le granate da 40 mm in più si comprano una per una. In gioco ogni serie di riserva pesa 1 finché non è usata.',
  },
  attachments: {
    title: 'Accessori e slitta',
    also: ['attachment', 'mirino', 'silenziatore', 'rails', 'montare'],
    text: 'Un accessorio funziona solo sull’arma su cui è montato, che deve avere il titolo o la parola chiave indicata. Nel Turno del Soldato si sposta gratis, ma aiuta un’arma per turno. Su un’arma con slitta (x) i primi x punti di peso degli accessori non contano.',
  },
  'passing-gear': {
    title: 'Passare Armi ed Equipaggiamento',
    also: ['dare', 'scambiare', 'cedere'],
    text: 'I Soldati Giocatore nello stesso Luogo se li passano liberamente nel Turno del Soldato, se il Carico di chi riceve lo permette. NPS e Soldati di Squadra non danno né ricevono. Un’arma vuota, inceppata o già usata resta tale; il bipiede si ripiega.',
  },
  'passing-ammo': {
    title: 'Passare munizioni',
    also: ['dividere munizioni', 'lasciare munizioni', 'NPS'],
    text: 'PS e NPS nello stesso Luogo possono passare, lasciare e raccogliere Munizioni non vuote fra armi dello stesso tipo. L’arma di un NPS non ne tiene mai più del numero stampato.',
  },
  'dropped-gear': {
    title: 'Attrezzatura a terra',
    also: ['far cadere', 'raccogliere', 'lasciata'],
    text: 'Un Soldato Giocatore può far cadere Attrezzatura gratis; resta lì finché la raccoglie un Soldato Giocatore che ha posto nel Carico. Lo stesso vale per ciò che lasciano i Soldati persi; le munizioni adatte può prenderle anche un NPS.',
  },
  'used-gear': {
    title: 'Attrezzatura già usata nel turno',
    also: ['equipaggiamento usato', 'passare dopo l’uso'],
    text: 'Moderno: l’Equipaggiamento che ha aiutato un Soldato o un’arma non ne aiuta altri nello stesso turno di gioco; le armi possono cambiare mano e sparare ancora. Seconda guerra mondiale: ciò che è stato usato nel Turno del Soldato non si passa né si lascia in quel turno.',
  },
  expended: {
    title: 'Spesa (Expended)',
    also: ['consumata', 'granata', 'monouso'],
    text: 'Ogni uso toglie per sempre un segnalino dalla carta, o la carta stessa se non ne ha. Questa Attrezzatura si compra pezzo per pezzo; una carta che dà più segnalini a un solo prezzo, come il Kit di Primo Soccorso, si compra una volta e tiene il valore finché ne resta uno.',
  },
  'equipment-uses': {
    title: 'Equipaggiamento',
    also: ['oggetti', 'equipaggiamento passivo'],
    text: 'L’Equipaggiamento senza costo funziona sempre, già mentre si compra il team. Quello che va usato funziona nel Turno del Soldato, salvo che la carta dica altro, e consuma un segnalino se ne ha.',
  },
  'gear-in-mission': {
    title: 'Attrezzatura durante la Missione',
    also: ['speed ball', 'magazzino', 'ricompensa', 'rifornimento'],
    text: 'Solo carte apposite permettono di comprare Attrezzatura sul campo, al suo prezzo e nei limiti di Carico, bandiera e copie; mai Abilità o Soldati. Le munizioni si comprano per le armi dei Soldati Giocatore e poi si possono passare. La ricompensa di un Luogo aspetta che sia sgombro e che vi sia un Soldato Giocatore.',
  },
  'lighten-load': {
    title: 'Alleggerire il Carico',
    also: ['gettare attrezzatura', 'abbassare il valore'],
    text: 'Gettando via per sempre Attrezzatura dei Soldati Giocatore cala il valore del team, e con esso il numero di Ostili. Moderno: solo al ricalcolo dopo una perdita. Seconda guerra mondiale: in ogni momento del Turno del Soldato, per almeno 1 PR.',
  },
};
