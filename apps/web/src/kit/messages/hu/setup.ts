/** Setting up a match, in Hungarian. */
export const setup = {
  'home.setup': 'Új küldetés',
  'home.setupNote': 'Szabályváltozat, régió, ellenfél, küldetés, Objective, csapat',
  'setup.title': 'Új játék',
  'setup.preset': 'Első játék',
  'setup.random': 'Véletlen játék',
  'setup.seats': 'Kik játszanak',
  'setup.seatName': '{seat} neve',
  'setup.seatPlayer': '{seat}: ki játszik',
  'setup.player.person': 'Ember',
  'setup.player.greedy': 'Program',
  'setup.changed': '{changed, plural, =0 {alapértelmezett} other {# módosítva}}',
  'setup.usual': '{value} (alapértelmezett)',
  'setup.briefing': 'Eligazítás',
  'setup.drawn': 'A kártyák húzása a játék elején történik.',
  'setup.start': 'Kezdés',
};
