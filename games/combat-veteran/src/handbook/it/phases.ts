import type { TextsOf } from '@sitrep/contract/handbook';
import type { phases as facts } from '../facts/phases.ts';

export const title = 'Turno e fasi';

/** Le voci della sezione «phases» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'game-turn': {
    title: 'Turno di gioco',
    also: ['dieci turni', 'giro', 'tracciato'],
    text: 'Lo scontro dura dieci turni, a meno che non se ne siano concordati meno. In ogni turno una parte gioca tutte le sue fasi, poi l’altra; alla risaia cominciano gli americani, a Keating i talebani.',
  },
  'player-turn': {
    title: 'Fasi',
    also: ['sequenza', 'ordine di gioco', 'fine della fase'],
    text: 'Il turno di una parte ha quattro fasi, sempre in quest’ordine: disciplina, posture, movimento, combattimento. Ciò che una fase offre è per lo più facoltativo; chiudila quando hai fatto abbastanza.',
  },
  'first-turn': {
    title: 'Primo turno',
    also: ['turno 1', 'apertura', 'inizio'],
    text: 'La parte che comincia apre il turno 1 con la fase di movimento. Da lì in poi il turno di ogni parte ha tutte e quattro le fasi.',
  },
  'discipline-phase': {
    title: 'Fase di disciplina',
    also: ['recupero', 'rialzarsi', 'prima fase'],
    text: 'Puoi far rialzare chi striscia, tirare per i feriti, riparare, passare armi e cambiare chi sta nei bunker, in qualsiasi ordine. Chi striscia può tirare, per i feriti che ne hanno bisogno si deve; nessuno tira due volte.',
  },
  'stance-phase': {
    title: 'Fase delle posture',
    also: ['seconda fase', 'segnalini'],
    text: 'Ogni soldato non ferito può mettersi a strisciare, correre o scattare, oppure smettere di correre o scattare. Così usa l’unico cambio del turno; chi aspetta può ancora cambiare mentre si muove.',
  },
  'movement-phase': {
    title: 'Fase di movimento',
    also: ['terza fase', 'muovere'],
    text: 'Prima chi porta un ferito fa la prova o lo posa. Poi muovi i tuoi soldati esagono per esagono, un gruppo dopo l’altro; il nemico può sparare a ogni passo. Chiunque può restare dov’è.',
  },
  'end-of-movement': {
    title: 'Fine della fase di movimento',
    also: ['dopo il movimento', 'ordine delle prove'],
    text: 'Chi corre o scatta e non si è mosso fa ora la prova di spossatezza, nell’ordine che vuoi. Poi si combatte un round in ogni esagono in cui entrambe le parti hanno soldati, e il fumo si dirada.',
  },
  'combat-phase': {
    title: 'Fase di combattimento',
    also: ['quarta fase', 'fuoco', 'sparare'],
    text: 'Spara con i tuoi soldati uno dopo l’altro, e fra l’uno e l’altro chiama il supporto come vuoi. Prima che cominci, il nemico può stendere fumo. Nessuno è obbligato ad attaccare.',
  },
};
