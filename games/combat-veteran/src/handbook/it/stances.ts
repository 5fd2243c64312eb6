import type { TextsOf } from '@sitrep/contract/handbook';
import type { stances as facts } from '../facts/stances.ts';

export const title = 'Posture';

/** Le voci della sezione «stances» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  stances: {
    title: 'Le posture',
    also: ['postura', 'posizione', 'segnalino'],
    text: 'Ogni soldato è al passo, striscia, corre, scatta o è ferito, mai due cose insieme. Al passo non serve segnalino. La ferita toglie ogni altro segnalino, e strisciare toglie la corsa e lo scatto. Le armi seguono chi le ha.',
  },
  'changing-stance': {
    title: 'Cambiare postura',
    also: ['una volta', 'annuncio', 'cambio volontario'],
    text: 'Un soldato cambia postura di propria volontà solo una volta per turno, nella fase delle posture o muovendo, e sempre prima di entrare in un esagono. Chi striscia non può semplicemente alzarsi. Tenere o togliere il segnalino dopo la prova di spossatezza non conta.',
  },
  walking: {
    title: 'Al passo',
    also: ['camminare', 'postura normale'],
    text: 'Il passo è la postura normale, anche di chi sta fermo. Dà 6 punti movimento e non cambia nulla negli attacchi.',
  },
  crawling: {
    title: 'Strisciare',
    also: ['a terra', 'striscia', 'buttarsi a terra'],
    text: 'Chi striscia fa al massimo un esagono, qualunque sia il costo, e gli attacchi contro di lui perdono quattro dadi. Non attacca nella sua fase di combattimento, non serve armi e non comanda; può fare fuoco difensivo con la potenza propria e combattere corpo a corpo.',
  },
  running: {
    title: 'Correre',
    also: ['corsa', 'corre'],
    text: 'La corsa dà 12 punti movimento invece di 6 e si può annunciare anche durante il movimento, prima del passo successivo. Alla fine chi corre fa la prova di spossatezza.',
  },
  sprinting: {
    title: 'Scattare',
    also: ['scatto', 'scatta', 'due esagoni'],
    text: 'Chi scatta fa al massimo due esagoni, entro ciò che potrebbe pagare al passo, e gli attacchi contro di lui perdono due dadi. Va annunciato prima del primo esagono e finisce con la prova di spossatezza, dopo tutto il fuoco subito.',
  },
  overheating: {
    title: 'Spossatezza',
    also: ['stanchezza', 'prova di spossatezza', 'esausto'],
    text: 'Chi corre o scatta fa una prova quando ha finito di muoversi, anche se è rimasto fermo; se fallisce striscia. Se la supera può tenere o togliere il segnalino. Chi si è gettato nel corpo a corpo o è uscito dalla mappa non tira.',
  },
};
