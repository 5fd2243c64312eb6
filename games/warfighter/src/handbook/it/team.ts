import type { TextsOf } from '@sitrep/contract/handbook';
import type { team as facts } from '../facts/team.ts';

export const title = 'Il team';

/** Le voci della sezione «team» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'mission-setup': {
    title: 'Preparare una Missione',
    also: ['preparazione', 'scelta della missione', 'regione'],
    text: 'Scegliete una Regione, un nemico, una Missione e un Obiettivo, tutti della stessa Regione. La Missione dice in quale spazio va l’Obiettivo, che comincia Inattivo. Una Missione e un Obiettivo segnati come coppia si giocano insieme o per niente.',
  },
  'enemy-force': {
    title: 'Il nemico',
    also: [
      'tipo di ostili',
      'cartello',
      'insorti',
      'militari',
      'prima linea',
      'elite',
      'livello',
      'difficoltà',
    ],
    text: 'Nel gioco moderno affrontate un tipo di Ostili della Regione. Nella Seconda guerra mondiale una Nazione, come Prima Linea (più facile), Elite (più dura) o le due mescolate. Il livello non cambia altro.',
  },
  budget: {
    title: 'Risorse',
    also: ['punti risorsa', 'PR', 'RP', 'budget', 'comprare il team', 'costo in risorse'],
    text: 'La Missione dà i Punti Risorsa (PR) per tutto il team; divideteli come volete. Soldati, Armi, Equipaggiamento e Abilità costano i PR scritti sulla carta, le munizioni extra 1 per serie. I punti non spesi vanno persi.',
  },
  'team-size': {
    title: 'Grandezza del team',
    also: ['quanti soldati', 'partenza', 'numeri'],
    text: 'Un team ha da uno a otto Soldati, di cui almeno un Soldato Giocatore; tutti partono dalla carta Missione. Se cade l’ultimo Soldato Giocatore gli altri continuano, ma entrano solo dove il loro Movimento copre da solo tutto il costo.',
  },
  'player-soldier': {
    title: 'Soldato Giocatore',
    also: ['PS', 'tipi di soldato', 'due azioni'],
    text: 'Il Soldato Giocatore ha in mano carte Azione, porta l’Attrezzatura e le Abilità comprate per lui e ha le Azioni per turno scritte sulla sua carta, di solito 2. Un giocatore può guidare più Soldati di qualsiasi tipo. Il testo della sua carta vale sempre.',
  },
  'non-player-soldier': {
    title: 'Soldato Senza Giocatore',
    also: ['NPS', 'dotazione fissa', 'azioni secondo la salute'],
    text: 'L’NPS ha una dotazione fissa, compresa nel prezzo, e niente mano; non gli si può comprare altro. Le sue Azioni dipendono dalla Salute al recupero. Sei tu a scegliere che cosa fa e con quale arma; guadagna e spende XP come gli altri.',
  },
  'squad-soldier': {
    title: 'Soldato di Squadra',
    also: ['SQ', 'squadra', 'tabella'],
    text: 'Il Soldato di Squadra attacca con il numero stampato per la sua Salute e il Raggio: un dado di Attacco, un dado per la Copertura, sempre a Distanza. Non usa munizioni, non ricarica, non porta Attrezzatura e non combatte mai Corpo a Corpo.',
  },
  loadout: {
    title: 'Carico',
    also: ['peso', 'capacità di carico', 'loadout'],
    text: 'Il peso dell’Attrezzatura di un Soldato Giocatore non può superare la sua capacità di Carico. Una carta pesa quanto costa, salvo che abbia un peso proprio. Il modificatore della Missione cambia il limite di tutti i Soldati Giocatore e di nessun altro.',
  },
  nation: {
    title: 'Nazioni e bandiere',
    also: ['bandiera', 'nazionalità', 'paese'],
    text: 'Nel gioco moderno si compra Attrezzatura con bandiera se qualcuno nel team ha quella bandiera; nella Seconda guerra mondiale deve averla chi la porta. Le carte senza bandiera sono per tutti. Ciò che è trovato o passato può usarlo chiunque.',
  },
  prerequisites: {
    title: 'Prerequisiti e limiti',
    also: ['pre-req', 'prerequisito del team', 'richiede', 'limite', 'copie'],
    text: 'Un prerequisito deve averlo prima lo stesso Soldato, un prerequisito del team chiunque. «Richiede» esige un’arma adatta per comprare la carta e per usarla. «Limite» fissa il massimo di copie; per il resto le carte bastano sempre, ma ogni Soldato esiste una volta sola.',
  },
  skills: {
    title: 'Abilità',
    also: ['skill', 'addestramento', 'capacità'],
    text: 'Un’Abilità non pesa, non cambia proprietario e ogni Soldato può averla una volta sola; Abilità diverse si sommano senza limite. Funziona ogni volta che è applicabile, anche nel Turno dell’Ostile.',
  },
  'opening-hand': {
    title: 'Mano iniziale',
    also: ['prime carte', 'mulligan', 'ripescare'],
    text: 'Ogni Soldato Giocatore pesca tante carte Azione quanta è la sua Salute. Non si ripesca, nemmeno se nessuno trova un Luogo: si scarta e si pesca finché ne arriva uno. Nella Seconda guerra mondiale gli Indicatori di Luogo si possono risolvere già prima del turno 1.',
  },
  recon: {
    title: 'Ricognizione',
    also: ['recon', 'cercare', 'carta iniziale'],
    text: 'Prima di distribuire le mani il team cerca nel mazzo una carta del tipo indicato e la dà a un Soldato Giocatore, oltre alla sua mano iniziale. Poi si mescola. Se una carta simile non c’è, non si prende niente.',
  },
  'team-value': {
    title: 'Valore del team',
    also: ['ricalcolare', 'ricalcolo', 'valore in punti risorsa'],
    text: 'Il valore del team è quanto avete speso e decide quanti Ostili si pescano per ogni Luogo. Cambia solo se si perde un Soldato o si alleggerisce il Carico. Allora si sommano di nuovo i Soldati rimasti, le Abilità e l’Attrezzatura portata, contando ciò che ne resta.',
  },
  'situation-report': {
    title: 'Rapporto di situazione',
    also: ['sitrep', 'rapporto', 'situation report'],
    text: 'Con la Missione si può scegliere un rapporto di situazione. Dà o costa Risorse, in misura fissa o per ogni spazio fino all’Obiettivo, e vale per tutta la Missione. Se non potete pagarlo, non potete prenderlo.',
  },
};
