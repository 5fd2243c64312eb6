/** The names that a pack gives in one language, as its locale file has them. */
export interface PackNames {
  readonly title: string;
  readonly terrain: Readonly<Record<string, string>>;
  readonly barriers: Readonly<Record<string, string>>;
  readonly areas: Readonly<Record<string, string>>;
  readonly nations: Readonly<Record<string, string>>;
  readonly weapons: Readonly<Record<string, string>>;
  readonly chits: Readonly<Record<string, string>>;
}

/** What messages call each list of names. */
const FAMILIES = [
  ['terrain', 'terrain'],
  ['barriers', 'barrier'],
  ['areas', 'area'],
  ['nations', 'nation'],
  ['weapons', 'weapon'],
  ['chits', 'chit'],
] as const;

/** The names of packs as messages; `setup.NAME` is the title of a scenario. */
export function localeMessages(packs: Readonly<Record<string, PackNames>>): Readonly<Record<string, string>> {
  const entries = Object.entries(packs).flatMap(([scenario, names]) => [
    [`setup.${scenario}`, names.title] as const,
    ...FAMILIES.flatMap(([family, prefix]) =>
      Object.entries(names[family]).map(([id, name]) => [`${prefix}.${id}`, name] as const),
    ),
  ]);
  return Object.fromEntries(entries);
}
