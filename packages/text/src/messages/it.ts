import type { Messages } from '../messages.ts';
import { marks } from './marks/it.ts';

export const it: Messages = {
  seat: { base: 'Giocatore {number}' },

  'command.pass': 'Passa',
  'command.cancel': 'Annulla',

  'refusal.SEAT_UNKNOWN': 'Posto inesistente: {seat}.',
  'refusal.MATCH_OVER': 'La partita è finita.',
  'refusal.DECISION_CLOSED': 'Questa scelta non è più aperta: la partita è andata avanti.',
  'refusal.NOT_ASKED': 'Non tocca a te decidere.',
  'refusal.ALREADY_ANSWERED': 'Hai già risposto; puoi annullare la risposta.',
  'refusal.ANSWER_ILLEGAL': 'Non è una delle scelte permesse.',
  'refusal.ANSWER_NOT_DATA':
    'La risposta contiene qualcosa che non è un dato semplice (lo sono numeri interi, testi, elenchi e schede).',
  'refusal.ANSWER_TOO_BIG': 'La risposta è molto più grande di quanto possa essere.',
  'refusal.FORM_PROBLEMS': 'Qualcosa non va ancora:',
  'refusal.NOTHING_TO_TIME_OUT': 'Non si aspetta nessuno.',
  'refusal.SEAT_UNCHANGED': 'Non cambia nulla ({seat}).',
  'refusal.UNDO_NOTHING': 'Non c’è nulla da annullare.',
  'refusal.UNDO_BARRIER': 'Non si può annullare: {barrier}.',
  'refusal.BRANCH_KEY': 'La nuova chiave non è valida.',
  'refusal.PAST_BROKEN':
    'Qui non è possibile: le regole non portano al punto in cui si trova questa partita salvata.',

  'barrier.roll': 'nel frattempo sono stati tirati dadi',
  'barrier.draw': 'nel frattempo qualcosa è stato pescato a caso',
  'barrier.reveal': 'nel frattempo è stato mostrato qualcosa di nascosto',
  'barrier.command': 'nel frattempo un altro giocatore può aver agito',

  'problem.KEY_BAD': 'La chiave non è valida: servono 64 cifre esadecimali.',
  'problem.BRANCH_NOWHERE': 'Non esiste un punto simile da cui proseguire.',
  'problem.SAVE_TOO_LARGE': 'Il file è troppo grande per una partita salvata.',
  'problem.SAVE_TOO_DEEP': 'Il file è più annidato di qualsiasi partita salvata.',
  'problem.SAVE_NOT_JSON': 'Il file non è una partita salvata completa: non si legge come JSON.',
  'problem.SAVE_NOT_OURS': 'Il file non è una partita salvata di Sitrep.',
  'problem.SAVE_FORMAT_NEWER': 'La partita è stata salvata da un Sitrep più recente.',
  'problem.SAVE_FIELD_BAD': 'Una parte della partita salvata manca o ha una forma sbagliata.',
  'problem.SAVE_DAMAGED': 'La partita salvata è danneggiata o modificata: la somma di controllo è errata.',
  'problem.SAVE_OTHER_GAME': 'La partita salvata è di un altro gioco: {found} invece di {expected}.',
  'problem.SAVE_EVENTS_NEWER': 'La partita è stata salvata con regole più recenti di queste.',
  'problem.SAVE_SETUP_BAD': 'La partita salvata parte da una preparazione che le regole non ammettono.',
  'problem.SAVE_EVENTS_BROKEN': 'Un evento della partita salvata non può essere avvenuto.',
  'problem.SAVE_HASH_WRONG': 'La partita salvata non porta allo stato che dichiara.',

  'remedy.SAVE_TOO_LARGE': 'Controlla che sia il file giusto.',
  'remedy.SAVE_TOO_DEEP': 'Controlla che sia il file giusto.',
  'remedy.SAVE_NOT_JSON': 'Il file potrebbe essere troncato; usa una copia precedente.',
  'remedy.SAVE_NOT_OURS': 'Controlla che sia il file giusto.',
  'remedy.SAVE_FORMAT_NEWER': 'Aggiorna Sitrep e riaprila.',
  'remedy.SAVE_FIELD_BAD': 'Usa una copia precedente del file.',
  'remedy.SAVE_DAMAGED': 'Usa una copia precedente del file.',
  'remedy.SAVE_OTHER_GAME': 'Aprila con il gioco a cui appartiene.',
  'remedy.SAVE_EVENTS_NEWER': 'Aggiorna Sitrep e riaprila.',
  'remedy.SAVE_SETUP_BAD': 'Usa una copia precedente del file.',
  'remedy.SAVE_EVENTS_BROKEN': 'Usa una copia precedente del file.',
  'remedy.SAVE_HASH_WRONG': 'Usa una copia precedente del file.',

  'event.rolled': '{name}: {dice} (d{sides}).',
  'event.drawn': 'Pesca: {tokens} ({from} → {into}).',
  'event.drawn.hidden': 'Pesca coperta: {count} ({from} → {into}).',
  'event.moved': 'Spostamento: {tokens} ({from} → {into}).',
  'event.moved.hidden': 'Spostamento coperto: {count} ({from} → {into}).',
  'event.zoneOpened': 'Mostrato: {zone} – {tokens}.',
  'event.zoneOpened.hidden': 'Altri possono guardare: {zone}.',
  'event.seatChanged': '{seat} {isPresent, select, true {è di nuovo presente} other {è assente}}.',
  'event.conceded': '{seat} si arrende.',
  'event.rekeyed': 'Da qui la partita prosegue con dadi propri.',
  'event.undone': '{seat} annulla l’ultima risposta.',

  ...marks,
};
