import type { TextsOf } from '@sitrep/contract/handbook';
import type { weapons as facts } from '../facts/weapons.ts';

export const title = 'Armi';

/** Le voci della sezione «weapons» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  'weapons-in-use': {
    title: 'Usare un’arma',
    also: ['chi la usa', 'utilizzo'],
    text: 'Un’arma spara solo con il soldato efficiente che la possiede, e lui usa un’arma per attacco. La stessa arma può sparare nella tua fase di combattimento e di nuovo nel fuoco difensivo. Se chi la usa cade, resta lì intatta.',
  },
  'plain-weapon': {
    title: 'Potenza semplice',
    also: ['sostituisce', 'numero semplice'],
    text: 'Un numero semplice su un’arma sostituisce la potenza propria del soldato. Si può dividere come la sua.',
  },
  'plus-weapon': {
    title: 'Potenza aggiunta',
    also: ['numero con il più', 'si aggiunge'],
    text: 'Un numero con il più si somma alla potenza propria del soldato, per i dadi e per la portata.',
  },
  'circled-weapon': {
    title: 'Potenza cerchiata',
    also: ['cerchio', 'tutto in un esagono'],
    text: 'Un numero cerchiato sostituisce la potenza propria del soldato e va tutto in un solo esagono, dadi aggiunti compresi. Dentro quell’esagono i dadi si possono distribuire fra più uomini.',
  },
  crew: {
    title: 'Serventi',
    also: ['equipaggio', 'serventi mancanti', 'metà potenza'],
    text: 'Un’arma da due o da tre richiede altrettanti uomini efficienti nel suo esagono, ognuno per una sola arma a fase e senza sparare per conto suo. Con meno la potenza si dimezza per difetto; un’arma pesante ne vuole almeno due.',
  },
  'one-use': {
    title: 'Armi monouso',
    also: ['si consuma', 'un solo colpo'],
    text: 'LAW, B40, Claymore e fumogeno escono dal gioco dopo l’uso, qualunque sia il risultato. Tutte le altre armi sparano ancora, anche l’AT-4.',
  },
  'machine-guns': {
    title: 'Mitragliatrici',
    also: ['M60', 'M240B', 'M249', 'FM 24/29', 'PKM', 'mitragliatrice'],
    text: 'Tutte si aggiungono alla potenza di chi spara: M60 e M240B 6, M249 4, FM 24/29 e PKM 3. M60, M240B e FM 24/29 vogliono due uomini.',
  },
  'grenade-launchers': {
    title: 'Lanciagranate',
    also: ['M79', 'XM148', 'M203', 'granate'],
    text: 'L’M79 tira sette dadi in un esagono al posto di quelli dell’uomo. XM148 e M203 stanno sotto il fucile e aggiungono 3.',
  },
  'law-and-at4': {
    title: 'LAW e AT-4',
    also: ['razzo', 'anticarro'],
    text: 'Il LAW tira dieci dadi in un esagono e si consuma; l’AT-4 ne tira nove e resta. Da un esagono affollato entrambi hanno la vampata.',
  },
  'b40-and-rpg': {
    title: 'B40 e RPG',
    also: ['lanciarazzi nemico', 'granata a razzo'],
    text: 'Entrambi tirano sei dadi in un esagono e non hanno vampata. Il B40 dei Viet Cong si consuma, l’RPG dei talebani no.',
  },
  backblast: {
    title: 'Vampata',
    also: ['razzo da un esagono affollato', 'perdite proprie'],
    text: 'Un LAW o AT-4 sparato da un esagono con più di quindici pezzi colpisce lì tanti tuoi soldati quanti sono i pezzi di troppo, mai chi ha sparato. Li sceglie il nemico; ognuno è attaccato con un dado senza modifiche.',
  },
  claymore: {
    title: 'Mina Claymore',
    also: ['mina', 'claymore'],
    text: 'Una Claymore aggiunge 6 alla potenza di chi la usa, tutto nel primo colpo della fase; poi è finita. Ciò che gli resta ha la portata propria.',
  },
  radio: {
    title: 'Radio',
    also: ['AN/PRC-25', 'radiofonista'],
    text: 'Una radio non attacca mai; permette a un capo nel suo esagono di chiamare il supporto. Deve solo funzionare ed essere tua; non importa chi la tiene, o se la tiene qualcuno.',
  },
  m2: {
    title: 'M2',
    also: ['mitragliatrice pesante', 'HMMWV'],
    text: 'L’M2 resta in 2336, aggiunge 8 e vuole due uomini. Finché funziona, gli attacchi nel suo esagono perdono due dadi. I talebani possono usarla, con un dado in meno.',
  },
  dshk: {
    title: 'DShK',
    also: ['mitragliatrice pesante talebana', 'vetta'],
    text: 'Su una vetta un DShK aggiunge 7 alla potenza di chi lo usa, altrove è un 7 semplice. È un’arma pesante, ma basta un gruppo talebano.',
  },
  b10: {
    title: 'B-10',
    also: ['cannone senza rinculo'],
    text: 'Il B-10 tira nove dadi in un esagono, a qualsiasi distanza. Né la distanza né alcuna corazza gli tolgono dadi.',
  },
};
