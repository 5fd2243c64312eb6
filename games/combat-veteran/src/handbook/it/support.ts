import type { TextsOf } from '@sitrep/contract/handbook';
import type { support as facts } from '../facts/support.ts';

export const title = 'Fuoco di supporto';

/** Le voci della sezione «support» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'fire-support': {
    title: 'Chiamare il supporto',
    also: ['artiglieria', 'attacco aereo', 'gettone'],
    text: 'Nella tua fase di combattimento un capo chiama gettoni sugli esagoni: cannoni, elicotteri, aerei. Scegli gettone, capo ed esagono, tira per la precisione, poi l’esagono è colpito. Il gettone usato è finito; nello stesso esagono ne possono cadere quanti si vuole.',
  },
  spotter: {
    title: 'Chi chiama il supporto',
    also: ['osservatore', 'capo con due punti'],
    text: 'Un capo con almeno due punti di grado, che non striscia e non è ferito. Alla risaia gli serve una radio funzionante nel suo esagono e la vista su un altro esagono; a Keating né l’una né l’altra. Dirige un solo capo per esagono, quanti gettoni vuole, e può sparare lo stesso.',
  },
  accuracy: {
    title: 'Precisione e deviazione',
    also: ['deviazione', 'fuori bersaglio'],
    text: 'Tira un dado: se esce meno della disciplina del capo, l’esagono è colpito. Altrimenti un secondo dado indica il vicino colpito al suo posto, in senso orario da 1, il nord. Fuori dalla mappa il gettone è perso.',
  },
  'support-dice': {
    title: 'Gettoni con dadi',
    also: ['dadi di artiglieria', 'numero sul gettone'],
    text: 'Il numero sul gettone sono dadi, tutti per l’esagono colpito, distribuiti fra i soldati nemici come vuoi. Contano terreno, corazza, sovraffollamento e postura del bersaglio; distanza, vicinanza e grado no.',
  },
  skulls: {
    title: 'Teschi',
    also: ['bombe', 'tutto distrutto'],
    text: 'Un teschio elimina ogni pezzo nell’esagono colpito, amico e nemico; due teschi anche nei sei vicini. I bunker nascosti vengono solo scoperti.',
  },
  'support-lock': {
    title: 'Quando si apre il supporto',
    also: ['bloccato', 'non ancora', 'primo attacco'],
    text: 'Alla risaia nessun gettone si può chiamare prima che un soldato Viet Cong abbia sparato. Il corpo a corpo non conta.',
  },
  'vietnam-chits': {
    title: 'Gettoni alla risaia',
    also: ['105 mm', 'elicottero', 'bombe'],
    text: 'Otto 105 mm da 12 dadi e cinque elicotteri da 10 sono scoperti fin dall’inizio. Le bombe, tre con un teschio e una con due, arrivano solo quando quelli sono tutti usati. I gettoni con lo stesso nome sono uguali.',
  },
  'afghan-chits': {
    title: 'Gettoni a Keating',
    also: ['155 mm', 'AH-64', 'A-10', 'Hellfire', 'JDAM', 'B-1B', 'coperti'],
    text: 'Per ogni turno ci sono due gettoni coperti, tre per l’ultimo. Vedi quale hai preso soltanto dopo aver scelto esagono e capo, prima del tiro di precisione. Ciò che non si usa nel suo turno viene tolto senza guardarlo.',
  },
  mortar: {
    title: 'Mortaio a Keating',
    also: ['120 mm', 'postazione dei mortai', '2134'],
    text: 'I due gettoni scoperti da 120 mm con 9 dadi si usano in qualsiasi turno, finché tre soldati americani efficienti sono nella postazione dei mortai, 2134. Per il resto si chiamano come gli altri.',
  },
  'outpost-ban': {
    title: 'Niente supporto sull’avamposto',
    also: ['divieto', 'fuoco amico'],
    text: 'Finché un qualsiasi soldato americano, anche ferito, è nell’avamposto, nessun gettone si può chiamare sui suoi esagoni. Può comunque deviarvi.',
  },
};
