import type { TextsOf } from '@sitrep/contract/handbook';
import type { attacks as facts } from '../facts/attacks.ts';

export const title = 'Attacchi';

/** Le voci della sezione «attacks» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  attack: {
    title: 'Attacco',
    also: ['fuoco', 'sparare', 'tiro'],
    text: 'Un soldato può attaccare una volta nella sua fase di combattimento e una come fuoco difensivo. Scegli uomo e arma, esagono e potenza da usare, poi i bersagli. Chi striscia non attacca nella propria fase, i feriti mai.',
  },
  'dice-pool': {
    title: 'Numero di dadi',
    also: ['riserva di dadi', 'quanti dadi', 'modificatori'],
    text: 'I dadi sono la potenza usata, più o meno il terreno e ogni condizione valida. Ciò che riguarda l’esagono conta una volta per tutta la scarica, ciò che riguarda un uomo solo per lui. Senza nemmeno un dado non c’è attacco.',
  },
  'splitting-fire': {
    title: 'Dividere il fuoco',
    also: ['dividere i dadi', 'più esagoni', 'parte della potenza'],
    text: 'Puoi usare solo parte della potenza di un uomo contro un esagono e il resto contro altri, uno dopo l’altro, conoscendo i risultati. Nella fase di combattimento chi spara attacca lo stesso uomo una volta sola, nel fuoco difensivo una volta per ogni esagono in cui entra. Nulla si conserva per un’altra fase.',
  },
  'share-dice': {
    title: 'Bersagli',
    also: ['scegliere il bersaglio', 'distribuire i dadi'],
    text: 'Prima di tirare indica un soldato nemico nell’esagono e i suoi dadi; poi non si cambia. Altri uomini lì ricevono dadi da ciò che resta, ognuno con un attacco a sé. Ad armi e bunker non si mira mai.',
  },
  'defensive-fire': {
    title: 'Fuoco difensivo',
    also: ['fuoco di reazione', 'fuoco d’opportunità'],
    text: 'Quando dei nemici entrano in un esagono, i tuoi soldati che lo vedono possono sparare a chi è appena entrato, un attacco dopo l’altro. Chi era già lì non è un bersaglio. Chi è in corpo a corpo e il supporto non partecipano.',
  },
  declining: {
    title: 'Lasciarli passare',
    also: ['passare', 'non sparare', 'rinunciare'],
    text: 'Chi muove attende la tua risposta dopo ogni passo e non deve dire dove va. Se passi, per quel passo è finita. La domanda arriva anche dove solo un bunker nascosto potrebbe vedere, così non rivela nulla.',
  },
  reserve: {
    title: 'Potenza di riserva',
    also: ['conservare', 'tenere dadi', 'passi successivi'],
    text: 'Nel fuoco difensivo puoi spendere parte della potenza di un uomo e tenere il resto per i passi successivi della fase. Il primo colpo decide se usa la potenza propria o un’arma. Le condizioni si rivalutano ogni volta.',
  },
};
