import type { TextsOf } from '@sitrep/contract/handbook';
import type { terrain as facts } from '../facts/terrain.ts';

export const title = 'Terreno';

/** Le voci della sezione «terrain» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  terrain: {
    title: 'Effetti del terreno',
    also: ['tabella', 'terreno', 'suolo'],
    text: 'Il terreno ha un costo d’ingresso, dà o toglie dadi agli attacchi nell’esagono e può bloccare la linea di vista. Le barriere sui lati costano di più da attraversare e proteggono dal fuoco che le attraversa.',
  },
  'open-ground': {
    title: 'Terreno aperto, roccioso e sentiero',
    also: ['campo aperto', 'strada'],
    text: 'Questi esagoni costano 1 e non nascondono nulla. Chi vi si trova è attaccato con un dado in più.',
  },
  'rice-paddies': {
    title: 'Risaia e argine',
    also: ['risaie', 'argini'],
    text: 'Una risaia costa 2 e sotto il fuoco non aiuta né danneggia. Attraversare un argine costa 1 in più, e il fuoco che lo attraversa perde un dado.',
  },
  shellholes: {
    title: 'Cratere di granata',
    also: ['cratere', 'buca'],
    text: 'Un cratere costa 2, toglie due dadi agli attacchi nell’esagono e non blocca la vista. Attorno ai sei crateri si schiera la parte americana.',
  },
  woods: {
    title: 'Piante, alberi e giungla',
    also: ['bosco', 'vegetazione', 'foresta'],
    text: 'Piante e alberi costano 2 e tolgono un dado agli attacchi; la giungla costa 3 e ne toglie due. Bloccano ogni linea di vista che li attraversa, ma non quella che vi comincia o vi finisce.',
  },
  buildings: {
    title: 'Edifici',
    also: ['casa', 'case', 'villaggio'],
    text: 'Gli edifici costano 2, tolgono tre dadi agli attacchi nell’esagono e bloccano la linea di vista che li attraversa. Sul terreno non c’è riparo migliore.',
  },
  river: {
    title: 'Fiume',
    also: ['torrente', 'guado', 'acqua', 'riva'],
    text: 'Entrare in un esagono di fiume prende tutto il movimento, e lì non c’è riparo. Alberi o case disegnati contano solo per la linea di vista, al livello dell’acqua.',
  },
  bridge: {
    title: 'Ponte',
    also: ['passaggio', '2535'],
    text: 'Il ponte di Keating costa 1 da terra. Venendo dagli esagoni di fiume accanto costa tutto il movimento, come il fiume.',
  },
  mountains: {
    title: 'Montagna',
    also: ['pendio', 'vegetazione montana', 'monte'],
    text: 'La montagna costa 2 e toglie un dado agli attacchi; con vegetazione costa 3 e ne toglie due. Il pendio nudo nasconde solo fra due luoghi più bassi, la vegetazione tutto ciò che non è più alto.',
  },
  peak: {
    title: 'Vetta',
    also: ['cima', 'altura'],
    text: 'Una vetta costa 4, toglie due dadi agli attacchi e domina tutto ciò che è più basso. I DShK talebani cominciano sulle vette e lì sono più forti.',
  },
  switchback: {
    title: 'Tornante',
    also: ['strada di montagna', 'serpentina'],
    text: 'Il tornante per il movimento è un sentiero e costa 1. Per il fuoco e la vista è montagna.',
  },
  'wall-and-wire': {
    title: 'Muro e filo spinato',
    also: ['barriera', 'recinto', 'perimetro', 'varco'],
    text: 'Attraversare il muro o il filo costa 1 in più. Il muro toglie tre dadi al fuoco che lo attraversa; il filo non protegge nessuno. I varchi nel filo non costano nulla.',
  },
};
