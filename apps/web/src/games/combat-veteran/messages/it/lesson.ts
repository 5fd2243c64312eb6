/** The first firefight and its coach, in Italian. */
export const lesson = {
  'tutorial.map.title': 'La mappa',
  'tutorial.map':
    'Guidi otto americani nelle risaie; i Viet Cong tengono il sentiero a nord. Trascina la mappa per spostarla, ingrandisci con la rotella o con due dita.',
  'tutorial.stack.title': 'Una pila',
  'tutorial.stack':
    'Ogni pedina è un uomo, e il numero piccolo dice quanti sono nell’esagono. Indica la pila in 1316: i suoi uomini compaiono uno accanto all’altro sotto la mappa.',
  'tutorial.gather.title': 'Scegli una squadra',
  'tutorial.gather':
    'Gli esagoni evidenziati sono raggiungibili: il numero è il costo, i triangoli il pericolo dai nemici noti. Fai muovere insieme i quattro uomini di 1316.',
  'tutorial.march.title': 'In marcia',
  'tutorial.march':
    'Indica 1314 per vedere il percorso e che cosa si rischia. Indicalo di nuovo per partire.',
  'tutorial.cover.title': 'Al coperto',
  'tutorial.cover':
    'Una mitragliatrice ha sparato sulla squadra: Oakes è ferito, Alder è inchiodato. Con l’1 Jessup si mette al coperto: annulla la sua ferita.',
  'tutorial.sight.title': 'Linea di vista',
  'tutorial.sight':
    'La linea di vista (V) mostra che cosa vede un esagono e dice che cosa blocca lo sguardo. Provala verso 1412, dove sta la mitragliatrice.',
  'tutorial.undo.title': 'Annullare e suggerimenti',
  'tutorial.undo':
    'Ora fai muovere insieme la squadra in 1516. Con «Annulla» torni indietro finché non hanno risposto i dadi o il nemico; «Suggerimento» dice che cosa farebbe il programma.',
  'tutorial.close.title': 'Campo di tiro',
  'tutorial.close':
    'Da 1515 l’M60 ha campo libero sulla mitragliatrice. Un esagono adiacente basta indicarlo una volta.',
  'tutorial.endMove.title': 'Fine della fase',
  'tutorial.endMove': 'Sono tutti dove li vuoi. Fermali qui, poi chiudi la fase: tocca al combattimento.',
  'tutorial.shot.title': 'Un tiro',
  'tutorial.shot':
    'Indica 1412: l’M60 di Specht è pronta, con Ibarra come servente e il grado di Hollis in aiuto. Guarda le probabilità, poi fuoco.',
  'tutorial.endCombat.title': 'Tocca a loro',
  'tutorial.endCombat': 'La mitragliatrice tace. Chiudi la fase e i Viet Cong giocheranno il loro turno.',
  'tutorial.defence.title': 'Fuoco difensivo',
  'tutorial.defence':
    'Long è uscito allo scoperto in 1613. Su chi entra in un esagono che vedi puoi sparare: usa l’M60.',
  'tutorial.smoke.title': 'Fumo',
  'tutorial.smoke':
    'Prima che il nemico spari, il fumo può nascondere un esagono fino alla fine della fase. Jessup ha un fumogeno: copri il suo esagono, 1314.',
  'tutorial.usual.title': 'Fase di disciplina',
  'tutorial.usual':
    'Un nuovo turno: il medico cura Oakes e Alder prova a rialzarsi. «Il solito» tira tutto ciò che nessuno rifiuterebbe.',
  'tutorial.stances.title': 'Posture',
  'tutorial.stances':
    'Si può correre, scattare o strisciare; qui va bene il passo. Chiudi la fase di disciplina, poi lascia le posture come sono.',
  'tutorial.bunker.title': 'Nell’ignoto',
  'tutorial.bunker':
    'Il pericolo tiene conto solo dei nemici noti, e i Viet Cong si trincerano senza farsi vedere. Porta la squadra di 1314 in 1213.',
  'tutorial.found.title': 'Un bunker nascosto',
  'tutorial.found':
    'Gli americani che arrivano accanto a un bunker nascosto lo scoprono; questo ha sparato troppo alto. Fermati qui e chiudi la fase.',
  'tutorial.support.title': 'Fuoco di supporto',
  'tutorial.support':
    'Un bunker toglie dadi a ogni tiro: chiama l’artiglieria. Hollis vede 1212 e ha una radio: fai cadere lì i 105 mm.',
  'tutorial.score.title': 'Come si vince',
  'tutorial.score':
    'Alla fine ogni ucciso o ferito vale un punto, un americano ucciso tre; ogni americano nelle risaie a nord ne vale uno per te. Chiudi la fase e guarda il risultato.',
  'tutorial.over.title': 'Il sentiero è tuo',
  'tutorial.over':
    'Disciplina, posture, movimento, combattimento: ecco un turno intero. Da qui in poi i dadi sono veri.',
  'lesson.play': 'Gioca uno scenario',
};
