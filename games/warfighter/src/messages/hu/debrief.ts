/** Miért ért véget a küldetés: magyarul. */
export const debrief = {
  'why.complete':
    '{left, plural, =0 {Az Objective az utolsó körben teljesült.} other {Az Objective teljesült, és még # kör maradt volna.}}',
  'why.escaped':
    '{left, plural, =0 {A csapat az utolsó körben jutott ki.} other {A csapat kijutott, és még # kör maradt volna.}}',
  'why.timer': 'Lejárt a Timer: {missing}.',
  'why.nobody': 'Egyetlen katona sem maradt a küldetésben: {missing}.',
  'why.limit': 'Lejárt az Objective időkorlátja: {missing}.',
  'why.failed.soldiersLost': 'Az Objective meghiúsult, mert túl sok katona esett ki: {missing}.',
  'why.failed.hostilesHere': 'Az Objective meghiúsult, mert túl sok volt az ellenség: {missing}.',
  'why.conceded': 'A csapat feladta: {missing}.',

  'missing.inactive':
    '{slots, plural, =0 {az Objective elérhető közelségben volt, de nem aktiváltátok} other {az Objective-et nem aktiváltátok, és még # terület volt hátra}}',
  'missing.hostiles': 'az Objective-hez tartozó ellenségekből még {count} maradt',
  'missing.hostile': 'nem iktattátok ki: {card}',
  'missing.clear': 'az Objective-et még {count} körig tisztán kellett volna tartani',
  'missing.hits': 'még {count} találat hiányzott',
  'missing.escape': '{count, plural, =0 {senki sem jutott ki} other {# katona nem jutott ki}}',
  'missing.onSite': 'senki sem állt az Objective kártyán',

  'roll.withstands': 'kibírja',
  'roll.suffers': 'nem bírja',
  'roll.deceives': 'az álca bevált',
  'roll.seen': 'az álca nem vált be',
  'roll.fate':
    '{fate, select, duty {képes aktív szolgálatba állni} discharge {egészségügyi leszerelés} other {bevetés közben elesett}}',
};
