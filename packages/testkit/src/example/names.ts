import type { ExampleAdapter } from '@sitrep/contract';
import type { GameTypes, Match } from '@sitrep/kernel';

type Fields = Readonly<Record<string, unknown>>;

/** Replaces the tokens and ids in a game's data with names, and names with tokens and ids. */
export class Names<T extends GameTypes> {
  readonly #adapter: ExampleAdapter<T>;
  readonly #content: T['content'];

  constructor(adapter: ExampleAdapter<T>, content: T['content']) {
    this.#adapter = adapter;
    this.#content = content;
  }

  /** The data with a name for every token and id in it. */
  name(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.name(item));
    if (!isFields(value)) return value;
    const home = value.from ?? value.zone;
    return mapFields(value, (field, key) => {
      if (key === 'zones' && isFields(field))
        return mapFields(field, (zone, name) => this.#nameZone(zone, name));
      if (key === 'tokens' && typeof home === 'string') return this.#nameTokens(field, home);
      const zone = this.#zoneOf(key);
      return zone === undefined ? this.name(field) : this.#nameTokens(field, zone);
    });
  }

  nameOf(zone: string, token: number): string {
    return this.#adapter.nameOf(this.#content, zone, token);
  }

  /** The data with a token or id for every name in it; names of nothing on the table are listed in `missing`. */
  unname(value: unknown, match: Match<T>, missing: string[]): unknown {
    if (Array.isArray(value)) return value.map((item) => this.unname(item, match, missing));
    if (!isFields(value)) return value;
    return mapFields(value, (field, key) => {
      if (this.#zoneOf(key) === undefined) return this.unname(field, match, missing);
      return mapItems(field, (name) => (typeof name === 'string' ? this.#meant(name, match, missing) : name));
    });
  }

  #zoneOf(key: string): string | undefined {
    return Object.hasOwn(this.#adapter.tokenFields, key) ? this.#adapter.tokenFields[key] : undefined;
  }

  #nameZone(zone: unknown, name: string): unknown {
    if (!isFields(zone)) return zone;
    return mapFields(zone, (field, key) => (key === 'tokens' ? this.#nameTokens(field, name) : field));
  }

  /** Negative numbers stand for no token at all. */
  #nameTokens(field: unknown, zone: string): unknown {
    return mapItems(field, (token) => {
      if (typeof token === 'number' && token >= 0) return this.nameOf(zone, token);
      return typeof token === 'string' ? this.#nameOfId(token) : token;
    });
  }

  #nameOfId(id: string): string {
    return this.#adapter.ids?.nameOf(this.#content, id) ?? id;
  }

  /** A token on the table, or else an id. */
  #meant(name: string, match: Match<T>, missing: string[]): number | string | undefined {
    const meant = this.#tokenOf(name, match) ?? this.#adapter.ids?.idOf(this.#content, name);
    if (meant === undefined) missing.push(name);
    return meant;
  }

  #tokenOf(name: string, match: Match<T>): number | undefined {
    for (const [zone, { tokens }] of Object.entries(match.state.zones)) {
      const found = tokens.find((token) => this.nameOf(zone, token) === name);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function mapItems(field: unknown, change: (item: unknown) => unknown): unknown {
  return Array.isArray(field) ? field.map(change) : change(field);
}

function mapFields(fields: Fields, change: (field: unknown, key: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, change(field, key)]));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
