/** What every lesson says, in Italian. */
export const lesson = {
  'lesson.title': 'Esercitazione',
  'lesson.place': 'passo {number} di {count}',
  'lesson.now': 'Ora:',
  'lesson.any': 'uno qualsiasi degli elementi evidenziati',
  'lesson.next': 'Avanti',
  'lesson.leave': 'Esci',
  'lesson.play': 'Gioca una partita',
  'lesson.first': 'Primi passi',
  'lesson.firstNote': 'Il gioco passo per passo, in dodici minuti',
};
