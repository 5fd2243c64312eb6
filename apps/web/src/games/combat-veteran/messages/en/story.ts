/** What has happened and how matters stand, in English. */
export const story = {
  'cv.status.turn': 'Turn {turn} of {last}',
  'cv.status.goals': 'Goals',
  'cv.status.phases': 'Phases of {side}',
  'cv.status.support': 'Support: {count}',
  'cv.phase.discipline': 'Discipline',
  'cv.phase.stance': 'Stance',
  'cv.phase.movement': 'Movement',
  'cv.phase.combat': 'Combat',
  'cv.phase.past': '(done)',
};
