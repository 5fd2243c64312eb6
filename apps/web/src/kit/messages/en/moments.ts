/** What the table tells beside its questions, in English. */
export const moments = {
  'motion.skip': 'Any key or tap: skip',
  'motion.controls': 'The show',
  'motion.pause': 'Pause',
  'motion.resume': 'Go on',
  'motion.next': 'Next',
  'motion.faster': 'Faster',
  'motion.toChoice': 'Skip to my next choice',

  'motion.sounds': 'Sounds?',
  'motion.soundsOn': 'On',
  'motion.soundsOff': 'Off',

  'learner.more': 'More',

  'hint.used': 'Hint used',
  'hint.why': 'Why: {reason}',
};
