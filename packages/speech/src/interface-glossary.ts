import type { Term } from '@sitrep/contract';

/** The words that page and terminal share, whatever is played. */
export const INTERFACE_GLOSSARY: readonly Term[] = [
  {
    en: { word: 'program', not: ['bot', 'bots', 'AI'] },
    hu: { word: 'program', not: ['bot', 'botok', 'robot*'] },
    it: { word: 'programma', not: ['bot', 'giocatore automatico'] },
  },
  {
    en: { word: 'game', not: ['playthrough*'] },
    hu: { word: 'játék', not: ['játszm*', 'meccs*'] },
    it: { word: 'partita', not: ['match'] },
  },
  {
    en: { word: 'option' },
    hu: { word: 'lehetőség', not: ['opció*'] },
    it: { word: 'opzione', not: ['alternativ*'] },
  },
  {
    en: { word: 'hint', not: ['tip', 'tips'] },
    hu: { word: 'tipp', not: ['súgás*'] },
    it: { word: 'suggerimento', not: ['dritta'] },
  },
  {
    en: { word: 'log', not: ['journal'] },
    hu: { word: 'napló', not: ['jegyzőkönyv*'] },
    it: { word: 'diario', not: ['registro', 'cronaca'] },
  },
  {
    en: { word: 'undo' },
    hu: { word: 'visszavonás', not: ['visszacsinál*'] },
    it: { word: 'annullare', not: ['disfa*'] },
  },
  {
    en: { word: 'pack' },
    hu: { word: 'csomag', not: ['pakk*'] },
    it: { word: 'pacchetto', not: ['pacco', 'pacchi'] },
  },
];
