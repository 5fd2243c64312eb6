/** What every lesson says, in English. */
export const lesson = {
  'lesson.title': 'Tutorial',
  'lesson.place': 'step {number} of {count}',
  'lesson.now': 'Now:',
  'lesson.any': 'anything that is lit',
  'lesson.next': 'Next',
  'lesson.leave': 'Leave',
  'lesson.play': 'Play a game',
  'lesson.first': 'First steps',
  'lesson.firstNote': 'The game step by step, in twelve minutes',
};
