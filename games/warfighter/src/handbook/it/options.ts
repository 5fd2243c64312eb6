import type { TextsOf } from '@sitrep/contract/handbook';
import type { options as facts } from '../facts/options.ts';

export const title = 'Opzioni';

/** Le voci della sezione «options» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  options: {
    title: 'Regole opzionali',
    also: ['opzioni', 'varianti'],
    text: 'Le opzioni si scelgono prima della preparazione e valgono per tutta la Missione o Campagna. Ogni regolamento parte con i propri valori abituali.',
  },
  rulesets: {
    title: 'Moderno e Seconda guerra mondiale',
    also: ['edizioni', 'regolamento', 'differenze'],
    text: 'I due regolamenti hanno quasi tutte le regole in comune; dove divergono lo dice la voce. Una Missione ne usa uno con le sue carte, e non si mescolano.',
  },
  'weapon-jams': {
    title: 'Arma Inceppata (opzione)',
    also: ['inceppamento', 'jam', 'sbloccare'],
    text: 'Se in raffica o Auto almeno due dadi di Attacco, prima dei bonus, mostrano esattamente il numero di Ricarica + 1, dopo l’Attacco l’arma si inceppa. La sblocca un’Azione, non una Ricarica. Ogni Soldato che compra un’arma con queste modalità porta 1 PR in più.',
  },
  'random-mission': {
    title: 'Missione casuale (opzione)',
    also: ['obiettivo casuale'],
    text: 'Missione e Obiettivo si estraggono a caso dalla Regione; le coppie che vanno insieme restano insieme.',
  },
  'war-years': {
    title: 'Anni di Guerra (opzione)',
    also: ['anno', '1939', '1944'],
    text: 'Scegliete l’anno della Missione: Armi e Veicoli di anni successivi non si comprano e non compaiono, e un Soldato che ha una di queste Armi sulla carta non si può scegliere. Un Ostile del futuro si scarta e se ne pesca un altro. Uno presente nell’Obiettivo resta fuori; un Obiettivo che lo riguarda non si sceglie e non si pesca.',
  },
};
