import type { TextsOf } from '@sitrep/contract/handbook';
import type { basics as facts } from '../facts/basics.ts';

export const title = 'Fondamenti';

/** Le voci della sezione «basics» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  firefight: {
    title: 'Il gioco',
    also: ['panoramica', 'due giocatori', 'parti', 'mappa', 'nord', 'scala'],
    text: 'Due giocatori combattono un solo scontro: la parte americana contro i Viet Cong o i talebani. La mappa è fatta di esagoni di circa 40 metri, con il nord in alto; il colore dice di chi è un pezzo.',
  },
  pieces: {
    title: 'Pezzi',
    also: ['pedine', 'unità', 'valori', 'segnalini'],
    text: 'Ci sono soldati, armi, gettoni di supporto e, alla risaia, bunker; i segnalini indicano le posture. Un pezzo fa solo ciò che permettono i suoi valori e simboli. Non prende nulla in prestito da altri, salvo dove il grado o un’arma aggiungono espressamente qualcosa.',
  },
  soldiers: {
    title: 'Soldati',
    also: ['uomini', 'valori', 'pedina soldato'],
    text: 'Un soldato americano o Viet Cong è un uomo con un nome; un pezzo talebano è un gruppo di uomini. Ognuno ha la disciplina e quasi tutti la potenza di fuoco; possono aggiungersi punti di grado, l’asso dell’eroe o la croce del medico.',
  },
  firepower: {
    title: 'Potenza di fuoco',
    also: ['dadi', 'potenza propria', 'forza'],
    text: 'La potenza di fuoco è il numero di dadi con cui un soldato comincia un attacco, e anche quanti esagoni raggiunge senza perderne. Chi non ne ha, come un medico, non attacca mai, nemmeno con un’arma.',
  },
  discipline: {
    title: 'Disciplina',
    also: ['nervi', 'morale', 'valore'],
    text: 'Ogni prova si tira contro la disciplina; più è alta, più l’uomo è saldo. Un soldato con 7 non ne fallirebbe nessuna, uno con 1 non ne supererebbe nessuna.',
  },
  'discipline-check': {
    title: 'Prova di disciplina',
    also: ['prova', 'test', 'tiro', 'superare', 'fallire'],
    text: 'Si tira un dado: se esce meno della disciplina del soldato la prova è superata, altrimenti è fallita. Vale allo stesso modo per rialzarsi, curare, riparare, sollevare, spossarsi e resistere sotto il fuoco.',
  },
  'rank-dots': {
    title: 'Capi e punti di grado',
    also: ['capo', 'punti', 'grado', 'ufficiale'],
    text: 'Un soldato con punti bianchi è un capo, e più punti vogliono dire grado più alto. Nella fase di disciplina aiuta a rialzarsi un uomo che striscia, dà dadi agli attacchi dal suo esagono e, con due punti, chiama il supporto.',
  },
  heroes: {
    title: 'Eroe',
    also: ['asso di picche', 'eroi'],
    text: 'L’asso di picche indica un eroe. In ogni attacco suo o contro di lui, il suo giocatore può far ritirare un dado; nel corpo a corpo conta come due uomini.',
  },
  medics: {
    title: 'Medico',
    also: ['croce rossa', 'infermiere'],
    text: 'Un medico ha una croce rossa al posto della potenza di fuoco e non attacca mai. Se non è ferito, anche strisciando, può guarire un ferito nel suo esagono in ogni fase di disciplina.',
  },
  groups: {
    title: 'Gruppo talebano',
    also: ['talebani', 'pezzo talebano', 'squadra'],
    text: 'Un pezzo talebano rappresenta più uomini, perciò da solo basta a servire e trasportare qualsiasi arma. Non ha medico: ciò che lo ferirebbe lo elimina.',
  },
  effective: {
    title: 'Efficiente',
    also: ['abile', 'in grado di combattere'],
    text: 'Un soldato è efficiente se è sulla mappa, non striscia e non è ferito. Chi corre o scatta attacca, serve armi e comanda come sempre; soltanto riparare gli è vietato.',
  },
  stacking: {
    title: 'Più pezzi in un esagono',
    also: ['pila', 'impilare', 'quindici'],
    text: 'In un esagono può stare qualsiasi numero di pezzi amici. Oltre quindici è sovraffollato: più facile da colpire, inadatto a riparare e pericoloso dietro un razzo. Contano soldati, armi e bunker, non segnalini e gettoni.',
  },
  'set-up': {
    title: 'Schieramento',
    also: ['disporre', 'inizio', 'piazzare'],
    text: 'Prima del turno 1 ogni parte schiera i suoi pezzi negli esagoni permessi dallo scenario, con le armi che certi uomini devono avere. Nessun esagono comincia con più di quindici pezzi.',
  },
};
