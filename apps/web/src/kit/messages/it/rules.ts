/** Il regolamento, in italiano. */
export const rules = {
  'nav.rules': 'Regole',
  'rules.search': 'Una parola o il numero di una regola',
  'rules.games': 'Giochi',
  'rules.found': '{count, plural, =0 {Nessun risultato} one {# voce} other {# voci}}',
  'rules.nearest': 'Forse intendevi',
  'rules.edition': 'Edizione',
  'rules.edition.all': 'Tutte le edizioni',
  'rules.contents': 'Indice',
  'rules.see': 'Vedi anche:',
  'rules.full': 'Nel regolamento completo, in inglese ({count})',
};
