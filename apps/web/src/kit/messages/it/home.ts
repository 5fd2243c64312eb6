/** The ways in on the first page, in Italian. */
export const home = {
  'home.saved': 'Continua · salvata {ago}',
  'home.continue': 'Continua',
  'home.begin': 'Prima volta qui?',
  'home.learn': 'Inizia l’esercitazione',
  'home.way.quick': 'Avvio rapido',
  'home.way.mission': 'Nuova missione',
  'home.way.scenarios': 'Scenari',
  'home.way.campaign': 'Campagna',
  'home.way.tutorial': 'Esercitazione',
  'home.more.cards': 'Tutte le carte di tutti i pacchetti',
  'home.more.rules': 'Ogni parola chiave, con ricerca',
  'home.more.print': 'Carte, segnalini e mappe su carta',
  'home.more.saves': 'Partite, replay e bilancio',
  'home.more.settings': 'Lingua, tema, suono, tasti',
};
