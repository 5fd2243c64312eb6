import type { TextsOf } from '@sitrep/contract/handbook';
import type { ww2 as facts } from '../facts/ww2.ts';

export const title = 'Seconda guerra mondiale';

/** Le voci della sezione «ww2» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'location-marker': {
    title: 'Indicatore di Luogo',
    also: ['marker', 'mazzo luoghi'],
    text: 'I Luoghi hanno un mazzo proprio. Un Indicatore pescato si può risolvere subito, prendendo la prima carta di quel mazzo, o tenere: si scarta come ogni carta o si risolve gratis più tardi, in un Turno del Soldato.',
  },
  environment: {
    title: 'Condizioni Ambientali n+',
    also: ['environ', 'caldo', 'freddo', 'clima'],
    text: 'All’inizio del Turno del Soldato ogni Soldato lì presente tira un dado da 10. Sotto n deve cedere un segnalino Resistente di quel tipo, subire una Soppressione o una Ferita da 1; sceglie il suo giocatore.',
  },
  hardy: {
    title: 'Resistente (Hardy)',
    also: ['borraccia', 'resistenza'],
    text: 'I segnalini Resistente vengono da carte, Stati di Servizio ed Equipaggiamento, valgono per un clima e per un Soldato e si spendono dopo un tiro fallito. Consumando una borraccia se ne ottengono.',
  },
  'service-record': {
    title: 'Stato di Servizio',
    also: ['service record', 'veterano', 'battaglie'],
    text: 'Lo Stato di Servizio si compra per un Soldato della sua Nazione e di un tipo che elenca, anche NPS o di Squadra. Se ne possono avere più d’uno se i mesi non si sovrappongono. Non pesa, conta nel valore del team e non si cede.',
  },
  'record-abilities': {
    title: 'Abilità di uno Stato di Servizio',
    also: ['(A) xn', 'segnalini con lettera'],
    text: 'Ogni abilità di uno Stato di Servizio parte con tanti segnalini quanti sono gli usi; ogni uso ne toglie uno. Pagano scarti per le Entrate o le carte del proprietario, danno XP o segnalini Resistente.',
  },
  'printed-gear': {
    title: 'Attrezzatura e Abilità stampate',
    also: ['attrezzatura gratis', 'arma iniziale'],
    text: 'Ciò che è stampato su un Soldato della Seconda guerra mondiale è gratis e non deve rispettare Nazione, prerequisiti o limiti. L’Attrezzatura stampata di un Soldato Giocatore pesa; se non ci sta, il Soldato non si può comprare.',
  },
  'negative-skills': {
    title: 'Abilità negative',
    also: ['green', 'svantaggio'],
    text: 'Sono stampate sui Soldati e non si comprano. Novellino, per esempio, toglie 1 a tutti i tiri di Attacco.',
  },
  panic: {
    title: 'Panico',
    also: ['panic', 'quando un soldato è abbattuto'],
    text: 'Ogni volta che un altro Soldato del team è Abbattuto, ovunque sia, questo Soldato subisce 1 Soppressione. Una rimozione volontaria non conta.',
  },
  'combat-experience': {
    title: 'Esperienza in Combattimento',
    also: ['cx', 'pescare a inizio turno'],
    text: 'All’inizio di ogni Turno del Soldato questo Soldato Giocatore pesca n carte Azione, una se non c’è numero, qualunque sia la dimensione della mano.',
  },
  deploy: {
    title: 'Bipiede, treppiede, dispiegare',
    also: ['bipod', 'tripod', 'mitragliatrice', 'deploy'],
    text: 'Con un’Azione un Soldato dispiega una propria arma e ne ottiene il vantaggio stampato; certe armi altrimenti non sparano. Si ripiega quando lui Muove, ingaggia un Corpo a Corpo o la cede.',
  },
  spray: {
    title: 'Spray, Spray n+',
    also: ['lanciafiamme', 'ogni dado conta'],
    text: 'Ogni dado di Attacco si risolve da solo, come in un’Esplosione, in qualsiasi modalità. Con Spray n+ al dado migliore basta il numero normale, agli altri serve il maggiore fra quello e n.',
  },
  camouflage: {
    title: 'Mimetizzazione',
    also: ['camouflage', 'nascondersi'],
    text: 'All’inizio dell’attacco degli Ostili, dopo «ispira», il proprietario tira una volta per ogni carta Ostile che mira a lui. Dal numero stampato in su quella carta non attacca e non muove in questo Turno dell’Ostile.',
  },
};
