import type { Term } from '@sitrep/contract';

/** The words of Combat Veteran for which a second one came up somewhere: the same as in the glossary of `SPEC.md`. */
export const GLOSSARY: readonly Term[] = [
  {
    en: { word: 'Discipline Phase' },
    hu: { word: 'fegyelmi fázis', not: ['szakasz*'], but: ['amerikai szakasz'] },
    it: { word: 'fase di disciplina' },
  },
  {
    en: { word: 'hex', not: ['cell', 'cells', 'tile*'] },
    hu: { word: 'mező', not: ['hex', 'hatszög*'] },
    it: { word: 'esagono', not: ['casell*'], but: ['caselle dei'] },
  },
  {
    en: { word: 'turn' },
    hu: { word: 'forduló' },
    it: { word: 'turno' },
  },
  {
    en: { word: 'crew' },
    hu: { word: 'kezelők', not: ['legénység*'] },
    it: { word: 'serventi', not: ['equipagg*'] },
  },
  {
    en: { word: 'piece' },
    hu: { word: 'darab', not: ['egység*'] },
    it: { word: 'pezzo' },
  },
  {
    en: { word: 'Sprint' },
    hu: { word: 'sprint', not: ['vágt*'] },
    it: { word: 'scattare' },
  },
  {
    en: { word: 'Pinned' },
    hu: { word: 'leszorítva', not: ['lefog*'] },
    it: { word: 'inchiodato', not: ['soppress*'] },
  },
  {
    en: { word: 'malfunction', not: ['jam', 'jams', 'jammed'] },
    hu: { word: 'elromlik', not: ['elakad*', 'műszaki hib*'] },
    it: { word: 'guasto', not: ['inceppa*'] },
  },
  {
    en: { word: 'set-up', not: ['setup'] },
    hu: { word: 'kezdő felállás', not: ['felállítás*', 'felállította'] },
    it: { word: 'schieramento', not: ['preparazione'] },
  },
  {
    en: { word: 'leader', not: ['officer*', 'commander*'] },
    hu: { word: 'vezető', not: ['parancsnok*'] },
    it: { word: 'capo', not: ['comandant*'] },
  },
  {
    en: { word: 'medic', not: ['corpsman', 'doctor'] },
    hu: { word: 'szanitéc', not: ['orvos*', 'felcser*'] },
    it: { word: 'medico', not: ['sanitari*', 'infermier*'] },
  },
  {
    en: { word: 'fire-support chit', not: ['token*'] },
    hu: { word: 'lapka', not: ['zseton*'] },
    it: { word: 'gettone', not: ['gettoncin*'] },
  },
  {
    en: { word: 'line of sight' },
    hu: { word: 'látóvonal', not: ['rálátási vonal*'] },
    it: { word: 'linea di vista', not: ['linea di mira', 'linea visiva'] },
  },
  {
    en: { word: 'Stance', not: ['posture*'] },
    hu: { word: 'testtartás', not: ['póz*'] },
    it: { word: 'postura', not: ['posizione del corpo'] },
  },
];
