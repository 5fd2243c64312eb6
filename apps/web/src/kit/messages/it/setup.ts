/** Setting up a match, in Italian. */
export const setup = {
  'home.setup': 'Nuova missione',
  'home.setupNote': 'Regolamento, Regione, nemico, Missione, Obiettivo, team',
  'setup.title': 'Nuova partita',
  'setup.preset': 'Prima partita',
  'setup.random': 'Partita a caso',
  'setup.seats': 'Chi gioca',
  'setup.seatName': 'Nome di {seat}',
  'setup.seatPlayer': 'Chi gioca per {seat}',
  'setup.player.person': 'Persona',
  'setup.player.greedy': 'Programma',
  'setup.changed': '{changed, plural, =0 {predefinite} one {# cambiata} other {# cambiate}}',
  'setup.usual': '{value} (predefinito)',
  'setup.briefing': 'Briefing',
  'setup.drawn': 'Le carte si pescano all’inizio della partita.',
  'setup.start': 'Inizia',
};
