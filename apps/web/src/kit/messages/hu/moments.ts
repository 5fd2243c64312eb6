/** Amit az asztal a kérdései mellett elmond, magyarul. */
export const moments = {
  'motion.skip': 'Billentyű vagy érintés: átugrás',
  'motion.controls': 'A bemutató',
  'motion.pause': 'Szünet',
  'motion.resume': 'Folytatás',
  'motion.next': 'Tovább',
  'motion.faster': 'Gyorsabban',
  'motion.toChoice': 'Ugrás a következő döntésemhez',

  'motion.sounds': 'Hangok?',
  'motion.soundsOn': 'Be',
  'motion.soundsOff': 'Ki',

  'learner.more': 'Súgó',
  'hint.used': 'Tippet kértél',
  'hint.why': 'Miért: {reason}',
};
