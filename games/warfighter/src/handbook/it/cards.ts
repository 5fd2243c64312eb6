import type { TextsOf } from '@sitrep/contract/handbook';
import type { cards as facts } from '../facts/cards.ts';

export const title = 'Carte ed Esperienza';

/** Le voci della sezione «cards» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'action-cards': {
    title: 'Carte Azione',
    also: ['giocare una carta', 'carte', 'mano'],
    text: 'Un Soldato Giocatore può giocare quante carte vuole, una dopo l’altra, al costo stampato. Si giocano nel Turno del Soldato, salvo che nominino un altro momento; allora si giocano ogni volta che quel momento arriva, anche più d’una insieme.',
  },
  'you-any-soldier': {
    title: 'Tu, o qualsiasi Soldato',
    also: ['qualsiasi soldato', 'beneficiario'],
    text: '«Tu» è il Soldato Giocatore che gioca la carta, e solo lui. Fra parentesi quadre «qualsiasi Soldato» con il Potenziamento dà l’effetto a un Soldato qualsiasi, di ogni tipo e ovunque si trovi.',
  },
  'discard-cost': {
    title: 'Costo di scarto',
    also: ['supporto', 'furtivo', 'furtiva', 'covert', 'numero d’angolo'],
    text: 'Le carte di Supporto, Stealth (moderno) e Furtive (Seconda guerra mondiale) portano un numero: per giocarle il Soldato Giocatore scarta altrettante carte dalla propria mano. Nessuno può scartare per lui. Sui Luoghi il numero d’angolo è il costo di Entrata.',
  },
  upgun: {
    title: 'Potenziamento [ ]',
    also: ['parentesi quadre', 'upgun', 'migliorare', '1 XP'],
    text: 'Per 1 XP, pagato da qualsiasi Soldato, vale tutto il testo fra parentesi quadre al posto di quello normale. Ogni uso si paga di nuovo; si possono potenziare anche carte permanenti come le Abilità.',
  },
  'support-card': {
    title: 'Carta di Supporto',
    also: ['support', 'bombardamento', 'mortaio', 'elicottero'],
    text: 'Resta davanti al Soldato Giocatore che l’ha giocata e funziona subito. Abilità e altre carte non la modificano. Il suo Attacco non ha limiti di Raggio se non stampati, non usa armi, ma non colpisce un bersaglio Protetto.',
  },
  retain: {
    title: 'Mantenere',
    also: ['retain', 'costo di mantenimento', 'tenere la carta'],
    text: 'Alla fine di ogni Turno del Soldato paga gli XP di Mantenimento per tenere la carta in gioco, o scartala. Il costo di scarto non si ripaga. Una carta senza costo di Mantenimento se ne va sempre.',
  },
  'location-in-hand': {
    title: 'Luoghi in mano',
    also: ['scartare un luogo', 'luogo di troppo'],
    text: 'Un Luogo in mano vale una carta come le altre: si può scartare per un’Entrata, per il costo di una carta o con Scartare e Pescare.',
  },
  'cards-on-objectives': {
    title: 'Carte contro l’Obiettivo',
    also: ['supporto sull’obiettivo', 'mortaio sul bersaglio'],
    text: 'Una carta che agisce su carte Ostili non si usa sul bersaglio stampato nell’Obiettivo, né sull’Ostile la cui eliminazione è l’Obiettivo stesso. Può colpire le altre carte Ostili che vi stanno. I tuoi Attacchi con carte di aiuto vanno bene.',
  },
  'hand-size': {
    title: 'Dimensione della mano',
    also: ['limite della mano', 'massimo di carte'],
    text: 'La dimensione della mano è la Salute attuale e conta solo per Scartare e Pescare. Non si scarta mai perché si hanno troppe carte, nemmeno dopo una Ferita, e gli effetti possono far pescare oltre.',
  },
  experience: {
    title: 'Punti Esperienza (XP)',
    also: ['esperienza', 'guadagnare xp', 'premio'],
    text: 'Il Soldato il cui Attacco uccide l’ultimo reticolo di una carta Ostile guadagna subito tanti XP quanto è il suo valore; le uccisioni precedenti non danno niente. Carte scartate, Eventi e bersagli dell’Obiettivo non ne danno.',
  },
  'paying-xp': {
    title: 'Pagare con gli XP',
    also: ['spendere xp', 'contribuire', 'dividere'],
    text: 'Gli XP restano al Soldato che li ha guadagnati e non si cedono, ma qualsiasi Soldato può contribuire a ogni pagamento, ovunque sia e anche sotto Soppressione. Serve il consenso di chi lo guida. Gli XP di chi esce vanno persi.',
  },
  'xp-without-attack': {
    title: 'XP senza l’Attacco di un Soldato',
    also: ['niente xp', 'chi prende gli xp'],
    text: 'Un’uccisione di una carta di Supporto dà XP a chi la possiede, salvo «niente XP». Se è un Evento o un altro effetto a finire la carta, li prende chi per ultimo vi ha messo un EKIA attaccando. Se l’Ostile si distrugge da sé, li prende il suo bersaglio.',
  },
  'starting-xp': {
    title: 'Comincia con n XP',
    also: ['xp iniziali', 'xp stampati'],
    text: 'Il Soldato comincia la Missione con quegli XP. L’Attrezzatura che arriva dopo li dà una volta sola, al primo che la riceve, e non di nuovo quando viene passata.',
  },
};
