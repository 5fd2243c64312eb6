import type { Fields, Shape } from '@sitrep/contract';
import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import { joinShapes } from './join-shapes.ts';

const PLAIN = [
  [TypeFlags.StringLike, 'text'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'flag'],
] as const;

/** Turns types into shapes. Interfaces and lists of kinds get a name, so that each is written once. */
export class ShapeReader {
  readonly named: Record<string, Shape> = {};
  /** What the comments in the code say about fields, by `TYPE.field`. */
  readonly comments = new Map<string, string>();
  readonly #checker: Checker;
  /** Which type a name stands for. */
  readonly #owners = new Map<string, number>();
  readonly #kinds = new Map<string, Shape>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  fieldsOf(type: Type, name = ''): Fields {
    const members = this.#checker.getPropertiesOfType(type);
    for (const member of members) {
      const comment = this.#checker.getDocumentationCommentOfSymbol(member);
      if (comment !== '') this.comments.set(`${name}.${member.name}`, comment);
    }
    const types = members.map((member) => this.#checker.getTypeOfSymbol(member));
    const shapes = types.map((found) => (found === undefined ? 'any' : this.shapeOf(found)));
    return Object.fromEntries(members.map((member, at) => [member.name, shapes[at] ?? 'any']));
  }

  shapeOf(type: Type): Shape {
    if (type.getAliasSymbol()?.name === 'Immutable') return this.#shapeOfUnion(type.getAliasTypeArguments());
    if (type.isUnionType()) return this.#shapeOfUnion(type.getTypes(), type);
    if (type.isStringLiteralType()) return [type.value];
    const plain = PLAIN.find(([flags]) => (type.flags & flags) !== 0);
    if (plain !== undefined) return plain[1];
    return this.#checker.isArrayLikeType(type) ? this.#shapeOfList(type) : this.#shapeOfRecord(type);
  }

  /** What is missing is written as `null` everywhere: `undefined` does not count. */
  #shapeOfUnion(types: readonly Type[], union?: Type): Shape {
    const present = types.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0);
    const kinds = present.flatMap((type) => {
      const kind = this.#kindOf(type);
      return kind === undefined ? [] : [[kind, type] as const];
    });
    if (present.length > 1 && kinds.length === present.length) return this.#shapeOfKinds(kinds, union);
    const [first = 'any', ...others] = present.map((type) => this.shapeOf(type));
    return others.reduce((one, other) => joinShapes(one, other, this.named), first);
  }

  /** The one word in the field `type` of a record. */
  #kindOf(type: Type): string | undefined {
    const member = this.#checker.getPropertyOfType(type, 'type');
    const kind = member && this.#checker.getTypeOfSymbol(member);
    return kind?.isStringLiteralType() ? kind.value : undefined;
  }

  /** The same kinds are read once, under the name that they have somewhere. */
  #shapeOfKinds(kinds: readonly (readonly [string, Type])[], union: Type | undefined): Shape {
    const key = kinds.map(([, { id }]) => id).join();
    const known = this.#kinds.get(key);
    if (known !== undefined) return known;
    const name = union?.getAliasSymbol()?.name;
    const read = () => this.#readKinds(kinds);
    const shape = name === undefined || union === undefined ? read() : this.#shapeByName(name, union, read);
    this.#kinds.set(key, shape);
    return shape;
  }

  #readKinds(kinds: readonly (readonly [string, Type])[]): Shape {
    const sorted = kinds.toSorted(([one], [other]) => (one < other ? -1 : 1));
    const fields = sorted.map(([kind, type]) => {
      const { type: _type, ...rest } = this.fieldsOf(type, kind);
      return [kind, rest] as const;
    });
    return { kinds: Object.fromEntries(fields) };
  }

  #shapeOfList(type: Type): Shape {
    const items = type.isTypeReference() ? this.#checker.getTypeArguments(type) : [];
    return { list: this.#shapeOfUnion(items) };
  }

  #shapeOfRecord(type: Type): Shape {
    const [index] = this.#checker.getIndexInfosOfType(type);
    if (index !== undefined) return { byKey: this.shapeOf(index.valueType) };
    if (this.#checker.getPropertiesOfType(type).length === 0) return 'any';
    const symbol = type.getSymbol();
    const isInterface = symbol !== undefined && (symbol.flags & SymbolFlags.Interface) !== 0;
    if (!isInterface) return { fields: this.fieldsOf(type) };
    return this.#shapeByName(symbol.name, type, () => ({ fields: this.fieldsOf(type, symbol.name) }));
  }

  /** Another type of the same name is written out where it stands. */
  #shapeByName(name: string, type: Type, read: () => Shape): Shape {
    const owner = this.#owners.get(name) ?? type.id;
    if (owner !== type.id) return read();
    if (!this.#owners.has(name)) {
      this.#owners.set(name, type.id);
      this.named[name] = read();
    }
    return name;
  }
}
