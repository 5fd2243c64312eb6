import { readdirSync, readFileSync } from 'node:fs';
import { compareMessages, LANGUAGES, makeText, type Nouns, describe as say } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { CARD_TYPES, FIRE_MODES, SOLDIER_KINDS } from '../src/content/cards.ts';
import { CAUTIONS } from '../src/entry/caution.ts';
import { ADVICE } from '../src/entry/explain.ts';
import { localeMessages } from '../src/messages/locales.ts';
import { OPTION_VALUES, RULESETS } from '../src/options.ts';
import { ZONES } from '../src/queries/table/zones.ts';
import { ADJUSTMENTS, LEVELS, PHASES, STANDINGS } from '../src/state.ts';
import { DECISIONS, REFUSALS } from '../src/types.ts';
import { catalogues, namesIn, textIn } from './catalogues.ts';

const SOURCE = new URL('../src/', import.meta.url);

/** Everything that a pattern catches in the source of the game. */
function foundIn(under: string, pattern: RegExp): readonly string[] {
  const folder = new URL(under, SOURCE);
  const files = under.endsWith('.ts') ? [''] : readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => name === '' || name.endsWith('.ts'))
    .map((name) => readFileSync(name === '' ? folder : new URL(name, folder), 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, caught = '']) => caught)))];
}

const commands = foundIn('commands.ts', /^ {2,6}\|? ?\{? ?readonly type: '(\w+)'/gm);
const events = foundIn('events.ts', /(?:Fact|OfSoldier|OfHostile|OfItem)<\s*'(\w+)'/g);
const problems = [
  ...['queries/', 'team-form/'].flatMap((folder) => foundIn(folder, /problem\(\s*'([A-Z_]+)'/g)),
  ...foundIn('team-form/record-problems.ts', /code: '([A-Z_]+)'/g),
  ...foundIn('config-problems.ts', /code: '([A-Z_]+)'/g),
];
const dice = foundIn('procedures/', /name: '(\w+)', sides/g);

describe.each(LANGUAGES)('in %s', (language) => {
  const text = textIn(language);

  it('the game says the same as in English', () => {
    expect(compareMessages(catalogues.en, catalogues[language], language)).toEqual([]);
  });

  it('the packs name the same as in English', () => {
    expect(compareMessages(namesIn('en'), namesIn(language), language)).toEqual([]);
  });

  it.each([
    ['decision', DECISIONS],
    ['command', commands],
    ['event', events],
    ['refusal', REFUSALS],
    ['problem', problems],
    ['advice', ADVICE],
    ['caution', CAUTIONS],
    ['outcome', ['victory', 'defeat', ...LEVELS]],
    ['level', LEVELS],
    ['adjustment', ADJUSTMENTS],
    ['phase', PHASES],
    ['standing', STANDINGS],
    ['mode', FIRE_MODES],
    ['kind', SOLDIER_KINDS],
    ['type', CARD_TYPES],
    ['ruleset', Object.keys(RULESETS)],
    ['option', Object.keys(OPTION_VALUES)],
    [
      'option',
      Object.entries(OPTION_VALUES).flatMap(([name, values]) => values.map((each) => `${name}.${each}`)),
    ],
    [
      'zone',
      [...Object.values(ZONES), 'hand', 'shown', 'support', 'aside', 'places', 'shownPlaces', 'asidePlaces'],
    ],
    ['die', [...dice, 'mission', 'objective']],
  ])('every %s has its words', (family, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !text.has(`${family}.${name}`))).toEqual([]);
  });

  const split = (name: string) => {
    const [command = '', decision] = name.split('.');
    const isKnown = decision === undefined || (DECISIONS as readonly string[]).includes(decision);
    return command === 'pass' && isKnown ? [] : [isKnown ? command : name];
  };

  it('nothing is said that is neither a decision, a command, a refusal nor advice', () => {
    const known = { decision: DECISIONS, command: commands, refusal: REFUSALS, advice: ADVICE };
    for (const [family, names] of Object.entries(known)) {
      const said = Object.keys(catalogues[language]).filter((key) => key.startsWith(`${family}.`));
      const plain = said
        .map((key) => key.slice(family.length + 1).replace(/\.hidden$/, ''))
        // a command may mean something of its own at a decision
        .flatMap((name) => (family === 'command' ? split(name) : [name]));
      expect(plain.filter((name) => !(names as readonly string[]).includes(name))).toEqual([]);
    }
  });
});

/** Stands in for the catalogue's own names. */
const nouns: Nouns = (field, value) => {
  if (field === 'soldier') return { key: 'card.modern-core/giacomelli' };
  if (field === 'target' && typeof value === 'number')
    return value < 0 ? undefined : { key: 'noun.target', args: { number: value + 1 } };
  if (field === 'hostile' && value !== -1) return { key: 'card.modern-jungle/thug' };
  if (field === 'weapon' || field === 'item') return { key: 'card.modern-core/m4' };
  if (['slot', 'from', 'to'].includes(field) && typeof value === 'number')
    return { key: 'noun.slot', args: { slot: value } };
  return field === 'card' ? { key: 'card.modern-core/steady-aim' } : undefined;
};

const ROLLED = {
  soldier: 1,
  mode: 'burst',
  dice: [3, 7],
  modifier: 2,
  kill: 9,
  cover: 3,
  defeatCover: 2,
  coverModifier: 0,
  rolledKills: 0,
  rolledSuppresses: 1,
  kills: 0,
  suppresses: 1,
  unplaced: 0,
};
const STRUCK = { hostile: 4, soldier: 1, die: 8, defeatCover: 5, cover: 4, result: '2 all', wounds: 2 };

describe('the log tells the story', () => {
  it.each([
    [
      'event.attackDeclared',
      { soldier: 1, weapon: 3, profile: 0, hostile: 4, target: -1 },
      'Giacomelli attacks Thug with M4 Carbine.',
      'Giacomelli támad: M4 karabély, célpont: Verőember.',
      'Giacomelli attacca Teppista con Carabina M4.',
    ],
    [
      'event.attackDeclared',
      { soldier: 1, weapon: 3, profile: 0, hostile: -1, target: 1 },
      'Giacomelli attacks Objective target 2 with M4 Carbine.',
      'Giacomelli támad: M4 karabély, célpont: az Objective 2. célpontja.',
      'Giacomelli attacca il bersaglio 2 dell’Obiettivo con Carabina M4.',
    ],
    [
      'event.attackRolled',
      ROLLED,
      'Giacomelli, Burst: 3, 7 (+2) against 9+; Defeat Cover 2 against Cover 3 – 1 Suppress.',
      'Giacomelli, rövid sorozat: 3, 7 (+2), kell 9+; fedezék legyőző dobás 2, fedezék 3 – 1 lefogás.',
      'Giacomelli, raffica: 3, 7 (+2) contro 9+; Copertura: 2 contro 3 – 1 Soppressione.',
    ],
    [
      'event.attackRolled',
      { ...ROLLED, mode: 'explosion', modifier: 0, coverModifier: 1, kills: 2, suppresses: 2 },
      'Giacomelli, Explosion: 3, 7 against 9+; Defeat Cover 2 (+1) against Cover 3 – 2 Kills, 2 Suppress.',
      'Giacomelli, robbanás: 3, 7, kell 9+; fedezék legyőző dobás 2 (+1), fedezék 3 – 2 ölés, 2 lefogás.',
      'Giacomelli, Esplosione: 3, 7 contro 9+; Copertura: 2 (+1) contro 3 – 2 Uccisioni, 2 Soppressioni.',
    ],
    [
      'event.attackRolled',
      { ...ROLLED, rolledSuppresses: 3, suppresses: 2, unplaced: 1 },
      'Giacomelli, Burst: 3, 7 (+2) against 9+; Defeat Cover 2 against Cover 3 – 2 Suppress (rolled: 3 Suppress).',
      'Giacomelli, rövid sorozat: 3, 7 (+2), kell 9+; fedezék legyőző dobás 2, fedezék 3 – 2 lefogás (a dobás: 3 lefogás).',
      'Giacomelli, raffica: 3, 7 (+2) contro 9+; Copertura: 2 contro 3 – 2 Soppressioni (tiro: 3 Soppressioni).',
    ],
    [
      'event.attackRolled',
      { ...ROLLED, rolledKills: 2, kills: 1, suppresses: 0, unplaced: 2 },
      'Giacomelli, Burst: 3, 7 (+2) against 9+; Defeat Cover 2 against Cover 3 – 1 Kill (rolled: 2 Kills, 1 Suppress).',
      'Giacomelli, rövid sorozat: 3, 7 (+2), kell 9+; fedezék legyőző dobás 2, fedezék 3 – 1 ölés (a dobás: 2 ölés, 1 lefogás).',
      'Giacomelli, raffica: 3, 7 (+2) contro 9+; Copertura: 2 contro 3 – 1 Uccisione (tiro: 2 Uccisioni, 1 Soppressione).',
    ],
    [
      'event.hostileRolled',
      STRUCK,
      'Thug against Giacomelli: 8 on the d10; Defeat Cover 5 against Cover 4 – 2 Wounds.',
      'Verőember, célpont Giacomelli: támadás 8; fedezék legyőző dobás 5, fedezék 4 – 2 sebesülés.',
      'Teppista contro Giacomelli: attacco 8; Copertura: 5 contro 4 – 2 Ferite.',
    ],
    [
      'event.hostileRolled',
      { ...STRUCK, result: 'kill', wounds: 0 },
      'Thug against Giacomelli: 8 on the d10; Defeat Cover 5 against Cover 4 – Kill.',
      'Verőember, célpont Giacomelli: támadás 8; fedezék legyőző dobás 5, fedezék 4 – ölés.',
      'Teppista contro Giacomelli: attacco 8; Copertura: 5 contro 4 – Uccisione.',
    ],
    [
      'event.soldierMoved',
      { soldier: 1, from: 1, to: 2, cost: 1 },
      'Giacomelli Moves: slot 1 → slot 2, 1 card discarded.',
      'Giacomelli lép: 1. hely → 2. hely, 1 lap eldobva.',
      'Giacomelli muove: spazio 1 → spazio 2, 1 carta scartata.',
    ],
    [
      'event.cardPlayed',
      { soldier: 1, card: 'modern-core/steady-aim', isUpgunned: true },
      'Giacomelli plays Steady Aim, upgunned.',
      'Giacomelli kijátssza: Nyugodt célzás (felüllövés).',
      'Giacomelli gioca Mira ferma (Potenziamento).',
    ],
    [
      'event.woundTreated',
      { soldier: 1, wound: 0, left: 1 },
      'One of Giacomelli’s Wounds is treated; 1 left for good.',
      'Giacomelli: egy sebesülés lekezelve, 1 pont végleg marad.',
      'Una Ferita di Giacomelli è Curata: ne resta 1 per sempre.',
    ],
    [
      'command.attack',
      { soldier: 1, weapon: 3, profile: 1 },
      'Giacomelli: attack with M4 Carbine, launcher',
      'Giacomelli támad: M4 karabély, gránátvető',
      'Giacomelli: attacca con Carabina M4, lanciagranate',
    ],
    ['command.branch', { branch: 1 }, 'Option 2', '2. lehetőség', 'Scelta 2'],
    [
      'decision.discardChoice',
      {},
      'Choose cards to set aside for a later Move.',
      'Válaszd ki a belépéshez félretett lapokat!',
      'Scegli le carte da mettere da parte per un’Entrata.',
    ],
  ])('%s', (key, data, ...expected) => {
    const told = LANGUAGES.map((language) => say(textIn(language), key, data, nouns));
    expect(told).toEqual(expected);
  });
});

describe('names of packs', () => {
  const messages = localeMessages({
    one: { cards: { knife: "Hunter's {Knife}" }, terms: { Sharp: { base: 'Éles', accusative: 'Éleset' } } },
    two: { cards: { knife: 'Kés' }, terms: {} },
  });
  const text = makeText('hu', [messages]);

  it('stand under the pack and are taken literally', () => {
    expect(text.t('card.one/knife')).toBe("Hunter's {Knife}");
    expect(text.t('card.two/knife')).toBe('Kés');
  });

  it('may have forms', () => {
    expect(text.formsOf('term.Sharp')).toEqual({ base: 'Éles', accusative: 'Éleset' });
  });
});
