/** The first mission and its coach, in Italian. */
export const tutorial = {
  'lesson.title': 'Esercitazione',
  'lesson.any': 'una qualsiasi delle carte evidenziate',
  'lesson.play': 'Gioca una missione',
  'tutorial.over':
    'Il gioco è tutto qui: Luoghi, attacchi, movimenti, reazioni, un Obiettivo. Da qui in poi i dadi sono veri.',
  'tutorial.over.title': 'Missione compiuta',
  'tutorial.recon.title': 'Ricognizione',
  'tutorial.recon':
    'Giacomelli guida, la squadra di Corona segue. Prima della Missione la Ricognizione dà al capo una carta Luogo a scelta. I Luoghi portano all’Obiettivo.',
  'tutorial.location.title': 'Giocare un Luogo',
  'tutorial.location':
    'Il percorso verso l’Obiettivo ha spazi liberi. Un Luogo giocato riempie il prossimo, e con lui arrivano gli Ostili. La tua mano è sotto il percorso.',
  'tutorial.attack.title': 'Attacco',
  'tutorial.attack':
    'Il Gorilla a pagamento è venuto fin qui. Un attacco costa 1 Azione: scegli un’arma, poi un bersaglio. Le probabilità si vedono prima. Per uccidere servono due cose: colpire e distruggere la Copertura.',
  'tutorial.suppress.title': 'Soppressione',
  'tutorial.suppress':
    'Se riesce solo uno dei due tiri, l’Ostile è soppresso: in questo turno non attacca. Spara al Teppista.',
  'tutorial.grenade.title': 'Granate',
  'tutorial.grenade':
    'La Squadra lanciarazzi ha due reticoli: servono due Uccisioni. Il lanciagranate tira quattro dadi e ogni colpo conta.',
  'tutorial.endTurn.title': 'Fine del turno',
  'tutorial.endTurn':
    'Le Azioni sono finite. Ora gli Ostili si muovono e attaccano; chi è soppresso si riprende soltanto. Poi il Tempo scende di uno.',
  'tutorial.burst.title': 'Modalità di Fuoco',
  'tutorial.burst':
    'Nuove Azioni per tutti. Un fucile spara in più modi: più dadi colpiscono più spesso, ma svuotano prima il caricatore. Usa la Raffica sul Teppista.',
  'tutorial.reload.title': 'Ricaricare',
  'tutorial.reload':
    'Un tiro basso ha svuotato il fucile, e l’arma lo indica. Un’Azione inserisce il caricatore successivo.',
  'tutorial.move.title': 'Muovere',
  'tutorial.move':
    'Gli Acquitrini sono liberi. Muovere costa 1 Azione e il costo di Entrata; quasi tutto lo paga il Movimento del Soldato, il resto carte scartate.',
  'tutorial.reinforce.title': 'Rinforzi',
  'tutorial.reinforce':
    'Dove ci sono Soldati il nemico può portare rinforzi. Questa volta la carta pescata non corrisponde e viene scartata. Guarda il diario.',
  'tutorial.secondLocation.title': 'Avanti',
  'tutorial.secondLocation':
    'Corona è accanto allo spazio libero: lì si può giocare il prossimo Luogo. Il Sentiero non costa nulla.',
  'tutorial.payment.title': 'Carte che aiutano',
  'tutorial.payment':
    'Giacomelli segue. Alcune carte Azione servono al momento giusto: Avanzata paga tre punti del costo di Entrata. Una carta paga l’ultimo.',
  'tutorial.odds.title': 'Scegli secondo le probabilità',
  'tutorial.odds':
    'I Contrabbandieri hanno tre reticoli. Confronta le probabilità: una granata può bastare per tutti.',
  'tutorial.cover.title': 'A vuoto',
  'tutorial.cover':
    'Il Cecchino è ben nascosto: Copertura 4. Se falliscono entrambi i tiri non succede nulla. Prova.',
  'tutorial.hostileTurn.title': 'Minacce',
  'tutorial.hostileTurn':
    'Ogni carta Ostile mostra chi ha di mira e che cosa farebbe il suo attacco. Il Cecchino mira a Giacomelli. Finisci il turno.',
  'tutorial.reaction.title': 'Reagire',
  'tutorial.reaction':
    'Il tiro ferirebbe Giacomelli, ma non è ancora successo nulla: ora si può reagire. Al riparo! costa 1 XP e ferma l’attacco.',
  'tutorial.kill.title': 'Contrattacco',
  'tutorial.kill':
    'Il Cecchino è a tiro. Gli Ostili eliminati danno XP, e con gli XP si pagano le carte forti.',
  'tutorial.advance.title': 'In prima linea',
  'tutorial.advance': 'Il Sentiero è libero. Il Movimento di Corona copre tutto il costo di Entrata.',
  'tutorial.activate.title': 'L’Obiettivo',
  'tutorial.activate':
    'Accanto all’Obiettivo un Soldato può attivarlo. Escono le guardie, e da ora può essere attaccato.',
  'tutorial.screened.title': 'Protetti',
  'tutorial.screened':
    'Il Boss si nasconde dietro le guardie e il Luogotenente dietro il Cecchino: sono protetti (Screened) e non possono ancora essere bersagli. Prima il Cecchino.',
  'tutorial.draw.title': 'Nuove carte',
  'tutorial.draw':
    'Con l’ultima Azione Giacomelli riempie la mano. Prima potresti scartare carte; tieni quelle che hai.',
  'tutorial.lastTurn.title': 'Occhio al Tempo',
  'tutorial.lastTurn':
    'Il Tempo scende a ogni turno. Quando finisce, la Missione fallisce. Finisci il turno.',
  'tutorial.pass.title': 'Lascia correre',
  'tutorial.pass':
    'L’attacco del Luogotenente non ha effetto. Hai una carta per reagire, ma perché sprecarla? Passa.',
  'tutorial.clear.title': 'Via libera',
  'tutorial.clear': 'Nessuno protegge più il Luogotenente.',
  'tutorial.target.title': 'Il bersaglio',
  'tutorial.target': 'Senza guardie il bersaglio è il Boss in persona. Servono due colpi.',
  'tutorial.close.title': 'Più vicino',
  'tutorial.close': 'Giacomelli si avvicina. Paga il costo di Entrata con carte qualsiasi.',
  'tutorial.finish.title': 'Il colpo decisivo',
  'tutorial.finish': 'Ancora un colpo e l’Obiettivo è raggiunto.',
};
