import { pick, type Uniform } from '@sitrep/kernel';
import { type PackProblemCode, schemaFiles } from '../src/packs/index.ts';
import {
  type Data,
  knownFor,
  originals,
  PACKS,
  type Spoiler,
  spoilEntry,
  spoilObject,
  textOf,
  withText,
} from './packs-files.ts';
import {
  campaignEnemy,
  campaignNameless,
  campaignTwice,
  campaignUnknown,
  teamPoor,
  teamType,
  teamUnknown,
} from './packs-plans.ts';

/** The same in a file of cards that chance chooses. */
function anyCards(spoiler: (file: string) => Spoiler): Spoiler {
  const files = ['soldiers', 'weapons', 'equipment', 'skills', 'actions', 'missions', 'objectives'];
  const more = ['locations', 'hostiles', 'events', 'reports'];
  return (random) => spoiler(`${pick([...files, ...more], random)}.json`)(random);
}

/** The fields that every card of a file must have, as the exported schema says. */
function requiredIn(file: string): readonly string[] {
  const found = schemaFiles().find(({ name }) => name === file.replace('.json', '.schema.json'));
  const { items } = JSON.parse(found?.text ?? '{}') as { items: { required: readonly string[] } };
  return items.required;
}

const deleteField = (file: string) =>
  spoilEntry(file, (card, random) => {
    const field = pick(requiredIn(file), random);
    delete card[field];
    return [field, 'PACK_FIELD_MISSING'];
  });

function numbersOf(card: Data): readonly string[] {
  return Object.keys(card).filter((field) => typeof card[field] === 'number');
}

const spoilNumber = (value: unknown, code: PackProblemCode) => (file: string) =>
  spoilEntry(file, (card, random) => {
    const fields = numbersOf(card);
    if (fields.length === 0) return undefined;
    const field = pick(fields, random);
    card[field] = value;
    return [field, code];
  });

const renameField = (file: string) =>
  spoilEntry(file, (card, random) => {
    const optional = Object.keys(card).filter((field) =>
      ['abilities', 'traits', 'load', 'limit'].includes(field),
    );
    if (optional.length === 0) return undefined;
    const field = pick(optional, random);
    card[`${field}x`] = card[field];
    delete card[field];
    return [`${field}x`, 'PACK_FIELD_UNKNOWN'];
  });

interface AbilityData extends Data {
  do: Data[];
}

function abilitiesOf(card: Data): readonly AbilityData[] {
  return (card.abilities ?? []) as AbilityData[];
}

const misspell = (file: string) =>
  spoilEntry(file, (card, random) => {
    const [ability] = abilitiesOf(card);
    if (ability === undefined) return undefined;
    if (random.below(2) === 0) {
      ability.when = `${String(ability.when)}s`;
      return ['abilities.0.when', 'PACK_WORD_UNKNOWN'];
    }
    const at = random.below(ability.do.length);
    ability.do[at] = { ...ability.do[at], effect: 'modAtack' };
    return [`abilities.0.do.${at}.effect`, 'PACK_WORD_UNKNOWN'];
  });

const makeIdle = (file: string) =>
  spoilEntry(file, (card) => {
    card.abilities = [{ when: 'static', do: [{ effect: 'grantMove' }] }];
    const isPlayed = card.type === 'action' && card.kind !== 'support';
    return [isPlayed ? 'abilities.0.when' : 'abilities.0.do.0.effect', 'PACK_WORD_IDLE'];
  });

const duplicate = (file: string) =>
  spoilEntry(file, (card, _random, list) => {
    list.push(structuredClone(card));
    return [`/${list.length - 1}.id`, 'PACK_ID_TWICE'];
  });

const misplace = (file: string) =>
  spoilEntry(file, (card) => {
    card.type = card.type === 'skill' ? 'report' : 'skill';
    return ['type', 'PACK_CARD_MISPLACED'];
  });

interface ChartData {
  columns: { reticles: number[]; rows: { from: number }[] }[];
}

function spoilChart(spoil: (chart: ChartData) => string): Spoiler {
  return spoilEntry('hostiles.json', (card) => {
    const [chart] = card.charts as ChartData[];
    return chart === undefined ? undefined : [`charts.0.columns${spoil(chart)}`, 'PACK_CHART_BROKEN'];
  });
}

const columnGap = spoilChart((chart) => {
  const [first] = chart.columns;
  if (chart.columns.length > 1) chart.columns.pop();
  else if (first !== undefined) first.reticles = [9, 9];
  return '';
});

const columnTwice = spoilChart((chart) => {
  chart.columns.push(...structuredClone(chart.columns.slice(0, 1)));
  return '';
});

const rowsFall = spoilChart(({ columns: [first] }) => {
  first?.rows.push(...structuredClone(first.rows.slice(-1)));
  return `.0.rows.${(first?.rows.length ?? 0) - 1}.from`;
});

const columnCount = spoilEntry('hostiles.json', (card) => {
  const effects = abilitiesOf(card).flatMap((ability, at) =>
    ability.do.map((effect, index) => ({ effect, path: `abilities.${at}.do.${index}.amount.byColumn` })),
  );
  const found = effects.find(({ effect }) => typeof effect.amount === 'object');
  if (found === undefined) return undefined;
  found.effect.amount = { byColumn: [1, 1, 1, 1, 1, 1, 1] };
  return [found.path, 'PACK_FIGURES_CLASH'];
});

const danglingScreen = spoilEntry('hostiles.json', (card) => {
  card.abilities = [
    { when: 'static', do: [{ effect: 'screens', those: { of: 'cards', cards: ['nobody'] } }] },
  ];
  return ['abilities.0.do.0.those.cards.0', 'PACK_REFERENCE_UNKNOWN'];
});

const shortTable = (file: string) =>
  spoilEntry(file, (card, random) => {
    const table = card.hostiles as unknown[];
    if (random.below(2) === 0) table.pop();
    else table.push(3);
    return ['hostiles', 'PACK_FIELD_RANGE'];
  });

const missionBounds = spoilEntry('missions.json', (card, random) => {
  const field = pick(['objectiveSlot', 'time', 'resources'], random);
  card[field] = pick([0, 1_000], random);
  return [field, 'PACK_FIELD_RANGE'];
});

const targetClash = spoilEntry('objectives.json', (card) => {
  if (card.target === undefined) {
    card.target = { cover: 3, hits: 1, count: 1 };
    return ['conditions', 'PACK_OBJECTIVE_TARGET'];
  }
  delete card.target;
  return ['target', 'PACK_OBJECTIVE_TARGET'];
});

const fleetingTarget = spoilEntry('events.json', (card) => {
  card.abilities = [{ when: 'eventDrawn', do: [{ effect: 'moveTimer', amount: 1 }] }];
  card.attackable = { cover: 3, hits: 1 };
  return ['attackable', 'PACK_FIGURES_CLASH'];
});

const selflessRow = spoilEntry('events.json', (card) => {
  const rows = [{ from: 5, wounds: 1, destroy: true }];
  card.abilities = [{ when: 'eventDrawn', do: [{ effect: 'chartAttack', rows, penetration: 0 }] }];
  delete card.attackable;
  return ['abilities.0.do.0.rows.0.destroy', 'PACK_WORD_IDLE'];
});

const failureAlone = spoilEntry('objectives.json', (card) => {
  card.conditions = [{ need: 'failIf', is: 'soldiersLost', least: 2 }];
  delete card.target;
  return ['conditions', 'PACK_FIGURES_CLASH'];
});

const danglingKit = spoilEntry('soldiers.json', (card) => {
  if (card.kind !== 'nonPlayer') return undefined;
  card.kit = ['m4', 'no-such-thing'];
  return ['kit.1', 'PACK_REFERENCE_UNKNOWN'];
});

const actionsShort = spoilEntry('soldiers.json', (card) => {
  (card.actions as number[]).pop();
  return ['actions', 'PACK_FIGURES_CLASH'];
});

const noKit = spoilEntry('soldiers.json', (card) => {
  const field = card.kind === 'squad' ? 'squadAttack' : 'unarmed';
  delete card[field];
  return [field, 'PACK_FIELD_MISSING'];
});

const danglingPrereq = spoilEntry('skills.json', (card) => {
  card.prereq = 'no-such-skill';
  return ['prereq', 'PACK_REFERENCE_UNKNOWN'];
});

const attachNothing = spoilEntry('equipment.json', (card) => {
  card.attachesTo = ['Rifle', 'Catapult'];
  return ['attachesTo.1', 'PACK_REFERENCE_UNKNOWN'];
});

const noStack = spoilEntry('weapons.json', (card) => {
  const [profile] = card.profiles as Data[];
  if (profile?.stack === undefined) return undefined;
  profile.stack = 5;
  return ['profiles.0.stack', 'PACK_FIGURES_CLASH'];
});

const sameUpgun = spoilEntry('actions.json', (card) => {
  const [ability] = abilitiesOf(card);
  if (ability === undefined) return undefined;
  ability.upgun = {};
  return ['abilities.0.upgun', 'PACK_UPGUN_SAME'];
});

const LOCALES = ['locales/en.json', 'locales/hu.json', 'locales/it.json'];

const inLocale =
  (spoil: (names: Data, random: Uniform, field: string) => readonly [string, PackProblemCode]): Spoiler =>
  (random) =>
    spoilObject(pick(LOCALES, random), (data) => {
      const field = pick(['cards', 'terms'], random);
      return spoil(data[field] as Data, random, field);
    })(random);

const nameless = inLocale((names, random, field) => {
  // The terms of the core are known to the packs that require it.
  const name = pick(Object.keys(names).slice(0, field === 'terms' ? 2 : undefined), random);
  delete names[name];
  return [`${field}.${name}`, 'PACK_NAME_MISSING'];
});

const overnamed = inLocale((names, _random, field) => {
  names.nothing = 'Nothing';
  return [`${field}.nothing`, 'PACK_NAME_UNUSED'];
});

const manifestField = spoilObject('pack.json', (data, random) => {
  const field = pick(['id', 'version', 'ruleset', 'requires', 'languages', 'sources'], random);
  delete data[field];
  return [field, 'PACK_FIELD_MISSING'];
});

const strangeLanguage = spoilObject('pack.json', (data) => {
  data.languages = ['en', 'hu', 'it', 'xx'];
  return ['languages.3', 'PACK_WORD_UNKNOWN'];
});

const requiresMore = spoilObject('pack.json', (data) => {
  data.requires = ['modern-core', 'modern-moon'].filter((id) => id !== data.id);
  return [`requires.${(data.requires as string[]).length - 1}`, 'PACK_REQUIRED_MISSING'];
});

const alone: Spoiler = (random) => {
  const id = pick(['modern-jungle', 'modern-middle-east'] as const, random);
  return {
    files: originals[id],
    known: [],
    file: 'pack.json',
    path: 'requires.0',
    code: 'PACK_REQUIRED_MISSING',
  };
};

const noLocale: Spoiler = (random) => {
  const [id, file] = [pick(PACKS, random), pick(LOCALES, random)];
  const files = originals[id].filter(({ name }) => name !== file);
  return { files, known: knownFor(id), file, path: '', code: 'PACK_FILE_MISSING' };
};

const strayFile: Spoiler = (random) => {
  const id = pick(PACKS, random);
  const file = pick(['wepons.json', 'notes.json', 'locales/de.json'], random);
  const files = [...originals[id], { name: file, text: '{"cards":{},"terms":{}}' }];
  return { files, known: knownFor(id), file, path: '', code: 'PACK_FILE_UNKNOWN' };
};

/** Spoils the text of any file. */
const spoilText =
  (spoil: (text: string, random: Uniform) => string): Spoiler =>
  (random) => {
    const id = pick(PACKS, random);
    const { name, text } = pick(originals[id], random);
    const files = withText(id, name, spoil(text, random));
    return { files, known: knownFor(id), file: name, path: '', code: 'PACK_NOT_JSON' };
  };

const cutOff = spoilText((text, random) =>
  text.trimEnd().slice(0, 1 + random.below(text.trimEnd().length - 1)),
);
const strayComma = spoilText((text) => text.replace(/\s*([\]}])\s*$/, ',$1'));
const noColon = spoilText((text) => text.replace(':', ' '));

const keyTwice: Spoiler = (random) => {
  const id = pick(PACKS, random);
  const text = textOf(id, 'pack.json').replace('{', '{ "version": "2.0.0",');
  return {
    files: withText(id, 'pack.json', text),
    known: knownFor(id),
    file: 'pack.json',
    path: 'version',
    code: 'PACK_KEY_TWICE',
  };
};

/** All the ways to break a pack, by name. */
export const SPOILERS: Readonly<Record<string, Spoiler>> = {
  deleteField: anyCards(deleteField),
  changeType: anyCards(spoilNumber('7', 'PACK_FIELD_TYPE')),
  fraction: anyCards(spoilNumber(1.5, 'PACK_FIELD_TYPE')),
  outOfRange: anyCards(spoilNumber(5_000, 'PACK_FIELD_RANGE')),
  renameField: anyCards(renameField),
  misspell: anyCards(misspell),
  makeIdle: anyCards(makeIdle),
  duplicate: anyCards(duplicate),
  misplace: anyCards(misplace),
  columnGap,
  columnTwice,
  rowsFall,
  columnCount,
  danglingScreen,
  shortLocationTable: shortTable('locations.json'),
  shortObjectiveTable: shortTable('objectives.json'),
  missionBounds,
  targetClash,
  fleetingTarget,
  selflessRow,
  failureAlone,
  danglingKit,
  actionsShort,
  noKit,
  danglingPrereq,
  attachNothing,
  noStack,
  sameUpgun,
  teamUnknown,
  teamType,
  teamPoor,
  campaignUnknown,
  campaignTwice,
  campaignEnemy,
  campaignNameless,
  nameless,
  overnamed,
  manifestField,
  strangeLanguage,
  requiresMore,
  alone,
  noLocale,
  strayFile,
  cutOff,
  strayComma,
  noColon,
  keyTwice,
};
