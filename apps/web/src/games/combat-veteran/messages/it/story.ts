/** Quello che è successo e a che punto siamo, in italiano. */
export const story = {
  'cv.status.turn': 'Turno {turn} di {last}',
  'cv.status.goals': 'Obiettivi',
  'cv.status.phases': 'Fasi di {side}',
  'cv.status.support': 'Supporto: {count}',
  'cv.phase.discipline': 'Disciplina',
  'cv.phase.stance': 'Posture',
  'cv.phase.movement': 'Movimento',
  'cv.phase.combat': 'Combattimento',
  'cv.phase.past': '(fatta)',
};
