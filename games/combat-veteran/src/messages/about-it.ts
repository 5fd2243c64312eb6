import type { AboutMessages } from './keys.ts';

/** Che cosa dicono i pezzi, in italiano. */
export const about = {
  'about.nation': '{nation}.',
  'about.men': 'Un gruppo di {men} uomini, che usa e porta qualsiasi arma.',
  'about.ownFirepower': 'Potenza di fuoco {firepower}.',
  'about.noFirepower': 'Nessuna potenza di fuoco: non attacca mai.',
  'about.discipline': 'Disciplina {discipline}: supera le prove con un tiro da 1 a {highest}.',
  'about.rank': 'Capo con {dots, plural, one {# punto} other {# punti}} di grado.',
  'about.medic': 'Medico: guarisce un ferito nell’esagono in ogni fase di disciplina.',
  'about.hero': 'Eroe: si può ritirare un dado, e nel corpo a corpo conta due volte.',
  'about.startsWith': 'Inizia con: {weapon}.',
  'about.startsIn': 'Inizia in {hex}.',
  'about.issued': '{nation}: {count} nel gioco.',
  'about.plain': 'Potenza di fuoco {value}, al posto di quella di chi la usa.',
  'about.plus': 'Potenza di fuoco +{value}, aggiunta a quella di chi la usa.',
  'about.circled': 'Potenza di fuoco {value}, al posto di quella di chi la usa, tutta in un esagono.',
  'about.onPeak': 'Su una vetta +{value}, aggiunta a quella di chi la usa, anche per la portata.',
  'about.range': 'Portata {value}; ogni esagono oltre costa un dado.',
  'about.rangeAdded': 'Portata: la potenza di chi la usa più {value}; ogni esagono oltre costa un dado.',
  'about.anyRange': 'La distanza non toglie dadi.',
  'about.noArmor': 'Nessuna corazza protegge da essa.',
  'about.crew':
    'Serventi: {crew, plural, one {un soldato} =2 {due soldati; con uno solo ha metà potenza} other {tre soldati o un gruppo talebano; con due soldati ha metà potenza}}.',
  'about.heavy': 'Pesante: la portano due soldati o un gruppo talebano, senza correre né scattare.',
  'about.oneUse': 'Monouso.',
  'about.backblast': 'Vampata se sparata da un esagono con più di 15 pezzi.',
  'about.radio': 'Permette a un capo nell’esagono di chiamare il fuoco di supporto.',
  'about.smoke':
    'Blocca la linea di vista per una fase; gli attacchi contro il suo esagono perdono {dice} dadi.',
  'about.fixed':
    'Non si può spostare; finché funziona, gli attacchi contro il suo esagono perdono {dice} dadi.',
  'about.room':
    'Corazza {armor}: gli attacchi contro ogni uomo all’interno perdono {armor} dadi. Posto per {armor} pezzi.',
  'about.lends': 'Una volta per fase un soldato dentro aggiunge {value} alla sua potenza di fuoco.',
  'about.dice': '{dice, plural, one {# dado} other {# dadi}} nell’esagono colpito.',
  'about.skulls':
    '{skulls, plural, one {Un teschio: ogni pezzo nell’esagono colpito è perduto} other {Due teschi: ogni pezzo nell’esagono colpito e nei vicini è perduto}}.',
  'about.count': 'Nel gioco: {count}.',
  'about.last': 'Disponibile solo dopo tutti gli altri gettoni.',
  'about.faceDown': 'È coperto e si usa solo nel suo turno.',
  'about.mortar':
    'In qualsiasi turno, finché {men} soldati americani efficienti sono nella postazione dei mortai.',
  'about.cost': 'Costa {cost, plural, one {# punto movimento} other {# punti movimento}}.',
  'about.costAll': 'Costa tutto il movimento.',
  'about.costFromRiver': 'Da un esagono di fiume costa tutto il movimento.',
  'about.crossing':
    'Attraversarlo costa {cost, plural, one {# punto movimento} other {# punti movimento}} in più.',
  'about.exposes': 'Gli attacchi contro l’esagono guadagnano {dice, plural, one {# dado} other {# dadi}}.',
  'about.protects': 'Gli attacchi contro l’esagono perdono {dice, plural, one {# dado} other {# dadi}}.',
  'about.protectsAcross':
    'Gli attacchi che lo attraversano perdono {dice, plural, one {# dado} other {# dadi}}.',
  'about.neutral': 'Non modifica gli attacchi contro l’esagono.',
  'about.noShelter': 'Non protegge nessuno.',
  'about.seenThrough': 'Non blocca la linea di vista.',
  'about.blocks': 'Blocca le linee di vista che lo attraversano.',
  'about.blocksLower': 'Blocca le linee di vista solo fra luoghi più bassi.',
  'about.level': 'Livello di altezza {level}.',
} satisfies AboutMessages;
