/** What every lesson says, in Hungarian. */
export const lesson = {
  'lesson.title': 'Gyakorló játék',
  'lesson.place': '{number}/{count}. lépés',
  'lesson.now': 'Most:',
  'lesson.any': 'bármi, ami ki van emelve',
  'lesson.next': 'Tovább',
  'lesson.leave': 'Kilépés',
  'lesson.play': 'Játék indítása',
  'lesson.first': 'Első lépések',
  'lesson.firstNote': 'A játék lépésről lépésre, tizenkét perc alatt',
};
