import type { NounRef } from '@sitrep/contract';
import { LANGUAGES, type Language, makeText, sayNoun } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { LINES } from '../src/describe/lines.ts';
import { combatVeteranEntry as entry } from '../src/entry/index.ts';
import { keating } from './contents.ts';

const everything = entry.everyCard();

/** What a player reads: the text of a piece, line by line. */
async function readerIn(language: Language): Promise<(id: string) => readonly string[]> {
  const text = makeText(language, [await entry.messages[language]()]);
  return (id) => linesOf(id).map((line) => sayNoun(text, line));
}

/** The type line of a piece and what stands below it. */
function linesOf(id: string): readonly NounRef[] {
  const face = entry.faceOf(everything, id);
  if (face === undefined) return [];
  return [face.line, ...face.blocks.flatMap((block) => (block.kind === 'note' ? [block.text] : []))];
}

/** Representative pieces of every kind. */
const TEXTS: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    'soldier/usv-rusk': [
      'US (Vietnam).',
      'Firepower 4.',
      'Discipline 6: passes checks on 1–5.',
      'Leader with 2 rank dots.',
      'Hero: one die may be rolled again, and he counts twice in close combat.',
    ],
    'soldier/usa-corbin': [
      'US (Afghanistan).',
      'No firepower: never attacks.',
      'Discipline 6: passes checks on 1–5.',
      'Medic: heals one wounded man in the hex each Discipline Phase.',
    ],
    'soldier/usa-breeding': [
      'US (Afghanistan).',
      'Firepower 4.',
      'Discipline 5: passes checks on 1–4.',
      'Leader with 2 rank dots.',
      'Starts in 2134.',
    ],
    'soldier/tal-01': [
      'Taliban.',
      'A group of 4 men who can crew and carry any weapon.',
      'Firepower 4.',
      'Discipline 3: passes checks on 1–2.',
      'Starts with: DShK.',
    ],
    'weapon/law': [
      'US (Vietnam): 6 in the game.',
      'Firepower 10, instead of the user’s own, all into one hex.',
      'Range 10; each hex beyond costs a die.',
      'Crew: one soldier.',
      'Can be used once.',
      'Backblast when fired from a hex with more than 15 pieces.',
    ],
    'weapon/m2': [
      'US (Afghanistan): 1 in the game.',
      'Firepower +8, added to the user’s own.',
      'Range: the user’s firepower plus 8; each hex beyond costs a die.',
      'Crew: two soldiers; one alone has half its firepower.',
      'Cannot be moved; while it works, attacks into its hex lose 2 dice.',
    ],
    'weapon/smoke': [
      'US (Vietnam): 3 in the game.',
      'Crew: one soldier.',
      'Blocks the line of sight for a phase; attacks into its hex lose 3 dice.',
      'Can be used once.',
    ],
    'weapon/dshk': [
      'Taliban: 5 in the game.',
      'Firepower 7, instead of the user’s own.',
      'On a peak: firepower +7, added to the user’s own, for range too.',
      'Range 7; each hex beyond costs a die.',
      'Crew: three soldiers or one Taliban group; two soldiers have half its firepower.',
      'Heavy: two soldiers or one Taliban group carry it, without running or sprinting.',
    ],
    'bunker/4': [
      'Armor 4: attacks on each man inside lose 4 dice. Room for 4 pieces.',
      'Once per phase a soldier inside adds 1 to his firepower.',
      'In the game: 4.',
    ],
    'chit/heavy-bombs': [
      'Two skulls: every piece in the struck hex and the six around it is lost.',
      'In the game: 1.',
      'Available only when all other chits are used.',
    ],
    'chit/120mm': [
      '9 dice into the hex it strikes.',
      'In the game: 2.',
      'In any turn, as long as 3 effective US soldiers are in the mortar pit.',
    ],
    'chit/jdam': [
      'One skull: every piece in the struck hex is lost.',
      'In the game: 4.',
      'Lies face down and can only be used in its turn.',
    ],
    'terrain/bridge': [
      'Costs 1 movement point.',
      'From a river hex it costs the whole move.',
      'Attacks into it are not modified.',
      'Does not block the line of sight.',
      'Height level 0.',
    ],
    'terrain/jungle': [
      'Costs 3 movement points.',
      'Attacks into it lose 2 dice.',
      'Blocks lines of sight through it.',
    ],
    'terrain/switchback': [
      'Costs 1 movement point.',
      'Attacks into it lose 1 die.',
      'Blocks lines of sight between lower places only.',
      'Height level 2.',
    ],
    'barrier/dike': ['Costs 1 more movement point to cross.', 'Attacks across it lose 1 die.'],
    'barrier/barbed-wire': ['Costs 1 more movement point to cross.', 'Protects nobody.'],
  },
  hu: {
    'soldier/usv-rusk': [
      'USA (Vietnám).',
      'Tűzerő: 4.',
      'Fegyelem: 6; a próbát 1–5 dobással állja ki.',
      'Vezető, 2 rangpöttyel.',
      'Hős: egy kocka újradobható, és közelharcban kettőnek számít.',
    ],
    'soldier/usa-corbin': [
      'USA (Afganisztán).',
      'Nincs tűzereje: sosem támad.',
      'Fegyelem: 6; a próbát 1–5 dobással állja ki.',
      'Szanitéc: fegyelmi fázisonként egy sebesültet meggyógyíthat a mezején.',
    ],
    'soldier/usa-breeding': [
      'USA (Afganisztán).',
      'Tűzerő: 4.',
      'Fegyelem: 5; a próbát 1–4 dobással állja ki.',
      'Vezető, 2 rangpöttyel.',
      'Itt kezd: 2134.',
    ],
    'soldier/tal-01': [
      'Tálibok.',
      '4 fős csoport, amely bármely fegyvert kezelhet és vihet.',
      'Tűzerő: 4.',
      'Fegyelem: 3; a próbát 1–2 dobással állja ki.',
      'Ezzel kezd: DSK.',
    ],
    'weapon/law': [
      'USA (Vietnám): 6 darab a játékban.',
      'Tűzerő: 10, a használó saját tűzereje helyett, mind egy mezőre.',
      'Hatótáv: 10; minden további mező egy kockába kerül.',
      'Kezelők: egy katona.',
      'Egyszer használható.',
      'Hátralángja van, ha olyan mezőről lövik ki, ahol 15-nél több darab áll.',
    ],
    'weapon/m2': [
      'USA (Afganisztán): 1 darab a játékban.',
      'Tűzerő: +8, a használó saját tűzerejéhez adva.',
      'Hatótáv: a használó tűzereje és még 8; minden további mező egy kockába kerül.',
      'Kezelők: két katona; eggyel fele a tűzereje.',
      'Nem mozdítható el; amíg működik, a mezejére leadott támadás 2 kockát veszít.',
    ],
    'weapon/smoke': [
      'USA (Vietnám): 3 darab a játékban.',
      'Kezelők: egy katona.',
      'Egy fázisig eltakarja a látóvonalat; a mezejére leadott támadás 3 kockát veszít.',
      'Egyszer használható.',
    ],
    'weapon/dshk': [
      'Tálibok: 5 darab a játékban.',
      'Tűzerő: 7, a használó saját tűzereje helyett.',
      'Hegycsúcson +7, a használó saját tűzerejéhez adva, a hatótávban is.',
      'Hatótáv: 7; minden további mező egy kockába kerül.',
      'Kezelők: három katona vagy egy tálib csoport; két katonával fele a tűzereje.',
      'Nehézfegyver: két katona vagy egy tálib csoport viszi, futni és sprintelni nem lehet vele.',
    ],
    'bunker/4': [
      'Páncél: 4; a bent lévőkre leadott támadás egyenként 4 kockát veszít. 4 darab fér el benne.',
      'Fázisonként egyszer egy bent lévő katona tűzerejéhez 1 adódik.',
      'A játékban: 4.',
    ],
    'chit/heavy-bombs': [
      'Két koponya: az eltalált mezőn és szomszédain minden darab kiesik.',
      'A játékban: 1.',
      'Csak akkor használható, ha minden más lapka elfogyott.',
    ],
    'chit/120mm': [
      '9 kocka az eltalált mezőre.',
      'A játékban: 2.',
      'Bármely fordulóban használható, amíg 3 harcképes amerikai katona van az aknavetőállásban.',
    ],
    'chit/jdam': [
      'Egy koponya: az eltalált mezőn minden darab kiesik.',
      'A játékban: 4.',
      'Lefordítva fekszik, és csak a saját fordulójában használható.',
    ],
    'terrain/bridge': [
      '1 mozgáspontba kerül.',
      'Folyómezőről a teljes mozgásba kerül.',
      'A rá leadott támadást nem módosítja.',
      'Nem takarja el a látóvonalat.',
      'Magassági szint: 0.',
    ],
    'terrain/jungle': [
      '3 mozgáspontba kerül.',
      'A rá leadott támadás 2 kockát veszít.',
      'Eltakarja az átmenő látóvonalat.',
    ],
    'terrain/switchback': [
      '1 mozgáspontba kerül.',
      'A rá leadott támadás 1 kockát veszít.',
      'Csak alacsonyabb helyek között takarja el a látóvonalat.',
      'Magassági szint: 2.',
    ],
    'barrier/dike': ['Átlépése 1 mozgásponttal többe kerül.', 'A rajta át leadott támadás 1 kockát veszít.'],
    'barrier/barbed-wire': ['Átlépése 1 mozgásponttal többe kerül.', 'Senkit sem véd.'],
  },
  it: {
    'soldier/usv-rusk': [
      'USA (Vietnam).',
      'Potenza di fuoco 4.',
      'Disciplina 6: supera le prove con un tiro da 1 a 5.',
      'Capo con 2 punti di grado.',
      'Eroe: si può ritirare un dado, e nel corpo a corpo conta due volte.',
    ],
    'soldier/usa-corbin': [
      'USA (Afghanistan).',
      'Nessuna potenza di fuoco: non attacca mai.',
      'Disciplina 6: supera le prove con un tiro da 1 a 5.',
      'Medico: guarisce un ferito nell’esagono in ogni fase di disciplina.',
    ],
    'soldier/usa-breeding': [
      'USA (Afghanistan).',
      'Potenza di fuoco 4.',
      'Disciplina 5: supera le prove con un tiro da 1 a 4.',
      'Capo con 2 punti di grado.',
      'Inizia in 2134.',
    ],
    'soldier/tal-01': [
      'Talebani.',
      'Un gruppo di 4 uomini, che usa e porta qualsiasi arma.',
      'Potenza di fuoco 4.',
      'Disciplina 3: supera le prove con un tiro da 1 a 2.',
      'Inizia con: DShK.',
    ],
    'weapon/law': [
      'USA (Vietnam): 6 nel gioco.',
      'Potenza di fuoco 10, al posto di quella di chi la usa, tutta in un esagono.',
      'Portata 10; ogni esagono oltre costa un dado.',
      'Serventi: un soldato.',
      'Monouso.',
      'Vampata se sparata da un esagono con più di 15 pezzi.',
    ],
    'weapon/m2': [
      'USA (Afghanistan): 1 nel gioco.',
      'Potenza di fuoco +8, aggiunta a quella di chi la usa.',
      'Portata: la potenza di chi la usa più 8; ogni esagono oltre costa un dado.',
      'Serventi: due soldati; con uno solo ha metà potenza.',
      'Non si può spostare; finché funziona, gli attacchi contro il suo esagono perdono 2 dadi.',
    ],
    'weapon/smoke': [
      'USA (Vietnam): 3 nel gioco.',
      'Serventi: un soldato.',
      'Blocca la linea di vista per una fase; gli attacchi contro il suo esagono perdono 3 dadi.',
      'Monouso.',
    ],
    'weapon/dshk': [
      'Talebani: 5 nel gioco.',
      'Potenza di fuoco 7, al posto di quella di chi la usa.',
      'Su una vetta +7, aggiunta a quella di chi la usa, anche per la portata.',
      'Portata 7; ogni esagono oltre costa un dado.',
      'Serventi: tre soldati o un gruppo talebano; con due soldati ha metà potenza.',
      'Pesante: la portano due soldati o un gruppo talebano, senza correre né scattare.',
    ],
    'bunker/4': [
      'Corazza 4: gli attacchi contro ogni uomo all’interno perdono 4 dadi. Posto per 4 pezzi.',
      'Una volta per fase un soldato dentro aggiunge 1 alla sua potenza di fuoco.',
      'Nel gioco: 4.',
    ],
    'chit/heavy-bombs': [
      'Due teschi: ogni pezzo nell’esagono colpito e nei vicini è perduto.',
      'Nel gioco: 1.',
      'Disponibile solo dopo tutti gli altri gettoni.',
    ],
    'chit/120mm': [
      '9 dadi nell’esagono colpito.',
      'Nel gioco: 2.',
      'In qualsiasi turno, finché 3 soldati americani efficienti sono nella postazione dei mortai.',
    ],
    'chit/jdam': [
      'Un teschio: ogni pezzo nell’esagono colpito è perduto.',
      'Nel gioco: 4.',
      'È coperto e si usa solo nel suo turno.',
    ],
    'terrain/bridge': [
      'Costa 1 punto movimento.',
      'Da un esagono di fiume costa tutto il movimento.',
      'Non modifica gli attacchi contro l’esagono.',
      'Non blocca la linea di vista.',
      'Livello di altezza 0.',
    ],
    'terrain/jungle': [
      'Costa 3 punti movimento.',
      'Gli attacchi contro l’esagono perdono 2 dadi.',
      'Blocca le linee di vista che lo attraversano.',
    ],
    'terrain/switchback': [
      'Costa 1 punto movimento.',
      'Gli attacchi contro l’esagono perdono 1 dado.',
      'Blocca le linee di vista solo fra luoghi più bassi.',
      'Livello di altezza 2.',
    ],
    'barrier/dike': [
      'Attraversarlo costa 1 punto movimento in più.',
      'Gli attacchi che lo attraversano perdono 1 dado.',
    ],
    'barrier/barbed-wire': ['Attraversarlo costa 1 punto movimento in più.', 'Non protegge nessuno.'],
  },
};

describe.each(LANGUAGES)('the texts of pieces in %s', async (language) => {
  const read = await readerIn(language);

  it.each(Object.entries(TEXTS[language]))('are whole: %s', (id, lines) => {
    expect(read(id)).toEqual(lines);
  });

  it('end like sentences and have nothing left to fill in', () => {
    const lines = entry.cardsOf(everything).flatMap(({ id }) => read(id));
    expect(lines.filter((line) => !line.endsWith('.') || /[{}]|about\./.test(line))).toEqual([]);
  });
});

describe('the pieces that can be looked up', () => {
  const cards = entry.cardsOf(everything);

  it('are those of both scenarios, each once, and each says something', () => {
    const ids = cards.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining(['soldier/usv-rusk', 'soldier/usa-kirk', 'weapon/m60', 'chit/b-1b', 'bunker/3']),
    );
    expect(ids.filter((id) => entry.faceOf(everything, id) === undefined)).toEqual([]);
    expect(entry.faceOf(everything, 'soldier/nobody')).toBeUndefined();
    expect(entry.faceOf(everything, 'nobody')).toBeUndefined();
  });

  it('are those of its scenario in a match', () => {
    const ids = entry.cardsOf(keating).map(({ id }) => id);
    expect(ids).toContain('terrain/peak');
    expect(ids).not.toContain('terrain/jungle');
    expect(entry.faceOf(keating, 'weapon/m60')).toBeUndefined();
  });

  it('use every line that there is', () => {
    const used = cards.flatMap(({ id }) => linesOf(id).map(({ key }) => key));
    expect(LINES.filter((line) => !used.includes(`about.${line}`))).toEqual([]);
  });
});
