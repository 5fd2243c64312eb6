import { findBadCharacter } from './characters.ts';
import { type Fault, fault, type Path } from './problem.ts';

const DEEPEST = 64;

/** Reads JSON, or says where it breaks: `JSON.parse` names no line, and lets a key be given twice. */
export function readJson(
  text: string,
): { readonly value: unknown; readonly faults: readonly Fault[] } | { readonly faults: readonly Fault[] } {
  const scanner = new Scanner(text);
  const broken = scanner.scan();
  if (broken !== undefined) return { faults: [fault('PACK_NOT_JSON', [], broken)] };
  return { value: JSON.parse(text), faults: scanner.faults };
}

class Broken extends Error {}

/** Walks through JSON without keeping its values. */
class Scanner {
  /** What can be read and yet not be used. */
  readonly faults: Fault[] = [];
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** What is wrong and where, or `undefined`. */
  scan(): string | undefined {
    try {
      this.#value([]);
      this.#space();
      if (this.#at < this.#text.length) this.#fail('the text goes on after its end; take away what follows');
    } catch (error) {
      if (error instanceof Broken) return error.message;
      throw error;
    }
    return undefined;
  }

  #fail(why: string): never {
    const before = this.#text.slice(0, this.#at).split('\n');
    const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    const isOpen = this.#text[this.#at] === '"' && !this.#text.includes('"', this.#at + 1);
    const isCut = isOpen || this.#at >= this.#text.length;
    throw new Broken(`${place}: ${isCut ? 'the text ends too early; is the file cut off?' : why}`);
  }

  #space(): void {
    while (' \t\n\r'.includes(this.#text[this.#at] ?? '-')) this.#at += 1;
  }

  #take(sign: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #value(path: Path): void {
    if (path.length > DEEPEST) this.#fail('the data is nested too deeply; flatten it');
    if (this.#take('{')) return this.#object(path);
    if (this.#take('[')) return this.#list(path);
    if (this.#text[this.#at] === '"') return this.#judge(this.#string(), path);
    this.#plain(path);
  }

  #object(path: Path): void {
    const keys = new Set<string>();
    if (this.#take('}')) return;
    do {
      this.#space();
      const key = this.#string();
      if (keys.has(key))
        this.faults.push(
          fault('PACK_KEY_TWICE', [...path, key], `“${key}” is given twice; leave one of them out`),
        );
      keys.add(key);
      this.#judge(key, [...path, key]);
      if (!this.#take(':')) this.#fail('a colon is missing after the name of the field; add it');
      this.#value([...path, key]);
    } while (this.#take(','));
    if (!this.#take('}')) this.#fail('a comma or the closing } is missing; add it');
  }

  #list(path: Path): void {
    if (this.#take(']')) return;
    let index = 0;
    do {
      this.#value([...path, index]);
      index += 1;
    } while (this.#take(','));
    if (!this.#take(']')) this.#fail('a comma or the closing ] is missing; add it');
  }

  #string(): string {
    const found = /"(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
    found.lastIndex = this.#at;
    const [text] = found.exec(this.#text) ?? [];
    if (text === undefined) this.#fail('a text is needed here; write it in double quotes, on one line');
    this.#at += text.length;
    return String(JSON.parse(text));
  }

  /** Names and texts are shown in terminals and titles, and written into saves. */
  #judge(text: string, path: Path): void {
    const found = findBadCharacter(text);
    if (found !== undefined) this.faults.push(fault('PACK_TEXT_BAD', path, `${found}; leave it out`));
  }

  /** Numbers, true, false and null. */
  #plain(path: Path): void {
    const found = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
    found.lastIndex = this.#at;
    const [text] = found.exec(this.#text) ?? [];
    if (text === undefined) this.#fail('a value is needed here; a comma too many, or a comment?');
    this.#at += text.length;
    if (Object.is(Number(text), -0))
      this.faults.push(fault('PACK_FIELD_RANGE', path, `${text} is no number that can be saved; write 0`));
  }
}
