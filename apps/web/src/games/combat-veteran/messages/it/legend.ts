/** La legenda di mappa e pedine. */
export const legend = {
  'keys.legend': 'Legenda di mappa e pedine',
  'keys.ground': 'Tenendo premuto: il terreno senza pedine',
  'keys.hidingPlaces': 'Dove può nascondersi un bunker',
  'cv.hidingPlaces': 'Dove può nascondersi un bunker',
  'cv.legend': 'Legenda',
  'cv.legend.ground': 'Terreno',
  'cv.legend.counters': 'Pedine',
  'cv.legend.us': 'Quadrato: gli americani',
  'cv.legend.us.note':
    'In basso a sinistra la potenza di fuoco, a destra la disciplina. La prova riesce tirando meno della disciplina.',
  'cv.legend.enemy': 'Ottagono: l’altra parte',
  'cv.legend.enemy.note': 'La forma distingue le parti, anche negli elenchi e nella panoramica.',
  'cv.legend.leader': 'Punti: un capo',
  'cv.legend.leader.note': 'Ogni punto può aiutare un uomo nell’esagono, una volta.',
  'cv.legend.hero': 'Asso di picche: un eroe',
  'cv.legend.hero.note': 'Si può ritirare un dado; nel corpo a corpo conta due volte.',
  'cv.legend.medic': 'Croce rossa: un medico',
  'cv.legend.medic.note': 'Nessuna potenza di fuoco; cura un ferito nell’esagono in ogni fase di disciplina.',
  'cv.legend.weapon': 'Targhetta: l’arma in uso',
  'cv.legend.weapon.note':
    'Un numero con il più si somma alla potenza dell’uomo; cerchiato, va tutto in un solo esagono. Quadrato mezzo pieno: la servono in due; quadrato vuoto: in tre.',
  'cv.legend.running': 'Due galloni ambra: corre',
  'cv.legend.sprinting': 'Quattro galloni arancioni: scatta',
  'cv.legend.crawling': 'Barra grigio-azzurra: striscia',
  'cv.legend.wounded': 'Croce rossa su bianco: ferito',
  'cv.legend.stack': 'Una pila',
  'cv.legend.stack.note':
    'Il numero conta gli uomini. Una tacca per ciascuno: alta e bianca se è in piedi, bassa e grigia se striscia, bassa e rossa se è ferito.',
  'cv.legend.bunker': 'Un bunker',
  'cv.legend.bunker.note':
    'A sinistra la corazza, che è anche la capienza; a destra la potenza di fuoco che aggiunge.',
  'cv.legend.hidden': 'Bordo tratteggiato, occhio barrato: tuo e nascosto',
  'cv.legend.hidden.note': 'L’altra parte non lo vede.',
  'cv.legend.smoke': 'Una nuvola: fumo',
  'cv.legend.smoke.note': 'Blocca le linee di vista; il numero è la sua corazza.',
};
