import type { TextsOf } from '@sitrep/contract/handbook';
import type { movement as facts } from '../facts/movement.ts';

export const title = 'Movimento';

/** Le voci della sezione «movement» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  movement: {
    title: 'Muoversi',
    also: ['passo', 'esagono adiacente', 'fermarsi'],
    text: 'I soldati passano da un esagono a uno adiacente e pagano ogni volta. Non si entra dove non si può pagare, e nulla si conserva. Appena qualcuno in un altro esagono comincia a muoversi, i precedenti hanno finito.',
  },
  'movement-points': {
    title: 'Punti movimento',
    also: ['PM', 'costo', 'movimento disponibile'],
    text: 'Al passo si hanno 6 punti, di corsa 12, uno in meno per ogni arma o uomo portato. Un esagono costa quanto dice il terreno, più l’argine, il filo o il muro attraversato. «Tutto» prende l’intero movimento, fin lì intatto.',
  },
  'groups-moving': {
    title: 'Muoversi in gruppo',
    also: ['gruppo', 'insieme', 'unirsi', 'pila'],
    text: 'I compagni in un esagono possono muoversi insieme; ognuno paga per sé. Chi non si è ancora mosso può unirsi per strada con tutti i suoi punti, e chi resta indietro ha finito.',
  },
  'detach-and-join': {
    title: 'Dividere un gruppo',
    also: ['staccarsi', 'lasciare il gruppo'],
    text: 'Qualcuno può staccarsi dal gruppo in movimento e andare altrove, ma finisce prima lui il suo movimento. Poi gli altri proseguono da dove erano.',
  },
  'closed-hex': {
    title: 'Esagono chiuso',
    also: ['esagono sotto il fuoco', 'vietato entrare'],
    text: 'Dopo un fuoco difensivo in un esagono nessun pezzo di chi muove può entrarvi fino alla fine della fase, a segno o no. Uscirne è permesso.',
  },
  'mover-hit': {
    title: 'Fermato per strada',
    also: ['colpito in movimento', 'fine del movimento'],
    text: 'Chi in movimento finisce a strisciare o ferito si ferma lì, e così chi entra in un corpo a corpo. Chi è rimasto illeso può proseguire.',
  },
  load: {
    title: 'Carico',
    also: ['peso', 'troppo carico', 'quanto porta'],
    text: 'Un soldato porta fino a tre armi, oppure due e un ferito. Ogni arma o ferito costa 1 punto movimento, e a chi scatta un esagono; chi striscia non è rallentato da nulla.',
  },
  'carrying-weapons': {
    title: 'Portare e posare armi',
    also: ['posare', 'lasciare', 'trasportare un’arma'],
    text: 'Un’arma si muove solo con il soldato non ferito che la possiede, funzioni o no. Durante il suo movimento può posarla quando vuole, gratis. Se il soldato è ferito o perduto, l’arma resta dov’è e non serve a nulla finché qualcuno non la prende.',
  },
  'heavy-weapons': {
    title: 'Arma pesante',
    also: ['due portatori', 'tre serventi'],
    text: 'Un’arma con tre serventi è pesante: la portano insieme due uomini non feriti, o un gruppo talebano, e nient’altro. Con essa non si corre e non si scatta; se uno si ferma o è colpito, l’arma resta lì.',
  },
  'map-edge': {
    title: 'Bordo della mappa',
    also: ['uscire dalla mappa', 'margine'],
    text: 'Nessuno lascia la mappa, tranne i soldati americani a Keating. Neppure la linea di vista può passare oltre il bordo.',
  },
};
