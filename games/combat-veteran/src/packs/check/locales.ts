import { checkLanguages, type Fault, fault, hint, note } from '@sitrep/packs';
import { type Locale, NAMED, type Named } from '../schema/pack.ts';
import type { Draft } from './read-pack.ts';

/** Names that are missing or name nothing, in each language. */
export function checkLocales(draft: Draft): void {
  checkLanguages(draft, draft.manifest?.languages);
  const needed = namesOf(draft);
  for (const [language, locale] of draft.locales)
    note(
      draft,
      `locales/${language}.json`,
      NAMED.flatMap((field) => nameFaults(locale, field, needed[field])),
    );
}

/** What needs a name; `undefined` if the file that lists it could not be read. */
function namesOf({ chart, map, forces }: Draft): Readonly<Record<Named, readonly string[] | undefined>> {
  return {
    terrain: chart?.terrain.map(({ id }) => id),
    barriers: chart?.barriers.map(({ id }) => id),
    areas: map && Object.keys(map.areas),
    nations: forces && [forces.us.nation, forces.enemy.nation],
    weapons: forces?.weaponTypes.map(({ id }) => id),
    chits: forces && [...(forces.us.chits ?? []), ...(forces.enemy.chits ?? [])].map(({ id }) => id),
  };
}

function nameFaults(locale: Locale, field: Named, needed: readonly string[] | undefined): readonly Fault[] {
  if (needed === undefined) return [];
  const given = Object.keys(locale[field]);
  const missing = needed.filter((name) => !given.includes(name));
  return [
    ...missing.map((name) => fault('PACK_NAME_MISSING', [field, name], `“${name}” has no name; add one`)),
    ...given
      .filter((name) => !needed.includes(name))
      .map((name) =>
        fault(
          'PACK_NAME_UNUSED',
          [field, name],
          `there is no “${name}” in this pack; ${hint(name, missing, 'leave it out')}`,
        ),
      ),
  ];
}
