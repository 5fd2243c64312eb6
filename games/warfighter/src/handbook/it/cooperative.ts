import type { TextsOf } from '@sitrep/contract/handbook';
import type { cooperative as facts } from '../facts/cooperative.ts';

export const title = 'Giocare insieme';

/** Le voci della sezione «cooperative» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  together: {
    title: 'Giocare insieme',
    also: ['cooperativo', 'solitario', 'parlare'],
    text: 'Tutti vincono o perdono insieme, e gli Ostili li guidano le regole. Il team può dividersi fra quanti si vuole, anche uno solo, e si può sempre parlare di tutto.',
  },
  controllers: {
    title: 'Chi guida un Soldato',
    also: ['controllo', 'ordine dei giocatori'],
    text: 'Ogni Soldato ha un solo giocatore, e solo lui gli dà ordini. Non c’è ordine fra i giocatori: nel Turno del Soldato ognuno agisce quando vuole. Su Attrezzatura, scarti e XP decide chi li dà; per ricevere non serve consenso.',
  },
  hands: {
    title: 'Le mani',
    also: ['carte nascoste', 'mostrare la mano', 'dare una carta'],
    text: 'Ogni Soldato Giocatore ha la propria mano; le carte non passano mai di mano, nemmeno fra due Soldati dello stesso giocatore. Decidi tu che cosa mostrare. NPS e Soldati di Squadra non nascondono nulla.',
  },
  'team-decisions': {
    title: 'Decisioni del team',
    also: ['chi decide', 'capo del team'],
    text: 'Una scelta che riguarda il team la fa il giocatore il cui Soldato l’ha causata, per esempio giocando il Luogo; altrimenti quello del Soldato preso di mira, altrimenti il capo del team. Gli altri consigliano e contribuiscono.',
  },
  'handing-over': {
    title: 'Affidare un Soldato',
    also: ['cedere il controllo', 'un giocatore se ne va'],
    text: 'Un giocatore può offrire un Soldato a un altro, che accetta o rifiuta. Non si può fare mentre c’è una domanda aperta.',
  },
};
