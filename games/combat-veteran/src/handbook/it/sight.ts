import type { TextsOf } from '@sitrep/contract/handbook';
import type { sight as facts } from '../facts/sight.ts';

export const title = 'Linea di vista';

/** Le voci della sezione «sight» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'line-of-sight': {
    title: 'Linea di vista',
    also: ['vedere', 'vista', 'angolo'],
    text: 'Un attacco richiede una linea retta libera da un angolo dell’esagono di chi attacca a uno del bersaglio; chi attacca sceglie la migliore. Ciò che sta nei due esagoni non la blocca mai. I vicini si vedono sempre.',
  },
  obstructions: {
    title: 'Che cosa blocca la vista',
    also: ['ostacolo', 'ostruzione', 'bloccata'],
    text: 'Piante e alberi, giungla, edifici, montagne, la loro vegetazione, vette e fumo bloccano una linea che attraversa il loro esagono, anche di poco. Una linea lungo il lato comune di due esagoni è bloccata solo se bloccano entrambi.',
  },
  heights: {
    title: 'Altezze',
    also: ['livelli', 'quota', 'elevazione'],
    text: 'Solo Keating ha altezze, dal basso: fiume, fondovalle, montagna, vegetazione montana, vetta. Dall’alto si vede oltre gli ostacoli più bassi, e dal basso si vede chi sta in alto. Alla risaia ogni ostacolo blocca.',
  },
  leeward: {
    title: 'Angolo morto',
    also: ['zona cieca', 'al riparo', 'sottovento'],
    text: 'Un esagono subito dietro un ostacolo della sua altezza o più alto è in angolo morto: oltre quell’ostacolo nessuno vi guarda dentro, nemmeno da una vetta. Vale nei due sensi.',
  },
  smoke: {
    title: 'Fumo',
    also: ['fumogeno', 'cortina', 'stendere fumo'],
    text: 'Un soldato efficiente lo usa fra i passi del proprio movimento o prima della fase di combattimento nemica, nel suo esagono o accanto. Fino a fine fase nessuna linea lo attraversa, e gli attacchi lì perdono tre dadi. Si consuma.',
  },
};
