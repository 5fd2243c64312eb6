import type { TextsOf } from '@sitrep/contract/handbook';
import type { discipline as facts } from '../facts/discipline.ts';

export const title = 'Recupero e riparazioni';

/** Le voci della sezione «discipline» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'getting-up': {
    title: 'Rialzarsi',
    also: ['recuperare', 'togliere il segnalino', 'alzarsi'],
    text: 'Nella tua fase di disciplina un soldato che striscia può fare una prova; se la supera, torna subito al passo. Se fallisce non perde nulla, ma in quella fase non tira più.',
  },
  'leader-help': {
    title: 'Aiuto di un capo',
    also: ['prestare disciplina', 'fare coraggio'],
    text: 'Una volta per fase di disciplina il capo di grado più alto dell’esagono, se non striscia e non è ferito, può prestare la sua disciplina a un uomo che striscia lì. Sostituisce il tiro dell’uomo. Il grado non aiuta mai i feriti.',
  },
  'wounded-alone': {
    title: 'Ferito da solo',
    also: ['dissanguarsi', 'sopravvivere', 'compagnia'],
    text: 'Un ferito senza un compagno illeso nell’esagono deve fare una prova nella tua fase di disciplina: se fallisce è perduto, se la supera resta ferito. Con compagnia ma senza medico non si tira per lui.',
  },
  treatment: {
    title: 'Cure',
    also: ['guarire', 'primo soccorso', 'tiro del medico'],
    text: 'Con un medico nell’esagono il ferito tira contro la propria disciplina; se riesce guarisce, se fallisce non succede nulla. Dopo aver guarito qualcuno il medico ha finito per la fase; fino ad allora tutti i feriti lì tirano a turno.',
  },
  'self-treatment': {
    title: 'Il medico si cura da solo',
    also: ['medico ferito', 'curarsi'],
    text: 'Un medico ferito può provare a curarsi invece di aspettare. Se supera la prova guarisce; se fallisce è perduto, anche in compagnia.',
  },
  repair: {
    title: 'Riparazione',
    also: ['riparare', 'arma guasta', 'guasto'],
    text: 'Nella tua fase di disciplina un soldato nell’esagono di un’arma guasta può fare una prova per rimetterla in funzione, una volta per arma. Dev’essere al passo, senza feriti da portare, e non in corpo a corpo né in un esagono sovraffollato.',
  },
  'taking-weapons': {
    title: 'Prendere e passare armi',
    also: ['assegnare', 'raccogliere', 'possesso', 'chi usa'],
    text: 'Le armi cambiano mano solo allo schieramento e nella tua fase di disciplina, fra soldati non feriti nell’esagono. Si può prendere anche ciò che giace lì senza padrone, anche se del nemico. Chi striscia tiene l’arma ma non la usa.',
  },
};
