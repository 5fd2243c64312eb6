import type { TextsOf } from '@sitrep/contract/handbook';
import type { actions as facts } from '../facts/actions.ts';

export const title = 'Azioni';

/** Le voci della sezione «actions» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'actions-and-activities': {
    title: 'Azioni e Attività',
    also: ['segnalino azione', 'gratis', 'cosa posso fare'],
    text: 'Un’Azione consuma i segnalini Azione del Soldato che agisce; nessuno può spenderne per un altro. Un’Attività è gratuita, salvo che una carta dica il contrario.',
  },
  'remove-suppress': {
    title: 'Rimuovere 1 Soppressione',
    also: ['togliere soppressione', 'riprendersi'],
    text: 'Con un’Azione un Soldato toglie un segnalino Soppressione da sé stesso. I suoi segnalini non spariscono mai da soli.',
  },
  'suppressed-soldier': {
    title: 'Soldato sotto Soppressione',
    also: ['soppresso', 'bloccato', 'cosa può fare'],
    text: 'Con un segnalino Soppressione l’unica Azione possibile è rimuoverne uno. Il Soldato può comunque giocare carte che non costano Azioni, anche per Muovere o attaccare, reagire, pagare XP ed essere rimosso. Altre Attività gratuite, come passare Attrezzatura, sono permesse nella Seconda guerra mondiale ma non nel gioco moderno.',
  },
  'discard-and-draw': {
    title: 'Scartare e Pescare',
    also: ['pescare carte', 'nuova mano'],
    text: 'Azione, solo per Soldati Giocatore: scarta quante carte vuoi dalla mano, anche nessuna, poi pesca fino alla tua Salute attuale. Se ne hai già altrettante, non peschi.',
  },
  move: {
    title: 'Muovere',
    also: ['movimento', 'andare', 'avanzare', 'una volta per turno'],
    text: 'Un Soldato Muove in un Luogo adiacente già giocato, avanti o indietro, una sola volta per Turno del Soldato, qualunque cosa glielo permetta. Gli Ostili non lo fermano, ma possono rendere più cara l’Entrata. Spazi liberi e Obiettivo Inattivo non si possono occupare.',
  },
  'attack-action': {
    title: 'Attacco',
    also: ['sparare', 'fuoco', 'attaccare'],
    text: 'Azione, per ogni Soldato che ora può attaccare. Ogni Attacco può usare la stessa arma o un’altra, contro lo stesso bersaglio o un altro.',
  },
  reload: {
    title: 'Ricaricare',
    also: ['vuoto', 'caricatore', 'reload'],
    text: 'Azione, per PS e NPS: togli il segnalino vuoto da un’arma. Se ne resta un altro di Munizione, l’arma è di nuovo carica. Le munizioni ricevute non caricano un’arma che mostra ancora vuoto.',
  },
  'play-location': {
    title: 'Giocare un Luogo',
    also: ['nuovo luogo', 'location', 'esplorare', 'uno per turno'],
    text: 'Attività, solo per Soldati Giocatore, una volta per Turno del Soldato per tutto il team. La carta va nel prossimo spazio libero e subito si pescano i suoi Ostili.',
  },
  'activate-objective': {
    title: 'Attivare l’Obiettivo',
    also: ['obiettivo attivo', 'aprire l’obiettivo'],
    text: 'Qualsiasi Soldato adiacente all’Obiettivo può attivarlo gratis. Si pescano subito gli Ostili della sua tabella. Nel gioco moderno questo conta come il Luogo del turno; nella Seconda guerra mondiale potete fare entrambe le cose.',
  },
  'handle-gear': {
    title: 'Gestire l’Attrezzatura',
    also: ['passare', 'far cadere', 'raccogliere', 'scambiare'],
    text: 'Attività gratuita nello stesso Luogo: i Soldati Giocatore passano, lasciano e raccolgono Armi ed Equipaggiamento; PS e NPS fanno lo stesso con le munizioni.',
  },
  'use-ability': {
    title: 'Usare Equipaggiamento o un’Abilità',
    also: ['attivare', 'usare oggetto', 'abilità'],
    text: 'Si usa fra un’Azione e l’altra del Turno del Soldato, al costo stampato. L’Equipaggiamento funziona solo nel Turno del Soldato, salvo che la carta nomini un altro momento.',
  },
  'free-acts': {
    title: 'Senza spendere un’Azione',
    also: ['movimento gratis', 'attacco gratis', 'ricarica gratis'],
    text: 'Un effetto simile compie tutto l’atto e risparmia solo l’Azione. Un movimento gratuito paga comunque l’Entrata ed è l’unico del turno; un Attacco gratuito richiede comunque un’arma carica. L’Attacco concesso dopo un movimento si perde senza quel movimento; se è anche un Corpo a Corpo, ne risparmia pure il costo.',
  },
  'extra-actions': {
    title: 'Azioni aggiuntive',
    also: ['più azioni', 'azione extra', 'ferito nel turno'],
    text: 'Il numero di Azioni si fissa al recupero; Ferite e cure lo cambiano solo dal turno dopo. Un’Azione aggiuntiva è un segnalino in più per il turno indicato e va persa se non si usa.',
  },
};
