import type { TextsOf } from '@sitrep/contract/handbook';
import type { results as facts } from '../facts/results.ts';

export const title = 'Risultati';

/** Le voci della sezione «results» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'die-results': {
    title: 'Leggere i dadi',
    also: ['risultati', 'tabella', 'mancato'],
    text: '1 al coperto, 2 mancato, 3 prova, 4 inchiodato, 5 ferita leggera, 6 ferita grave. Prima ritirano gli eroi, poi il difensore annulla, poi il resto si applica dal basso in alto. Accanto a una ferita, tre e quattro non contano più.',
  },
  'take-cover': {
    title: 'Al coperto',
    also: ['uno', 'annullare', 'mettersi al coperto'],
    text: 'Ogni 1 non fa danno e permette al difensore di annullare un 3, 4, 5 o 6 dello stesso attacco, a sua scelta. Non è obbligatorio. Un 1 in una prova non vale.',
  },
  nerve: {
    title: 'Tre: resistere sotto il fuoco',
    also: ['prova sotto il fuoco', 'nervi', '3'],
    text: 'Il bersaglio fa una prova per ogni 3 valido; se fallisce striscia, e non servono altre prove. Su chi striscia già non ha effetto.',
  },
  pinned: {
    title: 'Quattro: inchiodato',
    also: ['inchiodare', '4'],
    text: 'Il bersaglio si butta a terra e striscia, senza prova. Chi già striscia non ne risente.',
  },
  'lightly-wounded': {
    title: 'Cinque: ferita leggera',
    also: ['ferito leggermente', '5'],
    text: 'Il bersaglio è ferito e perde ogni altro segnalino. Più cinque, o un cinque su un ferito, non fanno altro.',
  },
  'severely-wounded': {
    title: 'Sei: ferita grave',
    also: ['ferito gravemente', '6', 'morte'],
    text: 'Un sei ferisce come un cinque. Uccide chi è già ferito, anche per un altro dado dello stesso attacco.',
  },
  'hero-reroll': {
    title: 'Ritirare un dado',
    also: ['ritiro', 'tiro ripetuto dell’eroe'],
    text: 'Il giocatore di un eroe può far ritirare un dado d’attacco, quando l’eroe attacca o è attaccato; vale il nuovo tiro. Decide prima chi attacca, e nessun dado si ritira due volte. Prove e supporto non si ritirano mai.',
  },
  'collateral-damage': {
    title: 'Danni collaterali',
    also: ['sei in eccesso', 'danneggiare un’arma'],
    text: 'Quando il bersaglio è morto, ogni sei non necessario danneggia un’arma o un bunker nell’esagono, a scelta di chi attacca. Un’arma funzionante si guasta, una guasta o un bunker spariscono; chi era dentro resta, senza protezione.',
  },
  malfunction: {
    title: 'Arma guasta',
    also: ['guasto', 'inceppata', 'non funziona'],
    text: 'Un’arma guasta non si può usare, ma si porta come le altre e si può riparare. Le armi monouso e quelle catturate invece sono perse.',
  },
};
