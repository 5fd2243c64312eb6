import type { TextsOf } from '@sitrep/contract/handbook';
import type { bunkers as facts } from '../facts/bunkers.ts';

export const title = 'Bunker';

/** Le voci della sezione «bunkers» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  bunkers: {
    title: 'I bunker',
    also: ['bunker', 'fortificazione', 'postazione'],
    text: 'I Viet Cong hanno otto bunker, con corazza 3 o 4. Un bunker protegge da ogni lato chi è dentro e presta potenza di fuoco a uno di loro. Non è un’arma e resta dov’è stato scavato.',
  },
  'bunker-room': {
    title: 'Posto nel bunker',
    also: ['capienza', 'bunker pieno', 'dentro'],
    text: 'Ci stanno tanti pezzi quanta è la corazza; l’arma di un uomo occupa un posto a sé. Chi entra nell’esagono può andare dentro se c’è posto. In un bunker pieno nessuno prende un’arma da fuori.',
  },
  'in-and-out': {
    title: 'Entrare e uscire dal bunker',
    also: ['ripararsi', 'andare dentro', 'uscire'],
    text: 'Nella fase di disciplina un soldato nell’esagono di un bunker può entrare o uscire, una volta. Finché il bunker non è scoperto, chi è dentro resta dentro.',
  },
  'bunker-firepower': {
    title: 'Potenza del bunker',
    also: ['bonus del bunker', 'più uno'],
    text: 'Una volta per fase un soldato dentro può aggiungere 1 alla sua potenza e alla sua portata, anche insieme a un’arma.',
  },
  'hidden-bunkers': {
    title: 'Bunker nascosti',
    also: ['non scoperti', 'segreti'],
    text: 'I bunker e chi vi è dentro cominciano nascosti: solo il giocatore Viet Cong sa dove. Finché non sono scoperti non sono sulla mappa, e il fuoco nell’esagono non fa loro nulla. I tiri della fase di disciplina non li rivelano; quelli vuoti sono esche.',
  },
  discovery: {
    title: 'Scoprire un bunker',
    also: ['rivelare', 'trovare', 'avvistare'],
    text: 'Un bunker è scoperto quando un soldato americano gli si avvicina fino a un esagono adiacente, qualcuno nel suo esagono si muove, cambia postura o combatte, quando spara, o il supporto lo colpisce. Prima viene piazzato, poi vale il colpo; il supporto che lo scopre non fa danni.',
  },
  'bunker-lost': {
    title: 'Un bunker viene tolto',
    also: ['bunker distrutto', 'bunker vuoto'],
    text: 'Un bunker trovato senza soldati viene tolto, e così quello nel cui esagono ci sono americani e nessun Viet Cong. La parte americana non usa mai i bunker.',
  },
};
