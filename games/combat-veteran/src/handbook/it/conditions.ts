import type { TextsOf } from '@sitrep/contract/handbook';
import type { conditions as facts } from '../facts/conditions.ts';

export const title = 'Condizioni';

/** Le voci della sezione «conditions» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'terrain-dice': {
    title: 'Dadi del terreno',
    also: ['riparo', 'modificatore del terreno'],
    text: 'L’esagono bersaglio dà o toglie i suoi dadi. Se il fuoco attraversa anche un argine o un muro di quell’esagono, conta solo la protezione migliore delle due.',
  },
  armor: {
    title: 'Corazza dell’esagono',
    also: ['protezione', 'corazza'],
    text: 'Il fumo e l’M2 funzionante proteggono tutti nel loro esagono: gli attacchi lì perdono tanti dadi quanta è la corazza. Vale da ogni lato.',
  },
  'bunker-armor': {
    title: 'Corazza del bunker',
    also: ['protetto dal bunker', 'al riparo nel bunker'],
    text: 'Ogni uomo dentro un bunker toglie la corazza del bunker dai dadi diretti a lui. A chi è nell’esagono ma fuori non serve.',
  },
  'captured-weapon': {
    title: 'Arma catturata',
    also: ['arma nemica', 'bottino'],
    text: 'Un’arma dell’altra parte si può prendere e usare, con un dado in meno. Non si ripara: quando si guasterebbe, è persa.',
  },
  'carrying-target': {
    title: 'Il bersaglio porta un ferito',
    also: ['portatore sotto il fuoco'],
    text: 'Chi porta un ferito è attaccato con un dado in più, anche se non ne restava nessun altro. Può essere un bersaglio anche chi è portato.',
  },
  'crawling-target': {
    title: 'Il bersaglio striscia',
    also: ['sparare a chi striscia'],
    text: 'Gli attacchi a chi striscia perdono quattro dadi, così a un fuciliere solo spesso non ne resta nessuno.',
  },
  misadventure: {
    title: 'Soldati sulla linea di tiro',
    also: ['in mezzo', 'esagono occupato'],
    text: 'Ogni esagono in mezzo con un soldato, amico o nemico, anche ferito, costa un dado. Fra le linee libere si usa quella con meno esagoni del genere; chi è nascosto non conta.',
  },
  overstacking: {
    title: 'Sovraffollamento',
    also: ['esagono affollato', 'più di quindici'],
    text: 'Un attacco in un esagono con più di quindici pezzi guadagna un dado per ogni pezzo oltre quindici.',
  },
  proximity: {
    title: 'Vicinanza',
    also: ['bersaglio adiacente', 'a bruciapelo'],
    text: 'Il fuoco su un esagono adiacente guadagna un dado.',
  },
  range: {
    title: 'Distanza',
    also: ['portata', 'troppo lontano', 'fuori portata'],
    text: 'La portata in esagoni è l’intera potenza in uso, con l’arma che si aggiunge e il +1 del bunker. Ogni esagono oltre costa un dado. Usare meno dadi o avere pochi uomini all’arma non la accorcia.',
  },
  'rank-dice': {
    title: 'Dadi per il grado',
    also: ['spendere punti', 'il capo aiuta'],
    text: 'Gli attacchi da un esagono possono usare i punti di un capo presente, anche di chi spara, un dado ciascuno. Un punto vale una volta per fase, e chi attacca attinge a un solo capo. Capi feriti o che strisciano non ne danno.',
  },
  'sprinting-target': {
    title: 'Il bersaglio scatta',
    also: ['sparare a chi scatta'],
    text: 'Gli attacchi a chi scatta perdono due dadi finché ha il segnalino, anche nella fase di combattimento nemica.',
  },
  'wounded-target': {
    title: 'Il bersaglio è ferito',
    also: ['sparare a un ferito'],
    text: 'Gli attacchi a un ferito perdono quattro dadi; tre, quattro e cinque non gli fanno altro.',
  },
};
