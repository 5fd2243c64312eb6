import type { TextsOf } from '@sitrep/contract/handbook';
import type { closeCombat as facts } from '../facts/close-combat.ts';

export const title = 'Corpo a corpo';

/** Le voci della sezione «close-combat» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'close-combat': {
    title: 'Corpo a corpo',
    also: ['mischia', 'assalto', 'entrare dal nemico'],
    text: 'Entra in un esagono con un soldato nemico non ferito e si combatte subito corpo a corpo, senza fuoco difensivo. Nell’esagono si tolgono tutti i segnalini di postura; la potenza di fuoco e le condizioni del fuoco non contano.',
  },
  'close-combat-total': {
    title: 'Forza nel corpo a corpo',
    also: ['totale', 'contare', 'modificatori'],
    text: 'Conta i tuoi soldati, gli eroi due volte, e le tue armi da fuoco funzionanti con tutti i serventi, al massimo quindici pezzi. Chi è entrato somma i dadi del terreno, per esempio −2 per la giungla. Poi ognuno sottrae la miglior corazza nemica lì.',
  },
  'close-combat-result': {
    title: 'Tiro e perdite nel corpo a corpo',
    also: ['risultato', 'doppio', 'parità'],
    text: 'Ogni parte tira un dado e somma la sua forza; meno di 1 vale 1. Chi ha meno toglie un proprio pezzo qualsiasi, due se l’altro ha il doppio, tre se il triplo. In parità ne perde uno ciascuno.',
  },
  'close-combat-goes-on': {
    title: 'Il corpo a corpo continua',
    also: ['round successivo', 'rinforzi', 'esagono conteso'],
    text: 'Se entrambe le parti hanno ancora soldati nell’esagono, segue un altro round alla fine di ogni fase di movimento. I rinforzi che entrano portano invece subito un round, e allora a fine fase non ce n’è un altro.',
  },
  'leaving-close-combat': {
    title: 'Lasciare il corpo a corpo',
    also: ['ritirata', 'sganciarsi'],
    text: 'In una tua fase di movimento successiva i superstiti possono semplicemente uscire, in qualsiasi postura. Nell’esagono seguente si può sparare loro; possono farlo anche i nemici lasciati indietro, se nessuno dei tuoi è rimasto.',
  },
  'close-combat-wounded': {
    title: 'Feriti nell’esagono occupato',
    also: ['entrare fra i feriti', 'travolgere'],
    text: 'Prima del corpo a corpo tutti i feriti nell’esagono sono perduti, di entrambe le parti. Se c’erano solo nemici feriti, sono eliminati e chi muove può proseguire dopo il fuoco difensivo. Le sole armi non fermano nessuno.',
  },
  'contested-hex': {
    title: 'Fuoco e corpo a corpo',
    also: ['sparare nella mischia', 'fuoco dall’esterno'],
    text: 'Nessuno spara dentro o fuori da un esagono con un corpo a corpo, e un capo lì non chiama il supporto. Il supporto che vi devia non ha effetto, tranne i teschi, che colpiscono entrambe le parti.',
  },
};
