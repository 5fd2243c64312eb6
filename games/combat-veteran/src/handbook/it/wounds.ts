import type { TextsOf } from '@sitrep/contract/handbook';
import type { wounds as facts } from '../facts/wounds.ts';

export const title = 'Feriti';

/** Le voci della sezione «wounds» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  wounded: {
    title: 'Ferito',
    also: ['ferita', 'perdita', 'colpito'],
    text: 'Un ferito non attacca, non aiuta e non porta nulla; le sue armi cadono a terra. Gli attacchi contro di lui perdono quattro dadi, ma un sei lo uccide. Se un soldato nemico entra nel suo esagono, è subito eliminato.',
  },
  killed: {
    title: 'Ucciso',
    also: ['eliminato', 'morto', 'tolto'],
    text: 'Una ferita e un sei uccidono: un cinque con un sei, due sei, oppure un sei su chi è già ferito. Due cinque no. L’ucciso lascia la mappa, e solo i sei in eccesso hanno ancora effetto.',
  },
  'taliban-wounds': {
    title: 'Talebani feriti',
    also: ['talebani eliminati', 'niente medico'],
    text: 'Un gruppo talebano non riceve mai il segnalino di ferito: qualsiasi cinque o sei non annullato lo elimina.',
  },
  'wounded-move': {
    title: 'Muoversi da ferito',
    also: ['trascinarsi', 'movimento del ferito'],
    text: 'Un ferito può fare una prova una volta per fase di movimento; se la supera può trascinarsi di un esagono, qualunque sia il costo, e lì gli si può sparare. Se fallisce resta dov’è. Chi è stato portato non si muove anche da solo.',
  },
  lifting: {
    title: 'Sollevare un ferito',
    also: ['raccogliere un ferito', 'soccorso'],
    text: 'Chi non striscia e non è ferito, con al massimo due armi, può fare una prova durante il movimento per sollevare un compagno ferito nel suo esagono. Se fallisce striscia e non porta nessuno; un altro può provare.',
  },
  'carrying-wounded': {
    title: 'Portare un ferito',
    also: ['portarlo ancora', 'posare', 'evacuare'],
    text: 'Un ferito costa 1 punto movimento a chi lo porta, e si può sparare a entrambi. All’inizio di ogni successiva fase di movimento il portatore rifà la prova o lo posa. Se striscia, si spossa o è ferito, lo lascia cadere.',
  },
};
