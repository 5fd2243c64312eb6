import { expect, it } from 'vitest';
import { sayCard } from '../src/describe/index.ts';
import { everyCard, textIn } from './catalogues.ts';

/** What players read on representative cards: the name, then the text line by line. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'modern-core/giacomelli': [
    'Giacomelli',
    'Soldato Giocatore · Stati Uniti · 14 Punti Risorsa',
    'Salute 6 · Copertura 4 · Movimento 0 · 2 Azioni · Carico 12 · Disarmato 10',
  ],
  'modern-core/saorrono': [
    'Saorrono',
    'Soldato Senza Giocatore · Stati Uniti · 9 Punti Risorsa',
    'Salute 4 · Copertura 4 · Movimento 1 · Azioni 1/2/2/2 (da Salute 1 in su) · Disarmato 10',
    'Porta Carabina M4, Tiratore scelto.',
  ],
  'modern-core/corona': [
    'Corona',
    'Soldato di Squadra · Stati Uniti · 7 Punti Risorsa',
    'Salute 3 · Copertura 4 · Movimento 3 · Azioni 1/1/2 (da Salute 1 in su)',
    'A Salute 3 – Raggio 0: 5+, Raggio 1: 6+.',
    'A Salute 2 – Raggio 0: 6+, Raggio 1: 7+.',
    'A Salute 1 – Raggio 0: 7+, Raggio 1: 8+.',
  ],
  'modern-core/m203-m4': [
    'Carabina M203 (M4)',
    'Arma · Stati Uniti · A Distanza · 5 Punti Risorsa · peso 5',
    'Raggio 0: 6+ (Ricarica 2), Raggio 1: 9+ (Ricarica 2) · Semi 1, raffica 2 · 6 × 5,56 mm',
    'Raggio 1: 6+ · Esplosione 4 · 3 × Granata da 40 mm · Penetrazione +1 · Un Colpo · ogni Attacco spende 1 segnalino Munizione',
  ],
  'modern-core/m9': [
    'Pistola M9',
    'Arma · Stati Uniti · A Distanza · 2 Punti Risorsa · peso 1',
    'Raggio 0: 8+ (Ricarica 2) · Semi 1 · 3 × 9 mm',
    'Autodifesa: 1 segnalino Munizione annulla un attacco a Raggio 0 contro di te, una volta per attacco degli Ostili.',
  ],
  'modern-core/claymore': [
    'Claymore',
    'Arma · 2 Punti Risorsa · peso 2',
    'Raggio 0: 4+ · Esplosione 3 · Penetrazione +1',
    'Spesa (Expended): ogni uso ne consuma una unità.',
    'A innesco: Attacco gratuito contro una carta Ostile che entra nel tuo Luogo; altrimenti solo contro Veicolo o Struttura.',
  ],
  'modern-core/acog': [
    'Mirino ACOG',
    'Equipaggiamento · 2 Punti Risorsa · peso 1 · limite 1 per arma',
    'Si monta su Fucile, Carabina, SMG o Mitragliatrice.',
    '+1 ai dadi di Attacco.',
  ],
  'modern-core/first-aid-kit': [
    'Kit di Primo Soccorso',
    'Equipaggiamento · 4 segnalini · 2 Punti Risorsa · peso 2',
    'Nel Turno del Soldato, per 1 Azione e per 1 suo segnalino, qualsiasi Soldato nel tuo Luogo: tiro per guarire (d10) – 1–6: cura 1, 7–10: cura 2, 11+: cura 3.',
  ],
  'modern-core/canteen': [
    'Borraccia',
    'Equipaggiamento · 1 Punto Risorsa · peso 1 · limite 2 per Soldato',
    'Spesa (Expended): ogni uso ne consuma una unità.',
    'Nel Turno del Soldato, per 1 suo segnalino: pesca di 3 carte.',
  ],
  'modern-core/marksman': [
    'Tiratore scelto',
    'Abilità · 3 Punti Risorsa',
    'Con un’arma «A Distanza»: +1 ai dadi di Attacco.',
  ],
  'modern-core/leadership': ['Comando', 'Abilità · 5 Punti Risorsa', 'Ogni Soldato: +1 Movimento.'],
  'modern-core/sharpshooter': [
    'Cecchino esperto',
    'Abilità · 4 Punti Risorsa · prerequisito: Tiratore scelto',
    'Con un’arma «A Distanza», a Raggio 2–3: +2 ai dadi di Attacco.',
    'Con un’arma di nome Cecchino: +1 al tiro per distruggere la Copertura.',
  ],
  'modern-core/steady-aim': [
    'Mira ferma',
    'Carta Azione',
    'Quando attacchi, con un’arma «A Distanza»: +2 [+4] ai dadi di Attacco.',
  ],
  'modern-core/reloading': [
    'Ricarica',
    'Carta Azione',
    'Nel Turno del Soldato, tu [qualsiasi Soldato]: una Ricarica senza spendere Azioni.',
  ],
  'modern-core/take-cover': [
    'Al riparo!',
    'Carta Azione',
    'Prima di una Ferita (tu [qualsiasi Soldato]), per 1 XP: si annullano l’attacco o le Ferite dell’Evento.',
  ],
  'modern-core/suppress': [
    'Soppressione',
    'Carta Azione',
    'Dopo il tiro di un attacco degli Ostili (bersaglio: tu [qualsiasi Soldato]), se puoi attaccarlo, per 1 segnalino Munizione: l’attacco è annullato.',
  ],
  'modern-core/on-point': [
    'In avanguardia',
    'Carta Azione',
    'Entrando per primo in un Luogo (tu [qualsiasi Soldato]): costo di Entrata −2 [−4] in quel Luogo fino alla fine della Missione.',
  ],
  'modern-core/sniper-support': [
    'Supporto del cecchino',
    'Carta Azione · Supporto 2 · Mantenimento 2 XP',
    'Nel Turno del Soldato, qualsiasi carta Ostile di valore 0–1 non Protetta: 1 Uccisione senza tiro, niente XP (una volta per Turno del Soldato).',
  ],
  'modern-core/squad-entry': [
    'Ingresso della squadra',
    'Carta Azione · Supporto 1 · Mantenimento 1 XP',
    'Nel Turno del Soldato, qualsiasi Soldato di Squadra: un Movimento senza spendere Azioni (una volta per Turno del Soldato).',
  ],
  'modern-core/stealth-kill': [
    'Uccisione furtiva',
    'Carta Azione · Furtiva 1',
    'Quando attacchi, con un’arma «A Distanza e Furtivo»: +3 ai dadi di Attacco [i dadi di Attacco colpiscono sempre]; il tiro per distruggere la Copertura vale 6.',
  ],
  'modern-core/kick-in-the-door': [
    'Sfonda la porta!',
    'Carta Azione',
    'Entrando in un Luogo (tu [qualsiasi Soldato]), se il Luogo è «Struttura»: le penalità degli Ostili al costo di Entrata non contano.',
  ],
  'modern-core/draw-fire': [
    'Attirare il fuoco',
    'Carta Azione',
    'Prima del tiro di un attacco degli Ostili contro di te, un altro Soldato nello stesso Luogo: subisce l’attacco al tuo posto.',
  ],
  'modern-core/covering-fire': [
    'Fuoco di copertura',
    'Carta Azione',
    'Nel Turno del Soldato, qualsiasi carta Ostile non Protetta a Raggio 0–1: 1 Soppressione [2 Soppressioni].',
  ],
  'modern-core/push-your-luck': [
    'Sfidare la sorte',
    'Carta Azione',
    'Nel Turno del Soldato: 2 Azioni in più; pagate 1 XP oppure una Ferita da 1 su di te.',
  ],
  'modern-core/washed-out-roads': [
    'Strade allagate',
    'Rapporto di situazione',
    'Durante la preparazione: ricevete 2 Punti Risorsa per ogni spazio fino all’Obiettivo.',
    'Costo di Entrata +1 ovunque.',
  ],
  'modern-jungle/covert': [
    'Missione segreta',
    'Missione · Giungla · Risorse 37 · Tempo 8 · Obiettivo nello spazio 4',
    'Costo di Entrata 2 · nessun Rinforzo · ricognizione: carta Luogo',
  ],
  'modern-jungle/river-approach': [
    'Avvicinamento dal fiume',
    'Missione · Giungla · Risorse 31 · Tempo 10 · Obiettivo nello spazio 5',
    'Costo di Entrata 3 · nessun Rinforzo · Carico −1 · ricognizione: carta Furtiva',
    'Quando viene giocato un Luogo, se è «Acqua»: il segnalino Tempo arretra di 1 (lontano da 1).',
  ],
  'modern-jungle/cartel-boss': [
    'Boss del cartello',
    'Obiettivo · Giungla',
    'Costo di Entrata 4 · Rinforzo 0 · Ostili 5/6/7/9/12/15',
    'Successo: distruggere il bersaglio.',
    'Bersaglio · Copertura 3 · 2 colpi · Protetto da: tutte le carte Ostili',
  ],
  'modern-jungle/drug-huts': [
    'Capanne della droga',
    'Obiettivo · Giungla',
    'Costo di Entrata 3 · Rinforzo 0 · Ostili 4/5/6/8/11/14',
    'Successo: distruggere tutti i 3 bersagli.',
    '3 bersagli, ciascuno · Copertura 2 · 1 colpo · dimensione +2 · Struttura · solo Attacchi con Esplosione',
  ],
  'modern-jungle/wetlands': [
    'Acquitrini',
    'Luogo · Giungla · Natura, Acqua · 1 Azione per giocarlo',
    'Costo di Entrata 4 · Rinforzo 0 · Ostili 3/4/5/7/10/13',
  ],
  'modern-jungle/mangroves': [
    'Mangrovie',
    'Luogo · Giungla · Natura, Acqua · 1 Azione per giocarlo',
    'Costo di Entrata 5 · nessun Rinforzo · Ostili –/–/2/3/5/8',
    '−1 al tiro per distruggere la Copertura dei bersagli qui.',
  ],
  'modern-jungle/thug': [
    'Teppista',
    'Ostile · Cartello della droga · valore 0 · 1 reticolo · Copertura 2',
    'Raggio 0 – 7–10: 1 Ferita.',
    'Protegge: Squadra lanciarazzi, Cecchino.',
  ],
  'modern-jungle/drug-runner': [
    'Corriere della droga',
    'Ostile · Cartello della droga · valore 1 · 1 reticolo · Copertura 3',
    'Raggio 0–1 – 8–10: 1 Ferita, di nuovo.',
    'Quando entra in gioco: si piazza 1 spazio oltre il Luogo dei Soldati più avanzati.',
  ],
  'modern-jungle/leader': [
    'Capobanda',
    'Ostile · Cartello della droga · valore 2 · 1 reticolo · Copertura 4',
    'Raggio 0–1 – 6–10: 1 Ferita.',
    'Nella Pesca dei Rinforzi: Rinforzo 0 (un’altra pesca per il suo Luogo).',
    'All’inizio dell’attacco degli Ostili: ispira (rimuove 1 Soppressione da ogni carta Ostile).',
  ],
  'modern-jungle/slow-going': [
    'Avanzata lenta',
    'Evento · Cartello della droga · valore 2',
    'Quando viene pescato: resta con il Luogo successivo; costo di Entrata +2 in quel Luogo.',
  ],
  'modern-jungle/ambush': [
    'Imboscata',
    'Evento · Cartello della droga · valore 1 · annullabile per 2 XP',
    'Quando viene pescato: attacco su ogni Soldato qui (d10) – 5–9: 1 Ferita; 10: 1 Ferita, di nuovo.',
  ],
  'modern-middle-east/barricade': [
    'Barricata',
    'Evento · Insorti · valore 2',
    'Rimosso dagli attacchi · Copertura 4 · 1 colpo · Struttura · solo Attacchi con Esplosione',
    'Quando viene pescato: resta con il Luogo successivo; costo di Entrata +1 in quel Luogo.',
    '+1 Copertura agli Ostili qui.',
  ],
  'modern-middle-east/insurgents': [
    'Insorti',
    'Ostile · Insorti · valore 3 · 4 reticoli · Copertura 3',
    'Raggio 0–1, reticoli scoperti 3–4 – 5–8: 1 Ferita; 9–10: 2 Ferite.',
    'Raggio 0–1, reticoli scoperti 2 – 7–9: 1 Ferita; 10: 2 Ferite.',
    'Raggio 0–1, reticoli scoperti 1 – 8–10: 1 Ferita.',
    'Costo di Entrata +2/+1/0 qui.',
  ],
  'modern-middle-east/suicide-bomber': [
    'Attentatore suicida',
    'Ostile · Insorti · valore 2 · 1 reticolo · Copertura 2',
    'Raggio 0 – 5–7: 1 Ferita, tutti, si distrugge; 8–10: 2 Ferite, tutti, si distrugge.',
  ],
  'modern-middle-east/commandos': [
    'Incursori',
    'Ostile · Esercito · valore 3 · 2 reticoli · Copertura 4 · Penetrazione +1',
    'Raggio 0–1, reticoli scoperti 2 – 6–8: 1 Ferita; 9–10: 2 Ferite.',
    'Raggio 0–1, reticoli scoperti 1 – 7–10: 1 Ferita.',
    'Quando entra in gioco: si piazza nel Luogo dei Soldati più avanzati; pagate 2 XP oppure 1 Soppressione su ogni Soldato qui.',
  ],
  'modern-middle-east/scout': [
    'Esploratore',
    'Ostile · Esercito · valore 1 · 1 reticolo · Copertura 3',
    'Non attacca.',
    'Finché il suo bersaglio è a Raggio 0–2 i Soldati nel Luogo del bersaglio non possono giocare carte Azione, se non in reazione ad attacchi e Ferite.',
  ],
  'modern-middle-east/vip-kidnapping': [
    'Rapimento del VIP',
    'Obiettivo · Medio Oriente · Urbano',
    'Costo di Entrata 4 · Rinforzo 0 · Ostili 4/5/6/8/11/14',
    'Successo: distruggere il bersaglio; sul posto (un Soldato nell’Obiettivo); limite di tempo 6.',
    'Bersaglio · Copertura 2 · 1 colpo · solo da Raggio 0 · Protetto da: carte Ostili di valore 1–6',
    'Danni collaterali (niente Esplosione né Auto contro i bersagli qui).',
  ],
};

it.each(Object.entries(TEXTS))('%s reads as it should in Italian', (id, expected) => {
  const text = textIn('it');
  const card = everyCard[id];
  expect(card).toBeDefined();
  expect([text.t(`card.${id}`), ...(card === undefined ? [] : sayCard(text, card))]).toEqual(expected);
});
