import type * as z from 'zod';

/** Both sides without the difference that cards are read-only and parsed data is not. */
type Plain<T> = T extends object ? { readonly [K in keyof T]: Plain<T[K]> } : T;

type IsSame<A, B> =
  (<X>() => X extends Plain<A> ? 1 : 2) extends <X>() => X extends Plain<B> ? 1 : 2 ? true : false;

type Proof<Schemas, Types> = {
  readonly [K in keyof Schemas]: K extends keyof Types
    ? Schemas[K] extends z.ZodType
      ? IsSame<z.output<Schemas[K]>, Types[K]> extends true
        ? Schemas[K]
        : never
      : never
    : never;
};

/** The members of a union by their word. */
export type ByWord<Union, Key extends keyof Union> = {
  readonly [W in Union[Key] & string]: Extract<Union, { readonly [K in Key]: W }>;
};

/**
 * Schemas that say exactly what the engine's types say: a schema that differs from its type, is missing or is
 * superfluous does not compile. So there is one definition, and zod stays out of the engine.
 */
export function sameAs<Types>() {
  return <Schemas extends Readonly<Record<keyof Types, z.ZodType>>>(
    schemas: Schemas & Proof<Schemas, Types>,
  ): Schemas => schemas;
}
