import type { TextsOf } from '@sitrep/contract/handbook';
import type { objectives as facts } from '../facts/objectives.ts';

export const title = 'Obiettivi';

/** Le voci della sezione «objectives» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'inactive-objective': {
    title: 'Obiettivo Inattivo',
    also: ['obiettivo non attivo', 'sparare nell’obiettivo'],
    text: 'Finché non è attivato, nell’Obiettivo non si entra, e i suoi bersagli, il testo e le carte che vi stanno non esistono. Le carte Ostili però possono starci e combattere, quindi si possono attaccare.',
  },
  'objective-check': {
    title: 'Quando l’Obiettivo è raggiunto',
    also: ['condizioni', 'condizione di vittoria'],
    text: 'Dall’attivazione si controlla di continuo, e tutte le condizioni devono valere nello stesso momento. Non serve che qualcuno sia lì, salvo che la carta dica «Sul Posto».',
  },
  'eliminate-hostiles': {
    title: 'Eliminare gli Ostili',
    also: ['eliminate hostiles', 'uccidere tutti'],
    text: 'Ogni Ostile pescato per l’Obiettivo deve sparire, ovunque sia andato. Moderno: anche ogni Ostile che vi è mai entrato, e si vince subito. Seconda guerra mondiale: l’Obiettivo deve anche essere vuoto, e si controlla a fine Turno del Soldato. Non importa come sia stato tolto.',
  },
  'on-site': {
    title: 'Sul Posto (On Site)',
    also: ['soldato nell’obiettivo', 'esserci'],
    text: 'Quando le altre condizioni sono soddisfatte, almeno un Soldato di qualsiasi tipo deve trovarsi nell’Obiettivo.',
  },
  'keep-clear': {
    title: 'Tenere Libero n',
    also: ['keep clear', 'tenere l’obiettivo'],
    text: 'Se a fine Turno del Soldato nell’Obiettivo non ci sono carte Ostili, riceve un segnalino; altrimenti li perde tutti. Un Ostile tutto soppresso c’è comunque. Con n segnalini vincete.',
  },
  'objective-target': {
    title: 'Bersaglio di un Obiettivo',
    also: ['distruggere', 'sgomberare', 'uccisioni', 'colpi', 'boss'],
    text: 'Si attacca come un Ostile finché porta il numero stampato di Uccisioni o colpi; di un’Esplosione conta ogni Uccisione. Non si sopprime e non dà XP. «Solo Attacchi con Esplosione» e «solo da Raggio 0» limitano come attaccarlo.',
  },
  'several-targets': {
    title: 'Più bersagli',
    also: ['distruggere n', 'bersagli multipli'],
    text: 'Ogni bersaglio ha i propri colpi. Un Attacco si dirige contro uno solo e può distruggere solo quello; le Uccisioni in più vanno perse.',
  },
  size: {
    title: 'Dimensione +n',
    also: ['size', 'bersaglio grande'],
    text: 'Si somma il numero a ogni dado di Attacco contro quel bersaglio.',
  },
  'present-hostile': {
    title: 'Carte presenti e incorporate',
    also: ['present', 'carro', 'ostile indicato'],
    text: 'Un Ostile presente sta nell’Obiettivo dall’inizio e si anima con esso: allora riceve un bersaglio e non conta per la pesca. Se l’Obiettivo lo nomina, si vince eliminandolo. Un Obiettivo incorporato aggiunge testo e condizioni all’attivazione e da solo non si pesca mai.',
  },
  'time-limit': {
    title: 'Limite di Tempo n',
    also: ['time limit', 'scadenza'],
    text: 'Dal turno dell’attivazione, a fine di ogni Turno del Soldato e dopo il controllo del successo, si mette un segnalino. Con n segnalini e senza successo la Missione fallisce. Il Tempo scorre come al solito.',
  },
  'fail-text': {
    title: 'Obiettivo che può fallire',
    also: ['fallisce se', 'condizione di sconfitta'],
    text: 'Certi Obiettivi dicono come si perde, per esempio con troppi Soldati persi o troppi Ostili al loro interno. Appena accade, la Missione finisce.',
  },
  escape: {
    title: 'Missione di fuga',
    also: ['escape', 'ritorno', 'al contrario'],
    text: 'Partite dall’Obiettivo già attivo e giocate i Luoghi verso la carta Missione; vincete quando tutti i Soldati rimasti sono su di essa. Nel gioco moderno si pescano subito Ostili, non c’è rimozione, chi è Abbattuto è KIA e nessun Ostile si piazza sulla carta Missione.',
  },
  raid: {
    title: 'Incursione (Raid)',
    also: ['andata e ritorno'],
    text: 'Si gioca normalmente finché l’Obiettivo è raggiunto. Poi la Missione continua come una fuga: tutti i Soldati rimasti devono tornare alla carta Missione. Non si rigioca nulla e il Tempo prosegue.',
  },
};
