import type { Term } from '@sitrep/contract';

/** The words of Warfighter for which a second one came up somewhere: the same as in the glossary of `SPEC.md`. */
export const GLOSSARY: readonly Term[] = [
  {
    en: { word: 'Objective' },
    hu: { word: 'Objective', not: ['feladat*'], but: ['beágyazott feladat*'] },
    it: { word: 'Obiettivo' },
  },
  {
    en: { word: 'Open slot' },
    hu: { word: 'szabad hely', not: ['üres hely*'] },
    it: { word: 'spazio libero', not: ['casell*'] },
  },
  {
    en: { word: 'Reticle' },
    hu: { word: 'célkereszt', not: ['szálkereszt*'] },
    it: { word: 'reticolo', not: ['mirin*'], but: ['Mirino ACOG*'] },
  },
  {
    en: { word: 'Team' },
    hu: { word: 'csapat' },
    it: {
      word: 'team',
      not: ['squadr*'],
      but: ['di Squadra', 'armi della squadra', 'squadra di Corona', 'Squadra lanciarazzi'],
    },
  },
  {
    en: { word: 'Deploy', not: ['set up the weapon'] },
    hu: { word: 'telepít', not: ['felállítva'] },
    it: { word: 'dispiegare', not: ['piazzata'] },
  },
  {
    en: { word: 'Non-Player Soldier (NPS)', not: ['NPC*'] },
    hu: { word: 'nem-játékos katona', not: ['nem játékos katon*'] },
    it: { word: 'Soldato Senza Giocatore', not: ['Non Giocatore'] },
  },
  {
    en: { word: 'Player Soldier' },
    hu: { word: 'játékos katona', not: ['játékoskaton*'] },
    it: { word: 'Soldato Giocatore', not: ['Soldato del Giocatore'] },
  },
  {
    en: { word: 'Squad Soldier' },
    hu: { word: 'raj katona', not: ['rajkaton*'] },
    it: { word: 'Soldato di Squadra' },
  },
  {
    en: { word: 'Jam', not: ['stoppage*'] },
    hu: { word: 'műszaki hiba', not: ['elakad*'] },
    it: { word: 'inceppamento' },
  },
  {
    en: { word: 'Timer counter' },
    hu: { word: 'Timer', not: ['időjelző*'] },
    it: { word: 'segnalino Tempo', not: ['Timer'] },
  },
  {
    en: { word: 'Resource points' },
    hu: { word: 'Resource pont', not: ['erőforráspont*'] },
    it: { word: 'Punti Risorsa', not: ['RP'] },
  },
  {
    en: { word: 'Wound', not: ['injur*'] },
    hu: { word: 'sebesülés', not: ['seb', 'sebek', 'sebet', 'sebe'] },
    it: { word: 'Ferita' },
  },
  {
    en: { word: 'Fire Mode' },
    hu: { word: 'tüzelési mód', not: ['tűzmód*'] },
    it: { word: 'Modalità di Fuoco', not: ['modo di fuoco', 'modi di fuoco'] },
  },
  {
    en: { word: 'Hostile card', not: ['enemy card*'] },
    hu: { word: 'Hostile kártya', not: ['ellenségkárty*'] },
    it: { word: 'carta Ostile', not: ['carta nemica', 'carte nemiche'] },
  },
  {
    en: { word: 'Reinforcement draw' },
    hu: { word: 'utánpótlás', not: ['erősítés*'] },
    it: { word: 'Rinforzi' },
  },
  {
    en: { word: 'In Range' },
    hu: { word: 'lőtávolságon belül', not: ['lőtáv', 'lőtávon', 'lőtávol', 'lőtávolon', 'lőtávolban'] },
    it: { word: 'nel Raggio', not: ['gittata'] },
  },
  {
    en: { word: 'Downed', not: ['knocked out'] },
    hu: { word: 'elesett' },
    it: { word: 'Abbattuto' },
  },
  {
    en: { word: 'Load weight' },
    hu: { word: 'súly' },
    it: { word: 'peso di Carico' },
  },
  {
    en: { word: 'Suppress (result)' },
    hu: { word: 'lefogás', not: ['elnyomás*'] },
    it: { word: 'Soppressione', not: ['repression*'] },
  },
  {
    en: { word: 'Cover' },
    hu: { word: 'fedezék' },
    it: { word: 'Copertura', not: ['riparo'], but: ['Al riparo'] },
  },
  {
    en: { word: 'Spray' },
    hu: { word: 'szórás', not: ['spray*'] },
    it: { word: 'Spray' },
  },
  {
    en: { word: 'Location Marker' },
    hu: { word: 'terület-jelölő', not: ['Location jelző*'] },
    it: { word: 'Indicatore di Luogo' },
  },
  {
    en: { word: 'Rails' },
    hu: { word: 'sín' },
    it: { word: 'slitta', not: ['Rails'] },
  },
  {
    en: { word: 'Stealth' },
    hu: { word: 'csendes' },
    it: { word: 'Stealth', not: ['furtivo'] },
  },
  {
    en: { word: 'Clear (the Bunker)' },
    hu: { word: 'megtisztít' },
    it: { word: 'sgomberare', not: ['bonific*'] },
  },
  {
    en: { word: 'Close Quarters Combat' },
    hu: { word: 'közelharc zárt térben' },
    it: { word: 'spazi angusti', not: ['combattimento ravvicinato'] },
  },
  {
    en: { word: 'Campaign Points' },
    hu: { word: 'kampánypontok' },
    it: { word: 'Punti Missione', not: ['Punti Campagna'] },
  },
];
