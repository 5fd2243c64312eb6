/** Che cosa dice il briefing, in italiano. */
export const brief = {
  'brief.moment': 'Turno {turn}',
  'brief.lead.rice-paddy':
    'Un plotone fucilieri americano attraversa risaie scoperte verso una linea di alberi che potrebbe nascondere dei bunker. I Viet Cong sanno dove sono; gli americani lo scopriranno in un modo o nell’altro.',
  'brief.lead.keating':
    'Un piccolo avamposto americano in una valle è attaccato da ogni lato. Resistere non basta: {exits} uomini devono mettersi in salvo.',
  'brief.men': '{count, plural, one {# uomo} other {# uomini}}',
  'brief.groups': '{count} gruppi, {men} uomini in tutto',
  'brief.leaders': '{count, plural, one {# capo} other {# capi}}',
  'brief.heroes': '{count, plural, one {# eroe} other {# eroi}}',
  'brief.medics': '{count, plural, one {# medico} other {# medici}}',
  'brief.pieces': '{count} × {piece}',
  'brief.bunkerCount': '{count, plural, one {# bunker nascosto} other {# bunker nascosti}}',
  'brief.goal.hit': 'Un punto per ogni Viet Cong ucciso o ferito.',
  'brief.goal.paddies': 'Un punto per ogni americano che a fine partita è in una risaia a nord del fiume.',
  'brief.goal.losses': 'Un punto per ogni americano ferito, {killed} per ogni ucciso.',
  'brief.goal.exit': 'Portare {exits} soldati fuori dalla mappa, da qualsiasi bordo.',
  'brief.goal.overrun': 'Non lasciare sulla mappa nessun americano illeso.',
  'brief.victory': 'Vittoria',
  'brief.score': 'Dopo il turno {turns} vince chi ha più punti; a punteggio uguale è parità.',
  'brief.race':
    'Vince chi raggiunge per primo il suo obiettivo. Se nessuno ci riesce entro il turno {turns}, è parità.',
  'brief.track.ahead': '{side} in vantaggio',
  'brief.track.hit': 'ogni Viet Cong ucciso o ferito',
  'brief.track.paddy': 'ogni americano che alla fine è in una risaia a nord del fiume',
  'brief.track.wounded': 'ogni americano ferito',
  'brief.track.killed': 'ogni americano ucciso',
  'brief.track.exit': 'americani fuori dalla mappa',
  'brief.track.loss': 'americani uccisi, feriti o usciti dalla mappa',
  'brief.balance': 'Quanto è equilibrato',
  'brief.balance.rate':
    'Quando due programmi uguali lo giocano con le opzioni predefinite, gli americani vincono {rate, plural, one {# partita} other {# partite}} su 100, escluse quelle finite in parità.',
  'brief.setup': 'Schieramento',
  'brief.setup.bunkers':
    'Per primi si schierano i Viet Cong, a nord del sentiero: i bunker in segreto, uno per esagono; tutti gli altri in vista, in altri esagoni.',
  'brief.setup.shellholes': 'Poi gli americani, ogni pezzo al massimo a {range} esagoni da un cratere.',
  'brief.setup.outpost':
    'Per primi si schierano gli americani: i serventi dei mortai nella postazione, tutti gli altri dentro il filo spinato.',
  'brief.setup.peaks': 'Poi cinque gruppi talebani portano un DShK ciascuno su cinque vette diverse.',
  'brief.setup.arrival':
    'Tutti gli altri gruppi entrano da qualsiasi bordo nella loro prima fase di movimento.',
  'brief.turn': 'Un turno',
  'brief.first.rice-paddy':
    'In ogni turno giocano per primi gli americani. Il turno 1 comincia con la loro fase di movimento.',
  'brief.first.keating':
    'In ogni turno giocano per primi i talebani. Il turno 1 comincia con la loro fase di movimento.',
  'brief.phase.discipline.title': 'Disciplina',
  'brief.phase.discipline': 'Rialzarsi, curare i feriti, riparare e passare armi.',
  'brief.phase.stance.title': 'Posture',
  'brief.phase.stance': 'Chi corre, chi scatta, chi striscia.',
  'brief.phase.movement.title': 'Movimento',
  'brief.phase.movement':
    'Le squadre avanzano un esagono alla volta; l’altra parte può sparare a ogni passo.',
  'brief.phase.combat.title': 'Combattimento',
  'brief.phase.combat': 'Sparare e chiamare il fuoco di supporto.',
  'brief.special': 'Regole speciali',
  'brief.bunkers.title': 'Bunker nascosti',
  'brief.bunkers':
    'Non sono sulla mappa e nulla li colpisce finché un americano non arriva accanto, qualcuno all’interno non agisce o spara, o il fuoco di supporto non cade sul loro esagono.',
  'brief.support.title': 'Supporto in attesa',
  'brief.support': 'Nessun gettone americano prima che un Viet Cong abbia attaccato.',
  'brief.bombs.title': 'Bombe per ultime',
  'brief.bombs': 'Le bombe sono disponibili solo quando tutti gli altri gettoni sono usati.',
  'brief.chits.title': 'Supporto per turno',
  'brief.chits':
    'I gettoni stanno coperti nelle caselle dei {boxes} turni e si usano solo nel proprio turno.',
  'brief.mortar.title': 'Postazione dei mortai',
  'brief.mortar':
    'I gettoni da 120 mm si usano in qualsiasi turno, finché tre soldati efficienti sono nella postazione.',
  'brief.ban.title': 'Non su di noi',
  'brief.ban': 'Nessun gettone dentro il filo spinato finché vi si trova un soldato americano.',
  'brief.wounds.title': 'Nessun medico talebano',
  'brief.wounds': 'Qualsiasi ferita uccide un gruppo talebano.',
  'brief.exit.title': 'Mettersi in salvo',
  'brief.exit': 'Da un esagono di bordo un americano lascia la mappa per 1 punto movimento e non torna più.',
};
