/** La legenda di mappa e pedine. */
export const legend = {
  'keys.legend': 'Legenda di mappa e pedine',
  'cv.legend': 'Legenda',
  'cv.legend.ground': 'Terreno',
  'cv.legend.counters': 'Pedine',
  'cv.legend.us': 'Quadrato: gli americani',
  'cv.legend.us.note':
    'In basso a sinistra la potenza di fuoco, a destra la disciplina. La prova riesce tirando meno della disciplina.',
  'cv.legend.enemy': 'Otto angoli: l’altra parte',
  'cv.legend.enemy.note': 'La forma distingue le parti, anche negli elenchi e nella panoramica.',
  'cv.legend.leader': 'Punti: un capo',
  'cv.legend.leader.note': 'Ogni punto può aiutare un uomo nell’esagono, una volta.',
  'cv.legend.hero': 'Picche: un eroe',
  'cv.legend.hero.note': 'Si può ritirare un dado; nel corpo a corpo conta due volte.',
  'cv.legend.medic': 'Croce rossa: un medico',
  'cv.legend.medic.note': 'Nessuna potenza di fuoco; cura un ferito nell’esagono in ogni fase di disciplina.',
  'cv.legend.weapon': 'Carta: l’arma in uso',
  'cv.legend.weapon.note':
    'Con il più si somma alla potenza dell’uomo; in un cerchio va tutta in un solo esagono. Mezzo quadrato: la servono in due, quadrato vuoto: in tre.',
  'cv.legend.running': 'Due galloni ambra: corre',
  'cv.legend.sprinting': 'Quattro galloni arancio: scatta',
  'cv.legend.crawling': 'Barra grigio-azzurra: striscia',
  'cv.legend.wounded': 'Croce rossa su bianco: ferito',
  'cv.legend.stack': 'Una pila',
  'cv.legend.stack.note':
    'Il numero conta gli uomini. Una tacca ciascuno: alta e bianca in piedi, bassa e grigia striscia, bassa e rossa ferito.',
  'cv.legend.bunker': 'Un bunker',
  'cv.legend.bunker.note': 'A sinistra la corazza, che è anche la capienza; a destra la potenza che presta.',
  'cv.legend.hidden': 'Bordo spezzato, occhio barrato: proprio e nascosto',
  'cv.legend.hidden.note': 'L’altra parte non ne vede nulla.',
  'cv.legend.smoke': 'Una nuvola: fumo',
  'cv.legend.smoke.note': 'Blocca le linee di vista; il numero è la sua corazza.',
};
