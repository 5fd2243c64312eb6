/** The rules reference, in English. */
export const rules = {
  'nav.rules': 'Rules',
  'rules.search': 'A word or a rule’s id',
  'rules.games': 'Games',
  'rules.found': '{count, plural, =0 {No matches} one {# entry} other {# entries}}',
  'rules.nearest': 'Did you mean',
  'rules.edition': 'Edition',
  'rules.edition.all': 'All editions',
  'rules.contents': 'Contents',
  'rules.see': 'See also:',
  'rules.full': 'In the full rules, in English ({count})',
};
