import { CARD_TYPES } from '../src/content/cards.ts';
import { CARD_FILES } from '../src/content/files.ts';
import { type Carrier, MOMENTS } from '../src/content/moments.ts';
import { CONDITION_WORDS, COST_WORDS, WHO_WORDS } from '../src/content/terms.ts';
import { schemaFiles } from '../src/packs/index.ts';
import { allWords } from '../src/words/lookup.ts';
import { drawCards } from '../src/words/soldier/draw-cards.ts';

/** The parts of docs/card-author-guide.md that are made from the schemas and the tables of words. */

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

function schemaOf(kind: string): Schema {
  const text = schemaFiles().find(({ name }) => name === `${kind}.schema.json`)?.text ?? '{}';
  return JSON.parse(text) as Schema;
}

/** A value as a reader writes it. */
function shownAs(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace('#/$defs/', '');
  if (schema.enum !== undefined) return schema.enum.join(' / ');
  if (schema.const !== undefined) return `${schema.const}`;
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return [...new Set(either.map(shownAs))].join(' or ');
  if (schema.prefixItems !== undefined) return tupleOf(schema.prefixItems);
  if (schema.items !== undefined) return `[${shownAs(schema.items)}, …]`;
  if (schema.properties !== undefined) return `{ ${fieldsOf(schema).join(', ')} }`;
  return schema.type === 'integer' ? `${schema.minimum} to ${schema.maximum}` : 'text';
}

function tupleOf(items: readonly Schema[]): string {
  const [first = {}] = items;
  return items.length === 2 ? '[least, most]' : `list of ${items.length}: ${shownAs(first)}`;
}

/** Fields with a question mark where they may be left out. */
function fieldsOf({ properties = {}, required = [] }: Schema): readonly string[] {
  return Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${shownAs(schema)}`,
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return lines.join('\n');
}

const COMMON = ['id', 'source', 'type', 'traits', 'abilities'];

function fieldTable({ properties = {}, required = [] }: Schema, wanted: (name: string) => boolean): string {
  const rows = Object.entries(properties)
    .filter(([name]) => wanted(name))
    .map(([name, schema]) => [
      `\`${name}\`${required.includes(name) ? '' : ' ?'}`,
      `\`${shownAs(schema)}\``,
      schema.description ?? '',
    ]);
  return table(['field', 'value', 'meaning'], rows);
}

function cardTables(): string {
  const common = fieldTable(
    schemaOf('skills').items ?? {},
    (name) => COMMON.includes(name) && name !== 'type',
  );
  const each = Object.entries(CARD_FILES).map(([kind, type]) => {
    const { items = {} } = schemaOf(kind);
    const own = (name: string) => !COMMON.includes(name);
    const fields = Object.keys(items.properties ?? {}).some(own)
      ? fieldTable(items, own)
      : 'No further field.';
    return `#### ${kind}.json: \`"type": "${type}"\`\n\n${fields}`;
  });
  return ['Every card:', common, ...each].join('\n\n');
}

function teamTables(): string {
  const team = schemaOf('teams').items ?? {};
  const { soldiers } = team.properties ?? {};
  const { gear } = soldiers?.items?.properties ?? {};
  const all = () => true;
  return [
    fieldTable(team, all),
    'Each of the `soldiers`:',
    fieldTable(soldiers?.items ?? {}, all),
    'Each piece of `gear`:',
    fieldTable(gear?.items ?? {}, all),
  ].join('\n\n');
}

/** In this order, what a Soldier owns comes in one block. */
const CARRIERS: readonly Carrier[] = [
  'report',
  ...CARD_TYPES.filter((type) => type !== 'action' && type !== 'report'),
  'support',
  'action',
];

function cardsOf(carriers: readonly Carrier[]): string {
  return CARRIERS.filter((type) => carriers.includes(type)).join(', ');
}

function momentTable(): string {
  const rows = Object.entries(MOMENTS).map(([name, { meaning, on }]) => [
    `\`${name}\``,
    meaning,
    cardsOf(on),
  ]);
  return table(['`when`', 'moment', 'on cards'], rows);
}

function termTable(
  head: string,
  terms: Readonly<Record<string, { readonly meaning: string; readonly at: readonly string[] }>>,
): string {
  const rows = Object.entries(terms).map(([name, { meaning, at }]) => [
    `\`${name}\``,
    meaning,
    at.join(', '),
  ]);
  return table([head, 'meaning', 'at'], rows);
}

function whoTable(): string {
  const rows = Object.entries(WHO_WORDS).map(([name, { meaning, isChosen, on }]) => [
    `\`${name}\``,
    meaning,
    [isChosen && '`who`', on && '`on`'].filter(Boolean).join(', '),
  ]);
  return table(['word', 'meaning', 'as'], rows);
}

/** The fields of each word besides its name. */
function wordFields(): ReadonlyMap<string, string> {
  const { effect } = schemaOf('skills').$defs ?? {};
  return new Map(
    (effect?.oneOf ?? []).map((schema) => {
      const { effect: name, ...others } = schema.properties ?? {};
      const fields = fieldsOf({ ...schema, properties: others }).map((field) => `\`${field}\``);
      return [`${name?.const}`, fields.join(', ')];
    }),
  );
}

/** Lists that come again and again, by a short name. */
const SHORT: Readonly<Record<string, string>> = {
  '*owned*': cardsOf(MOMENTS.soldierDowned.on),
  '*serving*': Object.keys(drawCards.at)
    .map((when) => `\`${when}\``)
    .join(', '),
};

function shorten(text: string): string {
  return Object.entries(SHORT).reduce((short, [name, list]) => short.replaceAll(list, name), text);
}

function wordTable(): string {
  const fields = wordFields();
  const rows = allWords.map(({ name, meaning, at }) => {
    const places = Object.entries(at).map(([when, carriers]) =>
      carriers.length === MOMENTS[when as keyof typeof MOMENTS].on.length
        ? `\`${when}\``
        : `\`${when}\` (${cardsOf(carriers)})`,
    );
    return [`\`${name}\``, meaning, fields.get(name) ?? '', shorten(places.join(', '))];
  });
  const legend = Object.entries(SHORT).map(([name, list]) => `${name} stands for ${list}.`);
  return [table(['`effect`', 'meaning', 'fields', 'works at'], rows), ...legend].join('\n\n');
}

/** Every generated part, by the name of its place in the guide. */
export const GUIDE_PARTS: Readonly<Record<string, () => string>> = {
  cards: cardTables,
  moments: momentTable,
  conditions: () => termTable('`is`', CONDITION_WORDS),
  costs: () => termTable('`pay`', COST_WORDS),
  who: whoTable,
  words: wordTable,
  teams: teamTables,
  campaigns: () => fieldTable(schemaOf('campaigns').items ?? {}, () => true),
};

/** The guide with its generated parts rewritten. */
export function renewGuide(guide: string): string {
  return Object.entries(GUIDE_PARTS).reduce(
    (text, [name, make]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end -->)`),
        (_all, start: string, end: string) => `${start}\n${make()}\n\n${end}`,
      ),
    guide,
  );
}
