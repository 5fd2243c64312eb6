import type { TextsOf } from '@sitrep/contract/handbook';
import type { campaign as facts } from '../facts/campaign.ts';

export const title = 'Campagna';

/** Le voci della sezione «campaign» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  campaign: {
    title: 'Campagna',
    also: ['serie di missioni'],
    text: 'Una Campagna è una serie di Missioni di una Regione contro un nemico, dalle Risorse minori alle maggiori. L’Obiettivo si estrae ogni volta fra quelli non ancora usati. Una Missione fallita la chiude.',
  },
  'own-campaign': {
    title: 'Campagna personalizzata',
    also: ['campagna propria', 'campagna personalizzata', 'scegliere le missioni', 'ordine delle missioni'],
    text: 'Potete comporre una Campagna vostra: Missioni a scelta della Regione, ognuna una sola volta, al massimo tante quanti sono gli Obiettivi da pescare. Giocatele per Risorse crescenti, oppure accordatevi su un altro ordine.',
  },
  'campaign-team': {
    title: 'Il team della Campagna',
    also: ['chi partecipa'],
    text: 'I Soldati Giocatore valgono per tutta la Campagna; chi è abile deve partecipare e il suo prezzo si paga in ogni Missione. Se non basta, ne restano fuori il meno possibile. Attrezzatura, NPS e Soldati di Squadra si ricomprano ogni volta.',
  },
  'campaign-points': {
    title: 'Punti Missione (Campagna)',
    also: ['punti campagna', 'comprare abilità'],
    text: 'Dopo un successo il team riceve tanti punti quanto il numero dello spazio dell’Obiettivo, divisi a piacere fra i Soldati Giocatore. Comprano solo Abilità, 1 punto per 1 PR, e si possono conservare. Queste Abilità non gravano sulle Risorse della Missione.',
  },
  'between-missions': {
    title: 'Fra una Missione e l’altra',
    also: ['difficoltà', 'guarigione'],
    text: 'Tutte le Ferite guariscono; XP e mani non si conservano. Poi un dado da 10 rende più dure tutte le Missioni seguenti, sommandosi: Obiettivo uno spazio più lontano, Abilità 1 più care, Tempo −1, Carico −1, oppure +3 al valore Ostile dell’Obiettivo.',
  },
  'campaign-losses': {
    title: 'Perdite in una Campagna',
    also: ['punti vittoria', 'KIA', 'congedo'],
    text: 'Chi è KIA o riceve il Congedo Medico esce dalla Campagna. Un congedo costa 1 Punto Vittoria per un NPS o un Soldato di Squadra e 2 per un Soldato Giocatore, una morte 2 e 3. Le perdite contano anche se la Missione fallisce.',
  },
  'campaign-score': {
    title: 'Esito della Campagna',
    also: ['livello di successo', 'tattico', 'operazionale', 'teatro', 'strategico'],
    text: 'Ogni successo vale tanti Punti Vittoria quanto il numero dello spazio dell’Obiettivo. Alla fine 7–15 è un successo Tattico, 16–26 Operazionale, 27–34 di Teatro, 35 o più Strategico; meno non ha effetto.',
  },
};
